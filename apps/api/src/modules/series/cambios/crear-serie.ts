import type { ResultOf } from '@remanso/contract/endpoint';
import { fechaDe } from '@remanso/contract/calendario';
import type { crearSerie as endpoint } from '@remanso/contract/serie/series.contract';
import type { Tx } from '../../../database/transaction.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { registrarHecho } from '../../auditoria/auditoria.repository.ts';
import { tomarPlanEn, type TxDePlan } from '../../plan/tomar-plan.ts';
import { reservarUnaSolaVez } from '../../reservas/nueva/reservar-una-sola-vez.ts';
import { ponerEnFila } from '../../reservas/nueva/poner-en-fila.ts';
import { politicaDe } from '../../reservas/politicas.rules.ts';
import { comprobarMaximo } from '../../reservas/nueva/comprobar-maximo.ts';
import { tomarCuentaPropia } from '../../usuarios/usuarios.repository.ts';
import { fechaAjena, serieCambiada, serieConConflictos, sinFechas } from '../series.errors.ts';
import { abrirSerie, type PedidoDeSerie, type SerieAbierta } from './abrir-serie.ts';
import { decidir, type Decidido, type Decisiones } from './decisiones.rules.ts';
import { escribirSerie, type Anotada } from './escribir-serie.ts';
import { preverFechas } from './fechas.rules.ts';
import { conAlternativas, type SituacionLeida } from './leer-situacion.ts';
import { previstaDe, sellar } from './previsualizar-serie.ts';
import { tomarSituacion } from './tomar-situacion.ts';

type Respuesta = ResultOf<typeof endpoint>;
type Usa = Pick<Dependencies, 'db' | 'clock' | 'limits' | 'metricas' | 'avisar'>;

interface Pedido extends PedidoDeSerie {
  /** Undefined where the request has no `Idempotency-Key`. */
  clave: string | undefined;
  sello: string;
  decisiones: Decisiones;
}

/**
 * Books all dates of a series that are to be booked, or none, in one transaction (rules §22.3 to
 * §22.5). A repeated request with the same key gets the first answer again.
 */
export function crearSerie(
  dependencies: Usa & Pick<Dependencies, 'bookingLimiter'>,
  pedido: Pedido,
): Promise<Respuesta> {
  return ponerEnFila(dependencies, pedido.session, () => responder(dependencies, pedido));
}

function responder(dependencies: Usa, pedido: Pedido): Promise<Respuesta> {
  const { session, clave, ...body } = pedido;
  return reservarUnaSolaVez(dependencies, {
    llamada: 'crearSerie',
    session,
    clave,
    pedido: body,
    hacer: async (tx) => (await reservarSerie(tx, dependencies, pedido)).respuesta,
    cuantas: ({ reservas }) => reservas.length,
  });
}

/**
 * Makes a series. The plan's lock keeps the hours from changing meanwhile, and makes one series
 * wait for another: franjas that do not exist yet have no lock of their own.
 */
async function reservarSerie(
  tx: Tx,
  anunciar: Pick<Dependencies, 'clock' | 'avisar'>,
  pedido: Pedido,
): Promise<Anotada> {
  const { clock } = anunciar;
  // The account's lock keeps the client from booking or waiting elsewhere meanwhile. It is taken
  // before the plan's, as by a client who makes a series for themself.
  await tomarCuentaPropia(tx, titularDe(pedido));
  const plan = await tomarPlanEn(tx);
  const abierta = await abrirSerie(plan, { clock }, pedido);
  const situacion = await tomarSituacion(plan, anunciar, { ...pedido, ...abierta });
  await comprobarSello(plan, clock, { pedido, abierta, situacion });
  const decidido = await comprobarDecisiones(plan, clock, { pedido, abierta, situacion });
  comprobarLimite(clock, { pedido, abierta, situacion, decidido });
  const anotada = await escribirSerie(plan, anunciar, {
    ...pedido,
    ...abierta,
    decidido,
    porHacer: situacion.dias.porHacer,
  });
  await registrarHecho(tx, {
    usuarioId: pedido.session.usuarioId,
    accion: 'crearSerie',
    entidadId: anotada.respuesta.id,
    despues: anotada.hecho,
    ocurridoEn: clock.instant(),
  });
  return anotada;
}

/** Returns the id of the account for which a series is asked for, whether it exists or not. */
function titularDe({ session, clienteId = session.usuarioId }: Pedido): number {
  return politicaDe(session).paraOtros ? clienteId : session.usuarioId;
}

interface Juicio {
  pedido: Pedido;
  abierta: SerieAbierta;
  situacion: SituacionLeida;
}

/** Throws 409 where a date or its price is not what the preview has shown. */
async function comprobarSello(
  tx: TxDePlan,
  clock: Dependencies['clock'],
  { pedido, abierta: { titular, inicios }, situacion }: Juicio,
): Promise<void> {
  const { usuarioId } = titular;
  const fechas = preverFechas(inicios, situacion);
  if (sellar(pedido, { usuarioId, fechas }) === pedido.sello) return;
  const ahora = await conAlternativas(tx, clock, { usuarioId, fechas, situacion });
  throw serieCambiada(previstaDe(pedido, { usuarioId, fechas: ahora }));
}

/**
 * Returns what is to be done about each date. Throws 409 where that is not decided, and 400 for a
 * decision about another day and where nothing is left to book.
 */
async function comprobarDecisiones(
  tx: TxDePlan,
  clock: Dependencies['clock'],
  { pedido: { decisiones }, abierta: { titular, inicios }, situacion }: Juicio,
): Promise<Decidido> {
  const propias = new Set(inicios.map(fechaDe));
  const ajena = Object.keys(decisiones).find((fecha) => !propias.has(fecha));
  if (ajena !== undefined) throw fechaAjena(ajena);
  const decidido = decidir({ inicios, decisiones, situacion, ahora: clock.now() });
  const { faltan } = decidido;
  if (faltan.length > 0) {
    const { usuarioId } = titular;
    const fechas = preverFechas(inicios, situacion).filter(({ inicio }) => faltan.includes(inicio));
    throw serieConConflictos(await conAlternativas(tx, clock, { usuarioId, fechas, situacion }));
  }
  if (decidido.reservar.length === 0) throw sinFechas();
  return decidido;
}

/** Throws 409 where a client would have too many bookings to come (rules §8.4). */
function comprobarLimite(
  clock: Dependencies['clock'],
  { pedido, abierta: { ajustes }, situacion, decidido }: Juicio & { decidido: Decidido },
): void {
  if (!politicaDe(pedido.session).conLimites) return;
  const porVenir = situacion.reservadas.filter(({ inicio }) => inicio > clock.now()).length;
  comprobarMaximo(ajustes, porVenir + decidido.reservar.length);
}
