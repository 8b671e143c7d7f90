import { Readable } from 'node:stream';

/** A stream with more unread bytes is cut off: its reader is gone, or too slow. */
const UNREAD_LIMIT_BYTES = 64 * 1024;

interface ServerEvent {
  id: number;
  event: string;
  data: unknown;
}

/**
 * A stream of server-sent events. A browser that is cut off reconnects and sends the id of the last
 * event that it has read.
 */
export interface EventStream {
  readonly body: Readable;
  /**
   * Sends events that `formatEvent` has written. The caller formats an event once for all streams.
   */
  send(text: string): void;
  /** Sends an SSE comment, which browsers ignore, so that no proxy closes the stream as idle. */
  beat(): void;
  end(): void;
}

export function formatEvent({ id, event, data }: ServerEvent): string {
  return `id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}

/**
 * Opens a stream. Calls `closed` once the stream has ended, by `end()` or because the reader is
 * gone.
 */
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
