import { sql, type Selectable } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { Executor } from '../../database/transaction.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Target } from '../../platform/outgoing/create-pusher.ts';
import { GUARDADO_MS, type AvisoTomado, type Toma } from './avisos.repository.ts';

/** An entrega that an instance has taken to send. `intentos` includes the try that begins now. */
export type EntregaTomada = Omit<AvisoTomado, 'para' | 'usuario_id'> &
  Pick<Selectable<Tables['entregas']>, 'suscripcion_id' | 'usuario_id'> &
  Target;

/**
 * Takes up to `cuantos` due entregas, those first that have waited longest, and those to one phone
 * in the order in which they were written. Skips rows that another instance is taking.
 */
export async function tomarEntregas(
  db: Executor,
  { cuantos, ahora, hasta, inverosimil }: Toma,
): Promise<EntregaTomada[]> {
  const { rows } = await sql<EntregaTomada>`
    update entregas set intentos = entregas.intentos + 1, proximo_en = ${hasta}
    from suscripciones s
    where s.id = entregas.suscripcion_id and entregas.id in (
      select e.id from entregas e join suscripciones d on d.id = e.suscripcion_id
      where (e.proximo_en <= ${ahora} or e.proximo_en > ${inverosimil})
        -- A browser may be another person's by now, who must not read what is told to the first.
        and d.usuario_id = e.usuario_id
        and not exists (
          select from entregas p
          where p.suscripcion_id = e.suscripcion_id and p.usuario_id = e.usuario_id
            and p.id < e.id and p.proximo_en is not null)
      order by e.proximo_en
      limit ${cuantos}
      for update of e skip locked)
    returning entregas.id, entregas.suscripcion_id, entregas.usuario_id, entregas.tipo,
      entregas.reserva_id, entregas.datos, entregas.creado_en, entregas.vence_en,
      entregas.intentos, s.endpoint, s.p256dh, s.auth`.execute(db);
  return rows;
}

/** Ends an entrega that was sent or given up, and erases its data. */
export async function terminarEntrega(db: Executor, id: number): Promise<void> {
  await db
    .updateTable('entregas')
    .set({ proximo_en: null, datos: null })
    .where('id', '=', id)
    .execute();
}

export async function posponerEntrega(db: Executor, id: number, proximoEn: string): Promise<void> {
  await db.updateTable('entregas').set({ proximo_en: proximoEn }).where('id', '=', id).execute();
}

/** Deletes entregas written more than thirty days ago, and returns their number. */
export async function borrarEntregasViejas(
  db: Executor,
  clock: Pick<Clock, 'instant'>,
): Promise<number> {
  const antesDe = clock.instant(-GUARDADO_MS);
  const { numDeletedRows } = await db
    .deleteFrom('entregas')
    .where('creado_en', '<', sql<number>`${antesDe}`)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
