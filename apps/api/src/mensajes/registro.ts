import type { Centro } from '@remanso/contract/centro/centro.contract';
import type { Mensaje } from './mensaje.ts';
import { saludoA } from './turno-en-palabras.ts';

export const NOTA_DE_CONFIRMACION =
  'El enlace vale 7 días. Si fue un error, ignora este mensaje: mientras no confirmes, te llegan pocos por día.';

/** The letter that welcomes a person whose account a code has made. */
export function registroConCodigo(nombre: string, centro: Centro, publicUrl: string): Mensaje {
  return {
    ...listaLaCuenta(nombre, centro),
    parrafos: [
      seReserva(centro),
      'Entras con un código que te llega a este email. Si prefieres una contraseña, elígela desde «¿Contraseña olvidada?».',
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
      'Falta un paso: confirma que este email es el tuyo. Así te llegan acá todos los mensajes de tus reservas.',
    ],
    boton: { texto: 'Confirmar el email', href: enlace },
    nota: NOTA_DE_CONFIRMACION,
  };
}

const listaLaCuenta = (nombre: string, centro: Centro) => ({
  asunto: `Tu cuenta en ${centro.nombre} está lista`,
  titulo: 'Tu cuenta está lista',
  saludo: saludoA(nombre),
});

const seReserva = ({ nombre }: Centro) =>
  `Con tu cuenta de ${nombre} reservas tus turnos, los ves y los cambias.`;
