import { solicitarReset } from '@remanso/contract/password-reset.contract';
import { llamar } from '../../lib/api.ts';

export const ERROR_AL_ENVIAR = 'Error al enviar el email de recuperación';

/** Answers alike for any e-mail: whether there is an account is not told. */
export function pedirEnlace(email: string): Promise<unknown> {
  return llamar(solicitarReset, { body: { email }, siFalla: ERROR_AL_ENVIAR });
}
