import { DURACION_PARA_LEER, cartel } from '../../lib/carteles.ts';
import { abrirSesion, type RespuestaDeLogin } from '../../lib/sesion/sesion.ts';
import { otroNombre, type Nombres } from './codigo.view.ts';

/**
 * Opens the session that a code has given, and says so where the account has another name than the
 * person has typed. `escrito` is undefined where nothing was typed.
 */
export function abrirSesionConCodigo(
  respuesta: RespuestaDeLogin,
  escrito: Nombres | undefined,
): void {
  const aviso = escrito && respuesta.user && otroNombre(escrito, respuesta.user);
  abrirSesion(respuesta);
  if (aviso) cartel.info(aviso, { duracion: DURACION_PARA_LEER });
}
