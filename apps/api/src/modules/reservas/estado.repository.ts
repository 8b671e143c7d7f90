import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../database/transaction.ts';
import { liberarPlazas } from '../franjas/franjas.repository.ts';

/**
 * Writes down what time has made of a person's bookings, for what cannot go by the time any more: the constraint
 * `reservas_activa_con_cliente` asks for final states of those whose holder is erased.
 */
export async function asentarReservas(
  tx: Tx,
  { usuarioId, ahora }: { usuarioId: number; ahora: string },
): Promise<void> {
  // The lock order is franja → reserva, here as everywhere.
  await sql`
    select f.id from franjas f
    where f.inicio <= ${ahora}
      and exists (select from reservas r where r.franja_id = f.id and r.usuario_id = ${usuarioId})
    order by f.id for update`.execute(tx);
  await sql`
    update reservas as r set estado = 'COMPLETADA' from franjas f
    where f.id = r.franja_id and r.usuario_id = ${usuarioId}
      and r.estado = 'CONFIRMADA' and f.fin <= ${ahora}`.execute(tx);
  await soltarVencidas(tx, ahora, sql`r.usuario_id = ${usuarioId}`);
}

/**
 * Cancels what was never confirmed in a franja that has begun, so that its counter holds nobody whom time has put out
 * of it. For what is going to change the places of such a franja. Caller holds its lock.
 */
export async function asentarVencidas(
  tx: Tx,
  { franjaId, ahora }: { franjaId: number; ahora: string },
): Promise<void> {
  await soltarVencidas(tx, ahora, sql`r.franja_id = ${franjaId}`);
}

async function soltarVencidas(tx: Tx, ahora: string, cuales: RawBuilder<unknown>): Promise<void> {
  const { rows } = await sql<{ franjaId: number; personas: number }>`
    update reservas as r set estado = 'CANCELADA' from franjas f
    where f.id = r.franja_id and ${cuales} and r.estado = 'PENDIENTE' and f.inicio <= ${ahora}
    returning r.franja_id as "franjaId",
      (select count(*)::integer from asientos a where a.reserva_id = r.id) as personas`.execute(tx);
  await liberarPlazas(tx, rows);
}
