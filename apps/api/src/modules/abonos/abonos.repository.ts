import { valorDe, type CausaDeAbono } from '@remanso/contract/abono/abonos.rules';
import type { NuevoAbono } from '@remanso/contract/abono/abonos.forms';
import type { DiaSemana } from '@remanso/contract/calendario';
import { anyOf } from '../../database/any-of.ts';
import { insertRows } from '../../database/insert-rows.ts';
import type { Tx } from '../../database/transaction.ts';

export async function insertarAbono(tx: Tx, nuevo: NuevoAbono): Promise<number> {
  const { id } = await tx
    .insertInto('abonos')
    .values({
      nombre: nuevo.nombre,
      lugares: nuevo.lugares,
      precio: nuevo.precio,
      vigencia_dias: nuevo.vigenciaDias,
      dias: nuevo.dias?.length ? [...nuevo.dias] : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Begins or ends the selling of an abono. Returns false where there is no such abono. */
export async function venderloONo(tx: Tx, id: number, activo: boolean): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('abonos')
    .set({ activo })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export interface NuevaVenta {
  abonoId: number | null;
  usuarioId: number;
  nombre: string;
  lugares: number;
  precio: number;
  dias: DiaSemana[] | null;
  desde: string;
  vence: string;
  /** The instant (ISO 8601) of the sale. */
  vendidoEn: string;
  vendidoPor: number;
}

/** Inserts a sold abono and the first row of its ledger, and returns its id. */
export async function insertarVendido(tx: Tx, venta: NuevaVenta): Promise<number> {
  const { id } = await tx
    .insertInto('abonos_vendidos')
    .values({
      abono_id: venta.abonoId,
      usuario_id: venta.usuarioId,
      nombre: venta.nombre,
      lugares: venta.lugares,
      precio: venta.precio,
      dias: venta.dias,
      desde: venta.desde,
      vence: venta.vence,
      vendido_en: venta.vendidoEn,
      vendido_por: venta.vendidoPor,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await anotarLugares(tx, {
    abonoVendidoId: id,
    lugares: venta.lugares,
    valor: venta.precio,
    causa: 'VENTA',
    fecha: venta.desde,
    registradoEn: venta.vendidoEn,
    registradoPor: venta.vendidoPor,
  });
  return id;
}

export interface Anotacion {
  abonoVendidoId: number;
  /** Places that come into the abono; below zero, places that leave it. */
  lugares: number;
  /** What the places are worth in pesos, with the same sign. */
  valor: number;
  causa: CausaDeAbono;
  reservaId?: number;
  /** The civil day. */
  fecha: string;
  /** An instant (ISO 8601). */
  registradoEn: string;
  /** Null for what no person of the desk did. */
  registradoPor: number | null;
}

/**
 * Adds a row to the ledger of an abono. The database keeps the sums, and refuses a sum of places
 * below zero. The caller must hold the lock of the abono (`tomarVendido`).
 */
export async function anotarLugares(tx: Tx, nota: Anotacion): Promise<void> {
  await tx
    .insertInto('movimientos_de_abono')
    .values({
      abono_vendido_id: nota.abonoVendidoId,
      lugares: nota.lugares,
      valor: nota.valor,
      causa: nota.causa,
      reserva_id: nota.reservaId ?? null,
      fecha: nota.fecha,
      registrado_en: nota.registradoEn,
      registrado_por: nota.registradoPor,
    })
    .execute();
}

/** Locks a sold abono until the transaction ends, and reads it; undefined where there is none. */
export function tomarVendido(tx: Tx, id: number) {
  return tx
    .selectFrom('abonos_vendidos')
    .select(['id', 'usuario_id as usuarioId', 'nombre', 'lugares', 'precio', 'dias', 'vence'])
    .select(['disponibles', 'valor', 'pagado', 'anulado_en'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export type VendidoTomado = NonNullable<Awaited<ReturnType<typeof tomarVendido>>>;

/** Returns what some places of an abono are worth that are not used yet, in pesos. */
export function valorDeLibres(abono: VendidoTomado, cuantos: number): number {
  const { disponibles: lugares, valor } = abono;
  return valorDe(abono, { lugares, valor }, cuantos);
}

export async function cambiarVence(tx: Tx, id: number, vence: string): Promise<void> {
  // A later end is told anew.
  await tx
    .updateTable('abonos_vendidos')
    .set({ vence, avisado_en: null })
    .where('id', '=', id)
    .execute();
}

/** Replaces the other clients who may book with an abono. */
export async function reemplazarCompartidos(
  tx: Tx,
  id: number,
  usuarioIds: readonly number[],
): Promise<void> {
  await tx.deleteFrom('abonos_compartidos').where('abono_vendido_id', '=', id).execute();
  await insertRows(
    tx,
    'abonos_compartidos',
    usuarioIds.map((usuario_id) => ({ abono_vendido_id: id, usuario_id })),
  );
}

interface Fin {
  motivo: string;
  /** Null where the abono ends with the account of its client. */
  anuladoPor: number | null;
  /** An instant (ISO 8601). */
  anuladoEn: string;
}

/** Ends some abonos. The caller must hold their locks and have emptied their ledgers. */
export async function marcarAnulados(
  tx: Tx,
  ids: readonly number[],
  { motivo, anuladoPor, anuladoEn }: Fin,
): Promise<void> {
  await tx
    .updateTable('abonos_vendidos')
    .set({ motivo, anulado_por: anuladoPor, anulado_en: anuladoEn })
    .where('id', '=', anyOf(ids))
    .execute();
}
