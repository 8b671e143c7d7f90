import { Suspense } from 'react';
import { Esqueleto } from '../../../components/ui/estado/Esqueleto.tsx';
import { OpcionElegible } from '../../../components/ui/OpcionElegible.tsx';
import { navegar } from '../../../lib/direccion/navegacion.ts';
import { perezosa } from '../../../lib/perezosa.ts';
import { destinoDePeriodo, PERIODOS, type Eleccion } from './periodo.view.ts';

/**
 * EntreFechas is loaded only when a person chooses dates: the date fields are 35 KB of code, and
 * most reports are of a whole month.
 */
const EntreFechas = perezosa(async () => (await import('./EntreFechas.tsx')).EntreFechas);

/**
 * The choice of the report's period. A choice takes effect at once, and goes into the page's
 * address.
 */
export function ElegirPeriodo({ eleccion }: { eleccion: Eleccion }) {
  const { clave, desde, hasta } = eleccion;
  return (
    <search className="sin-imprimir flex flex-wrap items-end gap-x-5 gap-y-3">
      <fieldset className="grid w-full grid-cols-2 gap-2 sm:flex sm:w-auto">
        <legend className="sr-only">Período</legend>
        {PERIODOS.map(({ clave: una, texto }) => (
          <OpcionElegible
            key={una}
            grupo="periodo"
            elegida={una === clave}
            alElegir={() => navegar(destinoDePeriodo({ ...eleccion, clave: una }))}
            className="min-h-12 border-2 border-piedra px-4 text-center has-checked:border-petroleo"
          >
            {texto}
          </OpcionElegible>
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
