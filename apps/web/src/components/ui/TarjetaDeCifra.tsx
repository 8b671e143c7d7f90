import type { ReactNode } from 'react';
import { Tarjeta } from './Tarjeta.tsx';

interface PropiedadesDeTarjetaDeCifra {
  etiqueta: string;
  /** Already formatted; undefined while it loads. */
  valor: string | number | undefined;
  detalle?: string;
  icono?: ReactNode;
}

/** One figure, large. Goes inside a `<dl>`. */
export function TarjetaDeCifra({ etiqueta, valor, detalle, icono }: PropiedadesDeTarjetaDeCifra) {
  return (
    <Tarjeta className="flex flex-col-reverse justify-end gap-1">
      {detalle && <dd className="text-sm text-tinta-suave">{detalle}</dd>}
      <dd className="cifras text-cifra font-semibold whitespace-nowrap">
        {valor ?? <span className="esqueleto guijarro inline-block h-9 w-20 align-bottom" />}
      </dd>
      <dt className="flex items-center gap-2 text-sm font-medium text-tinta-suave">
        {icono}
        {etiqueta}
      </dt>
    </Tarjeta>
  );
}
