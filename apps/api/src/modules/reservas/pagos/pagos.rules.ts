import type { LadoDe } from '@remanso/contract/seguimiento/hechos.rules';

type Datos = Omit<Required<LadoDe<'registrarPago', 'despues'>>, 'motivo'>;

/**
 * Returns what the trail keeps of a payment or a refund of a booking. A datum that is added to a
 * payment in the trail has to be given here, even where older rows have none.
 */
export function hechoDePago(
  { usuarioId, franjaId, turno }: Pick<Datos, 'usuarioId' | 'franjaId' | 'turno'>,
  { reservaId, tipo, monto, medio }: Omit<Datos, 'usuarioId' | 'franjaId' | 'turno'>,
): Datos {
  return { reservaId, usuarioId, franjaId, turno, tipo, monto, medio };
}
