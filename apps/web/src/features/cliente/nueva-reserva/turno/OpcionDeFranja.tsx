import type { FranjaDeCliente } from '@remanso/contract/franja/franjas.contract';
import Check from 'lucide-react/icons/check';
import { useId } from 'react';
import { useSesion } from '../../../../lib/sesion/useSesion.ts';
import { useRecienCambiado } from '../../../../lib/vivo/useRecienCambiado.ts';
import { nombreDeOcupacion } from '../../../../components/ui/ocupacion/ocupacion.view.ts';
import { contarPersonas } from '../../../../lib/palabras.ts';
import { CaraDeFranja } from './CaraDeFranja.tsx';
import { clasesDeOpcion, clasesDeRadio } from '../../../../components/ui/clasesDeOpcion.ts';
import { CAMPO_DE_FRANJA } from '../../../../entities/reserva/participantes.view.ts';
import { esElegible, nombreDeFranja, textoPara } from '../../../../entities/franja/franja.view.ts';

interface PropiedadesDeOpcionDeFranja {
  franja: FranjaDeCliente;
  /** The number of people. A franja without room for all of them looks like a full franja. */
  personas: number;
  /** True where the number of people is fixed: a franja with less room cannot be chosen. */
  grupoFijo: boolean;
  elegida: boolean;
  alElegir: (franja: FranjaDeCliente) => void;
}

export function OpcionDeFranja({
  franja,
  personas,
  grupoFijo,
  elegida,
  alElegir,
}: PropiedadesDeOpcionDeFranja) {
  const id = useId();
  const { isAuthenticated } = useSesion();
  const { estado, composicionGenero, retenidas } = franja;
  const marca = useRecienCambiado(`${estado} ${franja.ocupadosTotal}`);
  const noAlcanza = esElegible(franja) && !esElegible(franja, personas);
  return (
    <label className="relative">
      <input
        type="radio"
        name={CAMPO_DE_FRANJA}
        value={franja.id}
        checked={elegida}
        disabled={!esElegible(franja, grupoFijo ? personas : 1)}
        aria-label={nombreDeFranja(franja)}
        aria-describedby={id}
        className={clasesDeRadio}
        onChange={() => alElegir(franja)}
      />
      <span
        className={`${clasesDeOpcion} flex min-h-29 flex-col px-3.5 py-3 ${marca} ${noAlcanza && !elegida ? 'border-transparent! bg-hundido! text-tinta-suave!' : ''}`}
      >
        <CaraDeFranja franja={franja} />
        <span className="flex min-h-6 items-center justify-between gap-1 leading-tight font-semibold">
          {textoPara(franja, personas)}
          {elegida && (
            <span className="grid size-6 shrink-0 place-items-center rounded-full bg-petroleo text-sobre-petroleo">
              <Check aria-hidden="true" className="size-4" strokeWidth={3} />
            </span>
          )}
        </span>
        <span id={id} className="sr-only">
          {[
            isAuthenticated &&
              estado !== 'BLOQUEADA' &&
              nombreDeOcupacion(composicionGenero, retenidas),
            noAlcanza && `No alcanza para ${contarPersonas(personas)}`,
          ]
            .filter(Boolean)
            .join('. ')}
        </span>
      </span>
    </label>
  );
}
