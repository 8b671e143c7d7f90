/**
 * Returns the address that a link to a telephone has. An address with spaces is no address, and a
 * phone may dial a part of it.
 * @example enlaceDeTelefono('+54 381 555-0142') // 'tel:+543815550142'
 */
export function enlaceDeTelefono(telefono: string): string {
  return `tel:${telefono.replaceAll(/[^+\d]/g, '')}`;
}
