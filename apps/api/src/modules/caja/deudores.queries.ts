import type { Deudores } from '@remanso/contract/caja/caja.contract';
import { RESERVAS_POR_DEUDOR } from '@remanso/contract/caja/caja.rules';
import type { ReservaDelMostrador } from '@remanso/contract/reserva/reservas.contract';
import { sql } from 'kysely';
import { anyFoundBy, anyOf } from '../../database/any-of.ts';
import { inSnapshot, type Executor, type Tx } from '../../database/transaction.ts';
import type { Clock } from '../../platform/clock.ts';
import { camposDePagina, type PaginaPedida } from '../../platform/campos-de-pagina.ts';
import { debePorLoComenzado, sumarPorCobrar } from '../reservas-leidas/saldo.queries.ts';
import { reservaDelMostradorDeFila, selectReservas } from '../reservas-leidas/reservas.queries.ts';

/**
 * Returns a page of the clients who owe for turns that have begun (rules §11.5), the client with
 * the largest sum first.
 */
export async function listarDeudores(
  db: Executor,
  pedido: PaginaPedida,
  clock: Clock,
): Promise<Deudores> {
  const ahora = clock.now();
  return inSnapshot(db, async (tx) => {
    const { total, vencido } = await contarDeudores(tx, ahora);
    const deudores = await leerPagina(tx, pedido, ahora);
    const ids = deudores.map(({ id }) => id);
    const reservas = await reservasQueDeben(tx, ids, clock);
    return {
      clientes: deudores.flatMap(({ id, debe, desde }) => {
        const suyas = reservas.get(id) ?? [];
        const [primera] = suyas;
        return primera ? [{ cliente: primera.cliente, debe, desde, reservas: suyas }] : [];
      }),
      vencido,
      ...camposDePagina(pedido, total),
    };
  });
}

/** Selects the bookings that have begun, are not fully paid and belong to an account. */
function deudas(db: Executor, ahora: string) {
  return db
    .selectFrom('reservas as r')
    .innerJoin('franjas as f', 'f.id', 'r.franja_id')
    .where('r.usuario_id', 'is not', null)
    .where(debePorLoComenzado(ahora));
}

function contarDeudores(tx: Tx, ahora: string): Promise<{ total: number; vencido: number }> {
  return deudas(tx, ahora)
    .select((eb) => [
      eb.fn.count<number>('r.usuario_id').distinct().as('total'),
      sumarPorCobrar(ahora).as('vencido'),
    ])
    .executeTakeFirstOrThrow();
}

function leerPagina(tx: Tx, { page, size }: PaginaPedida, ahora: string) {
  return deudas(tx, ahora)
    .groupBy('r.usuario_id')
    .select((eb) => [
      sql<number>`r.usuario_id`.as('id'),
      sumarPorCobrar(ahora).as('debe'),
      eb.fn.min<string>('f.fecha').as('desde'),
    ])
    .orderBy('debe', 'desc')
    .orderBy('desde')
    .orderBy('id')
    .limit(size)
    .offset(page * size)
    .execute();
}

/**
 * Returns the earliest unpaid bookings of each person, at most RESERVAS_POR_DEUDOR, ordered by the
 * beginning of their franja.
 */
async function reservasQueDeben(
  tx: Tx,
  usuarioIds: readonly number[],
  clock: Clock,
): Promise<Map<number, ReservaDelMostrador[]>> {
  const ahora = clock.now();
  const numeradas = deudas(tx, ahora)
    .where('r.usuario_id', '=', anyOf(usuarioIds))
    .select([
      'r.id',
      sql<number>`row_number() over (partition by r.usuario_id order by f.inicio, r.id)`.as('n'),
    ]);
  const primeras = tx
    .selectFrom(numeradas.as('d'))
    .select('d.id')
    .where('d.n', '<=', RESERVAS_POR_DEUDOR);
  const filas = await selectReservas(tx, ahora)
    .where('r.id', '=', anyFoundBy(primeras))
    .orderBy('f.inicio')
    .orderBy('r.id')
    .execute();
  return Map.groupBy(
    filas.map((fila) => reservaDelMostradorDeFila(fila, clock.timeZone)),
    ({ cliente }) => cliente.id ?? 0,
  );
}
