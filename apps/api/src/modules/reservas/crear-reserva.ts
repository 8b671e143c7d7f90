import { fechaDe, sumarDias } from '@remanso/contract/calendario';
import type { ResultOf } from '@remanso/contract/endpoint';
import { MAXIMO_DE_PERSONAS, plazasLibres, type Sexo } from '@remanso/contract/franjas.rules';
import { calcularPrecio } from '@remanso/contract/precios.rules';
import type { crearReserva as endpoint } from '@remanso/contract/reservas.contract';
import { notasAutomaticas } from '@remanso/contract/reservas.rules';
import type { Dependencies } from '../../dependencies.ts';
import { inTransaction, type Tx } from '../../database/transaction.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Session } from '../../platform/http/session.ts';
import { leerPrecios, leerVentana } from '../config/config.queries.ts';
import {
  franjaBloqueada,
  franjaComenzada,
  franjaInexistente,
  sinCupo,
} from '../franjas/franjas.errors.ts';
import { leerFranja, tomarPlazas, type FranjaActual } from '../franjas/franjas.repository.ts';
import { guardarRespuesta, huellaDe, reclamarClave } from './idempotencia.repository.ts';
import { leerReserva } from './reservas.queries.ts';
import { fueraDeVentana, personasFueraDeRango } from './reservas.errors.ts';
import { insertarReserva } from './reservas.repository.ts';
import { resolverTitular } from './resolver-titular.ts';

type Respuesta = ResultOf<typeof endpoint>;

export interface PedidoDeReserva {
  session: Session;
  /** The `Idempotency-Key` of the request, if it has one. */
  clave: string | undefined;
  franjaId: number;
  notas?: string | undefined;
  acompaniantes: readonly { nombre: string; genero: Sexo }[];
  generoTitular?: Sexo | undefined;
  /** Only read for an administrator. */
  clienteId?: number | undefined;
}

/**
 * Books a franja for its holder and companions (decisions §7, §9.9–11), in one transaction. With a key, a repeated
 * request gives the first answer again, and one booking.
 */
export async function crearReserva(
  { db, clock }: Dependencies,
  pedido: PedidoDeReserva,
): Promise<Respuesta> {
  const { session, clave, ...body } = pedido;
  return inTransaction(db, async (tx) => {
    if (clave === undefined) return reservar(tx, clock, pedido);
    const peticion = { usuarioId: session.usuarioId, clave, huella: huellaDe(body) };
    const anterior = await reclamarClave(tx, peticion, clock);
    if (anterior) return anterior.respuesta as Respuesta;
    const respuesta = await reservar(tx, clock, pedido);
    await guardarRespuesta(tx, peticion, respuesta);
    return respuesta;
  });
}

async function reservar(tx: Tx, clock: Clock, pedido: PedidoDeReserva): Promise<Respuesta> {
  const { session, franjaId } = pedido;
  const personas = pedido.acompaniantes.length + 1;
  // What is missing is told before what the state forbids (decisions §9.1).
  const franja = await leerFranjaExistente(tx, franjaId);
  const titular = await resolverTitular(tx, pedido);

  await comprobarReservable(tx, clock, { session, personas, franja });
  if (!(await tomarPlazas(tx, franjaId, personas))) {
    // Somebody changed it between the look and the taking: look again for what to say.
    const cambiada = await leerFranjaExistente(tx, franjaId);
    await comprobarReservable(tx, clock, { session, personas, franja: cambiada });
    throw sinCupo(plazasLibres(cambiada));
  }
  const id = await insertarReserva(tx, {
    franjaId,
    usuarioId: titular.usuarioId,
    precioTotal: calcularPrecio(await leerPrecios(tx), personas).precioTotal,
    notas: pedido.notas || notasAutomaticas(personas),
    creadaEn: clock.instant(),
    asientos: [
      { nombre: titular.nombre, sexo: titular.sexo },
      ...pedido.acompaniantes.map(({ nombre, genero }) => ({ nombre, sexo: genero })),
    ],
  });
  return leerReserva(tx, id, { isAdmin: session.isAdmin, timeZone: clock.timeZone });
}

async function leerFranjaExistente(tx: Tx, franjaId: number): Promise<FranjaActual> {
  const franja = await leerFranja(tx, franjaId);
  if (!franja) throw franjaInexistente();
  return franja;
}

interface Intento {
  session: Session;
  personas: number;
  franja: FranjaActual;
}

/** Throws the first refusal that applies, in the order of decisions §7. */
async function comprobarReservable(
  tx: Tx,
  clock: Clock,
  { session, personas, franja }: Intento,
): Promise<void> {
  if (franja.inicio <= clock.now()) throw franjaComenzada();
  if (!session.isAdmin) await comprobarVentana(tx, clock, franja);
  if (franja.bloqueada) throw franjaBloqueada();
  if (personas > MAXIMO_DE_PERSONAS) throw personasFueraDeRango(MAXIMO_DE_PERSONAS);
  if (personas > plazasLibres(franja)) throw sinCupo(plazasLibres(franja));
}

async function comprobarVentana(tx: Tx, clock: Clock, franja: FranjaActual): Promise<void> {
  const dias = await leerVentana(tx);
  if (fechaDe(franja.inicio) > sumarDias(clock.today(), dias)) throw fueraDeVentana(dias);
}
