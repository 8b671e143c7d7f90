/**
 * Writes an amount in ARS, without cents (rules §10.1), with a no-break space. The text is put
 * together by hand, because a formatter of the runtime takes a phone 20 ms at the start of a
 * screen. A test compares the text with that of the formatter.
 * @example formatearPesos(20000) // '$\u00a020.000'
 */
export function formatearPesos(importe: number): string {
  const entero = Math.round(Math.abs(importe));
  return `${importe < 0 && entero > 0 ? '-' : ''}$\u00a0${formatearCantidad(entero)}`;
}

/**
 * Writes an amount in short, for places too narrow for whole pesos.
 * @example pesosEnBreve(1500000) // '$\u00a01,5\u00a0M'
 */
export function pesosEnBreve(importe: number): string {
  const enBreve = { notation: 'compact', maximumFractionDigits: 1 } as const;
  return `$\u00a0${importe.toLocaleString('es-AR', enBreve)}`;
}

/**
 * Writes a count with its thousands separated.
 * @example formatearCantidad(4695) // '4.695'
 */
export function formatearCantidad(cuantos: number): string {
  return String(cuantos).replace(/\B(?=(\d{3})+$)/g, '.');
}
