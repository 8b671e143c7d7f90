import type { Deudores } from '@remanso/contract/caja/caja.contract';
import { RESERVAS_POR_DEUDOR } from '@remanso/contract/caja/caja.rules';
import type { ReservaDelMostrador } from '@remanso/contract/reserva/reservas.contract';
import { sql } from 'kysely';
import { anyFoundBy, anyOf } from '../../database/any-of.ts';
import { inSnapshot, type Executor, type Tx } from '../../database/transaction.ts';
import type { Clock } from '../../platform/clock.ts';
import { camposDePagina, type PaginaPedida } from '../../platform/campos-de-pagina.ts';
import {
  DEBE_ABONO,
  SALDO_DE_ABONO,
  leerAbonosPorCobrar,
} from '../abonos/deudas-de-abonos.queries.ts';
import { debePorLoComenzado, saldo } from '../reservas-leidas/saldo.queries.ts';
import {
  clienteDeFila,
  reservaDelMostradorDeFila,
  selectReservas,
} from '../reservas-leidas/reservas.queries.ts';

/**
 * Returns a page of the clients who owe for turns that have begun or for abonos (rules §11.5), the
 * client with the largest sum first.
 */
export async function listarDeudores(
  db: Executor,
  pedido: PaginaPedida,
  clock: Clock,
): Promise<Deudores> {
  const ahora = clock.now();
  return inSnapshot(db, async (tx) => {
    const { total, vencido, deAbonos } = await contarDeudores(tx, ahora);
    const deudores = await leerPagina(tx, pedido, ahora);
    const reservas = await reservasQueDeben(tx, idsDe(deudores), clock);
    const abonos = await leerAbonosPorCobrar(tx, idsDe(deudores.filter((uno) => uno.debe_abono)));
    return {
      clientes: deudores.map(({ debe, desde, ...cliente }) => ({
        cliente: clienteDeFila(cliente),
        debe,
        desde,
        abonos: abonos.get(cliente.cliente_id) ?? [],
        reservas: reservas.get(cliente.cliente_id) ?? [],
      })),
      vencido,
      deAbonos,
      ...camposDePagina(pedido, total),
    };
  });
}

const idsDe = (deudores: readonly { cliente_id: number }[]) =>
  deudores.map(({ cliente_id }) => cliente_id);

/** Selects the bookings that have begun, are not fully paid and belong to an account. */
function turnosQueDeben(db: Executor, ahora: string) {
  return db
    .selectFrom('reservas as r')
    .innerJoin('franjas as f', 'f.id', 'r.franja_id')
    .where('r.usuario_id', 'is not', null)
    .where(debePorLoComenzado(ahora));
}

/** Selects what each account owes: a row for each such booking, and one for each abono. */
function deudas(db: Executor, ahora: string) {
  return turnosQueDeben(db, ahora)
    .select(['r.usuario_id', saldo(ahora).as('debe'), 'f.fecha as desde'])
    .select(sql<boolean>`false`.as('de_abono'))
    .unionAll(
      db
        .selectFrom('abonos_vendidos')
        .where('usuario_id', 'is not', null)
        .where(DEBE_ABONO)
        .select(['usuario_id', SALDO_DE_ABONO.as('debe'), 'desde'])
        .select(sql<boolean>`true`.as('de_abono')),
    );
}

function contarDeudores(tx: Tx, ahora: string) {
  return tx
    .selectFrom(deudas(tx, ahora).as('d'))
    .select((eb) => [
      eb.fn.count<number>('d.usuario_id').distinct().as('total'),
      sql<number>`coalesce(sum(d.debe), 0)`.as('vencido'),
      sql<number>`coalesce(sum(d.debe) filter (where d.de_abono), 0)`.as('deAbonos'),
    ])
    .executeTakeFirstOrThrow();
}

function leerPagina(tx: Tx, { page, size }: PaginaPedida, ahora: string) {
  return tx
    .selectFrom(deudas(tx, ahora).as('d'))
    .innerJoin('usuarios as u', 'u.id', 'd.usuario_id')
    .groupBy('u.id')
    .select((eb) => [
      'u.id as cliente_id',
      'u.nombre',
      'u.apellido',
      'u.email',
      'u.telefono',
      'u.nota',
      sql<number>`sum(d.debe)`.as('debe'),
      eb.fn.min<string>('d.desde').as('desde'),
      sql<boolean>`bool_or(d.de_abono)`.as('debe_abono'),
    ])
    .orderBy('debe', 'desc')
    .orderBy('desde')
    .orderBy('cliente_id')
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
  const numeradas = turnosQueDeben(tx, ahora)
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
