import type { ChildProcess } from 'node:child_process';
import { ask, startChild, stopChild } from './child-process.ts';
import type { StoredAnswers } from './http-floor.child.ts';
import type { Load } from './load.child.ts';
import { measureInTurn, type Measured, type Subject } from './measure-in-turn.ts';
import { verifyBookings, type PreparedEngine } from './prepare-engine.ts';
import { BOOKING_PATH, dayPath } from './record-calls.ts';
import type { Done } from './run-for.ts';
import type { SqlQuestion } from './sql-floor.child.ts';
import { splitAtTransaction, type SqlScript } from './sql-script.ts';
import { startApp, type Listening } from './start-app.ts';

export const CONNECTIONS = 16;
export const PLAN = { warmUpMs: 2_500, rounds: 7, sliceMs: 1_200 };

type Call = 'day' | 'booking';
/** The app, and what it is compared with: bare HTTP, the call's own SQL, and all SQL with the session check. */
type Subjects = Record<`${Call} ${'app' | 'http' | 'sql' | 'allSql'}`, Subject>;
export type Results = Record<keyof Subjects, Measured>;

interface Running {
  app: Listening;
  http: Listening;
  sql: ChildProcess;
  load: ChildProcess;
}

/** Measures both calls of the app and their floors on one engine, and checks afterwards that every booking is there. */
export async function measureEngine(engine: PreparedEngine): Promise<Results> {
  const running = await startAll(engine);
  const results = await measureInTurn(subjectsOf(engine, running), PLAN);
  const { app, http, sql, load } = running;
  await Promise.all([app.child, http.child, sql, load].map(stopChild));
  await verifyBookings(engine.app, engine.centro, results['booking app'].calls);
  const byFloor = results['booking sql'].calls + results['booking allSql'].calls;
  await verifyBookings(engine.floor, engine.centro, byFloor);
  return results;
}

async function startAll(engine: PreparedEngine): Promise<Running> {
  const http = startChild('bench/http-floor.child.ts');
  const answers: StoredAnswers = { GET: engine.day.answer, POST: engine.booking.answer };
  const { port } = await ask<{ port: number }>(http, answers);
  const sql = startChild('bench/sql-floor.child.ts');
  await ask(sql, { kind: 'open', address: engine.floor } satisfies SqlQuestion);
  const load = startChild('bench/load.child.ts');
  return { app: await startApp(engine.app), http: { child: http, port }, sql, load };
}

function subjectsOf(engine: PreparedEngine, { app, http, sql, load }: Running): Subjects {
  const server = engine.postmaster === undefined ? [] : [engine.postmaster];
  const { centro, tokens, day, booking } = engine;
  const { supply, clienteIds } = centro;

  const overHttp = (call: Call, { child, port }: Listening, alsoWork: number[]): Subject => ({
    pids: [child.pid as number, ...alsoWork],
    run: (milliseconds) =>
      ask<Done>(load, {
        ...{ call, port, milliseconds, connections: CONNECTIONS, tokens, supply },
        path: call === 'day' ? dayPath(centro.fecha) : BOOKING_PATH,
        expected: day.answer.body,
      } satisfies Load),
  });
  const overPg = (call: Call, scripts: SqlScript[]): Subject => ({
    pids: [sql.pid as number, ...server],
    run: (milliseconds) =>
      ask<Done>(sql, {
        ...{ kind: 'run', call, scripts, milliseconds, supply, clienteIds },
        concurrency: CONNECTIONS,
      } satisfies SqlQuestion),
  });

  const [sessionOfDay, query] = [day.script.slice(0, 1), day.script.slice(1)];
  const [session, transaction] = splitAtTransaction(booking.script);
  return {
    'day http': overHttp('day', http, []),
    'day app': overHttp('day', app, server),
    'day sql': overPg('day', [query]),
    'day allSql': overPg('day', [sessionOfDay, query]),
    'booking http': overHttp('booking', http, []),
    'booking app': overHttp('booking', app, server),
    'booking sql': overPg('booking', [transaction]),
    'booking allSql': overPg('booking', [session, transaction]),
  };
}
