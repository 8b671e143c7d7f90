import { connect, type Database } from '../apps/api/src/database/connect.ts';
import { systemClock } from '../apps/api/src/platform/clock.ts';
import { callAt, RECORDED_CALLS, type CallPlan } from './calls.ts';
import { answer } from './child-process.ts';
import { runFor, type Done } from './run-for.ts';
import { parametersOf, type Answered, type Ids, type SqlScript } from './sql-script.ts';

/** The address of a database: `databaseUrl`, or `dataDir` where the app runs its own PostgreSQL. */
export interface DatabaseAddress {
  databaseUrl: string | undefined;
  dataDir: string;
}

/**
 * The SQL of a call, which this process runs so that the bench can compare the app with bare SQL.
 */
export interface SqlLoad {
  plan: CallPlan;
  /**
   * The scripts of a call. Each script runs on its own connection of the pool, as in the app, where
   * the session check runs outside the transaction.
   */
  scripts: readonly SqlScript[];
  milliseconds: number;
  concurrency: number;
}

/** The pool as the app creates it, with the same size and parsers. */
let pool: Database['pool'];
let sent = RECORDED_CALLS;

answer(async (question: DatabaseAddress | SqlLoad): Promise<Done | object> => {
  if ('plan' in question) return run(question);
  const clock = systemClock('America/Argentina/Tucuman');
  ({ pool } = await connect({ ...question, clock, log: console.error }));
  return {};
});

function run({ plan, scripts, milliseconds, concurrency }: SqlLoad): Promise<Done> {
  return runFor(milliseconds, concurrency, async () => {
    const { ids } = callAt(plan, sent++);
    const answered = {};
    for (const script of scripts) await runScript(script, ids, answered);
  });
}

async function runScript(script: SqlScript, ids: Ids, answered: Answered): Promise<void> {
  const client = await pool.connect();
  try {
    for (const statement of script) {
      const { name, text, rowCount } = statement;
      const config = {
        text,
        values: parametersOf(statement, ids, answered),
        ...(name !== undefined && { name }),
      };
      const result = await client.query<Record<string, unknown>>(config);
      if (result.rowCount !== rowCount) throw new Error(`${result.rowCount} rows from ${text}`);
      Object.assign(answered, result.rows[0]);
    }
  } finally {
    client.release();
  }
}
