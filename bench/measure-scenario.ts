import type { ChildProcess } from 'node:child_process';
import { RECORDED_CALLS } from './calls.ts';
import { ask, startChild, stopChild } from './child-process.ts';
import { httpSubject } from './http-subject.ts';
import { measureInTurn, type Measured, type Subject } from './measure-in-turn.ts';
import type { Scenario } from './prepare-engine.ts';
import type { Done } from './run-for.ts';
import type { SqlLoad } from './sql-floor.child.ts';
import { splitAfterSession, type SqlScript } from './sql-script.ts';
import { startApp, type Listening } from './start-app.ts';
import { verifyBookings } from './verify-bookings.ts';

const CONNECTIONS = 16;
const TIMES = { warmUpCalls: 10_000, warmUpMs: 4_000, rounds: 7, sliceMs: 800 };

/**
 * The figures of a call on the app, and of the same work without the app: `own`, the call's own
 * query or transaction; `allSql`, the session check and the call's own SQL; `http`, an HTTP server
 * that only sends the answer; `best`, a booking as one statement.
 */
export type Measurements = Record<'app' | 'own' | 'allSql' | 'http', Measured> &
  Partial<Record<'best', Measured>>;

/** The app's figures by the number of connections that ask at once. */
export type ByConnections = Record<`${(typeof AT_ONCE)[number]}`, Measured>;
const AT_ONCE = [1, 16, 64] as const;

/** A booking for two, as one statement of the function of `best/best-booking.sql`. */
const BEST_BOOKING: SqlScript = [
  {
    name: 'mejor_reserva',
    text: 'select * from mejor_reserva($1, $2, $3)',
    values: [{ id: 'franja' }, { id: 'cliente' }, { constant: 'Sol Ríos' }],
    rowCount: 1,
  },
];

interface Running {
  app: Listening;
  http: Listening;
  sql: ChildProcess;
  /** Undefined where the call has no best transaction. */
  best: ChildProcess | undefined;
  load: ChildProcess;
}

/**
 * Measures a call on the app, and the same work without the app. Throws if the database misses a
 * booking that was confirmed.
 */
export async function measureScenario(
  scenario: Scenario,
  postmaster: number | undefined,
): Promise<{ measured: Measurements; byConnections: ByConnections }> {
  const running = await startAll(scenario);
  const { floors, at } = subjectsOf(scenario, running, postmaster);
  const measured: Measurements = await measureInTurn(floors, TIMES);
  const [one, some, many] = AT_ONCE;
  const byConnections = await measureInTurn(
    { [`${one}`]: at(one), [`${some}`]: at(some), [`${many}`]: at(many) } as Record<
      keyof ByConnections,
      Subject
    >,
    TIMES,
  );
  const { app, http, sql, best, load } = running;
  await Promise.all([app.child, http.child, sql, load, ...(best ? [best] : [])].map(stopChild));
  if (scenario.plan.call === 'booking') {
    const { supply } = scenario.plan;
    const { app: byApp, own, allSql, best: byBest } = measured;
    const more = Object.values(byConnections).reduce((sum, { calls }) => sum + calls, 0);
    await verifyBookings(scenario.app, supply, RECORDED_CALLS + byApp.calls + more);
    await verifyBookings(scenario.floor, supply, RECORDED_CALLS + own.calls + allSql.calls);
    if (scenario.best && byBest) {
      await verifyBookings(scenario.best, supply, RECORDED_CALLS + byBest.calls);
    }
  }
  return { measured, byConnections };
}

async function startAll({ app, floor, best, answer }: Scenario): Promise<Running> {
  const http = startChild('bench/http-floor.child.ts');
  const { port } = await ask<{ port: number }>(http, answer);
  const sql = startChild('bench/sql-floor.child.ts');
  await ask(sql, floor);
  const bestSql = best && startChild('bench/sql-floor.child.ts');
  if (bestSql) await ask(bestSql, best);
  const load = startChild('bench/load.child.ts');
  return { app: await startApp(app), http: { child: http, port }, sql, best: bestSql, load };
}

function subjectsOf(
  { plan, script, answer }: Scenario,
  { app, http, sql, best, load }: Running,
  postmaster: number | undefined,
): { floors: Record<keyof Measurements, Subject>; at: (connections: number) => Subject } {
  const server = postmaster === undefined ? [] : [postmaster];
  const { status, body } = answer;
  const overHttp = ({ child, port }: Listening, alsoWork: number[], connections = CONNECTIONS) =>
    httpSubject(load, {
      port,
      plan,
      connections,
      pids: [child.pid as number, ...alsoWork],
      // The app answers each booking with another body, so the body is not compared;
      // verifyBookings checks the bookings in the database.
      expected: { status, body: plan.call === 'day' ? body : undefined },
    });
  const overPg = (child: ChildProcess, scripts: SqlScript[]): Subject => ({
    pids: [child.pid as number, ...server],
    run: (milliseconds) =>
      ask<Done>(child, { plan, scripts, milliseconds, concurrency: CONNECTIONS } satisfies SqlLoad),
  });
  const { session, own } = splitAfterSession(script);
  const always = {
    http: overHttp(http, []),
    app: overHttp(app, server),
    own: overPg(sql, [own]),
    allSql: overPg(sql, [session, own]),
  };
  return {
    floors: { ...always, ...(best && { best: overPg(best, [BEST_BOOKING]) }) } as Record<
      keyof Measurements,
      Subject
    >,
    at: (connections) => overHttp(app, server, connections),
  };
}
