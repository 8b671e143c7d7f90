import { callAt, type CallPlan } from './calls.ts';
import { answer } from './child-process.ts';
import { KeepAliveConnection } from './keep-alive-connection.ts';
import { runFor, type Done } from './run-for.ts';

/**
 * A question to the load generator. The generator is a process of its own, so that its processor
 * time is not counted as the server's.
 */
export interface Load {
  port: number;
  plan: CallPlan;
  milliseconds: number;
  connections: number;
  /** The answer that every call must get. `body` is undefined where each call gets another body. */
  expected: { status: number; body: string | undefined };
}

/** The number of the next call to each server, by the server's port. */
const sent = new Map<number, number>();

answer(async ({ port, plan, milliseconds, connections, expected }: Load): Promise<Done> => {
  const opening = Array.from({ length: connections }, () => KeepAliveConnection.open(port));
  const opened = await Promise.all(opening);
  const body = expected.body === undefined ? undefined : Buffer.from(expected.body);
  async function call(connection: KeepAliveConnection): Promise<void> {
    const n = sent.get(port) ?? 0;
    sent.set(port, n + 1);
    const given = await connection.send(callAt(plan, n));
    if (given.status !== expected.status || (body && !body.equals(given.body))) {
      throw new Error(`A wrong answer: ${given.status} ${given.body.toString().slice(0, 300)}`);
    }
  }
  try {
    return await runFor(milliseconds, connections, (n) => call(opened[n] as KeepAliveConnection));
  } finally {
    for (const connection of opened) connection.close();
  }
});
