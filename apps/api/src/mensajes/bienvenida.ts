import type { Centro } from '@remanso/contract/centro/centro.contract';
import type { Mensaje } from './mensaje.ts';
import { saludoA } from './turno-en-palabras.ts';

/** The letter for a person whose account the desk has created, with a link to choose a password. */
export function bienvenida(nombre: string, centro: Centro, enlace: string): Mensaje {
  return {
    asunto: `Cuenta nueva en ${centro.nombre}`,
    titulo: 'Cuenta nueva',
    saludo: saludoA(nombre),
    parrafos: [
      `En ${centro.nombre} te crearon una cuenta con este email, para que veas tus turnos y reserves otros.`,
    ],
    boton: { texto: 'Elegir la contraseña', href: enlace },
    nota: 'El enlace vale 7 días y una sola vez. Después puedes pedir otro desde «¿Contraseña olvidada?».',
  };
}
