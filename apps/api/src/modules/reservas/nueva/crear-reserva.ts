import { RESERVAS_ACTIVAS_POR_DEFECTO } from '@remanso/contract/centro/config.forms';
import type { ResultOf } from '@remanso/contract/endpoint';
import type { Sexo } from '@remanso/contract/franja/franjas.rules';
import { calcularPrecio } from '@remanso/contract/precio/precios.rules';
import type { crearReserva as endpoint } from '@remanso/contract/reserva/reservas.contract';
import { nombrarAcompaniantes, notasAutomaticas } from '@remanso/contract/reserva/reservas.rules';
import { seniaDe } from '@remanso/contract/reserva/senia.rules';
import { inTransaction, onCommit, type Tx } from '../../../database/transaction.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Session } from '../../../platform/http/session.ts';
import { hacerUnaSolaVez } from '../../idempotencia/hacer-una-sola-vez.ts';
import { buscarRespuesta, peticionDe } from '../../idempotencia/idempotencia.repository.ts';
import { reservaDeFila } from '../../reservas-leidas/reservas.queries.ts';
import type { NuevoAsiento } from '../asientos/asientos.repository.ts';
import type { Anunciar } from '../anunciar-cambio.ts';
import { leerCondiciones, type Condiciones } from './condiciones.queries.ts';
import { comprobarVentana, ocuparFranja } from './ocupar-franja.ts';
import {
  faltanNombres,
  limiteDeReservas,
  precioCambiado,
  reservaRepetida,
} from '../reservas.errors.ts';
import { insertarReserva } from '../reservas.repository.ts';
import { politicaDe, type Politica } from '../politicas.rules.ts';
import { registrarCambio } from '../registrar-cambio.ts';
import { resolverTitular, type Titular } from './resolver-titular.ts';

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
  /** The client to book for; read only when the desk books. */
  clienteId?: number | undefined;
  /** The price for all the people together, in pesos. */
  precioEsperado?: number | undefined;
}

type Usa = Pick<Dependencies, 'db' | 'clock' | 'useLimits' | 'metricas' | 'avisar'>;

/**
 * Books a franja for its holder and companions (rules §8.1 to §8.4), in one transaction. A
 * repeated request with the same key gets the first answer again and makes no second booking.
 */
export async function crearReserva(
  dependencies: Usa & Pick<Dependencies, 'bookingLimiter'>,
  pedido: PedidoDeReserva,
): Promise<Respuesta> {
  const { sinNombres, candado } = politicaDe(pedido.session);
  const sinNombre = pedido.acompaniantes.flatMap(({ nombre }, n) => (nombre === '' ? [n] : []));
  if (!sinNombres && sinNombre.length > 0) throw faltanNombres(sinNombre);
  const enFila = String(pedido.session.usuarioId);
  // Who waits for the account's lock anyway waits without a connection, of which there are few.
  return candado === 'EN_FILA'
    ? dependencies.bookingLimiter(enFila, () => responder(dependencies, pedido))
    : responder(dependencies, pedido);
}

async function responder(
  { db, clock, useLimits, metricas, avisar }: Usa,
  pedido: PedidoDeReserva,
): Promise<Respuesta> {
  const { session, clave, ...body } = pedido;
  const { usuarioId } = session;
  const { candado } = politicaDe(session);
  const peticion = peticionDe('crearReserva', session, { clave, pedido: body });
  try {
    await useLimits.booking(session);
  } catch (refusal) {
    // A repeated request makes no new booking, so it gets its answer whatever the limit says.
    const repetida = peticion && (await buscarRespuesta(db, peticion, clock));
    if (!repetida) throw refusal;
    return repetida;
  }
  let hecha = false;
  const respuesta = await inTransaction(db, async (tx) =>
    hacerUnaSolaVez(tx, { usuarioId, candado, peticion, clock }, async () => {
      onCommit(tx, () => {
        hecha = true;
        metricas?.reservaHecha();
      });
      return reservar(tx, { clock, avisar }, pedido);
    }),
  );
  if (!hecha) await useLimits.repeatedBooking(session);
  return respuesta;
}

async function reservar(
  tx: Tx,
  { clock, avisar }: Anunciar,
  pedido: PedidoDeReserva,
): Promise<Respuesta> {
  const { session, franjaId } = pedido;
  const politica = politicaDe(session);
  const personas = pedido.acompaniantes.length + 1;
  const ahora = clock.now();
  const titular = await resolverTitular(tx, pedido);
  const inicio = await ocuparFranja(tx, clock, { franjaId, personas, politica });
  const { usuarioId } = titular;
  const condiciones = await leerCondiciones(tx, { franjaId, inicio, usuarioId, ahora });
  comprobarCondiciones(clock, politica, { ...condiciones, inicio, titular });
  const { config } = condiciones;
  const { precioTotal } = calcularPrecio(config?.preciosPorCapacidad ?? null, personas);
  if (precioTotal !== (pedido.precioEsperado ?? precioTotal)) throw precioCambiado(precioTotal);
  const regla = politica.conLimites ? config : undefined;
  const nueva = {
    franjaId,
    usuarioId,
    precioTotal,
    notas: pedido.notas || notasAutomaticas(personas),
    senia: regla && seniaDe(regla, { inicio, ahora }),
    creadaEn: clock.instant(),
    asientos: [{ nombre: titular.nombre, sexo: titular.sexo }, ...asientosDe(pedido)],
  };
  const fila = await insertarReserva(tx, nueva, ahora);
  const hecho = { session, accion: 'crearReserva', reservaId: fila.id, fila } as const;
  await registrarCambio(tx, { clock, avisar }, hecho);
  return reservaDeFila(fila, { ...session, clock });
}

/** Throws where the franja lies beyond the window, or the holder has bookings enough (rules §8.4). */
function comprobarCondiciones(
  clock: Clock,
  { conLimites, paraOtros }: Politica,
  { config, enEsta, porVenir, ...reserva }: Condiciones & { inicio: string; titular: Titular },
): void {
  if (conLimites) comprobarVentana(clock, reserva.inicio, config?.ventanaDias ?? 0);
  if (enEsta > 0) throw reservaRepetida(paraOtros ? reserva.titular.nombre : undefined);
  const maximo = config?.maxReservasActivas ?? RESERVAS_ACTIVAS_POR_DEFECTO;
  if (conLimites && porVenir >= maximo) throw limiteDeReservas(maximo);
}

function asientosDe({ session, acompaniantes }: PedidoDeReserva): NuevoAsiento[] {
  const nombres = nombrarAcompaniantes(acompaniantes.map(({ nombre }) => nombre));
  const { sexoSinDecir } = politicaDe(session);
  return acompaniantes.map(({ genero }, n) => ({
    nombre: nombres[n] ?? '',
    sexo: genero ?? sexoSinDecir,
  }));
}
