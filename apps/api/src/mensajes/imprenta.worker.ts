import { parentPort } from 'node:worker_threads';
import { cartaEnHtml } from './carta-en-html.ts';
import type { Encargo, Impreso } from './crear-imprenta.ts';

parentPort?.on('message', ({ id, mensaje, centro }: Encargo) => {
  const impreso: Impreso = { id, html: cartaEnHtml(mensaje, centro) };
  parentPort?.postMessage(impreso, []);
});
