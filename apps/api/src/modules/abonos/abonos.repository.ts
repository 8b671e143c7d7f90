import { valorDe, type CausaDeAbono } from '@remanso/contract/abono/abonos.rules';
import type { Abono } from '@remanso/contract/abono/abonos.contract';
import type { NuevoAbono } from '@remanso/contract/abono/abonos.forms';
import type { DiaSemana } from '@remanso/contract/calendario';
import { sql } from 'kysely';
import { anyOf } from '../../database/any-of.ts';
import { insertRows } from '../../database/insert-rows.ts';
import { COLUMNAS_DE_ABONO, selectAbonos } from './abonos.queries.ts';
import type { Tx } from '../../database/transaction.ts';

export function insertarAbono(tx: Tx, nuevo: NuevoAbono): Promise<Abono> {
  return tx
    .insertInto('abonos')
    .values({
      nombre: nuevo.nombre,
      lugares: nuevo.lugares,
      precio: nuevo.precio,
      vigencia_dias: nuevo.vigenciaDias,
      dias: nuevo.dias?.length ? [...nuevo.dias] : null,
    })
    .returning(COLUMNAS_DE_ABONO)
    .executeTakeFirstOrThrow();
}

/** Locks an abono that the centre sells, and reads it; undefined where there is none. */
export function tomarAbono(tx: Tx, id: number): Promise<Abono | undefined> {
  return selectAbonos(tx).where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

/** Begins or ends the selling of an abono. The caller must hold its lock. */
export async function marcarSiSeVende(tx: Tx, id: number, activo: boolean): Promise<void> {
  await tx.updateTable('abonos').set({ activo }).where('id', '=', id).execute();
}

interface NuevaVenta {
  abonoId: number;
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

interface Anotacion {
  abonoVendidoId: number;
  /** Places that come into the abono; below zero, places that leave it. */
  lugares: number;
  /** The worth of the places in pesos, with the same sign. */
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
 * Adds rows to the ledger of an abono. The database keeps the sums, and refuses a sum of places
 * below zero. The caller must hold the lock of the abono (`tomarVendido`).
 */
export async function anotarLugares(tx: Tx, ...notas: readonly Anotacion[]): Promise<void> {
  const filas = notas.map((nota) => ({
    abono_vendido_id: nota.abonoVendidoId,
    lugares: nota.lugares,
    valor: nota.valor,
    causa: nota.causa,
    reserva_id: nota.reservaId ?? null,
    fecha: nota.fecha,
    registrado_en: nota.registradoEn,
    registrado_por: nota.registradoPor,
  }));
  await insertRows(tx, 'movimientos_de_abono', filas).execute();
}

/** Locks a sold abono until the transaction ends, and reads it; undefined where there is none. */
export function tomarVendido(tx: Tx, id: number) {
  return tx
    .selectFrom('abonos_vendidos')
    .select(['id', 'usuario_id as usuarioId', 'nombre', 'lugares', 'precio', 'dias', 'vence'])
    .select(['disponibles', 'valor', 'pagado', 'anulado_en as anuladoEn'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export type VendidoTomado = NonNullable<Awaited<ReturnType<typeof tomarVendido>>>;
type LoQueQueda = Pick<VendidoTomado, 'lugares' | 'precio' | 'disponibles' | 'valor'>;

/**
 * Returns the places of its abono that a booking has, and what they are worth in pesos. The caller
 * must hold the lock of the booking.
 */
export function lugaresUsados(
  tx: Tx,
  reservaId: number,
): Promise<{ lugares: number; valor: number }> {
  return tx
    .selectFrom('movimientos_de_abono')
    .where('reserva_id', '=', reservaId)
    .select([
      sql<number>`coalesce(-sum(lugares), 0)`.as('lugares'),
      sql<number>`coalesce(-sum(valor), 0)`.as('valor'),
    ])
    .executeTakeFirstOrThrow();
}

/** Returns what some places of an abono are worth that are not used yet, in pesos. */
export function valorDeLibres(abono: LoQueQueda, cuantos: number): number {
  const { disponibles: lugares, valor } = abono;
  return valorDe(abono, { lugares, valor }, cuantos);
}

/**
 * Returns what the places of some bookings of as many people each are worth, in the order in which
 * they take them, in pesos. Places that the abono does not have are worth what one is.
 */
export function valorDeCada(
  abono: LoQueQueda,
  { personas, cuantas }: { personas: number; cuantas: number },
): number[] {
  return Array.from({ length: cuantas }, (_, orden) => {
    const disponibles = abono.disponibles - orden * personas;
    const valor = abono.valor - valorDeLibres(abono, orden * personas);
    return valorDeLibres({ ...abono, disponibles, valor }, personas);
  });
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
  if (usuarioIds.length === 0) return;
  const filas = usuarioIds.map((usuario_id) => ({ abono_vendido_id: id, usuario_id }));
  await insertRows(tx, 'abonos_compartidos', filas).execute();
}

interface Fin {
  motivo: string;
  /** The civil day. */
  fecha: string;
  /** An instant (ISO 8601). */
  registradoEn: string;
  /** Null where the abono ends with the account of its client. */
  registradoPor: number | null;
}

/**
 * Ends those of some abonos that still live, and takes their unused places out. The caller must hold
 * their locks.
 */
export async function terminarAbonos(
  tx: Tx,
  ids: readonly number[],
  { motivo, fecha, registradoEn, registradoPor }: Fin,
): Promise<void> {
  await sql`
    insert into movimientos_de_abono
      (abono_vendido_id, lugares, valor, causa, fecha, registrado_en, registrado_por)
    select id, -disponibles, -valor, 'ANULACION', ${fecha}, ${registradoEn}, ${registradoPor}
    from abonos_vendidos
    where id = ${anyOf(ids)} and anulado_en is null and disponibles > 0
    order by id`.execute(tx);
  await tx
    .updateTable('abonos_vendidos')
    .set({ motivo, anulado_por: registradoPor, anulado_en: registradoEn })
    .where('id', '=', anyOf(ids))
    .where('anulado_en', 'is', null)
    .execute();
}

/** Locks the abonos of some people in the order of their ids, and returns the ids. */
export async function tomarAbonosDe(tx: Tx, usuarioIds: readonly number[]): Promise<number[]> {
  const filas = await tx
    .selectFrom('abonos_vendidos')
    .select('id')
    .where('usuario_id', '=', anyOf(usuarioIds))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return filas.map(({ id }) => id);
}

/** The places that clients had somewhere else, of which nobody knows the price. */
interface DeAntes {
  usuarioId: number;
  lugares: number;
}

/** Gives clients abonos without a price. */
export async function insertarDeAntes(
  tx: Tx,
  abonos: readonly DeAntes[],
  comun: { nombre: string; desde: string; vence: string; vendidoEn: string; vendidoPor: number },
): Promise<void> {
  const { nombre, desde, vence, vendidoEn, vendidoPor } = comun;
  await sql`
    with dados as (
      insert into abonos_vendidos
        (usuario_id, nombre, lugares, precio, desde, vence, vendido_en, vendido_por)
      select usuario_id, ${nombre}, lugares, 0, ${desde}, ${vence}, ${vendidoEn}, ${vendidoPor}
      from unnest(${abonos.map(({ usuarioId }) => usuarioId)}::bigint[],
        ${abonos.map(({ lugares }) => lugares)}::integer[]) as d (usuario_id, lugares)
      returning id, lugares)
    insert into movimientos_de_abono
      (abono_vendido_id, lugares, valor, causa, fecha, registrado_en, registrado_por)
    select id, lugares, 0, 'VENTA', ${desde}, ${vendidoEn}, ${vendidoPor} from dados
    order by id`.execute(tx);
}

/** Empties the reasons for which abonos of a person who is erased were annulled. */
export async function olvidarMotivos(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx
    .updateTable('abonos_vendidos')
    .set({ motivo: '' })
    .where('id', '=', anyOf(ids))
    .where('anulado_en', 'is not', null)
    .execute();
}

/**
 * Assigns the abonos of the person `de` to the person `a`, and lets `a` book with those that were
 * shared with `de`. The caller must hold the locks of both accounts.
 */
export async function pasarAbonos(tx: Tx, { de, a }: { de: number; a: number }): Promise<void> {
  await tx
    .updateTable('abonos_vendidos')
    .set({ usuario_id: a })
    .where('usuario_id', '=', de)
    .execute();
  await sql`
    insert into abonos_compartidos (abono_vendido_id, usuario_id)
    select c.abono_vendido_id, ${a} from abonos_compartidos c where c.usuario_id = ${de}
    on conflict do nothing`.execute(tx);
  await sql`
    delete from abonos_compartidos c using abonos_vendidos v
    where v.id = c.abono_vendido_id and (c.usuario_id = ${de}
      or c.usuario_id = ${a} and v.usuario_id = ${a})`.execute(tx);
}

interface PorVencer {
  usuarioId: number;
  nombre: string;
  email: string | null;
  abono: string;
  disponibles: number;
  vence: string;
}

/**
 * Marks the abonos as told that have places left and end between `hoy` and `hasta`, and returns
 * them. Those that another instance marks at this moment are skipped, and those that were sold for
 * fewer days are not told, because the sale has just told their end.
 */
export async function tomarPorVencer(
  tx: Tx,
  { hoy, hasta, avisadoEn }: { hoy: string; hasta: string; avisadoEn: string },
): Promise<PorVencer[]> {
  const { rows } = await sql<PorVencer>`
    update abonos_vendidos v set avisado_en = ${avisadoEn}
    from usuarios u
    where u.id = v.usuario_id and v.id in (
      select id from abonos_vendidos
      where avisado_en is null and anulado_en is null and vence between ${hoy} and ${hasta}
        and disponibles > 0 and usuario_id is not null and desde + (${hasta}::date - ${hoy}::date) < vence
      for update skip locked)
    returning v.usuario_id as "usuarioId", u.nombre, u.email, v.nombre as abono, v.disponibles,
      v.vence`.execute(tx);
  return rows;
}
