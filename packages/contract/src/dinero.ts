const pesos = new Intl.NumberFormat('es-AR', {
  style: 'currency',
  currency: 'ARS',
  maximumFractionDigits: 0,
});

/**
 * Returns, for example, '$ 20.000' (rules §5: ARS everywhere, no cents; the space is a no-break
 * space).
 */
export function formatearPesos(importe: number): string {
  return pesos.format(importe);
}

/** Returns, for example, '$ 1,5 M', where whole pesos do not fit. */
export function pesosEnBreve(importe: number): string {
  const enBreve = { notation: 'compact', maximumFractionDigits: 1 } as const;
  return `$\u00a0${importe.toLocaleString('es-AR', enBreve)}`;
}

/** Returns, for example, '4.695', for a count of anything. */
export function formatearCantidad(cuantos: number): string {
  return cuantos.toLocaleString('es-AR');
}
