import { centro } from '../../lib/centro.ts';

/** Begins what the desk writes to a client over WhatsApp. */
export function saludoDe(nombre: string): string {
  return `Hola, ${nombre}. Te escribimos de ${centro().nombre}.`;
}
