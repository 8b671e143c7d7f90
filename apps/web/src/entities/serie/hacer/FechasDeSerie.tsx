import { fechaCorta } from '@remanso/contract/calendario';
import { formatearPesos } from '@remanso/contract/dinero';
import type { FechaPrevista } from '@remanso/contract/serie/series-previstas.contract';
import type { Decision } from '@remanso/contract/serie/series.rules';
import { useId } from 'react';
import { Insignia } from '../../../components/ui/Insignia.tsx';
import { OpcionElegible } from '../../../components/ui/OpcionElegible.tsx';
import {
  alternativaEnPalabras,
  destinoDe,
  resultadoEnPalabras,
  type Decisiones,
} from './decisiones.view.ts';

/** Returns the name of the radio buttons of a date. */
export const campoDeFecha = (fecha: string) => `serie-${fecha}`;

interface PropiedadesDeFechasDeSerie {
  fechas: readonly FechaPrevista[];
  decisiones: Decisiones;
  /** The dates that have changed since they were shown. */
  cambiadas: readonly string[];
  /** Returns the price of a date as it was decided; null where an abono pays all dates. */
  precioDe: (una: FechaPrevista) => number | null;
  alDecidir: (fecha: string, decision: Decision | null) => void;
}

/** The dates of a series that is being made: what each is, what it costs, and what becomes of it. */
export function FechasDeSerie({
  fechas,
  decisiones,
  cambiadas,
  precioDe,
  alDecidir,
}: PropiedadesDeFechasDeSerie) {
  return (
    <ul aria-label="Fechas" className="divide-y divide-borde">
      {fechas.map((una) => {
        const { fecha, resultado } = una;
        const propiedades = {
          una,
          decisiones,
          precio: precioDe(una),
          cambio: cambiadas.includes(fecha),
          alDecidir: (decision: Decision | null) => alDecidir(fecha, decision),
        };
        return (
          <li key={fecha}>
            {resultado === 'LIBRE' ? (
              <FechaLibre {...propiedades} />
            ) : (
              <FechaPorDecidir {...propiedades} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface PropiedadesDeFecha {
  una: FechaPrevista;
  decisiones: Decisiones;
  precio: number | null;
  cambio: boolean;
  alDecidir: (decision: Decision | null) => void;
}

function FechaLibre({ una, decisiones, precio, cambio, alDecidir }: PropiedadesDeFecha) {
  const seReserva = destinoDe(una, decisiones) === 'RESERVAR';
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 py-1 hover:bg-hundido">
      <input
        type="checkbox"
        className="size-5 shrink-0 accent-petroleo"
        checked={seReserva}
        onChange={({ target }) => alDecidir(target.checked ? null : 'OMITIR')}
      />
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2.5">
        <span className={seReserva ? 'font-medium' : 'text-tinta-suave line-through'}>
          {fechaCorta(una.fecha)}
        </span>
        {cambio && <Insignia tono="aviso">Cambió</Insignia>}
      </span>
      {precio !== null && (
        <span className={`cifras ${seReserva ? '' : 'text-tinta-suave line-through'}`}>
          {formatearPesos(precio)}
        </span>
      )}
    </label>
  );
}

function FechaPorDecidir({ una, decisiones, precio, cambio, alDecidir }: PropiedadesDeFecha) {
  const idDeTitulo = useId();
  const { fecha, resultado, alternativas } = una;
  const destino = destinoDe(una, decisiones);
  const opciones: { decision: Decision; texto: string }[] = [
    ...alternativas.map(({ franjaId, inicio }) => ({
      decision: franjaId,
      texto: alternativaEnPalabras(inicio, fecha),
    })),
    ...(resultado === 'SIN_CUPO' ? [{ decision: 'ESPERAR', texto: 'Esperar' } as const] : []),
    { decision: 'OMITIR', texto: 'Omitir' },
  ];
  const elegida = destino === 'OMITIR' ? 'OMITIR' : decisiones[fecha];
  return (
    <div role="radiogroup" aria-labelledby={idDeTitulo} className="pt-2.5 pb-3">
      <p className="flex flex-wrap items-baseline gap-x-2.5">
        <span id={idDeTitulo} className="flex flex-wrap items-baseline gap-x-2.5">
          <span className={destino === 'OMITIR' ? 'text-tinta-suave line-through' : 'font-medium'}>
            {fechaCorta(fecha)}
          </span>
          <span className="text-sm font-medium text-aviso">{resultadoEnPalabras(una)}</span>
        </span>
        {cambio && <Insignia tono="aviso">Cambió</Insignia>}
        {precio !== null && destino === 'RESERVAR' && (
          <span className="cifras ml-auto">{formatearPesos(precio)}</span>
        )}
      </p>
      <div className="mt-1.5 flex flex-wrap gap-1.5">
        {opciones.map(({ decision, texto }) => (
          <OpcionElegible
            key={decision}
            grupo={campoDeFecha(fecha)}
            elegida={elegida === decision}
            alElegir={() => alDecidir(decision)}
            className="min-h-11 border-2 border-borde px-3 text-sm has-checked:border-petroleo"
          >
            {texto}
          </OpcionElegible>
        ))}
      </div>
    </div>
  );
}
