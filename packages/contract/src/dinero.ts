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
