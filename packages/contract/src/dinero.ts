/**
 * ARS everywhere, no cents (rules §10.1); the space is a no-break space. It is written by hand, because
 * a formatter of the runtime costs a phone 20 ms at the start of a screen; a test compares the two.
 * @example formatearPesos(20000) // '$\u00a020.000'
 */
export function formatearPesos(importe: number): string {
  const entero = Math.round(Math.abs(importe));
  return `${importe < 0 && entero > 0 ? '-' : ''}$\u00a0${formatearCantidad(entero)}`;
}

/**
 * For where whole pesos do not fit.
 * @example pesosEnBreve(1500000) // '$\u00a01,5\u00a0M'
 */
export function pesosEnBreve(importe: number): string {
  const enBreve = { notation: 'compact', maximumFractionDigits: 1 } as const;
  return `$\u00a0${importe.toLocaleString('es-AR', enBreve)}`;
}

/**
 * For a count of anything.
 * @example formatearCantidad(4695) // '4.695'
 */
export function formatearCantidad(cuantos: number): string {
  return String(cuantos).replace(/\B(?=(\d{3})+$)/g, '.');
}
