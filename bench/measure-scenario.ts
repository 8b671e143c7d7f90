import { callAt, type CallPlan } from './calls.ts';
import { ask, startChild, stopChild } from './child-process.ts';
import { KeepAliveConnection } from './keep-alive-connection.ts';
import type { Load } from './load.child.ts';
import { measureInTurn, type Measured, type Subject } from './measure-in-turn.ts';
import type { Scenario } from './prepare-engine.ts';
import type { Done } from './run-for.ts';
import { startApp, type Listening } from './start-app.ts';
import { verifyBookings } from './verify-bookings.ts';

const TIMES = { warmUpCalls: 10_000, warmUpMs: 4_000, rounds: 7, sliceMs: 800 };

/** How many connections make calls at once. */
const CONNECTIONS = ['1', '16', '64'] as const;

/** The app's figures by the number of connections that make calls at once. */
export type ByConnections = Record<(typeof CONNECTIONS)[number], Measured>;

/**
 * Measures a call on the app. Throws if an answer about the day differs from the first one, if a
 * booking is refused, or if the database misses a booking that was confirmed.
 */
export async function measureScenario(
  { plan, database }: Scenario,
  postmaster: number | undefined,
): Promise<ByConnections> {
  const app = await startApp(database);
  const load = startChild('bench/load.child.ts');
  const pids = [app.child.pid as number, ...(postmaster === undefined ? [] : [postmaster])];
  const expected = await expectedAnswer(app, plan);
  const subject = (connections: string): Subject => ({
    pids,
    run: (milliseconds) =>
      ask<Done>(load, {
        port: app.port,
        plan,
        milliseconds,
        connections: Number(connections),
        expected,
      } satisfies Load),
  });
  const subjects = CONNECTIONS.map((connections) => [connections, subject(connections)] as const);
  const measured = await measureInTurn(
    Object.fromEntries(subjects) as Record<keyof ByConnections, Subject>,
    TIMES,
  );
  await Promise.all([app.child, load].map(stopChild));
  if (plan.call === 'booking') {
    const confirmed = Object.values(measured).reduce((sum, { calls }) => sum + calls, 0);
    await verifyBookings(database, plan.supply, confirmed);
  }
  return measured;
}

/** Returns what each call must be answered; each booking has a body of its own. */
async function expectedAnswer({ port }: Listening, plan: CallPlan): Promise<Load['expected']> {
  if (plan.call === 'booking') return { status: 201, body: undefined };
  const connection = await KeepAliveConnection.open(port);
  const { status, body } = await connection.send(callAt(plan, 0));
  connection.close();
  if (status !== 200) throw new Error(`${status} ${body.toString()}`);
  return { status, body: body.toString() };
}
