import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CallPlan } from '../calls.ts';
import { answer } from '../child-process.ts';
import type { StoredAnswer } from '../http-floor.child.ts';
import { open, type PreparedEngine } from '../prepare-engine.ts';
import type { Listening } from '../start-app.ts';

/** A version of the app that runs on a PostgreSQL server of its own. */
export interface RunningVersion {
  port: number;
  /** The app's process and the first one of its PostgreSQL server. */
  pids: number[];
  plan: CallPlan;
  /** The answer to a recorded booking. */
  booked: StoredAnswer;
}

/** The modules of `bench/` that every version has had since this bench was first made. */
interface Bench {
  prepareServer(): Promise<PreparedEngine>;
  startApp(database: PreparedEngine['scenarios'][number]['app']): Promise<Listening>;
}

answer(async ({ folder }: { folder: string }): Promise<RunningVersion> => {
  const of = (file: string) => import(pathToFileURL(join(folder, 'bench', file)).href);
  const { prepareServer, startApp } = {
    ...(await of('prepare-engine.ts')),
    ...(await of('start-app.ts')),
  } as Bench;
  const { scenarios, postmaster, stop } = await prepareServer();
  const booking = scenarios.find(({ plan }) => plan.call === 'booking');
  if (!booking || postmaster === undefined) throw new Error(`${folder} prepares no booking`);
  const { pool, close } = await open(booking.app);
  // PostgreSQL plans by what it knows of the tables, as it does in a centre after its first minute.
  await pool.query('vacuum (analyze)');
  await close();
  const { child, port } = await startApp(booking.app);
  async function end(): Promise<void> {
    child.kill('SIGTERM');
    await once(child, 'exit');
    await stop();
  }
  process.once('SIGTERM', () => {
    void end().finally(() => process.exit());
  });
  return {
    port,
    pids: [child.pid as number, postmaster],
    plan: booking.plan,
    booked: booking.answer,
  };
});
