import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../../database/transaction.ts';
import { hayVencidas, terminada, vencida } from '../../reservas-leidas/estado.queries.ts';
import type { Anunciar } from '../../avisos/crear-avisar.ts';
import { hayOfertasVencidas } from '../../reservas-leidas/espera.queries.ts';
import { devolverAbonos } from '../abonos/ajustar-abono.ts';
import { devolverPlazas } from '../../plan/devolver-plazas.ts';

/**
 * Stores the derived estado of a person's bookings. When the person is erased, the constraint
 * `reservas_activa_con_cliente` demands that none of the bookings is stored as active.
 */
export async function asentarReservas(
  tx: Tx,
  anunciar: Anunciar,
  usuarioId: number,
): Promise<void> {
  const ahora = anunciar.clock.now();
  // The franjas are locked first, because the whole API locks franjas before bookings.
  await sql`
    select f.id from franjas f
    where exists (select from reservas r where r.franja_id = f.id and r.usuario_id = ${usuarioId}
      and (${terminada(ahora)} or ${vencida(ahora)}))
    order by f.inicio, f.id for update`.execute(tx);
  await sql`
    update reservas as r set estado = 'COMPLETADA'
    where r.usuario_id = ${usuarioId} and ${terminada(ahora)}`.execute(tx);
  await soltarVencidas(tx, anunciar, sql`r.usuario_id = ${usuarioId}`);
}

/** Returns whether the counter of a franja counts bookings or offers that time has ended. */
export async function hayPorAsentar(
  tx: Tx,
  { franjaId, ahora }: { franjaId: number; ahora: string },
): Promise<boolean> {
  const { rows } = await sql<{ hay: boolean }>`
    select ${hayVencidas(sql`f.id`, ahora)} or ${hayOfertasVencidas(ahora)} as hay
    from franjas f where f.id = ${franjaId}`.execute(tx);
  return rows[0]?.hay === true;
}

/**
 * Stores as cancelled the bookings of a franja that time has cancelled, so that the counter of the
 * franja no longer counts them. Must be called before the places of a franja with such bookings are
 * changed. The caller must hold the franja's lock.
 */
export async function asentarVencidas(tx: Tx, anunciar: Anunciar, franjaId: number): Promise<void> {
  await soltarVencidas(tx, anunciar, sql`r.franja_id = ${franjaId}`);
}

interface Soltada {
  id: number;
  abono_vendido_id: number | null;
  franjaId: number;
  personas: number;
}

async function soltarVencidas(
  tx: Tx,
  anunciar: Anunciar,
  cuales: RawBuilder<unknown>,
): Promise<void> {
  const ahora = anunciar.clock.now();
  const { rows } = await sql<Soltada>`
    update reservas as r set estado = 'CANCELADA', secuencia = secuencia + 1
    where ${cuales} and ${vencida(ahora)}
    returning r.id, r.abono_vendido_id, r.franja_id as "franjaId",
      (select count(*)::integer from asientos a where a.reserva_id = r.id) as personas`.execute(tx);
  await devolverPlazas(tx, anunciar, ...rows);
  const elTiempo = { autorId: null, porElCentro: false };
  await devolverAbonos(tx, anunciar.clock, { filas: rows, ...elTiempo });
}
