import { createApp } from '../apps/api/src/app.ts';
import type { Database } from '../apps/api/src/database/connect.ts';
import type { Dependencies } from '../apps/api/src/dependencies.ts';
import { bookingBody } from './bookings.ts';
import type { Centro } from './build-centro.ts';
import type { StoredAnswer } from './http-floor.child.ts';
import { generalize, type Ids, type RecordedStatement, type SqlScript } from './sql-script.ts';

/** A call of the app's: how it is answered, and the SQL that it sends to get there. */
export interface RecordedCall {
  answer: StoredAnswer;
  script: SqlScript;
}

interface Parts {
  dependencies: Dependencies;
  pool: Database['pool'];
  centro: Centro;
  tokens: readonly string[];
}

/** Makes each call twice on an app inside this process, and reads at `pg` what it sends. */
export async function recordCalls({ dependencies, pool, centro, tokens }: Parts) {
  const app = await createApp(dependencies, {
    logLevel: 'silent',
    trustProxy: undefined,
    webDirectory: undefined,
  });
  const record = recordStatements(pool);

  async function call(cliente: number, franjaId?: number) {
    const { result, statements } = await record(() =>
      app.inject({
        method: franjaId === undefined ? 'GET' : 'POST',
        url: franjaId === undefined ? dayPath(centro.fecha) : BOOKING_PATH,
        headers: {
          authorization: `Bearer ${tokens[cliente]}`,
          ...(franjaId !== undefined && { 'content-type': 'application/json' }),
        },
        ...(franjaId !== undefined && { payload: bookingBody(franjaId) }),
      }),
    );
    const { statusCode: status, body } = result;
    if (status !== 200 && status !== 201) throw new Error(`${status} ${body}`);
    const ids: Ids = { cliente: centro.clienteIds[cliente] as number };
    if (franjaId !== undefined) {
      Object.assign(ids, { franja: franjaId, reserva: (JSON.parse(body) as { id: number }).id });
    }
    const headers = result.headers as Record<string, string>;
    return { answer: { status, headers, body }, recording: { statements, ids } };
  }

  async function twice(make: (n: number) => ReturnType<typeof call>): Promise<RecordedCall> {
    const [first, second] = [await make(0), await make(1)];
    return { answer: first.answer, script: generalize(first.recording, second.recording) };
  }

  const day = await twice((n) => call(n));
  const booking = await twice((n) => call(n, centro.franjasToRecord[n]));
  await app.close();
  return { day, booking };
}

export const BOOKING_PATH = '/api/reservas';

export function dayPath(fecha: string): string {
  return `/api/franjas/client/por-fecha/${fecha}`;
}

type Query = (
  config: Pick<RecordedStatement, 'name' | 'text' | 'values'>,
) => Promise<RecordedStatement>;

function recordStatements(pool: Database['pool']) {
  let statements: RecordedStatement[] = [];
  const spied = new WeakSet<object>();
  pool.on('acquire', (acquired) => {
    const client = acquired as unknown as { query: Query };
    if (spied.has(client)) return;
    spied.add(client);
    const query = client.query.bind(client);
    client.query = async (config) => {
      const result = await query(config);
      const { rowCount, rows } = result;
      statements.push({ ...config, rowCount, rows });
      return result;
    };
  });
  return async <T>(work: () => Promise<T>) => {
    statements = [];
    const result = await work();
    return { result, statements };
  };
}
