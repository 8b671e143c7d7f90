import { numeroDeWhatsapp } from '@remanso/contract/persona/whatsapp.rules';

/**
 * Returns the link that opens a WhatsApp chat with a number as people write it; null where the
 * text is no whole number. `texto` is written into the chat's input.
 */
export function enlaceDeWhatsapp(telefono: string, texto?: string): string | null {
  const numero = numeroDeWhatsapp(telefono);
  if (numero === null) return null;
  const consulta = texto === undefined ? '' : `?text=${encodeURIComponent(texto)}`;
  return `https://wa.me/${numero}${consulta}`;
}
