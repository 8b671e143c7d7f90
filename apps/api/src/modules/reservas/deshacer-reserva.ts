import { fechaDe } from '@remanso/contract/calendario';
import type { ResultOf } from '@remanso/contract/endpoint';
import type { deshacerReserva as endpoint } from '@remanso/contract/reserva/reservas.contract';
import { esActiva } from '@remanso/contract/reserva/reservas.rules';
import type { SeniaPedida } from '@remanso/contract/reserva/senia.rules';
import { inTransaction, type Tx } from '../../database/transaction.ts';
import type { Dependencies } from '../../dependencies.ts';
import { sinSesion, type AppError } from '../../platform/errors.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Session } from '../../platform/http/session.ts';
import { cambiosDeReservas, type CambioDeReserva } from '../auditoria/auditoria.queries.ts';
import { franjaBloqueada, lugaresOfrecidos, sinCupo } from '../franjas/franjas.errors.ts';
import { buscarFranja, tomarFranja } from '../franjas/franjas.repository.ts';
import { libresSinOfertas, retomarPlazas } from '../franjas/vuelta.repository.ts';
import type { Anunciar } from '../avisos/crear-avisar.ts';
import { aQuienesSeOfrecio } from '../esperas/fila.queries.ts';
import { devolverPlazas } from '../plan/devolver-plazas.ts';
import { tomarCuentaPropia } from '../usuarios/usuarios.repository.ts';
import { reservaDeFila } from '../reservas-leidas/reservas.queries.ts';
import { cerrarEsperas } from './cerrar-esperas.ts';
import { comprobarMaximo } from './nueva/comprobar-maximo.ts';
import { leerCondiciones } from './nueva/condiciones.queries.ts';
import { ponerEnFila } from './nueva/poner-en-fila.ts';
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

type Usa = Pick<Dependencies, 'db' | 'clock' | 'avisar'>;

/**
 * Undoes the last change of a booking, a move or a cancellation, where the person who asks made it
 * in the last ten minutes. The booking gets its former places again even where the plan has closed
 * or withdrawn their franja since; only a client's cancellation is not undone there. That franja
 * stays closed for other bookings (rules §7.13).
 */
export function deshacerReserva(
  dependencies: Usa & Pick<Dependencies, 'bookingLimiter'>,
  entrada: Entrada,
): Promise<ResultOf<typeof endpoint>> {
  return ponerEnFila(dependencies, entrada.session, () => deshacer(dependencies, entrada));
}

function deshacer(
  { db, clock, avisar }: Usa,
  entrada: Entrada,
): Promise<ResultOf<typeof endpoint>> {
  const { session, reservaId } = entrada;
  const politica = politicaDe(session);
  return inTransaction(db, async (tx) => {
    // A booking that comes back counts as a client's other bookings do, so it waits for them.
    if (politica.candado === 'EN_FILA' && !(await tomarCuentaPropia(tx, session.usuarioId)))
      throw sinSesion();
    const hacia = (await loDeAntes(tx, clock, entrada))?.franjaId;
    const pedido = { session, reservaId, hacia };
    const tomada = await tomarReservaVisible(tx, clock, pedido);
    const { reserva, nombres } = tomada;
    // The trail is read again under the lock, because somebody else may have changed the booking
    // meanwhile.
    const antes = await loDeAntes(tx, clock, entrada);
    if (!antes || antes.franjaId !== hacia || reserva.usuarioId === null) {
      throw nadaQueDeshacer();
    }
    if (politica.conLimites && !esActiva(reserva.estado))
      await comprobarVuelta(tx, clock, { usuarioId: reserva.usuarioId, antes });
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

/**
 * Throws 409 where the booking of a client cannot come back: where time ended it or its seña, where
 * its franja was closed or withdrawn, or where the client has too many others by now.
 */
async function comprobarVuelta(
  tx: Tx,
  clock: Clock,
  { usuarioId, antes }: { usuarioId: number; antes: Lugar },
): Promise<void> {
  const { franjaId, senia, seCancelo } = antes;
  const ahora = clock.now();
  if (!seCancelo || (senia && senia.vence <= ahora)) throw nadaQueDeshacer();
  const franja = await buscarFranja(tx, franjaId);
  if (!franja || franja.bloqueada) throw franjaBloqueada();
  const { config, porVenir } = await leerCondiciones(tx, { franjaId, usuarioId, ahora });
  comprobarMaximo(config, porVenir + 1);
}

/** What a booking was before its last change. */
interface Lugar extends Pick<ReservaActual, 'franjaId' | 'estado'> {
  /** The seña that it waited for; undefined where it waited for none. */
  senia: SeniaPedida | undefined;
  /** True where the last change cancelled the booking. */
  seCancelo: boolean;
}

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
  const { franjaId, estado, turno, seniaVence, seniaPorcentaje } = hecho.antes ?? {};
  if (!franjaId || !estado || !turno || !hecho.despues) return undefined;
  if (volverA !== undefined && volverA !== franjaId) return undefined;
  const { ocupaHasta } = politicaDe(session);
  const seCancelo = hecho.despues.estado === 'CANCELADA';
  const seFue = franjaId !== hecho.despues.franjaId || seCancelo;
  // The desk can change a completed booking until the end of the franja's day (rules §8.9).
  const estaba = esActiva(estado) || estado === 'COMPLETADA';
  const aTiempo = ocupaHasta === 'COMIENZO' ? turno > clock.now() : fechaDe(turno) >= clock.today();
  if (!seFue || !estaba || !aTiempo) return undefined;
  const senia =
    seniaVence && seniaPorcentaje ? { vence: seniaVence, porcentaje: seniaPorcentaje } : undefined;
  return { franjaId, estado, senia, seCancelo };
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
async function volver(tx: Tx, anunciar: Anunciar, vuelta: Vuelta): Promise<void> {
  const { reserva, guardada, senia, titular, antes, politica } = vuelta;
  const { id, personas } = reserva;
  const { franjaId } = antes;
  await tomarFranja(tx, franjaId);
  await asentarVencidas(tx, anunciar, franjaId);
  if (!(await retomarPlazas(tx, franjaId, personas)))
    throw await porQueNoHay(tx, { franjaId, personas, politica });
  const cambios = {
    franjaId,
    // An active booking keeps its present estado. Where it still waits for its seña, the term of
    // the seña is the one of before the move.
    ...(esActiva(reserva.estado) ? senia && { senia: antes.senia } : comoRevive(anunciar, vuelta)),
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
 * Returns the estado of a booking that is revived, and the seña that it waits for again. Where the
 * term of the seña is over, which the desk alone can undo, the booking waits for the desk.
 */
function comoRevive(
  { clock }: Anunciar,
  { antes: { estado, senia } }: Vuelta,
): Parameters<typeof cambiarReserva>[2] {
  // The trail kept the derived estado. A COMPLETADA booking was stored as CONFIRMADA, and time
  // completes it again.
  if (estado === 'COMPLETADA') return { estado: 'CONFIRMADA' };
  return senia && senia.vence > clock.now() ? { estado, senia } : { estado };
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
