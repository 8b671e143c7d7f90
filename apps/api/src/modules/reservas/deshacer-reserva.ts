import { fechaDe } from '@remanso/contract/calendario';
import type { ResultOf } from '@remanso/contract/endpoint';
import type { deshacerReserva as endpoint } from '@remanso/contract/reserva/reservas.contract';
import { esActiva } from '@remanso/contract/reserva/reservas.rules';
import { inTransaction, type Tx } from '../../database/transaction.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { AppError } from '../../platform/errors.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Session } from '../../platform/http/session.ts';
import { cambiosDeReservas, type CambioDeReserva } from '../auditoria/auditoria.queries.ts';
import { lugaresOfrecidos, sinCupo } from '../franjas/franjas.errors.ts';
import { tomarFranja } from '../franjas/franjas.repository.ts';
import { libresSinOfertas, retomarPlazas } from '../franjas/vuelta.repository.ts';
import type { Anunciar } from '../avisos/crear-avisar.ts';
import { aQuienesSeOfrecio } from '../esperas/fila.queries.ts';
import { devolverPlazas } from '../plan/devolver-plazas.ts';
import { reservaDeFila } from '../reservas-leidas/reservas.queries.ts';
import { cerrarEsperas } from './cerrar-esperas.ts';
import { autorDe, volverAUsarAbono } from './abonos/ajustar-abono.ts';
import { registrarCambio } from './registrar-cambio.ts';
import { asentarVencidas } from './tiempo/estado.repository.ts';
import { politicaDe, type Politica } from './politicas.rules.ts';
import { nadaQueDeshacer } from './reservas.errors.ts';
import { cambiarReserva, type ReservaActual, type ReservaTomada } from './reservas.repository.ts';
import { tomarReservaVisible } from './tomar-reserva-visible.ts';

/** A change can be undone for this many milliseconds. */
const PLAZO = 10 * 60 * 1000;

interface Entrada {
  session: Session;
  reservaId: number;
  /**
   * The franja to which the booking must return, otherwise 409. Undefined accepts the franja that
   * the booking was in before its last change.
   */
  volverA?: number | undefined;
}

/**
 * Undoes the last change of a booking, where the person who asks made it in the last ten minutes: a
 * move, or for the desk also a cancellation. The booking gets its former places again even where
 * the plan has closed or withdrawn their franja since. That franja stays closed for other bookings
 * (rules §7.13).
 */
export async function deshacerReserva(
  { db, clock, avisar }: Pick<Dependencies, 'db' | 'clock' | 'avisar'>,
  entrada: Entrada,
): Promise<ResultOf<typeof endpoint>> {
  const { session, reservaId } = entrada;
  return inTransaction(db, async (tx) => {
    const hacia = (await loDeAntes(tx, clock, entrada))?.franjaId;
    const pedido = { session, reservaId, hacia };
    const tomada = await tomarReservaVisible(tx, clock, pedido);
    const { reserva, nombres } = tomada;
    // The trail is read again under the lock, because somebody else may have changed the booking
    // meanwhile.
    const antes = await loDeAntes(tx, clock, entrada);
    const politica = politicaDe(session);
    if (!antes || antes.franjaId !== hacia || reserva.usuarioId === null) {
      throw nadaQueDeshacer();
    }
    // A booking that time has cancelled or completed since the change can be revived by the desk
    // alone.
    if (!politica.deshaceCancelaciones && !esActiva(reserva.estado)) throw nadaQueDeshacer();
    await volver(tx, { clock, avisar }, { ...tomada, antes, politica });
    if (tomada.abonoVendidoId !== null && reserva.estado === 'CANCELADA') {
      const { abonoVendidoId } = tomada;
      const ajuste = { reservaId, abonoVendidoId, ...reserva, inicio: reserva.turno };
      await volverAUsarAbono(tx, clock, { ...ajuste, ...autorDe(session) });
    }
    const hecho = {
      session,
      accion: 'deshacerReserva' as const,
      reservaId,
      antes: { reserva, nombres },
    };
    const fila = await registrarCambio(tx, { clock, avisar }, hecho);
    return reservaDeFila(fila, { ...session, clock });
  });
}

/** The franja, the estado and the term of the seña that a booking had before its last change. */
type Lugar = Pick<ReservaActual, 'franjaId' | 'estado'> & { seniaVence: string | undefined };

