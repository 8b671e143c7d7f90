import type { Page } from '@playwright/test';

/**
 * Makes the clock of a page stand at an instant, also where the page asks the server for the
 * time. Must be called before the page is opened.
 */
export async function fijarReloj(page: Page, hora: string | number): Promise<void> {
  await page.clock.setFixedTime(hora);
  await creerleAlReloj(page);
}

/**
 * Makes the page read its own clock where an answer of the server tells the time, so that a test
 * can set both at once. Must be called before the page is opened.
 */
export async function creerleAlReloj(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const leer = Headers.prototype.get;
    Headers.prototype.get = function get(nombre) {
      return nombre.toLowerCase() === 'date' ? new Date().toUTCString() : leer.call(this, nombre);
    };
  });
}
