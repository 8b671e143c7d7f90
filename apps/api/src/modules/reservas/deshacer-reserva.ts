import { fechaDe } from '@remanso/contract/calendario';
import type { ReservaDelMostrador } from '@remanso/contract/reserva/reservas.contract';
import { esActiva, type EstadoDeReserva } from '@remanso/contract/reserva/reservas.rules';
import { inTransaction, type Tx } from '../../database/transaction.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Session } from '../../platform/http/session.ts';
import { cambiosDeReservas } from '../auditoria/auditoria.queries.ts';
import { sinCupo } from '../franjas/franjas.errors.ts';
import { tomarFranja } from '../franjas/franjas.repository.ts';
import { retomarPlazas } from '../franjas/vuelta.repository.ts';
import { devolverPlazas } from '../plan/devolver-plazas.ts';
import { reservaDelMostradorDeFila } from '../reservas-leidas/reservas.queries.ts';
import { registrarCambio } from './registrar-cambio.ts';
import { asentarVencidas } from './tiempo/estado.repository.ts';
import { nadaQueDeshacer } from './reservas.errors.ts';
import { cambiarReserva, type ReservaActual } from './reservas.repository.ts';
import { tomarReservaVisible } from './tomar-reserva-visible.ts';

/** How long after a change it may be undone, in milliseconds. */
const PLAZO = 10 * 60 * 1000;

interface Entrada {
  session: Session;
  reservaId: number;
  /** The franja to which it is to return; undefined leaves that to the last change. */
  volverA?: number | undefined;
}

/**
 * Undoes the last thing that happened to a booking, where the same person of the desk moved or
 * cancelled it in the last ten minutes. The booking returns to its own places also where the plan has
 * closed or withdrawn their franja since; to anybody else they stay closed (rules §7.13).
 */
export async function deshacerReserva(
  { db, clock, avisar }: Pick<Dependencies, 'db' | 'clock' | 'avisar'>,
  entrada: Entrada,
): Promise<ReservaDelMostrador> {
  const { session, reservaId } = entrada;
  return inTransaction(db, async (tx) => {
    const hacia = (await loDeAntes(tx, clock, entrada))?.franjaId;
    const pedido = { session, reservaId, hacia };
    const tomada = await tomarReservaVisible(tx, clock, pedido);
    const { reserva, guardada, titular, nombres } = tomada;
    // The trail is read again under the lock: somebody else may have changed the booking meanwhile.
    const antes = await loDeAntes(tx, clock, entrada);
    if (!antes || antes.franjaId !== hacia || reserva.usuarioId === null) {
      throw nadaQueDeshacer();
    }
    await volver(tx, clock, { reserva, guardada, antes, titular });
    const hecho = {
      session,
      accion: 'deshacerReserva' as const,
      reservaId,
      antes: { reserva, nombres },
    };
    const fila = await registrarCambio(tx, { clock, avisar }, hecho);
    return reservaDelMostradorDeFila(fila, clock.timeZone);
  });
}

/** The place that a booking had before a change. */
type Lugar = Pick<ReservaActual, 'franjaId' | 'estado'>;

/** Returns the place to which a booking may return; undefined where there is none. */
async function loDeAntes(
  tx: Tx,
  clock: Clock,
  { session, reservaId, volverA }: Entrada,
): Promise<Lugar | undefined> {
  const desde = clock.instant(-PLAZO);
  const hecho = (await cambiosDeReservas(tx, { ids: [reservaId], desde })).at(-1);
  if (hecho?.usuarioId !== session.usuarioId || hecho.accion === 'deshacerReserva')
    return undefined;
  const { franjaId, estado, turno } = hecho.antes ?? {};
  if (!franjaId || !estado || !turno || !hecho.despues) return undefined;
  if (volverA !== undefined && volverA !== franjaId) return undefined;
  const seFue = franjaId !== hecho.despues.franjaId || hecho.despues.estado === 'CANCELADA';
  // The desk may change what is completed until the end of the day (rules §8.9).
  const estaba = esActiva(estado) || estado === 'COMPLETADA';
  return seFue && estaba && fechaDe(turno) >= clock.today() ? { franjaId, estado } : undefined;
}

interface Vuelta {
  reserva: ReservaActual;
  guardada: EstadoDeReserva;
  antes: Lugar;
  titular: string | null;
}

/** Puts a booking back where it was. The caller must hold its lock and that of its franja. */
async function volver(
  tx: Tx,
  clock: Clock,
  { reserva, guardada, antes, titular }: Vuelta,
): Promise<void> {
  const { id, personas } = reserva;
  const { franjaId } = antes;
  await tomarFranja(tx, franjaId);
  await asentarVencidas(tx, { franjaId, ahora: clock.now() });
  if (!(await retomarPlazas(tx, franjaId, personas))) throw sinCupo(0);
  // A booking that time has completed is stored with the estado that was decided for it.
  const estado = antes.estado === 'COMPLETADA' ? 'CONFIRMADA' : antes.estado;
  const cambios = {
    franjaId,
    // A booking that waits for its seña goes on waiting where only its franja was changed.
    ...(estado !== reserva.estado && { estado }),
    enFranjaDesde: clock.instant(),
  };
  await cambiarReserva(tx, id, cambios, titular ?? undefined);
  // The counter of the franja that is left goes by what is stored, whatever time has made of it.
  const dejada = { franjaId: reserva.franjaId, personas: guardada === 'CANCELADA' ? 0 : personas };
  // The plan looks at both franjas: the one that is taken again may be one that it blocks.
  await devolverPlazas(tx, clock, dejada, { franjaId, personas: 0 });
}
