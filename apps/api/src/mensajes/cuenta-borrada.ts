import type { Centro } from '@remanso/contract/centro/centro.contract';
import type { Mensaje } from './mensaje.ts';
import { saludoA } from './turno-en-palabras.ts';

export function cuentaBorrada(nombre: string, centro: Centro): Mensaje {
  return {
    asunto: `Se eliminó la cuenta de ${centro.nombre}`,
    titulo: 'Se eliminó la cuenta',
    saludo: saludoA(nombre),
    parrafos: [
      `La cuenta de ${centro.nombre} con este email ya no existe, ni los datos personales que tenía.`,
      `Si nadie lo pidió, conviene avisarle enseguida al centro: ${centro.telefono}.`,
    ],
  };
}
