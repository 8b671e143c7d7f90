import type { Destino, Ruta } from './rutas.ts';

/*
 * Reads and writes the state of a screen in the query of the address, so that the browser's back
 * button and a reload restore the state.
 */

/**
 * Returns the page number of the address as the API counts pages: from 0. People count pages from
 * 1, so `?pagina=1` is page 0. Any text that is no page number is page 0.
 */
export function paginaEn(consulta: string, clave = 'pagina'): number {
  return (numeroEn(consulta, clave) ?? 1) - 1;
}

/**
 * Returns the positive whole number under `clave`, for example an id or a page. Null for any other
 * text.
 */
export function numeroEn(consulta: string, clave: string): number | null {
  const texto = new URLSearchParams(consulta).get(clave) ?? '';
  return /^[1-9]\d{0,8}$/.test(texto) ? Number(texto) : null;
}

export function textoEn(consulta: string, clave: string): string {
  return new URLSearchParams(consulta).get(clave) ?? '';
}

/**
 * Returns the address of a screen with `valores` in the query. Undefined, null and empty values are
 * left out.
 */
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

/**
 * Returns the page number for the address, where people count pages from 1; `pagina` counts from 0.
 * Null for the first page, because destinoCon leaves null out of the address.
 */
export function paginaParaPersonas(pagina: number): number | null {
  return pagina > 0 ? pagina + 1 : null;
}
