import { inTransaction } from '../../database/transaction.ts';
import type { Dependencies } from '../../dependencies.ts';
import { registrarHecho } from '../auditoria/auditoria.repository.ts';
import { tokenInexistente } from './tokens.errors.ts';
import { rastroDe } from './tokens.queries.ts';
import { terminarToken } from './tokens.repository.ts';

/** Ends a token, so that its program is let in no more. */
export async function borrarToken(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  { adminId, id }: { adminId: number; id: number },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const antes = await terminarToken(tx, id);
    if (!antes) throw tokenInexistente();
    await registrarHecho(tx, {
      usuarioId: adminId,
      accion: 'borrarToken',
      entidadId: id,
      antes: rastroDe(antes, clock.timeZone),
      ocurridoEn: clock.instant(),
    });
  });
}
