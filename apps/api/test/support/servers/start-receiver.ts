import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import { vi } from 'vitest';

/** An envío as another program has read it. */
export interface Received {
  /** The header `webhook-id`. */
  id: string;
  type: string;
  timestamp: string;
  // The shape of `data` is what the tests are about.
  // oxlint-disable-next-line typescript/no-explicit-any
  data: any;
}

/**
 * Starts the program of somebody else on loopback. It checks the signature of each request with the
 * library of Standard Webhooks, by the given clock, and keeps what it took.
 */
export async function startReceiver(clock: { epoch(): number }) {
  const received: Received[] = [];
  const problems: unknown[] = [];
  /** The statuses with which the next requests are answered, in place of 204. */
  const answers: number[] = [];
  /** What has come, whatever it was answered. */
  const asked: Received[] = [];
  let secreto = '';
  /** Resolves to the next request's answer; a test that sets it lets a request wait. */
  let gate: Promise<void> | undefined;

  async function read(headers: IncomingHttpHeaders, body: string): Promise<number> {
    const message = verify(secreto, clock.epoch(), { headers, body });
    asked.push(message);
    await gate;
    const status = answers.shift() ?? 204;
    if (status < 300) received.push(message);
    return status;
  }

  const server = createServer((request, response) => {
    void text(request)
      .then((body) => read(request.headers, body))
      .catch((error: unknown) => {
        problems.push(error);
        return 400;
      })
      .then((status) => response.writeHead(status, { location: '/otra' }).end());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/avisos`,
    received,
    asked,
    answers,
    problems,
    /** Sets the secreto with which the sender signs. */
    trust(itsSecreto: string) {
      secreto = itsSecreto;
    },
    /** Lets requests wait for their answer until the returned function is called. */
    hold(): () => void {
      const { promise, resolve } = Promise.withResolvers<void>();
      gate = promise;
      return () => {
        gate = undefined;
        resolve();
      };
    },
    forget() {
      received.length = 0;
      asked.length = 0;
      answers.length = 0;
      problems.length = 0;
      gate = undefined;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Verifies a request as of a moment. The library asks the machine's clock, which tests have not. */
function verify(
  secreto: string,
  now: number,
  { headers, body }: { headers: IncomingHttpHeaders; body: string },
): Received {
  const clock = vi.spyOn(Date, 'now').mockReturnValue(now);
  try {
    const message = new Webhook(secreto).verify(body, headers as Record<string, string>);
    return { id: String(headers['webhook-id']), ...(message as Omit<Received, 'id'>) };
  } finally {
    clock.mockRestore();
  }
}
