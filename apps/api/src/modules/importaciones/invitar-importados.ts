import { inTransaction, type Executor } from '../../database/transaction.ts';
import type { Anunciar } from '../avisos/crear-avisar.ts';
import { tomarPorInvitar } from './importaciones.repository.ts';
import { leerInvitables } from './invitables.queries.ts';

const A_LA_VEZ = 100;

/**
 * Queues the bienvenidas of imported clients that are due. Skips who has chosen a password, has no
 * e-mail or is not active by now.
 */
export async function invitarImportados({
  db,
  clock,
  avisar,
}: Anunciar & { db: Executor }): Promise<void> {
  await inTransaction(db, async (tx) => {
    const ids = await tomarPorInvitar(tx, { ahora: clock.instant(), cuantos: A_LA_VEZ });
    if (ids.length === 0) return;
    const invitables = await leerInvitables(tx, ids);
    await avisar(
      tx,
      ...invitables.map(({ id, email }) => ({
        tipo: 'bienvenida' as const,
        para: email,
        usuarioId: id,
      })),
    );
  });
}
