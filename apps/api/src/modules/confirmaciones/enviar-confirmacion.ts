import { inTransaction } from '../../database/transaction.ts';
import type { Dependencies } from '../../dependencies.ts';
import { sinSesion } from '../../platform/errors.ts';
import { buscarUsuario } from '../usuarios/usuarios.queries.ts';
import { emailYaConfirmado } from '../usuarios/usuarios.errors.ts';

/**
 * Sends a new link to confirm the e-mail address of the session's account. The previous link works
 * until the new one is written. Only a few links a day are sent to one address, because the address
 * may be a stranger's.
 */
export async function enviarConfirmacion(
  { db, avisar, limits }: Pick<Dependencies, 'db' | 'avisar' | 'limits'>,
  usuarioId: number,
): Promise<void> {
  const usuario = await buscarUsuario(db, usuarioId);
  if (!usuario || usuario.email === null) throw sinSesion();
  const { email: para } = usuario;
  if (usuario.email_confirmado) throw emailYaConfirmado();
  await limits.confirmation.take(para);
  await inTransaction(db, (tx) => avisar(tx, { tipo: 'confirmar-email', para, usuarioId }));
}
