import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../../database/transaction.ts';
import { hayVencidas, terminada, vencida } from '../../reservas-leidas/estado.queries.ts';
import { restarOcupados } from '../../franjas/franjas.repository.ts';

/**
 * Writes the derived estado of a person's bookings into the table. The constraint
 * `reservas_activa_con_cliente` asks for final states of the bookings whose holder is erased.
 */
export async function asentarReservas(
  tx: Tx,
  { usuarioId, ahora }: { usuarioId: number; ahora: string },
): Promise<void> {
  // Franjas are locked before bookings everywhere, so they are locked first here.
  await sql`
    select f.id from franjas f
    where exists (select from reservas r where r.franja_id = f.id and r.usuario_id = ${usuarioId}
      and (${terminada(ahora)} or ${vencida(ahora)}))
    order by f.id for update`.execute(tx);
  await sql`
    update reservas as r set estado = 'COMPLETADA'
    where r.usuario_id = ${usuarioId} and ${terminada(ahora)}`.execute(tx);
  await soltarVencidas(tx, ahora, sql`r.usuario_id = ${usuarioId}`);
}

/** Returns whether a franja's counter holds bookings that time has cancelled. */
export async function tieneVencidas(
  tx: Tx,
  { franjaId, ahora }: { franjaId: number; ahora: string },
): Promise<boolean> {
  const { rows } = await sql<{ hay: boolean }>`
    select ${hayVencidas(sql`${franjaId}::bigint`, ahora)} as hay`.execute(tx);
  return rows[0]?.hay === true;
}

/**
 * Cancels the bookings of a franja that were never confirmed, or whose seña did not come, so that
 * its counter holds none that time has cancelled. It runs before the places of such a franja are
 * changed. The caller must hold the franja's lock.
 */
export async function asentarVencidas(
  tx: Tx,
  { franjaId, ahora }: { franjaId: number; ahora: string },
): Promise<void> {
  await soltarVencidas(tx, ahora, sql`r.franja_id = ${franjaId}`);
}

async function soltarVencidas(tx: Tx, ahora: string, cuales: RawBuilder<unknown>): Promise<void> {
  const { rows } = await sql<{ franjaId: number; personas: number }>`
    update reservas as r set estado = 'CANCELADA', secuencia = secuencia + 1
    where ${cuales} and ${vencida(ahora)}
    returning r.franja_id as "franjaId",
      (select count(*)::integer from asientos a where a.reserva_id = r.id) as personas`.execute(tx);
  await restarOcupados(tx, rows);
}
