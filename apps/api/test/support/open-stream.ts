import { EventSourceParserStream, type EventSourceMessage } from 'eventsource-parser/stream';
import type { Caller } from './client.ts';

export interface Heard {
  id: number;
  event: string;
  data: unknown;
}

export interface OpenStream {
  /** Resolves to the next evento; undefined once the server has ended the stream. */
  next(): Promise<Heard | undefined>;
  /** Returns the events that arrive before the first event named `event`, which is left out. */
  until(event: string): Promise<[string, unknown][]>;
  /**
   * Returns the number of comment lines received; the server sends comments to keep the stream
   * alive.
   */
  beats(): number;
  close(): Promise<void>;
}

/** Opens the stream `GET /eventos` as the browser does. Throws where the server refuses it. */
export async function openStream(
  origin: string,
  { token }: Caller,
  lastEventId?: number | string,
): Promise<OpenStream> {
  const { status, body } = await fetch(`${origin}/api/eventos`, {
    headers: {
      authorization: `Bearer ${token}`,
      ...(lastEventId !== undefined && { 'last-event-id': String(lastEventId) }),
    },
  });
  if (status !== 200 || !body) throw Object.assign(new Error(`${status}`), { status });
  let beats = 0;
  const parser = new EventSourceParserStream({ onComment: () => (beats += 1) });
  const reader = body.pipeThrough(new TextDecoderStream()).pipeThrough(parser).getReader();
  const next = async () => {
    const { value } = (await reader.read()) as { value: EventSourceMessage | undefined };
    return (
      value && { id: Number(value.id), event: value.event ?? '', data: JSON.parse(value.data) }
    );
  };
  return {
    next,
    async until(event) {
      const heard: [string, unknown][] = [];
      for (;;) {
        const each = await next();
        if (!each || each.event === event) return heard;
        heard.push([each.event, each.data]);
      }
    },
    beats: () => beats,
    close: () => reader.cancel(),
  };
}
