import type { Centro } from '@remanso/contract/centro/centro.contract';
import type { Mensaje } from './mensaje.ts';
import { saludoA } from './turno-en-palabras.ts';

export const NOTA_DE_CONFIRMACION =
  'El enlace es válido por 7 días. Si fue un error, se puede ignorar: sin confirmar, llegan pocos mensajes por día.';

/** The letter that welcomes a person whose account a code has made. */
export function registroConCodigo(nombre: string, centro: Centro, publicUrl: string): Mensaje {
  return {
    ...listaLaCuenta(nombre, centro),
    parrafos: [
      seReserva(centro),
      'Se entra con un código que llega a este email. Quien prefiere una contraseña la elige desde «¿Contraseña olvidada?».',
    ],
    boton: { texto: 'Ver los turnos', href: `${publicUrl}/reservas/mis-reservas` },
  };
}

/**
 * The letter that welcomes a person who has registered, and asks them to confirm their e-mail
 * address.
 */
export function registro(nombre: string, centro: Centro, enlace: string): Mensaje {
  return {
    ...listaLaCuenta(nombre, centro),
    parrafos: [
      seReserva(centro),
      'Falta un paso: confirmar que este email es el de la cuenta. Así llegan acá todos los mensajes de las reservas.',
    ],
    boton: { texto: 'Confirmar el email', href: enlace },
    nota: NOTA_DE_CONFIRMACION,
  };
}

const listaLaCuenta = (nombre: string, centro: Centro) => ({
  asunto: `La cuenta en ${centro.nombre} está lista`,
  titulo: 'La cuenta está lista',
  saludo: saludoA(nombre),
});

const seReserva = ({ nombre }: Centro) =>
  `Con esta cuenta de ${nombre} se reservan los turnos, se ven y se cambian.`;
