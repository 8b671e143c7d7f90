import { sql, type Selectable } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { Executor } from '../../database/transaction.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Target } from '../../platform/outgoing/create-pusher.ts';
import { GUARDADO_MS, type AvisoTomado } from './avisos.repository.ts';

/** An entrega that an instance has taken to send. `intentos` includes the try that begins now. */
export type EntregaTomada = Omit<AvisoTomado, 'para' | 'usuario_id'> &
  Pick<Selectable<Tables['entregas']>, 'suscripcion_id' | 'usuario_id'> &
  Target;

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
