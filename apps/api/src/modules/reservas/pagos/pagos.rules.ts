import type { DE_PAGO, PAGADO_AL_VENDER } from '@remanso/contract/seguimiento/formas.rules';
import type { DatosDe, LadoDe } from '@remanso/contract/seguimiento/hechos.rules';

/*
 * The data that the trail keeps of a payment. A datum that is added to a payment in the trail has to
 * be given here, even where older rows have none.
 */

type DePago = DatosDe<typeof DE_PAGO>;
type DeReserva = Omit<Required<LadoDe<'registrarPago', 'despues'>>, 'motivo'>;
type DeAbono = Omit<Required<LadoDe<'pagarAbono', 'despues'>>, 'motivo'>;
type AlVender = Required<DatosDe<typeof PAGADO_AL_VENDER>>;

const dePago = ({ tipo, monto, medio }: DePago): Required<DePago> => ({ tipo, monto, medio });

/** Returns what the trail keeps of a payment or a refund of a booking. */
export function hechoDePago(
  { usuarioId, franjaId, turno }: Pick<DeReserva, 'usuarioId' | 'franjaId' | 'turno'>,
  { reservaId, ...pago }: DePago & Pick<DeReserva, 'reservaId'>,
): DeReserva {
  return { reservaId, usuarioId, franjaId, turno, ...dePago(pago) };
}

/** Returns what the trail keeps of a payment or a refund of a sold abono. */
export function hechoDePagoDeAbono(
  { usuarioId, nombre }: Pick<DeAbono, 'usuarioId'> & { nombre: string },
  pago: DePago,
): DeAbono {
  return { usuarioId, abono: nombre, ...dePago(pago) };
}

/** Returns what the trail keeps, in the sale of an abono, of what is paid at it. */
export const pagadoAlVender = ({ monto, medio }: Omit<DePago, 'tipo'>): AlVender => ({
  pagado: monto,
  medio,
});
