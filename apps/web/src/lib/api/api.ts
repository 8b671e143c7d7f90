import type { Endpoint, ResponseOf } from '@remanso/contract/endpoint';
import type { Calls } from '@remanso/contract/endpoints';
import { rutaDeLlamada, type PartesDe, type Textos } from '@remanso/contract/llamada';
import { ErrorDeApi } from './ErrorDeApi.ts';
import { tomarAdelanto } from './adelantos.ts';
import { errorDeRespuesta } from './errorDeRespuesta.ts';
import { cerrarSesion, leerSesion, renovarToken } from '../sesion/sesion.ts';
import { leidoTras } from '../vivo/vivo.ts';

const BASE = '/api';
const ESPERA_MAXIMA_MS = 20_000;

export type Llamada<E extends Endpoint> = PartesDe<E> & {
  /** The Spanish text for a failure without a message of its own (specification §8). */
  siFalla: string;
  /** The query's signal: leaving the screen then aborts the request. */
  signal?: AbortSignal;
} & SinSesion<E>;

/**
 * The mark of a public call, which carries no token; the compiler asks for it, and refuses it on
 * any other call.
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
  sinSesion?: boolean;
}

/**
 * Makes a call of the contract.
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
  /** The `ETag` of the answer, for the `If-Match` of a change; null where it has none. */
  etiqueta: string | null;
}

/**
 * Makes a call as `llamar` does, and returns the answer's `ETag` too, for data that will be edited.
 */
export async function llamarConEtiqueta<L extends keyof Calls>(
  linea: L,
  llamada: Llamada<Calls[L]>,
): Promise<ConEtiqueta<ResponseOf<Calls[L]>>> {
  const { params, query, headers, body, siFalla, signal, sinSesion } = llamada as LlamadaSuelta;
  const token = sinSesion ? null : leerSesion().token;
  const [method = '', path = ''] = linea.split(' ');
  const { respuesta, texto } = await pedir(BASE + rutaDeLlamada(path, params, query), signal, {
    method,
    headers: {
      Accept: 'application/json',
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  // A 401 ends only the session that was sent: the person may have logged in again meanwhile.
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
  // The signals are joined by hand, because AbortSignal.any is younger than the phones that this
  // supports.
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
