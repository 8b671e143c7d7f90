import type { ResultOf } from '@remanso/contract/endpoint';
import type { Sexo } from '@remanso/contract/franja/franjas.rules';
import { calcularPrecio } from '@remanso/contract/precio/precios.rules';
import type { crearReserva as endpoint } from '@remanso/contract/reserva/reservas.contract';
import { nombrarAcompaniantes, notasAutomaticas } from '@remanso/contract/reserva/reservas.rules';
import { seniaDe } from '@remanso/contract/reserva/senia.rules';
import type { Tx } from '../../../database/transaction.ts';
import type { Dependencies } from '../../../dependencies.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Session } from '../../../platform/http/session.ts';
import { valorDeLibres } from '../../abonos/abonos.repository.ts';
import { reservaDeFila } from '../../reservas-leidas/reservas.queries.ts';
import type { NuevoAsiento } from '../asientos/asientos.repository.ts';
import type { Anunciar } from '../../avisos/crear-avisar.ts';
import { leerCondiciones, type Condiciones } from './condiciones.queries.ts';
import { comprobarMaximo } from './comprobar-maximo.ts';
import { ponerEnFila } from './poner-en-fila.ts';
import { comprobarVentana, ocuparFranja } from './ocupar-franja.ts';
import { faltanNombres, precioCambiado, reservaRepetida } from '../reservas.errors.ts';
import { insertarReservas } from '../reservas.repository.ts';
import { politicaDe, type Politica } from '../politicas.rules.ts';
import { pagarConAbono } from '../abonos/ajustar-abono.ts';
import { comprobarAbono } from '../abonos/comprobar-abono.ts';
import { cerrarEsperas } from '../cerrar-esperas.ts';
import { registrarCambio } from '../registrar-cambio.ts';
import { reservarUnaSolaVez } from './reservar-una-sola-vez.ts';
import { resolverTitular, type Titular } from './resolver-titular.ts';

type Respuesta = ResultOf<typeof endpoint>;

export interface PedidoDeReserva {
  session: Session;
  /** Undefined where the request has no `Idempotency-Key`. */
  clave: string | undefined;
  franjaId: number;
  notas?: string | undefined;
  /** The companions. Only the desk can leave a name empty. Everybody can leave out `genero`. */
  acompaniantes: readonly { nombre: string; genero?: Sexo | undefined }[];
  generoTitular?: Sexo | undefined;
  /** The client for whom the desk books. It is ignored where a client books. */
  clienteId?: number | undefined;
  /**
   * The price for all people together, in pesos, that the person who books has seen. Another price
   * is refused with 409.
   */
  precioEsperado?: number | undefined;
  /** The sold abono whose places the booking uses, in place of a price and a seña. */
  abonoVendidoId?: number | undefined;
  /** True where the desk asks for a seña. It is ignored where a client books. */
  pedirSenia?: boolean | undefined;
}

type Usa = Pick<Dependencies, 'db' | 'clock' | 'limits' | 'metricas' | 'avisar'>;

/**
 * Books a franja for a holder and companions, in one transaction (rules §8.1 to §8.4). A repeated
 * request with the same key gets the first answer again and makes no second booking.
 */
export async function crearReserva(
  dependencies: Usa & Pick<Dependencies, 'bookingLimiter'>,
  pedido: PedidoDeReserva,
): Promise<Respuesta> {
  comprobarNombres(politicaDe(pedido.session), pedido.acompaniantes);
  return ponerEnFila(dependencies, pedido.session, () => responder(dependencies, pedido));
}

/** Throws where a client leaves a companion without a name. The desk may name a companion later. */
export function comprobarNombres(
  { sinNombres }: Politica,
  acompaniantes: PedidoDeReserva['acompaniantes'],
): void {
  const sinNombre = acompaniantes.flatMap(({ nombre }, n) => (nombre === '' ? [n] : []));
  if (!sinNombres && sinNombre.length > 0) throw faltanNombres(sinNombre);
}

