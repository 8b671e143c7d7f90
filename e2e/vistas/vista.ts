import type { Page } from '@playwright/test';
import type { Quien } from '../capturas/pantallas.ts';

/** A screen in one of its states, and how one gets to see it; a page is new for each. */
export interface Vista {
  nombre: string;
  quien: Quien;
  /** Ends when what it is about is on screen. Nothing that it does changes what the server keeps. */
  abrir: (page: Page) => Promise<unknown>;
  /** Only where the header's menu is behind a button. */
  soloTelefono?: boolean;
}

/** Keeps the success screens, which lead on after two seconds (specification §9), and the toasts beside them. */
export async function sinRegresos(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const esperar = globalThis.setTimeout;
    Object.assign(globalThis, {
      setTimeout: (hacer: () => void, ms?: number) => (ms === 2000 ? 0 : esperar(hacer, ms)),
    });
  });
}

export async function sinRespuesta(page: Page, ruta: string): Promise<void> {
  await page.route(ruta, () => undefined);
}

/** What a proxy says while the server is away. */
export async function sinServidor(page: Page, ruta: string): Promise<void> {
  await page.route(ruta, (pedido) => pedido.fulfill({ status: 502, body: '<h1>Bad Gateway</h1>' }));
}

export async function conRechazo(page: Page, ruta: string, message: string): Promise<void> {
  const json = { message, error: message, codigo: 'RECHAZO' };
  await page.route(ruta, (pedido) => pedido.fulfill({ status: 409, json }));
}
