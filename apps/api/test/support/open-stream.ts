import { EventSourceParserStream, type EventSourceMessage } from 'eventsource-parser/stream';
import type { Caller } from './client.ts';

export interface Heard {
  id: number;
  event: string;
  data: unknown;
}

export interface OpenStream {
  /** Resolves to the next event; undefined once the server has ended the stream. */
  next(): Promise<Heard | undefined>;
  /** Returns what comes until an event that the test makes last, that one left out. */
  until(event: string): Promise<[string, unknown][]>;
  /** How many comments have come. */
  beats(): number;
  close(): Promise<void>;
}

/** Opens the stream of live events as the browser does. */
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