/**
 * Returns the franja and the estado to which a booking can return; undefined where there is nothing
 * to undo.
 */
async function loDeAntes(
  tx: Tx,
  clock: Clock,
  { session, reservaId, volverA }: Entrada,
): Promise<Lugar | undefined> {
  const desde = clock.instant(-PLAZO);
  const hecho = (await cambiosDeReservas(tx, { ids: [reservaId], desde })).at(-1);
  if (!hecho || hecho.accion === 'deshacerReserva' || !esSuyo(hecho, session)) return undefined;
  const { franjaId, estado, turno, seniaVence } = hecho.antes ?? {};
  if (!franjaId || !estado || !turno || !hecho.despues) return undefined;
  if (volverA !== undefined && volverA !== franjaId) return undefined;
  const { deshaceCancelaciones, ocupaHasta } = politicaDe(session);
  const seCancelo = deshaceCancelaciones && hecho.despues.estado === 'CANCELADA';
  const seFue = franjaId !== hecho.despues.franjaId || seCancelo;
  // The desk can change a completed booking until the end of the franja's day (rules §8.9).
  const estaba = esActiva(estado) || estado === 'COMPLETADA';
  const aTiempo = ocupaHasta === 'COMIENZO' ? turno > clock.now() : fechaDe(turno) >= clock.today();
  return seFue && estaba && aTiempo
    ? { franjaId, estado, seniaVence: seniaVence ?? undefined }
    : undefined;
}

/** A program has the id of its administrator, but undoes nothing of theirs, nor they of its. */
const esSuyo = ({ usuarioId, tokenId }: CambioDeReserva, session: Session): boolean =>
  usuarioId === session.usuarioId && tokenId === (session.programa?.tokenId ?? null);

type Vuelta = Pick<ReservaTomada, 'reserva' | 'guardada' | 'senia' | 'titular'> & {
  antes: Lugar;
  politica: Politica;
};

/**
 * Returns a booking to its former franja. The caller must hold the locks of the booking and of that
 * franja.
 */
async function volver(
  tx: Tx,
  anunciar: Anunciar,
  { reserva, guardada, senia, titular, antes, politica }: Vuelta,
): Promise<void> {
  const { id, personas } = reserva;
  const { franjaId } = antes;
  await tomarFranja(tx, franjaId);
  await asentarVencidas(tx, anunciar, franjaId);
  if (!(await retomarPlazas(tx, franjaId, personas)))
    throw await porQueNoHay(tx, { franjaId, personas, politica });
  // The trail kept the derived estado. A COMPLETADA booking was stored as CONFIRMADA, and time
  // completes it again.
  const estado = antes.estado === 'COMPLETADA' ? 'CONFIRMADA' : antes.estado;
  const cambios = {
    franjaId,
    // An active booking keeps its present estado. Where it still waits for its seña, the term of
    // the seña is the one of before the move.
    ...(!esActiva(reserva.estado) && { estado }),
    ...(senia && { seniaVence: antes.seniaVence }),
    enFranjaDesde: anunciar.clock.instant(),
  };
  await cambiarReserva(tx, id, cambios, (politica.paraOtros && titular) || undefined);
  // The counter of the franja that the booking leaves counts by the stored estado, not by the
  // derived one.
  const dejada = { franjaId: reserva.franjaId, personas: guardada === 'CANCELADA' ? 0 : personas };
  // The franja to which the booking returns is passed with 0 people, so that the plan is compared
  // for it as well: the plan may have to block it.
  await devolverPlazas(tx, anunciar, dejada, { franjaId, personas: 0 });
  const { usuarioId } = reserva;
  if (usuarioId !== null) await cerrarEsperas(tx, anunciar, { usuarioId, franjaId });
}

/**
 * Returns the refusal of an undoing whose places are taken. The desk is told who would have to let
 * offered places go first, where the booking would then have its places.
 */
async function porQueNoHay(
  tx: Tx,
  { franjaId, personas, politica }: { franjaId: number; personas: number; politica: Politica },
): Promise<AppError> {
  const libres = await libresSinOfertas(tx, franjaId);
  if (!politica.paraOtros || libres < personas) return sinCupo(0);
  return lugaresOfrecidos(await aQuienesSeOfrecio(tx, franjaId), personas);
}
