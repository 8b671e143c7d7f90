import { formatearPesos } from '@remanso/contract/dinero';
import type { PrecioCalculado } from '@remanso/contract/precio/precios.rules';

interface PropiedadesDeCeldasDePrecio {
  /** Null while the price cannot be read. */
  calculo: PrecioCalculado | null;
  /** True beside a field, whose text stands lower. */
  holgada?: boolean;
}

/**
 * The cells that follow from a row's price: the price per person, and the group's saving. On a
 * phone they stand one below the other.
 */
export function CeldasDePrecio({ calculo, holgada = false }: PropiedadesDeCeldasDePrecio) {
  const celda = `cifras text-right align-top whitespace-nowrap ${holgada ? 'pt-4.5 pb-2' : 'py-2.5'}`;
  if (!calculo) {
    return (
      <>
        <td className={`${celda} pl-2`}>—</td>
        <td className={`${celda} pl-3 text-tinta-suave max-sm:hidden`}>—</td>
      </>
    );
  }
  const { precioPorPersona, ahorro, descuento } = calculo;
  return (
    <>
      <td className={`${celda} pl-2`}>
        {formatearPesos(precioPorPersona)}
        {ahorro > 0 && (
          <span className="block text-sm text-exito sm:hidden">
            {`Ahorro ${formatearPesos(ahorro)}`}
            <span className="block">{`${descuento}\u00a0% menos`}</span>
          </span>
        )}
      </td>
      <td className={`${celda} pl-3 max-sm:hidden`}>
        {ahorro > 0 ? (
          <span className="font-semibold text-exito">
            {formatearPesos(ahorro)}
            <span className="block text-sm font-normal">{`${descuento}\u00a0% menos`}</span>
          </span>
        ) : (
          <span className="text-tinta-suave">—</span>
        )}
      </td>
    </>
  );
}
