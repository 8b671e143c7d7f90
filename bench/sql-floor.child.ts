import { connect, type Database } from '../apps/api/src/database/connect.ts';
import { systemClock } from '../apps/api/src/platform/clock.ts';
import { callAt, RECORDED_CALLS, type CallPlan } from './calls.ts';
import { answer } from './child-process.ts';
import { runFor, type Done } from './run-for.ts';
import { parametersOf, type Ids, type SqlScript } from './sql-script.ts';

/** The address of a database, as the app is told it. */
export interface DatabaseAddress {
  databaseUrl: string | undefined;
  dataDir: string;
}

/** The SQL of a call without the app around it. */
export interface SqlLoad {
  plan: CallPlan;
  /**
   * The scripts, each for a connection of its own from the pool, as in the app: the session check
   * is outside the transaction.
   */
  scripts: readonly SqlScript[];
  milliseconds: number;
  concurrency: number;
}

/** The app's own pool, with its size and its parsers, and nothing else of the app. */
let pool: Database['pool'];
let sent = RECORDED_CALLS;

answer(async (question: DatabaseAddress | SqlLoad): Promise<Done> => {
  if ('plan' in question) return run(question);
  const clock = systemClock('America/Argentina/Tucuman');
  ({ pool } = await connect({ ...question, clock, log: console.error }));
  return { count: 0, seconds: 0 };
});

function run({ plan, scripts, milliseconds, concurrency }: SqlLoad): Promise<Done> {
  return runFor(milliseconds, concurrency, async () => {
    const { ids } = callAt(plan, sent++);
    for (const script of scripts) await runScript(script, ids);
  });
}

async function runScript(script: SqlScript, ids: Ids): Promise<void> {
  const client = await pool.connect();
  try {
    for (const statement of script) {
      const { name, text, rowCount, tells } = statement;
      const config = {
        text,
        values: parametersOf(statement, ids),
        ...(name !== undefined && { name }),
      };
      const result = await client.query<Record<string, unknown>>(config);
      if (result.rowCount !== rowCount) throw new Error(`${result.rowCount} rows from ${text}`);
      if (tells) ids[tells] = result.rows[0]?.['id'] as number;
    }
  } finally {
    client.release();
  }
}
