import { valorDe, venceTrasDevolver } from '@remanso/contract/abono/abonos.rules';
import type { TipoDePago } from '@remanso/contract/caja/pagos.rules';
import type { Tx } from '../../../database/transaction.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Quien } from '../../../platform/http/session.ts';
import { abonoAnulado, sinLugarEnElAbono } from '../../abonos/abonos.errors.ts';
import {
  anotarLugares,
  cambiarVence,
  lugaresUsados,
  tomarVendido,
  valorDeLibres,
  type VendidoTomado,
} from '../../abonos/abonos.repository.ts';
import { comprobarAbono } from './comprobar-abono.ts';
import { insertarPago, insertarPagosDeReservas } from '../pagos/pagos.repository.ts';
import { cambiarReserva } from '../reservas.repository.ts';

export interface ConAbono {
  reservaId: number;
  /** Undefined or null for a booking that no abono pays: nothing is done then. */
  abonoVendidoId?: number | null | undefined;
  /** The price of the booking before the change, in pesos. */
  precioTotal: number;
  /** The people for whom the booking needs places now: 0 once it is cancelled. */
  personas: number;
  /** The person of the desk who made the change; null for a client and for the time. */
  autorId: number | null;
  /** True where the centre is the cause: places that it gives back are good for 14 days more. */
  porElCentro: boolean;
}

/**
 * Makes the ledger of an abono agree with the people of a booking that it pays: takes the places
 * that the booking needs more, or gives back those that it needs less, with the payment or refund
 * of `medio` ABONO that settles them (rules §20.3). The caller must hold the lock of the booking.
 * Throws 409 where the abono has too few places, or was annulled.
 */
export async function ajustarAbono(tx: Tx, clock: Clock, ajuste: ConAbono): Promise<void> {
  const { reservaId, abonoVendidoId, personas } = ajuste;
  if (abonoVendidoId === undefined || abonoVendidoId === null) return;
  const abono = await tomarVendido(tx, abonoVendidoId);
  if (!abono) return;
  const usados = await lugaresUsados(tx, reservaId);
  const faltan = personas - usados.lugares;
  if (faltan > 0) await usar(tx, clock, { ...ajuste, abono, usados, cuantos: faltan });
  if (faltan < 0) await devolver(tx, clock, { ...ajuste, abono, usados, cuantos: -faltan });
}

/**
 * Takes the places of new bookings out of the abono that pays them, at their price. The caller must
 * have locked the abono for these places (`comprobarAbono`).
 */
export async function pagarConAbono(
  tx: Tx,
  clock: Clock,
  { usos, abono, session }: { usos: readonly Uso[]; abono: VendidoTomado; session: Quien },
): Promise<void> {
  const registro = {
    fecha: clock.today(),
    registradoEn: clock.instant(),
    registradoPor: autorDe(session).autorId,
  };
  await anotarLugares(
    tx,
    ...usos.map(({ reservaId, lugares, valor }) => ({
      ...registro,
      abonoVendidoId: abono.id,
      reservaId,
      lugares: -lugares,
      valor: -valor,
      causa: 'RESERVA' as const,
    })),
  );
  // Places that are worth nothing, of an abono that was given away, are settled without a payment.
  const pagos = usos
    .filter(({ valor }) => valor > 0)
    .map(({ reservaId, valor: monto }) => ({ ...registro, ...POR_ABONO, reservaId, monto }));
  if (pagos.length > 0) await insertarPagosDeReservas(tx, pagos);
}

/** A new booking that an abono pays: the places that it uses, and what they are worth, in pesos. */
interface Uso {
  reservaId: number;
  lugares: number;
  valor: number;
}

const POR_ABONO = { tipo: 'PAGO', medio: 'ABONO', nota: '' } as const;

/**
 * Takes the places of a booking that comes back from being cancelled, at what they are worth now.
 * Throws what a new booking with the abono would be refused.
 */
export async function volverAUsarAbono(
  tx: Tx,
  clock: Clock,
  vuelta: ConAbono & { abonoVendidoId: number; usuarioId: number | null; inicio: string },
): Promise<void> {
  const { abonoVendidoId, usuarioId, personas, inicio } = vuelta;
  const uso = { abonoVendidoId, usuarioId: usuarioId ?? 0, personas, inicio, aunImpago: true };
  await comprobarAbono(tx, clock, uso);
  await ajustarAbono(tx, clock, vuelta);
}

/**
 * Gives back the places of bookings that were cancelled together. The abonos are locked in the order
 * of their ids, so that two people who share two abonos do not wait for each other.
 */