function responder(dependencies: Usa, pedido: PedidoDeReserva): Promise<Respuesta> {
  const { session, clave, ...body } = pedido;
  return reservarUnaSolaVez(dependencies, {
    llamada: 'crearReserva',
    session,
    clave,
    pedido: body,
    hacer: async (tx) => {
      const titular = await resolverTitular(tx, pedido);
      return reservar(tx, dependencies, { ...pedido, titular });
    },
    cuantas: () => 1,
  });
}

interface Reservable extends PedidoDeReserva {
  titular: Titular;
  /** True where the limit on the holder's active bookings does not apply. */
  sinMaximo?: boolean;
}

/** Books a franja for the holder `titular`, whose account the caller must hold (`resolverTitular`). */
export async function reservar(tx: Tx, anunciar: Anunciar, pedido: Reservable): Promise<Respuesta> {
  const { clock } = anunciar;
  const { session, franjaId, titular, abonoVendidoId, sinMaximo = false } = pedido;
  const politica = politicaDe(session);
  const personas = pedido.acompaniantes.length + 1;
  const ahora = clock.now();
  const { usuarioId } = titular;
  const { inicio } = await ocuparFranja(tx, anunciar, { franjaId, personas, politica });
  const condiciones = await leerCondiciones(tx, { franjaId, usuarioId, ahora });
  comprobarCondiciones(clock, politica, { ...condiciones, inicio, titular, sinMaximo });
  const { config } = condiciones;
  const uso = { usuarioId, personas, inicio, aunImpago: politica.paraOtros };
  const abono =
    abonoVendidoId === undefined
      ? undefined
      : await comprobarAbono(tx, clock, { ...uso, abonoVendidoId });
  const precioTotal = abono
    ? valorDeLibres(abono, personas)
    : calcularPrecio(config?.preciosPorCapacidad ?? null, personas).precioTotal;
  if (precioTotal !== (pedido.precioEsperado ?? precioTotal)) throw precioCambiado(precioTotal);
  const conSenia = politica.conLimites || pedido.pedirSenia === true;
  const regla = conSenia && !abono ? config : undefined;
  const nueva = {
    franjaId,
    usuarioId,
    precioTotal,
    notas: pedido.notas || notasAutomaticas(personas),
    senia: regla && seniaDe(regla, { inicio, ahora }),
    abonoVendidoId: abonoVendidoId ?? null,
    creadaEn: clock.instant(),
  };
  const asientos = [{ nombre: titular.nombre, sexo: titular.sexo }, ...asientosDe(pedido)];
  const [reservaId = 0] = await insertarReservas(tx, [nueva], asientos);
  const usos = [{ reservaId, lugares: personas, valor: precioTotal }];
  if (abono) await pagarConAbono(tx, clock, { usos, abono, session });
  if (condiciones.espera) await cerrarEsperas(tx, anunciar, { usuarioId, franjaId });
  const fila = await registrarCambio(tx, anunciar, { session, accion: 'crearReserva', reservaId });
  return reservaDeFila(fila, { ...session, clock });
}

/**
 * Throws where the franja lies beyond the booking window, where the holder already has a booking in
 * it, or where the holder has too many bookings to come (rules §8.4).
 */
function comprobarCondiciones(
  clock: Clock,
  { conLimites, paraOtros }: Politica,
  {
    config,
    enEsta,
    porVenir,
    sinMaximo,
    ...reserva
  }: Condiciones & { inicio: string; titular: Titular; sinMaximo: boolean },
): void {
  if (conLimites) comprobarVentana(clock, reserva.inicio, config?.ventanaDias ?? 0);
  if (enEsta > 0) throw reservaRepetida(paraOtros ? reserva.titular.nombre : undefined);
  if (conLimites && !sinMaximo) comprobarMaximo(config, porVenir + 1);
}

/** Returns the asientos of the companions of a new booking. */
export function asientosDe({
  session,
  acompaniantes,
}: Pick<PedidoDeReserva, 'session' | 'acompaniantes'>): NuevoAsiento[] {
  const nombres = nombrarAcompaniantes(acompaniantes.map(({ nombre }) => nombre));
  const { sexoSinDecir } = politicaDe(session);
  return acompaniantes.map(({ genero }, n) => ({
    nombre: nombres[n] ?? '',
    sexo: genero ?? sexoSinDecir,
  }));
}
