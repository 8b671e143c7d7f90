import { nombreDeMomento } from '@remanso/contract/calendario';
import { formatearPesos } from '@remanso/contract/dinero';
import type { Pago } from '@remanso/contract/caja/pagos.contract';
import { CON_MEDIO } from '@remanso/contract/caja/pagos.rules';
import { AppError } from '../../../platform/errors.ts';

export const pagoInexistente = () => new AppError(404, 'PAGO_INEXISTENTE', 'No existe ese pago');
export const pagoYaAnulado = () => new AppError(409, 'PAGO_YA_ANULADO', 'Ese pago ya está anulado');
interface AntesDelPago {
  sinSenia: boolean;
  /**
   * The latest payment of the booking. The refusal names it, because a colleague may just have
   * recorded the same payment. Undefined where there is none.
   */
  ultimo: Pago | undefined;
}

export const pagoExcedido = (debido: number, { sinSenia, ultimo }: AntesDelPago) =>
  new AppError(
    409,
    'PAGO_EXCEDIDO',
    [porExcedido(debido, sinSenia), ...(ultimo ? [cobroDe(ultimo)] : [])].join('. '),
  );

function porExcedido(debido: number, sinSenia: boolean): string {
  const pesos = formatearPesos(debido);
  if (debido > 0) return `De esta reserva se deben ${pesos}: no se puede cobrar más`;
  return sinSenia
    ? `Venció sin la seña: se cobra después de restaurarla (ahora debe ${pesos})`
    : `No se debe nada de esta reserva (${pesos})`;
}

function cobroDe({ monto, medio, registradoEn, registradoPor }: Pago): string {
  const quien = registradoPor && `${registradoPor.nombre} ${registradoPor.apellido}`.trim();
  const cuando = nombreDeMomento(registradoEn);
  return `${quien ?? 'Alguien'} cobró ${formatearPesos(monto)} ${CON_MEDIO[medio]} el ${cuando}`;
}

export const devolucionExcedida = (pagado: number) =>
  new AppError(
    409,
    'DEVOLUCION_EXCEDIDA',
    pagado === 0
      ? `No hay nada pagado que devolver (${formatearPesos(0)})`
      : `Por esta reserva se pagaron ${formatearPesos(pagado)}: no se puede devolver más`,
  );
export const pagoDeUnAbono = () =>
  new AppError(
    409,
    'ANULACION_IMPOSIBLE',
    'Se pagó con un abono: los lugares vuelven al abono al cancelar la reserva',
  );
/**
 * The refusal to annul a refund whose money, once it counts as paid again, is more than is owed.
 * `sobra` is the excess in pesos.
 */
export const anulacionSobraria = (sobra: number) =>
  new AppError(
    409,
    'ANULACION_IMPOSIBLE',
    `Sin esa devolución quedarían cobrados ${formatearPesos(sobra)} de más`,
  );
export const anulacionFaltaria = (falta: number) =>
  new AppError(
    409,
    'ANULACION_IMPOSIBLE',
    `Sin ese pago quedarían devueltos ${formatearPesos(falta)} de más`,
  );
