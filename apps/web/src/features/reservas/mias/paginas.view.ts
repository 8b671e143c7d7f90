/** `?pagina=2` is for people; the wire counts from zero. Anything else is the first page. */
export function paginaPedida(consulta: string): number {
  const pagina = new URLSearchParams(consulta).get('pagina') ?? '';
  return /^[1-9]\d{0,4}$/.test(pagina) ? Number(pagina) - 1 : 0;
}
