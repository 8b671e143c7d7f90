import { leerSesion } from '../sesion/sesion.ts';

/** A response that the page requested before the app's code arrived (app/adelantar.ts). */
export interface Adelanto {
  /** The token of the session that made the request. */
  token: string;
  /** The `performance.now()` of the request, in milliseconds. */
  pedidoEn: number;
  respuesta: Promise<Response>;
  control: AbortController;
}

declare global {
  /** The responses by URL, as it was passed to `fetch`. */
  var adelantos: Map<string, Adelanto> | undefined;
}

/** The time for which a response is fresh: a screen would not read it again within it either. */
const VIGENCIA_MS = 10_000;

/** Takes a response, once, while it is fresh, and only for the session that requested it. */
export function tomarAdelanto(url: string): Adelanto | undefined {
  const adelanto = globalThis.adelantos?.get(url);
  globalThis.adelantos?.delete(url);
  if (!adelanto || performance.now() - adelanto.pedidoEn > VIGENCIA_MS) return undefined;
  return adelanto.token === leerSesion().token ? adelanto : undefined;
}
