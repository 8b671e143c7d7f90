import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Caja } from '@remanso/contract/caja/caja.contract';
import type { ReservaDelMostrador } from '@remanso/contract/reserva/reservas.contract';
import { anyFoundBy, anyOf } from '../../database/any-of.ts';
import { inSnapshot, type Executor, type Tx } from '../../database/transaction.ts';
import type { Clock } from '../../platform/clock.ts';
import { ES_DINERO } from '../reservas-leidas/cobros.queries.ts';
import { ocupaPlazas } from '../reservas-leidas/estado.queries.ts';
import { reservaDelMostradorDeFila, selectReservas } from '../reservas-leidas/reservas.queries.ts';
import { hayQueDevolver, sumarPorCobrar } from '../reservas-leidas/saldo.queries.ts';
import { leerAbonosPagados, porUsar } from '../abonos/abonos.queries.ts';
import { abonoPorCobrarDeFila, selectAbonosPorCobrar } from '../abonos/deudas-de-abonos.queries.ts';
import { pagoDeFila, selectPagos } from '../reservas/pagos/pagos.queries.ts';
import { buscarCierreDelDia, menos } from './cierres.queries.ts';
import { esperadoDe, leerEntrado } from './entrado.queries.ts';
import { movimientosDelDia } from './movimientos.queries.ts';

/**
 * Returns the caja of a day, all read in one snapshot so that its figures agree with one another
 * (rules §11.1).
 */
export async function leerCaja(db: Executor, fecha: string, clock: Clock): Promise<Caja> {
  return inSnapshot(db, async (tx) => {
    const entrado = await leerEntrado(tx, fecha);
    const cierre = await buscarCierreDelDia(tx, fecha, clock.timeZone);
    return {
      fecha,
      ...(await leerReservado(tx, fecha, clock)),
      ...entrado,
      // Today's caja alone lists the bookings with money to give back, whatever their day.
      aDevolver: fecha === clock.today() ? await reservasADevolver(tx, clock) : [],
      pagos: await leerPagosDelDia(tx, fecha, clock),
      movimientos: await movimientosDelDia(tx, fecha, clock.timeZone),
      cierre: cierre ? { ...cierre, despues: menos(esperadoDe(entrado), cierre.esperado) } : null,
    };
  });
}

/**
 * Returns the sums of the turnos of a day, and what is owed for the abonos sold on that day. One
 * statement, so that a centre without abonos asks nothing more.
 */
async function leerReservado(tx: Tx, fecha: string, clock: Clock) {
  const ahora = clock.now();
  const vendidos = selectAbonosPorCobrar(tx).where('abonos_vendidos.desde', '=', fecha);
  const { abonosPorCobrar, ...sumas } = await tx
    .selectFrom('reservas as r')
    .innerJoin('franjas as f', 'f.id', 'r.franja_id')
    .where('f.fecha', '=', fecha)
    .where(ocupaPlazas(ahora))
    .select([
      sql<number>`coalesce(sum(r.precio_total), 0)`.as('reservado'),
      sumarPorCobrar(ahora).as('porCobrar'),
      porUsar(clock.today()).as('abonosPorUsar'),
      jsonArrayFrom(vendidos).as('abonosPorCobrar'),
    ])
    .executeTakeFirstOrThrow();
  return { ...sumas, abonosPorCobrar: abonosPorCobrar.map(abonoPorCobrarDeFila) };
}

/** Returns the bookings with a saldo below zero, the earliest franja first. */
async function reservasADevolver(tx: Tx, clock: Clock): Promise<ReservaDelMostrador[]> {
  const posibles = tx.selectFrom('reservas as r').select('r.id').where(hayQueDevolver(clock.now()));
  const filas = await selectReservas(tx, clock.now())
    .where('r.id', '=', anyFoundBy(posibles))
    .orderBy('f.inicio')
    .orderBy('r.id')
    .execute();
  return filas.map((fila) => reservaDelMostradorDeFila(fila, clock.timeZone));
}

/**
 * Returns the payments of a day by which money moved. Those of an abono name it; those by which the
 * places of an abono settle a booking are none.
 */
async function leerPagosDelDia(tx: Tx, fecha: string, clock: Clock): Promise<Caja['pagos']> {
  const pagos = await selectPagos(tx)
    .where('p.fecha', '=', fecha)
    .where(ES_DINERO)
    .orderBy('p.id')
    .execute();
  const reservas = await selectReservas(tx, clock.now())
    .where('r.id', '=', anyOf(sinRepetir(pagos.map((pago) => pago.reserva_id))))
    .execute();
  const porId = new Map(
    reservas.map((fila) => [fila.id, reservaDelMostradorDeFila(fila, clock.timeZone)]),
  );
  const abonos = await leerAbonosPagados(tx, sinRepetir(pagos.map((p) => p.abono_vendido_id)));
  return pagos.map((fila) => {
    const abono = abonos.get(fila.abono_vendido_id ?? 0);
    return {
      ...pagoDeFila(fila, clock.timeZone),
      reserva: porId.get(fila.reserva_id ?? 0) ?? null,
      ...(abono && { abono }),
    };
  });
}

const sinRepetir = (ids: readonly (number | null)[]) => [
  ...new Set(ids.filter((id) => id !== null)),
];
