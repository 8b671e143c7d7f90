import type pg from 'pg';
import { Batch } from './batch.ts';
import { socketOf } from '../outage/watch-server.ts';

/** The statements of Kysely that begin a transaction. */
export const BEGINS = /^(begin|start transaction)\b/;

/** The statements of Kysely that end a transaction. */
export const ENDS = /^(commit|rollback)$/;

/** Returns whether a text is known to be one statement: one without parameters can hold several. */
export function isOne(text: string, values: readonly unknown[]): boolean {
  return values.length > 0 || BEGINS.test(text) || ENDS.test(text);
}

interface Waiting {
  statement: pg.QueryConfig;
  answer: PromiseWithResolvers<pg.QueryResult>;
}

/** Sends statements. All those of one go are one message to the server. */
export function createSending(client: pg.PoolClient) {
  const socket = socketOf(client);
  let waiting: Waiting[] = [];
  let begun: Promise<unknown> | undefined;

  function write(statement: pg.QueryConfig): Promise<pg.QueryResult> {
    if (waiting.length === 0) process.nextTick(send);
    const answer = Promise.withResolvers<pg.QueryResult>();
    waiting.push({ statement, answer });
    return answer.promise;
  }

  function send(): void {
    const all = waiting;
    waiting = [];
    socket.cork();
    for (const together of runsOf(all)) {
      const answers = ask(together.map(({ statement }) => statement));
      for (const [n, { answer }] of together.entries()) {
        answers[n]?.then(answer.resolve, answer.reject);
      }
    }
    socket.uncork();
  }

  function ask(statements: pg.QueryConfig[]): readonly Promise<pg.QueryResult>[] {
    const [first, ...others] = statements;
    if (first && others.length === 0) return [client.query(first)];
    return client.query(new Batch(statements)).answers;
  }

  return {
    /** Sends a beginning. Returns at once what Kysely expects as its result. */
    beginning(statement: pg.QueryConfig) {
      begun = write(statement);
      begun.catch(() => undefined);
      return { command: 'BEGIN', rowCount: null, rows: [] };
    },
    /** Sends a statement; resolves once it, and the beginning before it, are answered. */
    async statement(statement: pg.QueryConfig): Promise<pg.QueryResult> {
      const before = begun;
      begun = undefined;
      const [result] = await Promise.all([write(statement), before]);
      return result;
    },
  };
}

/** Returns the parts of a go that can each be a `Batch`. */
function runsOf(waiting: readonly Waiting[]): Waiting[][] {
  const runs: Waiting[][] = [];
  let open = false;
  for (const each of waiting) {
    const { text, values = [] } = each.statement;
    const joins = isOne(text, values);
    if (joins && open) runs.at(-1)?.push(each);
    else runs.push([each]);
    open = joins;
  }
  return runs;
}
