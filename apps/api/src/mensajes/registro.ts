import type { Centro } from '@remanso/contract/centro/centro.contract';
import type { Mensaje } from './mensaje.ts';
import { saludoA } from './turno-en-palabras.ts';

export const NOTA_DE_CONFIRMACION =
  'El enlace es válido por 7 días y se puede usar una sola vez. Si fue un error, se puede ignorar: sin confirmar, llegan pocos mensajes por día.';

/**
 * The letter that welcomes a person who has registered, and asks them to confirm their e-mail
 * address.
 */
export function registro(nombre: string, centro: Centro, enlace: string): Mensaje {
  return {
    asunto: `La cuenta en ${centro.nombre} está lista`,
    titulo: 'La cuenta está lista',
    saludo: saludoA(nombre),
    parrafos: [
      `Con esta cuenta de ${centro.nombre} se reservan los turnos, se ven y se cambian.`,
      'Falta un paso: confirmar que este email es el de la cuenta. Así llegan acá todos los mensajes de las reservas.',
    ],
    boton: { texto: 'Confirmar el email', href: enlace },
    nota: NOTA_DE_CONFIRMACION,
  };
}
