import { inTransaction, type Executor } from '../../../database/transaction.ts';
import type { Anunciar } from '../../avisos/crear-avisar.ts';
import { tomarFranja } from '../../franjas/franjas.repository.ts';
import { devolverPlazas } from '../../plan/devolver-plazas.ts';
import { vencida } from '../../reservas-leidas/estado.queries.ts';
import { asentarVencidas } from './estado.repository.ts';

/**
 * Stores as cancelled the bookings whose seña was not paid in time, and frees their places (rules
 * §10.10). The API has shown these bookings as cancelled since their deadline.
 */
export async function soltarSinSenia({
  db,
  ...anunciar
}: Anunciar & { db: Executor }): Promise<void> {
  const ahora = anunciar.clock.now();
  for (const franjaId of await franjasConVencidas(db, ahora)) {
    await inTransaction(db, async (tx) => {
      await tomarFranja(tx, franjaId);
      await asentarVencidas(tx, anunciar, franjaId);
      // `asentarVencidas` has freed the places already. This call withdraws the franja where the
      // plan kept it only for these bookings.
      await devolverPlazas(tx, anunciar, { franjaId, personas: 0 });
    });
  }
}

async function franjasConVencidas(db: Executor, ahora: string): Promise<number[]> {
  const filas = await db
    .selectFrom('reservas as r')
    .select('r.franja_id as id')
    .distinct()
    .where('r.senia_vence', 'is not', null)
    .where(vencida(ahora))
    .orderBy('id')
    .execute();
  return filas.map(({ id }) => id);
}
