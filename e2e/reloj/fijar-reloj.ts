import type { Page } from '@playwright/test';

/**
 * Makes the clock of a page stand at an instant, also where the page asks the server for the
 * time. Must be called before the page is opened.
 */
export async function fijarReloj(page: Page, hora: string | number): Promise<void> {
  await page.clock.setFixedTime(hora);
  await page.addInitScript((fecha) => {
    const leer = Headers.prototype.get;
    Headers.prototype.get = function get(nombre) {
      return nombre.toLowerCase() === 'date' ? fecha : leer.call(this, nombre);
    };
  }, new Date(hora).toUTCString());
}
