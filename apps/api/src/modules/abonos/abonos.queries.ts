import { sql, type InferResult } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Abono, AbonoVendido, MovimientoDeAbono } from '@remanso/contract/abono/abonos.contract';
import { estadoDeAbono } from '@remanso/contract/abono/abonos.rules';
import type { Executor } from '../../database/transaction.ts';

export async function leerAbonos(db: Executor): Promise<Abono[]> {
  const filas = await selectAbonos(db).orderBy('id').execute();
  return filas;
}

export function selectAbonos(db: Executor) {
  return db
    .selectFrom('abonos')
    .select(['id', 'nombre', 'lugares', 'precio', 'vigencia_dias as vigenciaDias', 'dias', 'activo']);
}

export function selectVendidos(db: Executor) {
  return db
    .selectFrom('abonos_vendidos as v')
    .leftJoin('usuarios as u', 'u.id', 'v.usuario_id')
    .select(['v.id', 'v.nombre', 'v.lugares', 'v.disponibles', 'v.precio', 'v.pagado', 'v.valor'])
    .select(['v.desde', 'v.vence', 'v.dias', 'v.anulado_en', 'v.usuario_id'])
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
  const anulado = fila.anulado_en !== null;
  return {
    id,
    nombre,
    lugares,
    disponibles,
    precio,
    pagado,
    saldo: saldoDeVendido(fila),
    desde,
    vence,
    dias,
    estado: estadoDeAbono({ anulado, disponibles, vence }, hoy),
    cliente:
      fila.usuario_id === null
        ? null
        : {
            id: fila.usuario_id,
            nombre: fila.cliente_nombre ?? '',
            apellido: fila.cliente_apellido ?? '',
          },
    compartidoCon: fila.compartido_con,
  };
}

/** Returns the pesos that are still owed for an abono: nothing for one that was annulled. */
export function saldoDeVendido({
  precio,
  pagado,
  anulado_en,
}: Pick<FilaDeVendido, 'precio' | 'pagado' | 'anulado_en'>): number {
  return anulado_en === null ? precio - pagado : 0;
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

/** True for the rows of `abonos_vendidos v` with which a person may book. */
export function leUsa(usuarioId: number) {
  return sql<boolean>`(v.usuario_id = ${usuarioId} or exists (
    select from abonos_compartidos c
    where c.abono_vendido_id = v.id and c.usuario_id = ${usuarioId}))`;
}

export async function buscarVendido(
  db: Executor,
  id: number,
  hoy: string,
): Promise<AbonoVendido | undefined> {
  const fila = await selectVendidos(db).where('v.id', '=', id).executeTakeFirst();
  return fila && vendidoDeFila(fila, hoy);
}

/** Returns the ledger of an abono, the sale first. */
export function leerMovimientos(db: Executor, id: number): Promise<MovimientoDeAbono[]> {
  return db
    .selectFrom('movimientos_de_abono')
    .where('abono_vendido_id', '=', id)
    .select(['fecha', 'lugares', 'causa', 'reserva_id as reservaId'])
    .orderBy('id')
    .execute();
}

/** Returns what the unused places of all abonos are worth that can still be used, in pesos. */
export async function sumarPorUsar(db: Executor, hoy: string): Promise<number> {
  const { suma } = await db
    .selectFrom('abonos_vendidos')
    .where('anulado_en', 'is', null)
    .where('vence', '>=', hoy)
    .select(sql<number>`coalesce(sum(valor), 0)`.as('suma'))
    .executeTakeFirstOrThrow();
  return suma;
}
