import { llamar } from '../../lib/api/api.ts';
import { abrirSesion } from '../../lib/sesion/sesion.ts';

export const ERROR_AL_ENTRAR = 'Error al iniciar sesión';

/** Logs in. The session changes by it, and `RutaAnonima` then goes where the person was going. */
export async function iniciarSesion(body: { email: string; password: string }): Promise<void> {
  const llamada = { body, sinSesion: true, siFalla: ERROR_AL_ENTRAR } as const;
  abrirSesion(await llamar('POST /auth/login', llamada));
}
