import type { AccionDe } from '@remanso/contract/seguimiento/hechos.rules';
import type { Tx } from '../../database/transaction.ts';
import type { Session } from '../../platform/http/session.ts';
import { registrarHecho } from '../auditoria/auditoria.repository.ts';
import { leerFila, type FilaDeFicha } from '../reservas-leidas/ficha.queries.ts';
import { anunciarCambio, type Anunciar, type ComoEra } from './anunciar-cambio.ts';
import { politicaDe } from './politicas.rules.ts';
import { actualDeFila } from './reservas.repository.ts';

type Accion = Exclude<AccionDe<'reservas'>, 'eliminarReserva'>;

interface HechoDeReserva {
  session: Session;
  accion: Accion;
  reservaId: number;
  /** The booking before the change; undefined for one that was made. */
  antes?: ComoEra;
  /** The booking after the change, where the caller has read it; else it is read. */
  fila?: FilaDeFicha;
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
 * names; tells its holder; and returns the booking as it is now. Of clients' changes only those are
 * kept that free or take places, so that nobody fills the trail with notes.
 */
export async function registrarCambio(
  tx: Tx,
  { avisar, clock }: Anunciar,
  { session, accion, reservaId, antes, motivo, ...hecho }: HechoDeReserva,
): Promise<FilaDeFicha> {
  const fila = hecho.fila ?? (await leerFila(tx, reservaId, clock.now()));
  const despues = actualDeFila(fila);
  const { quien } = politicaDe(session);
  await anunciarCambio(tx, { avisar, clock }, { fila, antes, despues, quien, motivo });
  if (!seAnota(session, accion, antes?.reserva.franjaId !== despues.franjaId)) return fila;
  await registrarHecho(tx, {
    usuarioId: session.usuarioId,
    accion,
    entidadId: reservaId,
    antes: antes?.reserva,
    despues: { ...despues, ...(motivo && { motivo }) },
    ocurridoEn: clock.instant(),
  });
  return fila;
}

function seAnota(session: Session, accion: Accion, cambiaDeTurno: boolean): boolean {
  if (politicaDe(session).todoSeAnota) return true;
  return DE_CLIENTES.includes(accion) && (accion !== 'actualizarReserva' || cambiaDeTurno);
}
