import { inTransaction, type Executor } from '../../../database/transaction.ts';
import type { Clock } from '../../../platform/clock.ts';
import { tomarFranja } from '../../franjas/franjas.repository.ts';
import { devolverPlazas } from '../../plan/devolver-plazas.ts';
import { vencida } from '../../reservas-leidas/estado.queries.ts';
import { asentarVencidas } from './estado.repository.ts';

/**
 * Gives back the places of bookings whose seña did not come in time (rules §10.10). They are
 * cancelled for everybody from that moment on; this writes it down.
 */
export async function soltarSinSenia({ db, clock }: { db: Executor; clock: Clock }): Promise<void> {
  const ahora = clock.now();
  for (const franjaId of await franjasConVencidas(db, ahora)) {
    await inTransaction(db, async (tx) => {
      await tomarFranja(tx, franjaId);
      await asentarVencidas(tx, { franjaId, ahora });
      // The places are back already; a franja that stood only for these bookings goes with them.
      await devolverPlazas(tx, clock, { franjaId, personas: 0 });
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
