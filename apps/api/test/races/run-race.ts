import { sql } from 'kysely';
import { crearAzar, type Azar } from '../../src/demo/azar.ts';
import { brokenInvariants } from '../../src/database/invariants.ts';
import type { Answer } from '../support/client.ts';
import type { Contestant, RaceScene } from './race-scene.ts';

/**
 * A race: some requests that are sent at once. `outcomes` lists every permitted result: the results
 * of the same requests sent one after the other, in each possible order.
 */
export interface Race {
  name: string;
  /** Prepares the data of the race and returns its requests. */
  contestants(scene: RaceScene): Promise<Contestant[]>;
  /** Describes a successful answer in more detail than its status does. */
  detail?(answer: Answer): string | number | undefined;
  /**
   * True where all requests are alike: the result then counts equal answers instead of listing each
   * answer.
   */
  alike?: boolean;
  /** Describes the database after the race, where the answers alone do not tell the result. */
  aftermath?(scene: RaceScene): Promise<string | number>;
  outcomes: readonly string[];
}

export interface RaceResult {
  /** The number of rounds that ended with each result. */
  seen: Map<string, number>;
  /** The results that are not among `outcomes`, and the invariants that were broken. */
  violations: string[];
  /** The time of the slowest round, in milliseconds. */
  slowest: number;
  /**
   * The number of deadlocks that PostgreSQL broke, each after 1,000 ms. The answers do not show a
   * deadlock, because the app runs the transaction again.
   */
  deadlocks: number;
}

interface Options {
  rounds: number;
  seed: number;
  origins: readonly string[];
  openScene: () => Promise<RaceScene>;
  /** True to stop at the first violation. */
  untilBroken?: boolean;
}

/**
 * The limits of the random number of turns of the event loop that each request waits before it is
 * sent, so that the order of the requests varies from round to round.
 */
const MOST_TURNS = [0, 40, 400, 4_000];

export async function runRace(race: Race, options: Options): Promise<RaceResult> {
  const azar = crearAzar(options.seed);
  const seen = new Map<string, number>();
  const violations: string[] = [];
  let slowest = 0;
  const { app } = await options.openScene();
  const before = await countDeadlocks(app);
  for (let round = 0; round < options.rounds; round += 1) {
    const scene = await options.openScene();
    const requests = await race.contestants(scene);
    const started = performance.now();
    const answers = await Promise.all(
      requests.map((request) => sendInAWhile(scene, request, azar, options.origins)),
    );
    slowest = Math.max(slowest, performance.now() - started);
    const outcome = await describe(race, scene, answers);
    seen.set(outcome, (seen.get(outcome) ?? 0) + 1);
    if (!race.outcomes.includes(outcome)) violations.push(`round ${round}: ${outcome}`);
    const broken = await brokenInvariants(scene.app.database.db, scene.app.clock);
    violations.push(...broken.map((problem) => `round ${round}: ${problem}`));
    if (options.untilBroken && violations.length > 0) break;
  }
  const deadlocks = (await countDeadlocks(app)) - before;
  return { seen, violations, slowest, deadlocks };
}

async function countDeadlocks({ database }: RaceScene['app']): Promise<number> {
  const { rows } = await sql<{ deadlocks: number }>`
    select deadlocks::integer from pg_stat_database where datname = current_database()`.execute(
    database.db,
  );
  return rows[0]?.deadlocks ?? 0;
}

async function sendInAWhile(
  scene: RaceScene,
  request: Contestant,
  azar: Azar,
  origins: readonly string[],
): Promise<Answer> {
  const origin = azar.uno(origins);
  for (let turn = azar.entero(0, azar.uno(MOST_TURNS)); turn > 0; turn -= 1) {
    await new Promise((resolve) => void setImmediate(resolve));
  }
  return typeof request === 'function' ? request() : scene.send(request, origin);
}

async function describe(race: Race, scene: RaceScene, answers: Answer[]): Promise<string> {
  const each = answers.map((answer) => {
    const { status, body } = answer;
    const { codigo } = body as { codigo?: string };
    const detail = status < 300 ? race.detail?.(answer) : codigo;
    return detail === undefined ? `${status}` : `${status} ${detail}`;
  });
  const told = race.alike ? count(each) : each;
  const after = await race.aftermath?.(scene);
  return after === undefined ? told.join(' · ') : `${told.join(' · ')} → ${after}`;
}

/** Returns a readable text that says how many rounds ended with each result. */
export function reportOf({ seen, slowest }: RaceResult): string {
  const lines = [...seen].map(([outcome, times]) => `${String(times).padStart(8)}×  ${outcome}`);
  return `${lines.join('\n')}\n          (slowest round: ${Math.round(slowest)} ms)`;
}

function count(answers: readonly string[]): string[] {
  const groups = Map.groupBy(answers.toSorted(), (answer) => answer);
  return [...groups].map(([answer, { length }]) => `${length}× ${answer}`);
}
