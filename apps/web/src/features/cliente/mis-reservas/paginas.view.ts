/**
 * The page in the address, which counts from 1 for people; the result counts from 0, as the wire does. Anything else is
 * the first page.
 */
export function paginaPedida(consulta: string): number {
  const pagina = new URLSearchParams(consulta).get('pagina') ?? '';
  return /^[1-9]\d{0,4}$/.test(pagina) ? Number(pagina) - 1 : 0;
}
