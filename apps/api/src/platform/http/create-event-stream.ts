import { Readable } from 'node:stream';

/** A reader that leaves more than this unread is not there any more, or cannot follow. */
const UNREAD_LIMIT_BYTES = 64 * 1024;

interface ServerEvent {
  id: number;
  event: string;
  data: unknown;
}

/** A stream of server-sent events. Whoever is cut off comes again with the last id that it has. */
export interface EventStream {
  /** The body of the answer. */
  readonly body: Readable;
  /** Sends events that `formatEvent` has written, once for all who get them. */
  send(text: string): void;
  /** Sends what no reader sees, so that no proxy takes the stream for dead. */
  beat(): void;
  end(): void;
}

export function formatEvent({ id, event, data }: ServerEvent): string {
  return `id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** Opens a stream; calls `closed` once it has ended, whoever ended it. */
export function createEventStream(closed: () => void): EventStream {
  const body = new Readable({ read() {}, encoding: 'utf8', highWaterMark: 0 });
  body.once('close', closed);
  const write = (text: string) => {
    if (body.destroyed || body.readableEnded) return;
    body.push(text);
    if (body.readableLength > UNREAD_LIMIT_BYTES) body.destroy();
  };
  return {
    body,
    send: write,
    beat: () => write(':\n\n'),
    end() {
      if (!body.destroyed) body.push(null);
    },
  };
}
