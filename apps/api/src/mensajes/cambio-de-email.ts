import type { Centro } from '@remanso/contract/centro/centro.contract';
import type { DatosDeAviso } from '../modules/avisos/avisos.rules.ts';
import type { Mensaje } from './mensaje.ts';
import { saludoA } from './turno-en-palabras.ts';

/**
 * The letter to the previous e-mail address of an account, which tells that the account's address
 * was changed.
 */
export function cambioDeEmail(
  { nombre, nuevo }: DatosDeAviso<'cambio-de-email'>,
  centro: Centro,
): Mensaje {
  return {
    asunto: `Cambió el email de tu cuenta de ${centro.nombre}`,
    titulo: 'Cambió el email de tu cuenta',
    saludo: saludoA(nombre),
    parrafos: [
      `El email de tu cuenta de ${centro.nombre} ahora es ${nuevo}. Con ese email inicias sesión, y ahí te llegan los enlaces para cambiar la contraseña.`,
      `Si no lo pediste, avísale enseguida al centro: ${centro.telefono}.`,
    ],
  };
}
