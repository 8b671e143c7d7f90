import { numeroDeWhatsapp } from '@remanso/contract/persona/whatsapp.rules';

/**
 * The link that opens a chat with an Argentine mobile, from a number as people write it; null where
 * it is none. With a text, the chat opens with that text written.
 */
export function enlaceDeWhatsapp(telefono: string, texto?: string): string | null {
  const numero = numeroDeWhatsapp(telefono);
  if (numero === null) return null;
  const consulta = texto === undefined ? '' : `?text=${encodeURIComponent(texto)}`;
  return `https://wa.me/${numero}${consulta}`;
}
