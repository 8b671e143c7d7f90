import { anyOf } from '../../database/any-of.ts';
import type { Tx } from '../../database/transaction.ts';

/**
 * Locks the franjas to come in which people have a booking or wait for places, in the order of
 * their beginning. The franjas of cancelled bookings are locked too, because the desk could revive such a
 * booking meanwhile. Returns the ids of the franjas.
 */
export async function tomarFranjasDePersonas(
  tx: Tx,
  usuarioIds: readonly number[],
  ahora: string,
): Promise<ReadonlySet<number>> {
  const franjas = await tx
    .selectFrom('franjas as f')
    .select('f.id')
    .where('f.inicio', '>', ahora)
    .where(({ or, exists, selectFrom }) =>
      or([
        exists(
          selectFrom('reservas as r')
            .select('r.id')
            .whereRef('r.franja_id', '=', 'f.id')
            .where('r.usuario_id', '=', anyOf(usuarioIds)),
        ),
        exists(
          selectFrom('esperas as e')
            .select('e.id')
            .whereRef('e.franja_id', '=', 'f.id')
            .where('e.usuario_id', '=', anyOf(usuarioIds))
            .where('e.terminada_en', 'is', null),
        ),
      ]),
    )
    .orderBy('f.inicio')
    .orderBy('f.id')
    .forUpdate()
    .execute();
  return new Set(franjas.map(({ id }) => id));
}
