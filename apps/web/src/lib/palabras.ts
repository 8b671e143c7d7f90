/** Returns texts as a Spanish list: 'lunes y martes', 'lunes, martes y sábado' or 'Luis e Inés'. */
export function enLista(textos: readonly string[]): string {
  const ultimo = textos.at(-1) ?? '';
  const y = /^h?[ií](?![aeo])/i.test(ultimo) ? 'e' : 'y';
  return textos.length < 2 ? ultimo : `${textos.slice(0, -1).join(', ')} ${y} ${ultimo}`;
}

export function contarPersonas(personas: number): string {
  return personas === 1 ? '1 persona' : `${personas} personas`;
}

/** Returns a text in lower case and without accents, to compare what people type. */
export function sinAcentos(texto: string): string {
  return texto.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
