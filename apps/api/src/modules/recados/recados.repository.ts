import { sql } from 'kysely';
import type { TipoDeRecado } from '@remanso/contract/reserva/recados.contract';
import type { Tx } from '../../database/transaction.ts';

export interface ClaveDeRecado {
  reservaId: number;
  franjaId: number;
  tipo: TipoDeRecado;
}

/**
 * Records that the desk has told a recado, and returns true. Returns false, with nothing changed,
 * where the same recado was already recorded since the booking came to its present franja.
 */
export async function guardarRecado(
  tx: Tx,
  { reservaId, franjaId, tipo }: ClaveDeRecado,
  { hechoPor, hechoEn }: { hechoPor: number; hechoEn: string },
): Promise<boolean> {
  const { rows } = await sql`
    insert into recados (hecho_por, franja_id, reserva_id, tipo, hecho_en)
    values (${hechoPor}, ${franjaId}, ${reservaId}, ${tipo}, ${hechoEn})
    on conflict (reserva_id, franja_id, tipo)
    do update set hecho_por = excluded.hecho_por, hecho_en = excluded.hecho_en
      where recados.hecho_en < (select en_franja_desde from reservas where id = ${reservaId})
    returning tipo`.execute(tx);
  return rows.length > 0;
}

/** Deletes the mark that a recado was told. Returns false where there was no mark. */
export async function borrarRecado(tx: Tx, clave: ClaveDeRecado): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('recados')
    .where('reserva_id', '=', clave.reservaId)
    .where('franja_id', '=', clave.franjaId)
    .where('tipo', '=', clave.tipo)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export function lugarDeReserva(tx: Tx, reservaId: number) {
  return tx
    .selectFrom('reservas')
    .select(['franja_id as franjaId', 'usuario_id as usuarioId'])
    .where('id', '=', reservaId)
    .executeTakeFirst();
}
