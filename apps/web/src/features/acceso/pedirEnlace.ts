import { llamar } from '../../lib/api/api.ts';

export const ERROR_AL_ENVIAR = 'Error al enviar el email de recuperación';

/**
 * Requests a reset link. The server's answer is the same for any e-mail: it does not reveal whether
 * an account exists.
 */
export function pedirEnlace(email: string): Promise<unknown> {
  return llamar('POST /password-reset/solicitar', {
    sinSesion: true,
    body: { email },
    siFalla: ERROR_AL_ENVIAR,
  });
}
