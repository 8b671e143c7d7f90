/** The digits of an Argentine mobile without 54, 9, 0 and 15: the area and the number. */
const SIN_PREFIJOS = 10;

/**
 * Returns an Argentine mobile as WhatsApp needs it, `549` + area + number (13 digits), from any of
 * the forms in which people write it. Null when the area is missing or the number is foreign.
 */
export function numeroDeWhatsapp(telefono: string): string | null {
  const nacional = telefono
    .replaceAll(/\D/g, '')
    .replace(/^(?:00)?54(?=\d{10})/, '')
    .replace(/^9(?=\d{10}$)/, '')
    .replace(/^0/, '');
  const numero = nacional.length === SIN_PREFIJOS + 2 ? sinQuince(nacional) : nacional;
  return numero?.length === SIN_PREFIJOS ? `549${numero}` : null;
}

/**
 * Removes the 15, which stands after the area code of two digits (only Buenos Aires), three or
 * four.
 */
function sinQuince(numero: string): string | null {
  const areas = numero.startsWith('11') ? [2] : [3, 4];
  const area = areas.find((largo) => numero.startsWith('15', largo));
  return area === undefined ? null : numero.slice(0, area) + numero.slice(area + 2);
}
