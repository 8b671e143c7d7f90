import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** A fault of a network; `none` is a network that works. */
export type Fault =
  | { kind: 'none' }
  /** All that is sent arrives this many milliseconds later. */
  | { kind: 'latency'; ms: number }
  /** A connection on which something is sent is reset, also a new one. */
  | { kind: 'reset' }
  /**
   * An answer ends after this many of its bytes, and its connection with it; `after` is the number
   * of answers on a connection that arrive whole before.
   */
  | { kind: 'cut'; bytes: number; after?: number }
  /** Nothing that is sent arrives, and no connection ends: until the fault is over. */
  | { kind: 'black hole' }
  /** Requests arrive and are carried out; no answer arrives until the fault is over. */
  | { kind: 'silence' };

type Direction = 'request' | 'answer';

interface FaultyProxy {
  port: number;
  /** Sets the fault that meets all that is sent from now on. */
  set(fault: Fault): void;
  stop(): Promise<void>;
}

/** Starts a TCP proxy to a port of this machine; a test chooses its faults. */
export async function startFaultyProxy(port: number): Promise<FaultyProxy> {
  const open = new Set<Socket>();
  const held = new Set<() => void>();
  let fault: Fault = { kind: 'none' };

  /** Passes on one thing that was sent, before which its sender had sent `before` others. */
  function pass(chunk: Buffer, from: Socket, to: Socket, direction: Direction, before: number) {
    if (fault.kind === 'reset') {
      for (const socket of [from, to]) socket.resetAndDestroy();
    } else if (fault.kind === 'cut' && direction === 'answer' && before >= (fault.after ?? 0)) {
      to.end(chunk.subarray(0, fault.bytes));
      from.destroy();
    } else {
      to.write(chunk);
    }
  }

  function set(next: Fault): void {
    fault = next;
    for (const go of held) go();
    held.clear();
  }

  const holdsBack = (direction: Direction) =>
    fault.kind === 'black hole' || (fault.kind === 'silence' && direction === 'answer');

  /** Waits as long as the present fault holds back what goes in this direction. */
  async function untilPassable(direction: Direction): Promise<void> {
    if (fault.kind === 'latency') await sleep(fault.ms);
    while (holdsBack(direction)) await new Promise<void>((go) => held.add(go));
  }

  async function pump(from: Socket, to: Socket, direction: Direction): Promise<void> {
    let before = 0;
    for await (const chunk of from) {
      await untilPassable(direction);
      if (to.destroyed) break;
      pass(chunk as Buffer, from, to, direction, before);
      before += 1;
    }
    to.end();
  }

  const server = createServer((client) => {
    const upstream = connect(port, '127.0.0.1');
    for (const socket of [client, upstream]) {
      open.add(socket);
      socket.on('close', () => {
        open.delete(socket);
        for (const other of [client, upstream]) other.destroySoon();
      });
    }
    // A connection that breaks off ends the reading of both sides, as its two ends are told.
    pump(client, upstream, 'request').catch(() => upstream.destroy());
    pump(upstream, client, 'answer').catch(() => client.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    set,
    async stop() {
      set({ kind: 'none' });
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
