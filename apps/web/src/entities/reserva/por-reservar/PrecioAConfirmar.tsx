import { formatearPesos } from '@remanso/contract/dinero';
import { Nota } from '../../../components/ui/Nota.tsx';
import type { PrecioCambiado } from '../avance/avance.ts';

export interface Precio {
  precioTotal: number;
  precioPorPersona: number;
  ahorro: number;
}

interface PropiedadesDePrecioAConfirmar {
  personas: number;
  precio: Precio | undefined;
  precioCambiado: PrecioCambiado | null;
}

/**
 * The price that the client accepts. After a change of price, the old price is shown beside the new
 * price.
 */
export function PrecioAConfirmar({
  personas,
  precio,
  precioCambiado,
}: PropiedadesDePrecioAConfirmar) {
  return (
    <>
      {/* The alert is always in the page, so that a screen reader announces its new content. */}
      <div role="alert">{precioCambiado && <Nota tono="aviso">{precioCambiado.texto}</Nota>}</div>
      {precio && (
        <p className="cifras guijarro flex flex-wrap items-baseline justify-between gap-x-4 bg-hundido px-4 py-3">
          <span className="flex flex-wrap items-baseline gap-x-3">
            {precioCambiado && (
              <span className="text-xl text-tinta-suave">
                <span className="sr-only">Antes </span>
                <s>{formatearPesos(precioCambiado.antes)}</s>
                <span className="sr-only">, ahora</span>{' '}
              </span>
            )}
            <span className="text-3xl font-extrabold tracking-tight">
              {formatearPesos(precio.precioTotal)}
            </span>
          </span>
          {personas > 1 && (
            <span>
              {formatearPesos(precio.precioPorPersona)} por persona
              {precio.ahorro > 0 && (
                <strong className="block text-right text-exito">
                  Ahorras {formatearPesos(precio.ahorro)}
                </strong>
              )}
            </span>
          )}
        </p>
      )}
    </>
  );
}
