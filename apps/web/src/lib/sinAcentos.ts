/** Returns a text in small letters without their accents, to compare what people type. */
export function sinAcentos(texto: string): string {
  return texto.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
