import { formatearPesos } from '@remanso/contract/dinero';
import { nombreDeMomento } from '@remanso/contract/calendario';
import type { ReservaDelMostrador } from '@remanso/contract/reserva/reservas.contract';

/** The consequences of cancelling a booking, shown before it is cancelled. */
export function consecuenciasDeCancelar(reserva: ReservaDelMostrador): string[] {
  const { abono, franja, pagado, personas } = reserva;
  const vuelven = personas === 1 ? 'Vuelve 1 lugar' : `Vuelven ${personas} lugares`;
  const liberados = personas === 1 ? 'Se libera 1 lugar' : `Se liberan ${personas} lugares`;
  return [
    `${liberados} en el turno del ${nombreDeMomento(franja.inicio)}.`,
    ...(abono ? [`${vuelven} al abono '${abono.nombre}'.`] : []),
    ...(pagado > 0 && !abono
      ? [`Quedan por devolver en Caja ${formatearPesos(pagado)} pagados.`]
      : []),
    'La reserva queda en el historial como cancelada.',
  ];
}

/**
 * Says how the holder learns of a change by the desk. `porMail` is false where the centre sends no
 * e-mail about it.
 */
export function comoSeEntera(
  { cliente }: Pick<ReservaDelMostrador, 'cliente'>,
  porMail: boolean,
): string {
  return porMail && cliente.email
    ? `${cliente.nombre} recibe un email.`
    : `Avísale a ${cliente.nombre}.`;
}
