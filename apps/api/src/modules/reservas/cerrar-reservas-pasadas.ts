import { sql } from 'kysely';
import type { Tx } from '../../database/transaction.ts';
import type { Clock } from '../../platform/clock.ts';
import { liberarPlazas } from '../franjas/franjas.repository.ts';

/** Given to usuarios and to the jobs. With `usuarioId`, only that person's bookings. */
export type CerrarReservasPasadas = (
  tx: Tx,
  alcance?: { usuarioId?: number },
) => Promise<{ completadas: number; vencidas: number }>;

/**
 * What time does to bookings by itself (rules §7): CONFIRMADA becomes COMPLETADA when its franja ends, and
 * PENDIENTE becomes CANCELADA, giving its places back, when it begins.
 */
export function createCerrarReservasPasadas(clock: Clock): CerrarReservasPasadas {
  return async (tx, { usuarioId } = {}) => {
    const ahora = clock.now();
    const propias = usuarioId === undefined ? sql`true` : sql`r.usuario_id = ${usuarioId}`;
    // The lock order is franja → reserva, here as everywhere.
    await sql`
      select f.id from franjas f
      where exists (
        select from reservas r where r.franja_id = f.id and ${propias}
        and (r.estado = 'PENDIENTE' and f.inicio <= ${ahora}::timestamp
          or r.estado = 'CONFIRMADA' and f.fin <= ${ahora}::timestamp))
      order by f.id for update`.execute(tx);
    const completadas = await sql`
      update reservas r set estado = 'COMPLETADA' from franjas f
      where f.id = r.franja_id and ${propias}
        and r.estado = 'CONFIRMADA' and f.fin <= ${ahora}::timestamp`.execute(tx);
    const vencidas = await sql<{ franja_id: number; personas: number }>`
      update reservas r set estado = 'CANCELADA' from franjas f
      where f.id = r.franja_id and ${propias}
        and r.estado = 'PENDIENTE' and f.inicio <= ${ahora}::timestamp
      returning r.franja_id,
        (select count(*)::integer from asientos a where a.reserva_id = r.id) as personas`.execute(
      tx,
    );
    await liberarPlazas(
      tx,
      vencidas.rows.map(({ franja_id: franjaId, personas }) => ({ franjaId, personas })),
    );
    return {
      completadas: Number(completadas.numAffectedRows ?? 0),
      vencidas: vencidas.rows.length,
    };
  };
}
