import { leerSesion } from './sesion.ts';

/** An answer that the page asked for before the app's code had come (app/adelantar.ts). */
export interface Adelanto {
  /** Whose session asked. */
  token: string;
  /** As `performance.now()` tells it. */
  pedidoEn: number;
  respuesta: Promise<Response>;
  control: AbortController;
}

declare global {
  /** By address, as `fetch` was given it. */
  var adelantos: Map<string, Adelanto> | undefined;
}

/** What a screen would not ask for anew either. */
const VIGENCIA_MS = 10_000;

/** Each is taken once, while it is fresh, and only by the session that it was asked for. */
export function tomarAdelanto(url: string): Adelanto | undefined {
  const adelanto = globalThis.adelantos?.get(url);
  globalThis.adelantos?.delete(url);
  if (!adelanto || performance.now() - adelanto.pedidoEn > VIGENCIA_MS) return undefined;
  return adelanto.token === leerSesion().token ? adelanto : undefined;
}
