import type { TipoDeAviso } from '@remanso/contract/avisos.contract';
import { sql, type Selectable } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { Executor, Tx } from '../../database/transaction.ts';
import type { Clock } from '../../platform/clock.ts';

export interface NuevoAviso {
  tipo: TipoDeAviso;
  /** An e-mail. */
  para: string;
  usuarioId?: number;
  reservaId?: number;
  /** What its text needs beyond that; never a secret. */
  datos?: object;
}

/** Both ISO 8601. */
interface Vida {
  creadoEn: string;
  venceEn: string;
}

export async function insertarAviso(tx: Tx, aviso: NuevoAviso, vida: Vida): Promise<void> {
  await tx
    .insertInto('avisos')
    .values({
      tipo: aviso.tipo,
      para: aviso.para,
      usuario_id: aviso.usuarioId ?? null,
      reserva_id: aviso.reservaId ?? null,
      datos: JSON.stringify(aviso.datos ?? {}),
      creado_en: vida.creadoEn,
      vence_en: vida.venceEn,
      proximo_en: vida.creadoEn,
    })
    .execute();
}

/** One that somebody has taken to send; `intentos` counts this try. */
export type AvisoTomado = Pick<
  Selectable<Tables['avisos']>,
  | 'id'
  | 'tipo'
  | 'para'
  | 'usuario_id'
  | 'reserva_id'
  | 'datos'
  | 'creado_en'
  | 'vence_en'
  | 'intentos'
>;

interface Toma {
  cuantos: number;
  /** ISO 8601, as the two that follow. */
  ahora: string;
  /** Until then they are the caller's alone. */
  hasta: string;
  /** No pause goes so far: what waits for longer was put off by a clock that was ahead. */
  inverosimil: string;
}

/** The ones that have waited longest. What others are taking at this moment is passed over. */
export async function tomarAvisos(
  db: Executor,
  { cuantos, ahora, hasta, inverosimil }: Toma,
): Promise<AvisoTomado[]> {
  return db
    .updateTable('avisos')
    .set({ intentos: sql`intentos + 1`, proximo_en: hasta })
    .where('id', 'in', (qb) =>
      qb
        .selectFrom('avisos')
        .select('id')
        .where((eb) =>
          eb.or([
            eb('proximo_en', '<=', sql<number>`${ahora}`),
            eb('proximo_en', '>', sql<number>`${inverosimil}`),
          ]),
        )
        .orderBy('proximo_en')
        .limit(cuantos)
        .forUpdate()
        .skipLocked(),
    )
    .returning([
      'id',
      'tipo',
      'para',
      'usuario_id',
      'reserva_id',
      'datos',
      'creado_en',
      'vence_en',
      'intentos',
    ])
    .execute();
}

/** Says whose account it is about, for who was looked up by their e-mail. */
export async function asignarAviso(tx: Tx, id: number, usuarioId: number): Promise<void> {
  await tx.updateTable('avisos').set({ usuario_id: usuarioId }).where('id', '=', id).execute();
}

export async function marcarEnviado(db: Executor, id: number, enviadoEn: string): Promise<void> {
  await db
    .updateTable('avisos')
    .set({ enviado_en: enviadoEn, proximo_en: null, datos: null, ultimo_error: null })
    .where('id', '=', id)
    .execute();
}

export async function posponer(
  db: Executor,
  id: number,
  { motivo, proximoEn }: { motivo: string; proximoEn: string },
): Promise<void> {
  await db
    .updateTable('avisos')
    .set({ ultimo_error: motivo, proximo_en: proximoEn })
    .where('id', '=', id)
    .execute();
}

/** False when it is no longer there, as when its person was erased meanwhile. */
export async function darPorFallido(
  tx: Tx,
  id: number,
  { motivo, fallidoEn }: { motivo: string; fallidoEn: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('avisos')
    .set({ ultimo_error: motivo, fallido_en: fallidoEn, proximo_en: null })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function borrarAviso(db: Executor, id: number): Promise<void> {
  await db.deleteFrom('avisos').where('id', '=', id).execute();
}

/** Holds it until the transaction ends; undefined when there is none. */
export async function lockAviso(tx: Tx, id: number) {
  return tx
    .selectFrom('avisos')
    .select(['id', 'tipo', 'usuario_id', 'creado_en', 'fallido_en'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Begins its tries afresh. Caller holds its lock. */
export async function reponer(
  tx: Tx,
  id: number,
  { ahora, venceEn }: { ahora: string; venceEn: string },
): Promise<void> {
  await tx
    .updateTable('avisos')
    .set({ intentos: 0, proximo_en: ahora, fallido_en: null, vence_en: venceEn })
    .where('id', '=', id)
    .execute();
}

const GUARDADO_MS = 30 * 24 * 60 * 60_000;

/** What was sent a month ago, and what failed then and nobody did anything about; answers how many. */
export async function borrarAvisosViejos(
  db: Executor,
  clock: Pick<Clock, 'instant'>,
): Promise<number> {
  const antesDe = clock.instant(-GUARDADO_MS);
  const { numDeletedRows } = await db
    .deleteFrom('avisos')
    .where((eb) =>
      eb.or([
        eb('enviado_en', '<', sql<number>`${antesDe}`),
        eb('fallido_en', '<', sql<number>`${antesDe}`),
      ]),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}
