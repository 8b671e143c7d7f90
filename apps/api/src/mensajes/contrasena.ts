import type { Centro } from '@remanso/contract/centro/centro.contract';
import type { Mensaje } from './mensaje.ts';
import { saludoA } from './turno-en-palabras.ts';

export function contrasena(nombre: string, centro: Centro, enlace: string): Mensaje {
  return {
    asunto: `Contraseña nueva en ${centro.nombre}`,
    titulo: 'Contraseña nueva',
    saludo: saludoA(nombre),
    parrafos: [`Alguien pidió una contraseña nueva para tu cuenta de ${centro.nombre}.`],
    boton: { texto: 'Elegir una contraseña nueva', href: enlace },
    nota: 'El enlace vale 1 hora y una sola vez. Si no lo pediste, ignora este mensaje: tu contraseña sigue siendo la misma.',
  };
}
