import { telefonoComparable } from './telefonos.rules.ts';

/**
 * Returns an Argentine mobile as WhatsApp needs it, `549` + area + number (13 digits), from any of
 * the forms in which people write it. Null when the area is missing or the number is foreign.
 * @example numeroDeWhatsapp('0381 155551234') // '5493815551234'
 */
export function numeroDeWhatsapp(telefono: string): string | null {
  const numero = telefonoComparable(telefono);
  return numero.length === 10 ? `549${numero}` : null;
}
