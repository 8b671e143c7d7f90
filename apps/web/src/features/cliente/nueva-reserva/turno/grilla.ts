/** The grid of hours, with as many columns as fit. */
export const GRILLA = 'grid de-a-pares gap-2.5 sm:grid-cols-3 xl:grid-cols-4';
