import { sql, type InferResult } from 'kysely';
import type { AbonoPorCobrar } from '@remanso/contract/caja/caja.contract';
import { anyOf } from '../../database/any-of.ts';
import type { Executor } from '../../database/transaction.ts';
import { clienteDe } from './abonos.queries.ts';

/*
 * The queries about what is owed for sold abonos, which begins with the sale (rules §20.9).
 */

/** True for the rows of `abonos_vendidos` for which money is owed. An annulled one owes nothing. */
export const DEBE_ABONO = sql<boolean>`(anulado_en is null and pagado < precio)`;

/** The SQL expression for what is owed for a row of `abonos_vendidos` that DEBE_ABONO finds. */
export const SALDO_DE_ABONO = sql<number>`(precio - abonos_vendidos.pagado)`;

/** The SQL expression for the sum that a client owes for abonos, in pesos. */
export const porCobrarDeAbonos = (usuarioId: number) => sql<number>`(
  select coalesce(sum(${SALDO_DE_ABONO}), 0) from abonos_vendidos
  where usuario_id = ${usuarioId} and ${DEBE_ABONO})`;

/** Selects the abonos that are not wholly paid, the earliest sale first. */
export function selectAbonosPorCobrar(db: Executor) {
  return db
    .selectFrom('abonos_vendidos')
    .leftJoin('usuarios as u', 'u.id', 'abonos_vendidos.usuario_id')
    .where(DEBE_ABONO)
    .select(['abonos_vendidos.id', 'abonos_vendidos.nombre', 'abonos_vendidos.desde'])
    .select(['abonos_vendidos.usuario_id', SALDO_DE_ABONO.as('saldo')])
    .select(['u.nombre as cliente_nombre', 'u.apellido as cliente_apellido'])
    .orderBy('abonos_vendidos.id');
}

type Fila = InferResult<ReturnType<typeof selectAbonosPorCobrar>>[number];

export function abonoPorCobrarDeFila(fila: Fila): AbonoPorCobrar {
  const { id, nombre, desde, saldo } = fila;
  return { id, nombre, desde, saldo, cliente: clienteDe(fila) };
}

/** Returns the abonos that each client has not wholly paid. An empty list reads nothing. */
export async function leerAbonosPorCobrar(
  db: Executor,
  usuarioIds: readonly number[],
): Promise<Map<number, AbonoPorCobrar[]>> {
  if (usuarioIds.length === 0) return new Map();
  const filas = await selectAbonosPorCobrar(db)
    .where('abonos_vendidos.usuario_id', '=', anyOf(usuarioIds))
    .execute();
  return Map.groupBy(filas.map(abonoPorCobrarDeFila), ({ cliente }) => cliente?.id ?? 0);
}
