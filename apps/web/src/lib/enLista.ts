/** Returns, for example, 'lunes', 'lunes y martes', 'lunes, martes y sábado' or 'Luis e Inés'. */
export function enLista(textos: readonly string[]): string {
  const ultimo = textos.at(-1) ?? '';
  const y = /^h?[ií](?![aeo])/i.test(ultimo) ? 'e' : 'y';
  return textos.length < 2 ? ultimo : `${textos.slice(0, -1).join(', ')} ${y} ${ultimo}`;
}
