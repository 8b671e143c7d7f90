import type { ChildProcess } from 'node:child_process';
import { RECORDED_CALLS } from './calls.ts';
import { ask, startChild, stopChild } from './child-process.ts';
import type { Load } from './load.child.ts';
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
 * that only sends the answer.
 */
export type Measurements = Record<'app' | 'own' | 'allSql' | 'http', Measured>;

interface Running {
  app: Listening;
  http: Listening;
  sql: ChildProcess;
  load: ChildProcess;
}

/**
 * Measures a call on the app, and the same work without the app. Throws if the database misses a
 * booking that was confirmed.
 */
export async function measureScenario(
  scenario: Scenario,
  postmaster: number | undefined,
): Promise<Measurements> {
  const running = await startAll(scenario);
  const measured = await measureInTurn(subjectsOf(scenario, running, postmaster), TIMES);
  const { app, http, sql, load } = running;
  await Promise.all([app.child, http.child, sql, load].map(stopChild));
  if (scenario.plan.call === 'booking') {
    const { supply } = scenario.plan;
    const { app: byApp, own, allSql } = measured;
    await verifyBookings(scenario.app, supply, RECORDED_CALLS + byApp.calls);
    await verifyBookings(scenario.floor, supply, RECORDED_CALLS + own.calls + allSql.calls);
  }
  return measured;
}

async function startAll({ app, floor, answer }: Scenario): Promise<Running> {
  const http = startChild('bench/http-floor.child.ts');
  const { port } = await ask<{ port: number }>(http, answer);
  const sql = startChild('bench/sql-floor.child.ts');
  await ask(sql, floor);
  const load = startChild('bench/load.child.ts');
  return { app: await startApp(app), http: { child: http, port }, sql, load };
}

function subjectsOf(
  { plan, script, answer }: Scenario,
  { app, http, sql, load }: Running,
  postmaster: number | undefined,
): Record<keyof Measurements, Subject> {
  const server = postmaster === undefined ? [] : [postmaster];
  const { status, body } = answer;
  const overHttp = ({ child, port }: Listening, alsoWork: number[]): Subject => ({
    pids: [child.pid as number, ...alsoWork],
    run: (milliseconds) =>
      ask<Done>(load, {
        port,
        plan,
        milliseconds,
        connections: CONNECTIONS,
        // The app answers each booking with another body, so the body is not compared;
        // verifyBookings checks the bookings in the database.
        expected: { status, body: plan.call === 'day' ? body : undefined },
      } satisfies Load),
  });
  const overPg = (scripts: SqlScript[]): Subject => ({
    pids: [sql.pid as number, ...server],
    run: (milliseconds) =>
      ask<Done>(sql, { plan, scripts, milliseconds, concurrency: CONNECTIONS } satisfies SqlLoad),
  });
  const { session, own } = splitAfterSession(script);
  return {
    http: overHttp(http, []),
    app: overHttp(app, server),
    own: overPg([own]),
    allSql: overPg([session, own]),
  };
}
