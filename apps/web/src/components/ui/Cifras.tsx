import type { ReactNode } from 'react';
import { Tarjeta } from './Tarjeta.tsx';

export interface Cifra {
  etiqueta: string;
  /** The figure; undefined while it loads, null where it could not be read. */
  valor: string | number | null | undefined;
  detalle?: ReactNode;
  icono?: ReactNode;
}

interface PropiedadesDeCifras {
  cifras: readonly Cifra[];
  /** Tailwind classes that set how many cards are side by side. */
  columnas: string;
}

/**
 * Shows figures on cards, each figure below its name. A card has the same size while its figure
 * loads.
 */
export function Cifras({ cifras, columnas }: PropiedadesDeCifras) {
  return (
    <dl className={`grid gap-3 ${columnas}`}>
      {cifras.map(({ etiqueta, valor, detalle, icono }) => (
        <Tarjeta key={etiqueta} holgada={false} className="px-4 py-3 sm:px-5">
          <dt className="flex items-center gap-2 text-sm font-medium text-tinta-suave">
            {icono}
            {etiqueta}
          </dt>
          <dd className="mt-0.5 flex min-h-9 flex-wrap items-baseline gap-x-2.5">
            {valor === undefined ? (
              <span className="esqueleto guijarro h-9 w-16" />
            ) : (
              <>
                <span className="cifras text-2xl leading-9 font-bold tracking-tight sm:text-3xl sm:leading-9">
                  {valor ?? '—'}
                </span>
                {detalle && <span className="text-sm text-tinta-suave">{detalle}</span>}
              </>
            )}
          </dd>
        </Tarjeta>
      ))}
    </dl>
  );
}
