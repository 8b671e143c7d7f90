import { sql, type InferResult } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type {
  Abono,
  AbonoVendido,
  AnulacionDicha,
  MovimientoDeAbono,
} from '@remanso/contract/abono/abonos.contract';
import { estadoDeAbono } from '@remanso/contract/abono/abonos.rules';
import type { AbonoPagado } from '@remanso/contract/caja/caja.contract';
import { anyOf } from '../../database/any-of.ts';
import type { Executor } from '../../database/transaction.ts';

export async function leerAbonos(db: Executor): Promise<Abono[]> {
  return selectAbonos(db).orderBy('id').execute();
}

/** The columns of an abono as the centre sells it. */
export const COLUMNAS_DE_ABONO = [
  'id',
  'nombre',
  'lugares',
  'precio',
  'vigencia_dias as vigenciaDias',
  'dias',
  'activo',
] as const;

export function selectAbonos(db: Executor) {
  return db.selectFrom('abonos').select(COLUMNAS_DE_ABONO);
}

export function selectVendidos(db: Executor) {
  return db
    .selectFrom('abonos_vendidos as v')
    .leftJoin('usuarios as u', 'u.id', 'v.usuario_id')
    .select(['v.id', 'v.nombre', 'v.lugares', 'v.disponibles', 'v.precio', 'v.pagado', 'v.valor'])
    .select(['v.desde', 'v.vence', 'v.dias', 'v.anulado_en as anuladoEn', 'v.usuario_id'])
    .select(['u.nombre as cliente_nombre', 'u.apellido as cliente_apellido'])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('abonos_compartidos as c')
          .innerJoin('usuarios as o', 'o.id', 'c.usuario_id')
          .whereRef('c.abono_vendido_id', '=', 'v.id')
          .select(['o.id', 'o.nombre', 'o.apellido'])
          .orderBy('o.id'),
      ).as('compartido_con'),
    );
}

export type FilaDeVendido = InferResult<ReturnType<typeof selectVendidos>>[number];

export function vendidoDeFila(fila: FilaDeVendido, hoy: string): AbonoVendido {
  const { id, nombre, lugares, disponibles, precio, pagado, desde, vence, dias } = fila;
  const anulado = fila.anuladoEn !== null;
  return {
    id,
    nombre,
    lugares,
    disponibles,
    valor: fila.valor,
    precio,
    pagado,
    saldo: saldoDeVendido(fila),
    desde,
    vence,
    dias,
    estado: estadoDeAbono({ anulado, disponibles, vence }, hoy),
    cliente: clienteDe(fila),
    compartidoCon: fila.compartido_con,
  };
}

/** Returns the client of a sold abono; null once that client was erased. */
export function clienteDe(
  fila: Pick<FilaDeVendido, 'usuario_id' | 'cliente_nombre' | 'cliente_apellido'>,
): AbonoVendido['cliente'] {
  const { usuario_id: id, cliente_nombre: nombre, cliente_apellido: apellido } = fila;
  return id === null ? null : { id, nombre: nombre ?? '', apellido: apellido ?? '' };
}

/** Returns the pesos that are still owed for an abono: nothing for one that was annulled. */
export function saldoDeVendido({
  precio,
  pagado,
  anuladoEn,
}: Pick<FilaDeVendido, 'precio' | 'pagado' | 'anuladoEn'>): number {
  return anuladoEn === null ? precio - pagado : 0;
}

/**
 * Returns the abonos of a person and those that others share with the person. The one that ends
 * first comes first.
 */
export async function leerAbonosDe(
  db: Executor,
  { usuarioId, hoy }: { usuarioId: number; hoy: string },
): Promise<AbonoVendido[]> {
  const filas = await selectVendidos(db)
    .where(leUsa(usuarioId))
    .orderBy('v.vence')
    .orderBy('v.id')
    .execute();
  return filas.map((fila) => vendidoDeFila(fila, hoy));
}

