const SIN_PREFIJOS = 10;

/**
 * The link that opens a chat with an Argentine mobile, from however a person typed it: WhatsApp wants 549, the area
 * and the number, without the 0 and the 15. Null when the area is missing or the number is foreign. `texto` stands
 * ready in the chat, to be sent by a person.
 */
export function enlaceDeWhatsapp(telefono: string, texto?: string): string | null {
  const nacional = telefono
    .replaceAll(/\D/g, '')
    .replace(/^(?:00)?54(?=\d{10})/, '')
    .replace(/^9(?=\d{10}$)/, '')
    .replace(/^0/, '');
  const numero = nacional.length === SIN_PREFIJOS + 2 ? sinQuince(nacional) : nacional;
  if (numero?.length !== SIN_PREFIJOS) return null;
  return `https://wa.me/549${numero}${texto ? `?text=${encodeURIComponent(texto)}` : ''}`;
}

/** The 15 stands after the area, which has two digits (only Buenos Aires), three or four. */
function sinQuince(numero: string): string | null {
  const areas = numero.startsWith('11') ? [2] : [3, 4];
  const area = areas.find((largo) => numero.startsWith('15', largo));
  return area === undefined ? null : numero.slice(0, area) + numero.slice(area + 2);
}
