import type { Centro } from '@remanso/contract/centro/centro.contract';
import type { Mensaje } from './mensaje.ts';
import { NOTA_DE_CONFIRMACION } from './registro.ts';
import { saludoA } from './turno-en-palabras.ts';

/** The letter that asks the reader to confirm the e-mail address of an account. */
export function confirmarEmail(nombre: string, centro: Centro, enlace: string): Mensaje {
  return {
    asunto: `Confirma el email de tu cuenta de ${centro.nombre}`,
    titulo: 'Confirmar el email',
    saludo: saludoA(nombre),
    parrafos: [
      `Este es el email de una cuenta de ${centro.nombre}. Cuando lo confirmes, te llegan acá todos los mensajes de tus reservas.`,
    ],
    boton: { texto: 'Confirmar el email', href: enlace },
    nota: NOTA_DE_CONFIRMACION,
  };
}
