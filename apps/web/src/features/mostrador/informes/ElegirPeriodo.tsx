import { lazy, Suspense } from 'react';
import { Esqueleto } from '../../../components/ui/Esqueleto.tsx';
import { navegar } from '../../../lib/navegacion.ts';
import { destinoDePeriodo, PERIODOS, type Eleccion } from './periodo.view.ts';

/** Date fields are 35 KB, and most reports are of a month. */
const EntreFechas = lazy(async () => ({
  default: (await import('./EntreFechas.tsx')).EntreFechas,
}));

/** The period of the report: each choice takes effect at once and is kept in the address. */
export function ElegirPeriodo({ eleccion }: { eleccion: Eleccion }) {
  const { clave, desde, hasta } = eleccion;
  return (
    <search className="sin-imprimir flex flex-wrap items-end gap-x-5 gap-y-3">
      <fieldset className="grid w-full grid-cols-2 gap-2 sm:flex sm:w-auto">
        <legend className="sr-only">Período</legend>
        {PERIODOS.map(({ clave: una, texto }) => (
          <label
            key={una}
            className="guijarro relative grid min-h-12 place-items-center border-2 border-piedra px-4 text-center font-semibold text-tinta-suave hover:border-petroleo has-checked:border-petroleo has-checked:bg-agua has-checked:text-sobre-agua has-focus-visible:outline-3 has-focus-visible:outline-terracota"
          >
            <input
              type="radio"
              name="periodo"
              className="absolute inset-0 cursor-pointer opacity-0"
              checked={una === clave}
              onChange={() => navegar(destinoDePeriodo({ ...eleccion, clave: una }))}
            />
            {texto}
          </label>
        ))}
      </fieldset>
      {clave === 'otro' && (
        <Suspense fallback={<Esqueleto className="h-19 w-full sm:w-88" />}>
          <EntreFechas
            desde={desde}
            hasta={hasta}
            alElegir={(periodo) => navegar(destinoDePeriodo({ clave, ...periodo }))}
          />
        </Suspense>
      )}
    </search>
  );
}
