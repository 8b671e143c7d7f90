import type { login } from '@remanso/contract/persona/auth.contract';
import type { ResultOf } from '@remanso/contract/endpoint';
import { writeIfPossible } from '../../database/outage/write-if-possible.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Admission } from '../../platform/security/login-limits.ts';
import { registrarLoginFallido } from '../auditoria/auditoria.repository.ts';
import { usuarioPropioDeFila, type FilaDeUsuario } from '../usuarios/usuarios.queries.ts';

/** An id that no account has. An unknown e-mail is looked up with it as a known one is with its own. */
export const SIN_CUENTA = 0;

/** Returns the answer to a login of this account, with the token of a new session. */
export async function responderLogin(
  { tokens }: Pick<Dependencies, 'tokens'>,
  usuario: FilaDeUsuario,
): Promise<ResultOf<typeof login>> {
  const { id, rol, version_sesion: version } = usuario;
  const token = await tokens.sign({ id, rol, version });
  return { token, rol, user: usuarioPropioDeFila(usuario) };
}

/**
 * Counts a failed login in the limits, and notes it in the trail where the database accepts writes.
 * `usuarioId` is undefined where no account has the e-mail.
 */
export async function contarLoginFallido(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  admission: Admission,
  usuarioId: number | undefined,
): Promise<void> {
  await admission.failed();
  await writeIfPossible(registrarLoginFallido(db, { usuarioId, ocurridoEn: clock.instant() }));
}
