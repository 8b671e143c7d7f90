import type { Endpoint, ResponseOf } from '@remanso/contract/endpoint';
import type { Calls } from '@remanso/contract/endpoints';
import { rutaDeLlamada, type PartesDe, type Textos } from '@remanso/contract/llamada';
import { ErrorDeApi } from './ErrorDeApi.ts';
import { tomarAdelanto } from './adelantos.ts';
import { errorDeRespuesta } from './errorDeRespuesta.ts';
import { cerrarSesion, leerSesion, renovarToken } from '../sesion/sesion.ts';
import { notarHora } from '../tiempo/instanteDelServidor.ts';
import { leidoTras } from '../vivo/vivo.ts';

const BASE = '/api';
const ESPERA_MAXIMA_MS = 20_000;

export type Llamada<E extends Endpoint> = PartesDe<E> & {
  /** The Spanish text to show when a failure has no message of its own (specification §8). */
  siFalla: string;
  /**
   * The AbortSignal of the query. TanStack Query aborts the signal, and so the request, when the
   * person leaves the screen.
   */
  signal?: AbortSignal;
  /** 'no-cache' where the answer may be kept by the browser and must be the newest all the same. */
  cache?: RequestCache;
} & SinSesion<E>;

/**
 * `sinSesion: true` marks a call to a public endpoint, which is sent without a token. The compiler
 * requires the mark for every public endpoint and refuses it for all others.
 */
type SinSesion<E extends Endpoint> = E['access'] extends 'public'
  ? { sinSesion: true }
  : { sinSesion?: never };

interface LlamadaSuelta {
  params?: Textos;
  query?: Textos;
  headers?: Record<string, string>;
  body?: unknown;
  siFalla: string;
  signal?: AbortSignal;
  cache?: RequestCache;
  sinSesion?: boolean;
}

/**
 * Sends a request to an endpoint of the contract and returns its answer.
 *
 *     await llamar('DELETE /reservas/{id}', { params: { id }, siFalla: 'Error al cancelar la reserva' });
 *
 * @throws ErrorDeApi for every failure but an abort by `signal`. A 401 to a call that carried a
 * token ends the session; `RutaProtegida` then goes to /login.
 */
export async function llamar<L extends keyof Calls>(
  linea: L,
  llamada: Llamada<Calls[L]>,
): Promise<ResponseOf<Calls[L]>> {
  return (await llamarConEtiqueta(linea, llamada)).datos;
}

export interface ConEtiqueta<T> {
  datos: T;
  /**
   * The `ETag` of the answer, to be sent as the `If-Match` of a change. Null where the answer has
   * no `ETag`.
   */
  etiqueta: string | null;
}

/**
 * Makes a call as `llamar` does, and returns the answer's `ETag` beside the data, which the person
 * is going to edit.
 */
export async function llamarConEtiqueta<L extends keyof Calls>(
  linea: L,
  llamada: Llamada<Calls[L]>,
): Promise<ConEtiqueta<ResponseOf<Calls[L]>>> {
  const { params, query, headers, body, siFalla, signal, cache, sinSesion } =
    llamada as LlamadaSuelta;
  const token = sinSesion ? null : leerSesion().token;
  const [method = '', path = ''] = linea.split(' ');
  const { respuesta, texto } = await pedir(BASE + rutaDeLlamada(path, params, query), signal, {
    method,
    ...(cache && { cache }),
    headers: {
      Accept: 'application/json',
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  notarHora(respuesta.headers.get('date'));
  // A 401 ends the session only if the session still has the token that was sent: the person may
  // have logged in again meanwhile.
  if (respuesta.status === 401 && token && token === leerSesion().token)
    cerrarSesion({ vencida: true });
  const nuevo = respuesta.headers.get('x-token-nuevo');
  if (nuevo && token === leerSesion().token) renovarToken(nuevo);
  const evento = respuesta.headers.get('x-ultimo-evento');
  if (evento !== null) leidoTras(Number(evento));
  if (!respuesta.ok) throw errorDeRespuesta(respuesta.status, texto, siFalla);
  const esTexto = /^text\/(calendar|csv)/.test(respuesta.headers.get('content-type') ?? '');
  if (esTexto) return { datos: texto as ResponseOf<Calls[L]>, etiqueta: null };
  const datos = respuesta.status === 204 ? undefined : leerJson(texto, respuesta.status);
  return { datos: datos as ResponseOf<Calls[L]>, etiqueta: respuesta.headers.get('etag') };
}

async function pedir(url: string, signal: AbortSignal | undefined, init: RequestInit) {
  // The caller's signal and the timeout abort one controller by hand: some of the phones that the
  // app supports have no AbortSignal.any.
  const adelanto = init.method === 'GET' ? tomarAdelanto(url) : undefined;
  const control = adelanto?.control ?? new AbortController();
  const abortar = () => control.abort();
  signal?.addEventListener('abort', abortar);
  const reloj = setTimeout(abortar, ESPERA_MAXIMA_MS);
  try {
    signal?.throwIfAborted();
    const respuesta = await (adelanto?.respuesta ??
      fetch(url, { ...init, signal: control.signal }));
    return { respuesta, texto: await respuesta.text() };
  } catch {
    signal?.throwIfAborted();
    throw control.signal.aborted ? ErrorDeApi.deEspera() : ErrorDeApi.deConexion();
  } finally {
    clearTimeout(reloj);
    signal?.removeEventListener('abort', abortar);
  }
}

function leerJson(texto: string, status: number): unknown {
  try {
    return JSON.parse(texto);
  } catch {
    throw ErrorDeApi.deConexion(status);
  }
}