/**
 * True for the rows of `abonos_vendidos v` with which a person may book. Their ids are found first:
 * with an `or` PostgreSQL would read everything that was ever sold.
 */
function leUsa(usuarioId: number) {
  return sql<boolean>`v.id = any(array(
    select id from abonos_vendidos where usuario_id = ${usuarioId}
    union all select abono_vendido_id from abonos_compartidos where usuario_id = ${usuarioId}))`;
}

/**
 * Returns until when, and on which days, an abono can be used, for what it was sold, and what is
 * left of it.
 */
export function leerFinDeAbono(db: Executor, id: number) {
  return db
    .selectFrom('abonos_vendidos')
    .select(['vence', 'dias', 'lugares', 'precio', 'disponibles', 'valor'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/** Returns whether a person may book with an abono. */
export async function leSirve(db: Executor, id: number, usuarioId: number): Promise<boolean> {
  const fila = await db
    .selectFrom('abonos_vendidos as v')
    .select('v.id')
    .where('v.id', '=', id)
    .where(leUsa(usuarioId))
    .executeTakeFirst();
  return fila !== undefined;
}

export async function buscarVendido(
  db: Executor,
  id: number,
  hoy: string,
): Promise<AbonoVendido | undefined> {
  const fila = await selectVendidos(db).where('v.id', '=', id).executeTakeFirst();
  return fila && vendidoDeFila(fila, hoy);
}

/** Returns a sold abono. The caller must know that it exists. */
export async function leerVendido(db: Executor, id: number, hoy: string): Promise<AbonoVendido> {
  const fila = await selectVendidos(db).where('v.id', '=', id).executeTakeFirstOrThrow();
  return vendidoDeFila(fila, hoy);
}

/** Returns the name and the client of sold abonos, by their ids. An empty list reads nothing. */
export async function leerAbonosPagados(
  db: Executor,
  ids: readonly number[],
): Promise<Map<number, AbonoPagado>> {
  if (ids.length === 0) return new Map();
  const filas = await selectVendidos(db).where('v.id', '=', anyOf(ids)).execute();
  return new Map(
    filas.map((fila) => [fila.id, { id: fila.id, nombre: fila.nombre, cliente: clienteDe(fila) }]),
  );
}

/** Returns the ledger of an abono, the sale first. */
export function leerMovimientos(db: Executor, id: number): Promise<MovimientoDeAbono[]> {
  return db
    .selectFrom('movimientos_de_abono as m')
    .leftJoin('reservas as r', 'r.id', 'm.reserva_id')
    .leftJoin('franjas as f', 'f.id', 'r.franja_id')
    .where('m.abono_vendido_id', '=', id)
    .select(['m.fecha', 'm.lugares', 'm.causa', 'm.reserva_id as reservaId', 'f.inicio'])
    .orderBy('m.id')
    .execute();
}

/** Returns the end of an abono that was annulled. The caller must know that it was. */
export async function leerAnulacion(db: Executor, id: number): Promise<AnulacionDicha> {
  const { motivo, devuelto } = await db
    .selectFrom('abonos_vendidos as v')
    .where('v.id', '=', id)
    .select('v.motivo')
    .select(
      sql<number>`(select coalesce(sum(p.monto), 0) from pagos p where p.abono_vendido_id = v.id
        and p.tipo = 'DEVOLUCION' and p.anulado_en is null)`.as('devuelto'),
    )
    .executeTakeFirstOrThrow();
  return { motivo: motivo ?? '', devuelto };
}

/** The SQL expression for what the unused places of all abonos are worth that can still be used. */
export const porUsar = (hoy: string) => sql<number>`(
  select coalesce(sum(valor), 0) from abonos_vendidos where anulado_en is null and vence >= ${hoy})`;

/**
 * The SQL expression that is true where the centre sells an abono, or somebody has one that can
 * still be used.
 */
export const hayAbonos = (hoy: string) => sql<boolean>`(
  exists (select from abonos where activo) or exists (
    select from abonos_vendidos where anulado_en is null and vence >= ${hoy}))`;
