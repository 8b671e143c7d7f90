import type { Locator } from '@playwright/test';

/** Types a date, `YYYY-MM-DD`, into a date field as a person does: day, month, year. */
export function escribirFecha(campo: Locator, fecha: string): Promise<void> {
  const cifras = fecha.split('-').toReversed().join('');
  return campo.getByRole('spinbutton').first().pressSequentially(cifras, { delay: 20 });
}

/** Returns a date, `YYYY-MM-DD`, as a date field shows it. */
export function fechaEscrita(fecha: string): string {
  return fecha.split('-').toReversed().join('/');
}
