const pesos = new Intl.NumberFormat('es-AR', {
  style: 'currency',
  currency: 'ARS',
  maximumFractionDigits: 0,
});

/**
 * ARS everywhere, no cents (rules §5); the space is a no-break space.
 * @example formatearPesos(20000) // '$\u00a020.000'
 */
export function formatearPesos(importe: number): string {
  return pesos.format(importe);
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
  return cuantos.toLocaleString('es-AR');
}
