import { esDeOtroPais, telefonoComparable } from './telefonos.rules.ts';

/** The fewest digits of a number with its country's code. */
const MINIMO_DE_DIGITOS = 7;

/**
 * Returns a telephone as WhatsApp needs it: an Argentine mobile as `549` + area + number (13
 * digits), from any of the forms in which people write it, and a number of another country as its
 * own digits. Null when the area is missing or the number is too short.
 * @example numeroDeWhatsapp('0381 155551234') // '5493815551234'
 * @example numeroDeWhatsapp('+34 612 345 678') // '34612345678'
 */
export function numeroDeWhatsapp(telefono: string): string | null {
  if (esDeOtroPais(telefono)) {
    const digitos = telefono.replaceAll(/\D/g, '').replace(/^00/, '');
    return digitos.length >= MINIMO_DE_DIGITOS ? digitos : null;
  }
  const numero = telefonoComparable(telefono);
  return numero.length === 10 ? `549${numero}` : null;
}
