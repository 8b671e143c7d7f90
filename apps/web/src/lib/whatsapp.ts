const SIN_PREFIJOS = 10;

/**
 * The link that opens a chat with an Argentine mobile, from a number in any of the usual forms:
 * WhatsApp needs 549, the area and the number, without the 0 and the 15. Null when the area is
 * missing or the number is foreign. With a text, the chat opens with that text written.
 */
export function enlaceDeWhatsapp(telefono: string, texto?: string): string | null {
  const nacional = telefono
    .replaceAll(/\D/g, '')
    .replace(/^(?:00)?54(?=\d{10})/, '')
    .replace(/^9(?=\d{10}$)/, '')
    .replace(/^0/, '');
  const numero = nacional.length === SIN_PREFIJOS + 2 ? sinQuince(nacional) : nacional;
  if (numero?.length !== SIN_PREFIJOS) return null;
  const consulta = texto === undefined ? '' : `?text=${encodeURIComponent(texto)}`;
  return `https://wa.me/549${numero}${consulta}`;
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
