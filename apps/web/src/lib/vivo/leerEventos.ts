import type { TipoDeEvento } from '@remanso/contract/sistema/eventos.contract';
import { EventSourceParserStream, type EventSourceMessage } from 'eventsource-parser/stream';

export interface Evento {
  id: number;
  event: TipoDeEvento;
  data: { fecha?: string };
}

/** The server shows life every 20 seconds; a stream that is silent for longer is dead. */
const SILENCIO_MS = 50_000;

interface Pedido {
  token: string;
  /** The last event that this page knows of, after which the stream goes on. */
  ultimo: number;
  signal: AbortSignal;
  alLlegar: (evento: Evento) => void;
}

/**
 * Reads a stream of events to its end, and resolves or throws there. `EventSource` cannot send the
 * token in a header, and the address of a request stands in logs.
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
    // A stream that broke on this side must not stay open on the other.
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
