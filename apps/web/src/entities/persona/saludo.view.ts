import { centro } from '../../lib/centro.ts';

/** The greeting at the start of a WhatsApp message from the desk to a client. */
export function saludoDe(nombre: string): string {
  return `Hola, ${nombre}. Te escribimos de ${centro().nombre}.`;
}
