import type { Destino, Ruta } from './rutas.ts';

/*
 * Reads and writes the state that a screen keeps in the query of its address, so that back and
 * reload find it again.
 */

/**
 * The page in the address, which counts from 1 for people; the result counts from 0, as the wire
 * does. Anything else is the first page.
 */
export function paginaEn(consulta: string, clave = 'pagina'): number {
  return (numeroEn(consulta, clave) ?? 1) - 1;
}

/** A positive number, as ids and pages are; null for any other text. */
export function numeroEn(consulta: string, clave: string): number | null {
  const texto = new URLSearchParams(consulta).get(clave) ?? '';
  return /^[1-9]\d{0,8}$/.test(texto) ? Number(texto) : null;
}

export function textoEn(consulta: string, clave: string): string {
  return new URLSearchParams(consulta).get(clave) ?? '';
}

/** The address of a screen with these values in its query; empty values are left out. */
export function destinoCon(
  ruta: Ruta,
  valores: Record<string, string | number | null | undefined>,
): Destino {
  const consulta = new URLSearchParams();
  for (const [clave, valor] of Object.entries(valores)) {
    if (valor !== undefined && valor !== null && valor !== '') consulta.set(clave, String(valor));
  }
  return consulta.size > 0 ? `${ruta}?${consulta}` : ruta;
}

/** The value of a page for `destinoCon`, where the first page needs none. */
export function paginaParaPersonas(pagina: number): number | null {
  return pagina > 0 ? pagina + 1 : null;
}
