import { RESERVAS_ACTIVAS_POR_DEFECTO } from '@remanso/contract/config.forms';
import { fechaDe } from '@remanso/contract/calendario';
import type { ResultOf } from '@remanso/contract/endpoint';
import type { Sexo } from '@remanso/contract/franjas.rules';
import { calcularPrecio } from '@remanso/contract/precios.rules';
import type { crearReserva as endpoint } from '@remanso/contract/reservas.contract';
import { nombrarAcompaniantes, notasAutomaticas } from '@remanso/contract/reservas.rules';
import { seniaDe } from '@remanso/contract/senia.rules';
import { inTransaction, onCommit, type Tx } from '../../database/transaction.ts';
import type { Dependencies } from '../../dependencies.ts';
import { sinSesion } from '../../platform/errors.ts';
import type { Session } from '../../platform/http/session.ts';
import { buscarConfig } from '../config/config.queries.ts';
import { franjaInexistente } from '../franjas/franjas.errors.ts';
import { buscarFranja } from '../franjas/franjas.repository.ts';
import { tomarCuentaPropia } from '../usuarios/usuarios.repository.ts';
import { leerReserva } from '../reservas-leidas/reservas.queries.ts';
import type { NuevoAsiento } from './asientos.repository.ts';
import type { Anunciar } from './anunciar-cambio.ts';
import { comprobarReservasDelTitular } from './comprobar-reservas-del-titular.ts';
import { buscarRespuesta, peticionDe, unaSolaVez } from './idempotencia.repository.ts';
import { comprobarVentana, ocuparFranja } from './ocupar-franja.ts';
import { faltanNombres, precioCambiado } from './reservas.errors.ts';
import { insertarReserva } from './reservas.repository.ts';
import { registrarCambio } from './registrar-cambio.ts';
import { resolverTitular } from './resolver-titular.ts';

type Respuesta = ResultOf<typeof endpoint>;

export interface PedidoDeReserva {
  session: Session;
  /** The `Idempotency-Key` of the request, when it has one. */
  clave: string | undefined;
  franjaId: number;
  notas?: string | undefined;
  /** The desk may leave a companion's name empty, and anybody their gender out. */
  acompaniantes: readonly { nombre: string; genero?: Sexo | undefined }[];
  generoTitular?: Sexo | undefined;
  /** The client to book for; read only when an administrator books. */
  clienteId?: number | undefined;
  /** The price for all the people together, in pesos. */
  precioEsperado?: number | undefined;
}

/**
 * Books a franja for its holder and companions (rules §7, §9.9–11, §10.2–4), in one transaction. A
 * repeated request with the same key gets the first answer again and makes no second booking.
 */
export async function crearReserva(
  dependencies: Pick<
    Dependencies,
    'db' | 'clock' | 'useLimits' | 'bookingLimiter' | 'metricas' | 'avisar'
  >,
  pedido: PedidoDeReserva,
): Promise<Respuesta> {
  const { esDelMostrador, usuarioId } = pedido.session;
  const sinNombre = pedido.acompaniantes.flatMap(({ nombre }, n) => (nombre === '' ? [n] : []));
  if (!esDelMostrador && sinNombre.length > 0) throw faltanNombres(sinNombre);
  if (esDelMostrador) return responder(dependencies, pedido);
  // A client's requests wait for the account's lock anyway. The limiter lets them wait without a
  // connection, of which there are few.
  return dependencies.bookingLimiter(String(usuarioId), () => responder(dependencies, pedido));
}

async function responder(
  {
    db,
    clock,
    useLimits,
    metricas,
    avisar,
  }: Pick<Dependencies, 'db' | 'clock' | 'useLimits' | 'metricas' | 'avisar'>,
  pedido: PedidoDeReserva,
): Promise<Respuesta> {
  const { session, clave, ...body } = pedido;
  const { usuarioId } = session;
  const peticion = peticionDe(session, clave, body);
  // A repeated request makes no new booking, so that it gets its answer before the limit of
  // bookings is checked.
  const repetida = peticion && (await buscarRespuesta(db, peticion, clock));
  if (repetida) return repetida.respuesta as Respuesta;
  await useLimits.booking(session);
  return inTransaction(db, async (tx) => {
    // The account is locked before anything else, because whoever erases the account begins with
    // that lock too.
    const sigue = session.esDelMostrador || (await tomarCuentaPropia(tx, usuarioId));
    if (!sigue) throw sinSesion();
    return unaSolaVez(tx, { peticion, clock }, async () => {
      onCommit(tx, () => metricas?.reservaHecha());
      return reservar(tx, { clock, avisar }, pedido);
    });
  });
}

async function reservar(
  tx: Tx,
  { clock, avisar }: Anunciar,
  pedido: PedidoDeReserva,
): Promise<Respuesta> {
  const { session, franjaId } = pedido;
  const { esDelMostrador } = session;
  const personas = pedido.acompaniantes.length + 1;
  // A missing franja is reported before what the client's state forbids (rules §9.1).
  if (esDelMostrador && !(await buscarFranja(tx, franjaId))) throw franjaInexistente();
  const titular = await resolverTitular(tx, pedido);
  const inicio = await ocuparFranja(tx, clock, { franjaId, personas, esDelMostrador });
  // Once the places are taken no other configuration can come between, so the window and the prices
  // read here belong together.
  const config = await buscarConfig(tx, fechaDe(inicio));
  if (!esDelMostrador) comprobarVentana(clock, inicio, config?.ventanaDias ?? 0);
  await comprobarReservasDelTitular(tx, clock, {
    franjaId,
    usuarioId: titular.usuarioId,
    deQuien: esDelMostrador ? titular.nombre : undefined,
    maximo: esDelMostrador
      ? Infinity
      : (config?.maxReservasActivas ?? RESERVAS_ACTIVAS_POR_DEFECTO),
  });
  const { precioTotal } = calcularPrecio(config?.preciosPorCapacidad ?? null, personas);
  if (precioTotal !== (pedido.precioEsperado ?? precioTotal)) throw precioCambiado(precioTotal);
  const nueva = {
    franjaId,
    usuarioId: titular.usuarioId,
    precioTotal,
    notas: pedido.notas || notasAutomaticas(personas),
  };
  // The desk's bookings wait for nothing.
  const regla = esDelMostrador ? undefined : config;
  const senia = regla && seniaDe(regla, { inicio, ahora: clock.now() });
  const id = await insertarReserva(tx, {
    ...nueva,
    senia,
    creadaEn: clock.instant(),
    asientos: [{ nombre: titular.nombre, sexo: titular.sexo }, ...asientosDe(pedido)],
  });
  const estado = senia ? 'PENDIENTE' : 'CONFIRMADA';
  const despues = { ...nueva, id, estado, personas, turno: inicio } as const;
  const hecho = { session, accion: 'crearReserva', reservaId: id, despues } as const;
  await registrarCambio(tx, { clock, avisar }, hecho);
  return leerReserva(tx, id, { esDelMostrador, clock });
}

function asientosDe({ session, acompaniantes }: PedidoDeReserva): NuevoAsiento[] {
  const nombres = nombrarAcompaniantes(acompaniantes.map(({ nombre }) => nombre));
  const sinDecir = session.esDelMostrador ? 'NO_DECLARA' : 'OTROS';
  return acompaniantes.map(({ genero }, n) => ({
    nombre: nombres[n] ?? '',
    sexo: genero ?? sinDecir,
  }));
}
