import type { Accion } from '@remanso/contract/auditoria.contract';
import type { Tx } from '../../database/transaction.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Session } from '../../platform/http/session.ts';
import { registrarHecho } from '../auditoria/auditoria.repository.ts';
import { lockReserva, type ReservaActual } from './reservas.repository.ts';

interface Hecho {
  session: Session;
  accion: Accion;
  reservaId: number;
  antes?: ReservaActual;
}

/** The trail of what an administrator did to a booking: its state, franja, price and notes, but no names. */
export async function auditarReserva(
  tx: Tx,
  clock: Clock,
  { session, accion, reservaId, antes }: Hecho,
): Promise<void> {
  if (!session.isAdmin) return;
  await registrarHecho(tx, {
    usuarioId: session.usuarioId,
    accion,
    entidad: 'reservas',
    entidadId: reservaId,
    antes,
    despues: (await lockReserva(tx, reservaId, clock.now()))?.reserva,
    ocurridoEn: clock.instant(),
  });
}
