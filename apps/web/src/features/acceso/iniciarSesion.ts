import { llamar } from '../../lib/api/api.ts';
import { abrirSesion } from '../../lib/sesion/sesion.ts';

export const ERROR_AL_ENTRAR = 'Error al iniciar sesión';

/**
 * Logs in. When the session opens, `RutaAnonima` goes to the page that the person had asked for.
 */
export async function iniciarSesion(body: { email: string; password: string }): Promise<void> {
  const llamada = { body, sinSesion: true, siFalla: ERROR_AL_ENTRAR } as const;
  abrirSesion(await llamar('POST /auth/login', llamada));
}
