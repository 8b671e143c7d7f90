import { leerSesion } from '../sesion/sesion.ts';

/** A GET request that app/adelantar.ts sends before the app's own code has arrived. */
export interface Adelanto {
  token: string;
  /** The time at which the request was sent: `performance.now()`, in milliseconds. */
  pedidoEn: number;
  respuesta: Promise<Response>;
  control: AbortController;
}

declare global {
  /**
   * The requests that app/adelantar.ts has sent. The key of a request is the URL that was passed to
   * `fetch`.
   */
  var adelantos: Map<string, Adelanto> | undefined;
}

/**
 * The milliseconds during which tomarAdelanto returns an early request. Shorter than the
 * `staleTime` of consultas.ts, during which a query that has data makes no request.
 */
const VIGENCIA_MS = 10_000;

/**
 * Returns the early request for a URL and forgets that request. Undefined where there is none,
 * where the request is older than VIGENCIA_MS, or where another session sent the request.
 */
export function tomarAdelanto(url: string): Adelanto | undefined {
  const adelanto = globalThis.adelantos?.get(url);
  globalThis.adelantos?.delete(url);
  if (!adelanto || performance.now() - adelanto.pedidoEn > VIGENCIA_MS) return undefined;
  return adelanto.token === leerSesion().token ? adelanto : undefined;
}
