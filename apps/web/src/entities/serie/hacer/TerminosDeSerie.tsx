import { CADA, VECES } from '@remanso/contract/serie/series.rules';
import type { AbonoVendido } from '@remanso/contract/abono/abonos.contract';
import { quedanLugares } from '@remanso/contract/franja/franjas.rules';
import { useId } from 'react';
import { ControlDeSeleccion } from '../../../components/form/ControlDeSeleccion.tsx';
import { MarcoDeCampo } from '../../../components/form/MarcoDeCampo.tsx';
import { OpcionElegible } from '../../../components/ui/OpcionElegible.tsx';
import type { Cuanto } from './useHacerSerie.ts';

const CADA_CUANTO = [
  { cada: CADA.minimo, texto: 'Todas las semanas' },
  { cada: CADA.maximo, texto: 'Semana por medio' },
] as const;

const CUANTAS = Array.from({ length: VECES.maximo - VECES.minimo + 1 }, (_, orden) => {
  const veces = VECES.minimo + orden;
  return { valor: veces, texto: `${veces} veces` };
});

/** The value of the option that pays each date with its price. */
const SIN_ABONO = '';

interface PropiedadesDeTerminosDeSerie {
  cuanto: Cuanto;
  /** The number of dates that are booked. */
  cuantas: number;
  alCambiar: (cuanto: Cuanto) => void;
  abonos: readonly AbonoVendido[];
  abono: AbonoVendido | null;
  /** The abonos that cannot pay all dates, and why not. */
  noAlcanzan: readonly { abono: AbonoVendido; porque: string | null }[];
  alElegirAbono: (id: number | null) => void;
}

/** How often and how many times a turn is repeated, and how it is paid where there is a choice. */
export function TerminosDeSerie({
  cuanto,
  cuantas,
  alCambiar,
  abonos,
  abono,
  noAlcanzan,
  alElegirAbono,
}: PropiedadesDeTerminosDeSerie) {
  const grupo = useId();
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-[1fr_9rem]">
      <fieldset className="min-w-0">
        <legend className="mb-1.5 font-semibold">Cada cuánto</legend>
        <div className="grid grid-cols-2 gap-2">
          {CADA_CUANTO.map(({ cada, texto }) => (
            <OpcionElegible
              key={cada}
              grupo={grupo}
              elegida={cuanto.cada === cada}
              alElegir={() => alCambiar({ ...cuanto, cada })}
              className="min-h-12 border-2 border-borde px-2 text-center leading-tight has-checked:border-petroleo"
            >
              {texto}
            </OpcionElegible>
          ))}
        </div>
      </fieldset>
      <MarcoDeCampo
        etiqueta="Cuántas"
        className="max-sm:flex-row max-sm:items-center max-sm:justify-between max-sm:[&>div]:w-40"
      >
        {(enlaces) => (
          <ControlDeSeleccion
            {...enlaces}
            opciones={CUANTAS}
            value={cuanto.veces}
            onChange={({ target }) => alCambiar({ ...cuanto, veces: Number(target.value) })}
          />
        )}
      </MarcoDeCampo>
      {abonos.length > 0 && (
        <MarcoDeCampo etiqueta="Cómo se paga" className="sm:col-span-2">
          {(enlaces) => (
            <ControlDeSeleccion
              {...enlaces}
              vacia="Cada turno con su precio"
              opciones={abonos.map(({ id, nombre, disponibles }) => ({
                valor: id,
                texto: `${nombre}: ${quedanLugares(disponibles)}`,
              }))}
              value={abono?.id ?? SIN_ABONO}
              onChange={({ target: { value } }) =>
                alElegirAbono(value === SIN_ABONO ? null : Number(value))
              }
            />
          )}
        </MarcoDeCampo>
      )}
      {noAlcanzan.map(({ abono: { id, nombre }, porque }) => (
        <p key={id} className="cifras text-sm [overflow-wrap:anywhere] sm:col-span-2">
          {nombre} no alcanza para las {cuantas} fechas: {porque}.
        </p>
      ))}
    </div>
  );
}
