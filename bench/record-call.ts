import { createApp } from '../apps/api/src/app.ts';
import type { Database } from '../apps/api/src/database/connect.ts';
import type { Dependencies } from '../apps/api/src/dependencies.ts';
import { callAt, type CallPlan } from './calls.ts';
import type { StoredAnswer } from './http-floor.child.ts';
import {
  generalize,
  type RecordedStatement,
  type Recording,
  type SqlScript,
} from './sql-script.ts';

/** A recorded call of the app: its answer, and the SQL that the app sends for it. */
export interface RecordedCall {
  answer: StoredAnswer;
  script: SqlScript;
}

/**
 * Makes the first two calls of a plan on an app inside this process, and records the SQL that the
 * app sends through `pg`.
 */
export async function recordCall(
  dependencies: Dependencies,
  pool: Database['pool'],
  plan: CallPlan,
): Promise<RecordedCall> {
  const app = await createApp(dependencies, {
    logLevel: 'silent',
    trustProxy: undefined,
    web: undefined,
  });
  // The first request of a day does the app's daily work, which is no part of the call's cost.
  await dependencies.dailyWork.beforeRequest();
  const statements = spyOn(pool);

  async function call(n: number): Promise<Recording & { answer: StoredAnswer }> {
    const { request, ids } = callAt(plan, n);
    statements.length = 0;
    const { statusCode, headers, body } = await app.inject({
      method: request.method,
      url: request.path,
      headers: {
        authorization: `Bearer ${request.token}`,
        ...(request.body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(request.body !== undefined && { payload: request.body }),
    });
    if (statusCode >= 300) throw new Error(`${statusCode} ${body}`);
    return {
      statements: [...statements],
      ids,
      answer: { status: statusCode, headers: headers as Record<string, string>, body },
    };
  }

  const [first, second] = [await call(0), await call(1)];
  await app.close();
  return { answer: first.answer, script: generalize(first, second) };
}

type Asked = Pick<RecordedStatement, 'name' | 'text' | 'values'>;

/** Returns an array to which every statement on a connection of the pool is added from now on. */
function spyOn(pool: Database['pool']): RecordedStatement[] {
  const statements: RecordedStatement[] = [];
  const spied = new WeakSet<object>();
  const note = (asked: Asked, { rowCount, rows }: Pick<RecordedStatement, 'rowCount' | 'rows'>) =>
    statements.push({ ...asked, rowCount, rows });
  pool.on('acquire', (client) => {
    if (spied.has(client)) return;
    spied.add(client);
    const query = client.query.bind(client) as (asked: Asked) => Promise<RecordedStatement>;
    Object.assign(client, {
      query(asked: Asked) {
        const answer = query(asked);
        void answer.then((result) => note(asked, result));
        return answer;
      },
    });
  });
  return statements;
}
