import type { PrecioDeAgenda } from '@remanso/contract/franja/agenda.contract';
import { formatearPesos } from '@remanso/contract/dinero';
import { useId } from 'react';
import { Esqueleto } from '../../components/ui/estado/Esqueleto.tsx';
import { contarPersonas } from '../../lib/palabras.ts';
import { detalleDePrecio } from './agenda.view.ts';

interface PropiedadesDePreciosDeAgenda {
  /** The prices of the day in view, for 1 person first; undefined while they load. */
  precios: readonly PrecioDeAgenda[] | undefined;
}

/** The prices of a turn of the day in view, by the number of people. */
export function PreciosDeAgenda({ precios }: PropiedadesDePreciosDeAgenda) {
  const idDeTitulo = useId();
  if (precios?.length === 0) return null;
  return (
    <section aria-labelledby={idDeTitulo} className="laja min-h-79 bg-hundido p-6">
      <h2 id={idDeTitulo} className="text-xl font-bold">
        Cuánto cuesta
      </h2>
      {precios ? (
        <dl className="mt-3">
          {precios.map((precio) => (
            <div
              key={precio.personas}
              className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-borde py-2.5"
            >
              <dt className="font-semibold">{contarPersonas(precio.personas)}</dt>
              <dd className="cifras text-xl font-extrabold">{formatearPesos(precio.precio)}</dd>
              {precio.personas > 1 && (
                <dd className="basis-full text-sm text-tinta-suave">{detalleDePrecio(precio)}</dd>
              )}
            </div>
          ))}
        </dl>
      ) : (
        <Esqueleto className="mt-3 h-64 opacity-60" />
      )}
    </section>
  );
}
