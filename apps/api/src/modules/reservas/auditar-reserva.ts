import type { Accion } from '@remanso/contract/auditoria.contract';
import type { Tx } from '../../database/transaction.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Session } from '../../platform/http/session.ts';
import { registrarHecho } from '../auditoria/auditoria.repository.ts';
import { tomarReserva, type ReservaActual } from './reservas.repository.ts';

interface HechoDeReserva {
  session: Session;
  accion: Accion;
  reservaId: number;
  antes?: ReservaActual;
}

/**
 * The acciones of clients on their own bookings that the trail keeps; their other changes are read
 * from the booking itself.
 */
const DE_CLIENTES: readonly Accion[] = ['cancelarReserva', 'actualizarReserva', 'eliminarAsiento'];

/**
 * Writes to the trail what was done to a booking: its estado, franja, price and notes, but no
 * names. Of clients' changes only those are kept that free or take places, so that nobody fills the
 * trail with notes.
 */
export async function auditarReserva(
  tx: Tx,
  clock: Clock,
  { session, accion, reservaId, antes }: HechoDeReserva,
): Promise<void> {
  if (!session.isAdmin && !DE_CLIENTES.includes(accion)) return;
  const despues = (await tomarReserva(tx, reservaId, clock.now()))?.reserva;
  const moved = antes?.franjaId !== despues?.franjaId;
  if (!session.isAdmin && accion === 'actualizarReserva' && !moved) return;
  await registrarHecho(tx, {
    usuarioId: session.usuarioId,
    accion,
    entidad: 'reservas',
    entidadId: reservaId,
    antes,
    despues,
    ocurridoEn: clock.instant(),
  });
}
