import { inTransaction } from '../../database/transaction.ts';
import type { Dependencies } from '../../dependencies.ts';
import { registrarHechoPropio } from '../auditoria/auditoria.repository.ts';
import { enlaceInvalido } from '../usuarios/usuarios.errors.ts';
import { marcarEmailConfirmado, tomarUsuario } from '../usuarios/usuarios.repository.ts';
import { buscarConfirmacion, gastarConfirmacion } from './confirmaciones.repository.ts';

/**
 * Confirms the e-mail address that a link was sent to. Throws 400 for a link that was used, was
 * replaced or has expired, and where the account has another address now.
 */
export async function confirmarEmail(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  token: string,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const usuarioId = await buscarConfirmacion(tx, token);
    // The account is locked before the link. `crearRedactarConfirmacion` locks in the same order,
    // so that the transactions of these two functions never wait for each other.
    if (usuarioId === undefined || !(await tomarUsuario(tx, usuarioId))) throw enlaceInvalido();
    const enlace = await gastarConfirmacion(tx, token);
    if (!enlace || enlace.venceEn <= clock.epoch()) throw enlaceInvalido();
    if (!(await marcarEmailConfirmado(tx, usuarioId, enlace.email))) throw enlaceInvalido();
    await registrarHechoPropio(tx, clock, { usuarioId, accion: 'confirmarEmail' });
  });
}
