import { formatearPesos } from '@remanso/contract/dinero';
import type { PrecioCalculado } from '@remanso/contract/precio/precios.rules';

interface PropiedadesDeCeldasDePrecio {
  /** The price per person and the saving. Null while the price of the row is invalid. */
  calculo: PrecioCalculado | null;
  /**
   * True in a row with an input field: the text of the cells is then placed lower, level with the
   * field.
   */
  holgada?: boolean;
}

/**
 * The cells that are computed from the price of a row: the price per person and the saving. On a
 * phone one cell shows the price per person and the saving.
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