export async function devolverAbonos(
  tx: Tx,
  clock: Clock,
  {
    filas,
    autorId,
    porElCentro,
  }: Pick<ConAbono, 'autorId' | 'porElCentro'> & { filas: readonly Cancelada[] },
): Promise<void> {
  const pagadas = filas
    .map(({ id, abono_vendido_id: abonoVendidoId, bloqueada = false }) => ({
      reservaId: id,
      abonoVendidoId,
      autorId,
      porElCentro: porElCentro || bloqueada,
    }))
    .filter(({ abonoVendidoId }) => abonoVendidoId !== null)
    .toSorted((a, b) => Number(a.abonoVendidoId) - Number(b.abonoVendidoId));
  for (const una of pagadas) await ajustarAbono(tx, clock, { ...una, precioTotal: 0, personas: 0 });
}

interface Cancelada {
  id: number;
  abono_vendido_id: number | null;
  /** True where the franja of the booking was closed: the centre is the cause. */
  bloqueada?: boolean;
}

/**
 * Returns who caused a change: the desk, or a client. What a client gives back in a franja that is
 * closed (`cerrada`), the centre has caused.
 */
export function autorDe(
  { usuarioId, esDelMostrador }: Quien,
  { cerrada = false }: { cerrada?: boolean } = {},
): Pick<ConAbono, 'autorId' | 'porElCentro'> {
  return { autorId: esDelMostrador ? usuarioId : null, porElCentro: esDelMostrador || cerrada };
}

type Cambio = ConAbono & {
  abono: VendidoTomado;
  /** The places of the abono that the booking has before the change. */
  usados: { lugares: number; valor: number };
  cuantos: number;
};

async function usar(tx: Tx, clock: Clock, cambio: Cambio): Promise<void> {
  const { abono, usados, cuantos } = cambio;
  if (abono.anuladoEn !== null) throw abonoAnulado();
  if (cuantos > abono.disponibles) throw sinLugarEnElAbono();
  const valor = valorDeLibres(abono, cuantos);
  await anotar(tx, clock, cambio, { lugares: -cuantos, valor: -valor, causa: 'RESERVA' });
  // The price comes first, because the database lets nobody pay more than the price.
  const precioTotal = usados.valor + valor;
  if (precioTotal !== cambio.precioTotal)
    await cambiarReserva(tx, cambio.reservaId, { precioTotal });
  await saldar(tx, clock, cambio, { tipo: 'PAGO', valor });
}

/** The places that an annulled abono gets back end at once (rules §20.7). */
async function devolver(tx: Tx, clock: Clock, cambio: Cambio): Promise<void> {
  const { abono, usados, cuantos, personas, porElCentro } = cambio;
  const valor = valorDe(abono, usados, cuantos);
  await saldar(tx, clock, cambio, { tipo: 'DEVOLUCION', valor });
  if (personas > 0)
    await cambiarReserva(tx, cambio.reservaId, { precioTotal: usados.valor - valor });
  await anotar(tx, clock, cambio, { lugares: cuantos, valor, causa: 'DEVOLUCION' });
  if (abono.anuladoEn !== null) {
    const fin = { lugares: -cuantos, valor: -valor, causa: 'ANULACION' } as const;
    return anotar(tx, clock, cambio, fin);
  }
  const vence = venceTrasDevolver(abono.vence, clock.today());
  if (porElCentro && vence !== abono.vence) await cambiarVence(tx, abono.id, vence);
}

function anotar(
  tx: Tx,
  clock: Clock,
  { abono, reservaId, autorId }: Cambio,
  cuanto: { lugares: number; valor: number; causa: 'RESERVA' | 'DEVOLUCION' | 'ANULACION' },
): Promise<void> {
  return anotarLugares(tx, {
    ...cuanto,
    abonoVendidoId: abono.id,
    ...(cuanto.causa !== 'ANULACION' && { reservaId }),
    fecha: clock.today(),
    registradoEn: clock.instant(),
    registradoPor: autorId,
  });
}

/** Places that are worth nothing, of an abono that was given away, are settled without a payment. */
async function saldar(
  tx: Tx,
  clock: Clock,
  { reservaId, autorId }: Cambio,
  { tipo, valor }: { tipo: TipoDePago; valor: number },
): Promise<void> {
  if (valor === 0) return;
  await insertarPago(tx, {
    reservaId,
    tipo,
    monto: valor,
    medio: 'ABONO',
    nota: '',
    registradoEn: clock.instant(),
    fecha: clock.today(),
    registradoPor: autorId,
  });
}
