import type { Accion } from '@remanso/contract/auditoria.contract';
import type { Tx } from '../../database/transaction.ts';
import type { Session } from '../../platform/http/session.ts';
import { registrarHecho } from '../auditoria/auditoria.repository.ts';
import { anunciarCambio, type Anunciar, type ComoEra } from './anunciar-cambio.ts';
import { tomarReserva, type ReservaActual } from './reservas.repository.ts';

interface HechoDeReserva {
  session: Session;
  accion: Accion;
  reservaId: number;
  /** The booking before the change; undefined for one that was made. */
  antes?: ComoEra;
  /** The booking after the change, where the caller knows it; else it is read. */
  despues?: ReservaActual;
  /** The reason that was given for a cancellation. */
  motivo?: string | undefined;
}

/**
 * The acciones of clients on their own bookings that the trail keeps; their other changes are read
 * from the booking itself.
 */
const DE_CLIENTES: readonly Accion[] = ['cancelarReserva', 'actualizarReserva', 'eliminarAsiento'];

/**
 * Writes to the trail what was done to a booking: its estado, franja, price and notes, but no
 * names; and tells its holder. Of clients' changes only those are kept that free or take places, so
 * that nobody fills the trail with notes.
 */
export async function registrarCambio(
  tx: Tx,
  { avisar, clock }: Anunciar,
  { session, accion, reservaId, antes, motivo, ...hecho }: HechoDeReserva,
): Promise<void> {
  const despues = hecho.despues ?? (await tomarReserva(tx, reservaId, clock.now()))?.reserva;
  if (!despues) return;
  const quien = session.esDelMostrador ? 'CENTRO' : 'CLIENTE';
  await anunciarCambio(tx, { avisar, clock }, { reservaId, antes, despues, quien, motivo });
  if (!seAnota(session, accion, antes?.reserva.franjaId !== despues.franjaId)) return;
  await registrarHecho(tx, {
    usuarioId: session.usuarioId,
    accion,
    entidad: 'reservas',
    entidadId: reservaId,
    antes: antes?.reserva,
    despues: motivo ? { ...despues, motivo } : despues,
    ocurridoEn: clock.instant(),
  });
}

function seAnota({ esDelMostrador }: Session, accion: Accion, cambiaDeTurno: boolean): boolean {
  if (esDelMostrador) return true;
  return DE_CLIENTES.includes(accion) && (accion !== 'actualizarReserva' || cambiaDeTurno);
}
