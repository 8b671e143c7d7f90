import type { TipoDeEvento } from '@remanso/contract/sistema/eventos.contract';
import { EventSourceParserStream, type EventSourceMessage } from 'eventsource-parser/stream';

export interface Evento {
  id: number;
  event: TipoDeEvento;
  data: { fecha?: string };
}

/**
 * The milliseconds of silence after which the stream counts as dead: the server writes every 20
 * seconds.
 */
const SILENCIO_MS = 50_000;

interface Pedido {
  token: string;
  /** The id of the last event that this page knows; the server sends the events after it. */
  ultimo: number;
  signal: AbortSignal;
  alLlegar: (evento: Evento) => void;
}

/**
 * Reads a stream of events until it ends; resolves at its end and rejects where it breaks.
 * `EventSource` is not used: it cannot send the token in a header, and a token in the address would
 * be written into logs.
 */
export async function leerEventos({ token, ultimo, signal, alLlegar }: Pedido): Promise<void> {
  const fin = new AbortController();
  const terminar = () => fin.abort();
  signal.addEventListener('abort', terminar);
  let reloj: ReturnType<typeof setTimeout> | undefined;
  const oir = () => {
    clearTimeout(reloj);
    reloj = setTimeout(terminar, SILENCIO_MS);
  };
  oir();
  try {
    const { ok, status, body } = await fetch('/api/eventos', {
      headers: {
        Accept: 'text/event-stream',
        Authorization: `Bearer ${token}`,
        'Last-Event-ID': `${ultimo}`,
      },
      cache: 'no-store',
      signal: fin.signal,
    });
    if (!ok || !body) throw new Error(`GET /eventos: ${status}`);
    const reader = body
      .pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>)
      .pipeThrough(new EventSourceParserStream({ onComment: oir }))
      .getReader();
    for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
      oir();
      if (value) alLlegar(comoEvento(value));
    }
  } finally {
    clearTimeout(reloj);
    signal.removeEventListener('abort', terminar);
    // The request is aborted, because a stream that broke in the browser must not stay open on the
    // server.
    fin.abort();
  }
}

function comoEvento({ id, event, data }: EventSourceMessage): Evento {
  return {
    id: Number(id),
    event: event as TipoDeEvento,
    data: JSON.parse(data) as Evento['data'],
  };
}
