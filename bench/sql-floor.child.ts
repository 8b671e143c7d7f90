import { connect, type Database } from '../apps/api/src/database/connect.ts';
import { systemClock } from '../apps/api/src/platform/clock.ts';
import { bookingAt, type BookingSupply } from './bookings.ts';
import { answer } from './child-process.ts';
import { runFor, type Done } from './run-for.ts';
import type { Ids, SqlScript } from './sql-script.ts';

/** Which database, as the app is told. */
export interface DatabaseAddress {
  databaseUrl: string | undefined;
  dataDir: string;
}

export type SqlQuestion =
  | { kind: 'open'; address: DatabaseAddress }
  | {
      kind: 'run';
      /** Each on a connection of its own from the pool, as in the app: the session check is outside the transaction. */
      scripts: readonly SqlScript[];
      call: 'day' | 'booking';
      milliseconds: number;
      concurrency: number;
      clienteIds: readonly number[];
      supply: BookingSupply;
    };

/** The app's own pool, with its size, its parsers and its embedded engine, and nothing else of the app. */
let pool: Database['pool'];
let booked = 0;
let read = 0;

answer(async (question: SqlQuestion): Promise<Done> => {
  if (question.kind === 'run') return run(question);
  const clock = systemClock('America/Argentina/Tucuman');
  ({ pool } = await connect({ ...question.address, clock, log: console.error }));
  return { count: 0, seconds: 0 };
});

function run(question: Extract<SqlQuestion, { kind: 'run' }>): Promise<Done> {
  const { call, scripts, clienteIds, supply } = question;
  const nextIds = (): Ids => {
    if (call === 'day') return { cliente: clienteIds[read++ % clienteIds.length] as number };
    const { franjaId, cliente } = bookingAt(supply, booked++);
    return { franja: franjaId, cliente: clienteIds[cliente] as number };
  };
  return runFor(question.milliseconds, question.concurrency, async () => {
    const ids = nextIds();
    for (const script of scripts) await runScript(script, ids);
  });
}

async function runScript(script: SqlScript, ids: Ids): Promise<void> {
  const client = await pool.connect();
  try {
    for (const { name, text, values, rowCount, tells } of script) {
      const parameters = values.map((value) => ('id' in value ? ids[value.id] : value.constant));
      const config = { text, values: parameters, ...(name !== undefined && { name }) };
      const result = await client.query<Record<string, unknown>>(config);
      if (result.rowCount !== rowCount) throw new Error(`${result.rowCount} rows from ${text}`);
      if (tells) ids[tells] = result.rows[0]?.['id'] as number;
    }
  } finally {
    client.release();
  }
}
