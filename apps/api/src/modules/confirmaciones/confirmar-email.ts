import { inTransaction } from '../../database/transaction.ts';
import type { Dependencies } from '../../dependencies.ts';
import { registrarHechoPropio } from '../auditoria/auditoria.repository.ts';
import { enlaceInvalido } from '../usuarios/usuarios.errors.ts';
import { marcarEmailConfirmado, tomarUsuario } from '../usuarios/usuarios.repository.ts';
import { buscarConfirmacion } from './confirmaciones.repository.ts';

/**
 * Confirms the e-mail address that a link was sent to. The same link may be opened again until it
 * expires, because people open it twice; then nothing changes. Throws 400 for a link that was
 * replaced or has expired, and where the account has another address now.
 */
export async function confirmarEmail(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  token: string,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const encontrado = await buscarConfirmacion(tx, token);
    // The account is locked before the link is read for good. `crearRedactarConfirmacion` replaces
    // links under the same lock.
    const usuario = encontrado && (await tomarUsuario(tx, encontrado.usuarioId));
    const enlace = usuario && (await buscarConfirmacion(tx, token));
    const esDePrograma = usuario?.email_de_programa ?? false;
    if (
      !enlace ||
      esDePrograma ||
      enlace.venceEn <= clock.epoch() ||
      enlace.email !== usuario.email
    ) {
      throw enlaceInvalido();
    }
    if (usuario.email_confirmado) return;
    await marcarEmailConfirmado(tx, usuario.id, enlace.email);
    await registrarHechoPropio(tx, clock, { usuarioId: usuario.id, accion: 'confirmarEmail' });
  });
}
