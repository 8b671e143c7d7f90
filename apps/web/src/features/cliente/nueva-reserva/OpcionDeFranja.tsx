import type { FranjaDeCliente } from '@remanso/contract/franjas.contract';
import Check from 'lucide-react/icons/check';
import { useId } from 'react';
import { BarraDeOcupacion } from '../../../components/ui/BarraDeOcupacion.tsx';
import { nombreDeOcupacion } from '../../../components/ui/ocupacion.view.ts';
import { clasesDeOpcion } from './clasesDeOpcion.ts';
import { clasesDeRadio } from './clasesDeRadio.ts';
import { CAMPO_DE_FRANJA } from '../../../entities/reserva/participantes.view.ts';
import {
  esElegible,
  explicacion,
  nombreDeFranja,
  textoDeFranja,
} from '../../../entities/franja/franja.view.ts';

interface PropiedadesDeOpcionDeFranja {
  franja: FranjaDeCliente;
  /** All the franjas of the day, to name a near one where this franja cannot be chosen. */
  delDia: readonly FranjaDeCliente[];
  elegida: boolean;
  alElegir: (franja: FranjaDeCliente) => void;
}

export function OpcionDeFranja({ franja, delDia, elegida, alElegir }: PropiedadesDeOpcionDeFranja) {
  const id = useId();
  const { estado, horaInicio, horaFin, composicionGenero, capacidadEfectiva } = franja;
  const porQue = explicacion(franja, delDia);
  return (
    <label className="relative">
      <input
        type="radio"
        name={CAMPO_DE_FRANJA}
        value={franja.id}
        checked={elegida}
        disabled={!esElegible(franja)}
        aria-label={nombreDeFranja(franja)}
        aria-describedby={id}
        className={clasesDeRadio}
        onChange={() => alElegir(franja)}
      />
      <span className={`${clasesDeOpcion} flex min-h-29 flex-col px-3.5 py-3`}>
        <span className="cifras flex flex-wrap items-baseline gap-x-1.5 gap-y-1">
          <span className="text-4xl leading-none font-extrabold tracking-tighter">
            {horaInicio}
          </span>
          <span className="text-sm whitespace-nowrap">a {horaFin}</span>
        </span>
        {elegida && (
          <span className="absolute right-2.5 bottom-2.5 grid size-6 place-items-center rounded-full bg-petroleo text-sobre-petroleo">
            <Check aria-hidden="true" className="size-4" strokeWidth={3} />
          </span>
        )}
        <span className="mt-2.5 mb-2 block">
          {estado === 'BLOQUEADA' ? (
            <span className="block h-6 rounded-md [background:repeating-linear-gradient(135deg,var(--color-borde)_0_5px,transparent_5px_11px)]" />
          ) : (
            <BarraDeOcupacion
              composicion={composicionGenero}
              capacidad={capacidadEfectiva}
              conNombre={false}
            />
          )}
        </span>
        <span className="leading-tight font-semibold">{textoDeFranja(franja)}</span>
        {porQue && <span className="mt-0.5 text-sm leading-tight">{porQue}</span>}
        <span id={id} className="sr-only">
          {[estado !== 'BLOQUEADA' && nombreDeOcupacion(composicionGenero), porQue]
            .filter(Boolean)
            .join('. ')}
        </span>
      </span>
    </label>
  );
}
