import { inTransaction } from '../../database/transaction.ts';
import type { Dependencies } from '../../dependencies.ts';
import { createSecretToken, hashOfSecret } from '../../platform/security/secret-token.ts';
import type { Session } from '../../platform/http/session.ts';
import { registrarHechoPropio } from '../auditoria/auditoria.repository.ts';
import { guardarCalendario } from './calendarios.repository.ts';

/** Creates a secret address for a person's calendar. The previous address stops working. */
export async function crearCalendario(
  { db, clock, publicUrl }: Pick<Dependencies, 'db' | 'clock' | 'publicUrl'>,
  { usuarioId, esDelMostrador }: Session,
): Promise<{ url: string }> {
  const secreto = createSecretToken();
  await inTransaction(db, async (tx) => {
    await guardarCalendario(tx, {
      usuarioId,
      secretoHash: hashOfSecret(secreto),
      desde: clock.instant(),
    });
    if (!esDelMostrador) return;
    const hecho = { usuarioId, accion: 'crearCalendario', despues: { calendario: true } } as const;
    await registrarHechoPropio(tx, clock, hecho);
  });
  return { url: `${publicUrl}/api/calendario/${secreto}.ics` };
}
