import { nombreDeMomento } from '@remanso/contract/calendario';
import type { Centro } from '@remanso/contract/centro/centro.contract';
import type { DatosDeAviso } from '../modules/avisos/avisos.rules.ts';
import type { Mensaje } from './mensaje.ts';
import { saludoA } from './turno-en-palabras.ts';

/**
 * The letter that tells a person that their password was changed, and what to do if somebody else
 * changed it.
 */
export function contrasenaCambiada(
  { nombre, cuando, quitada }: DatosDeAviso<'contrasena-cambiada'>,
  { centro, publicUrl }: { centro: Centro; publicUrl: string },
): Mensaje {
  const que = `La contraseña de tu cuenta de ${centro.nombre}`;
  const alCentro = centro.telefono ? ` y avísale al centro: ${centro.telefono}` : '';
  return {
    asunto: `Cambió la contraseña de tu cuenta de ${centro.nombre}`,
    titulo: 'Cambió tu contraseña',
    saludo: saludoA(nombre),
    parrafos: [
      quitada
        ? `${que} ya no sirve: el ${nombreDeMomento(cuando)} entraste por primera vez con un código. Cerramos las otras sesiones. Puedes seguir con códigos, o elegir una contraseña.`
        : `${que} cambió el ${nombreDeMomento(cuando)}. Cerramos las sesiones que tenías abiertas.`,
      `Si no fuiste tú, elige otra contraseña enseguida${alCentro}.`,
    ],
    boton: { texto: 'Elegir otra contraseña', href: `${publicUrl}/forgot-password` },
    nota: 'Si fuiste tú, no tienes que hacer nada.',
  };
}
