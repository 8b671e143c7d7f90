import type { Centro } from '@remanso/contract/centro/centro.contract';
import type { Mensaje } from './mensaje.ts';
import { saludoA } from './turno-en-palabras.ts';

export function cuentaBorrada(nombre: string, centro: Centro): Mensaje {
  return {
    asunto: `Eliminamos tu cuenta de ${centro.nombre}`,
    titulo: 'Eliminamos tu cuenta',
    saludo: saludoA(nombre),
    parrafos: [
      `Tu cuenta de ${centro.nombre} con este email ya no existe, ni los datos personales que tenía.`,
      `Si no lo pediste, avísale enseguida al centro: ${centro.telefono}.`,
    ],
  };
}
