/** Returns, for example, 'lunes', 'lunes y martes' or 'lunes, martes y sábado'. */
export function enLista(textos: readonly string[]): string {
  const ultimo = textos.at(-1) ?? '';
  return textos.length < 2 ? ultimo : `${textos.slice(0, -1).join(', ')} y ${ultimo}`;
}
