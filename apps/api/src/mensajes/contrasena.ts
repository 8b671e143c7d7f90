import type { Centro } from '@remanso/contract/centro/centro.contract';
import type { Mensaje } from './mensaje.ts';
import { saludoA } from './turno-en-palabras.ts';

export function contrasena(nombre: string, centro: Centro, enlace: string): Mensaje {
  return {
    asunto: `Contraseña nueva en ${centro.nombre}`,
    titulo: 'Contraseña nueva',
    saludo: saludoA(nombre),
    parrafos: [
      `Se pidió elegir una contraseña nueva para la cuenta de ${centro.nombre} de este email.`,
    ],
    boton: { texto: 'Elegir una contraseña nueva', href: enlace },
    nota: 'El enlace es válido por 1 hora y se puede usar una sola vez. Si nadie lo pidió desde la cuenta, este mensaje se puede ignorar: la contraseña sigue siendo la misma.',
  };
}
