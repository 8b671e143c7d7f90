import { crearAzar, type Azar } from '../../src/demo/azar.ts';
import { brokenInvariants } from '../../src/database/invariants.ts';
import type { Answer } from '../support/client.ts';
import type { RaceRequest, RaceScene } from './race-scene.ts';

/**
 * Some requests at once, and every way in which they may end: each is what one of their serial
 * orders gives.
 */
export interface Race {
  name: string;
  /** Prepares what the requests are about, and returns the requests. */
  contestants(scene: RaceScene): Promise<RaceRequest[]>;
  /** Returns what an answer says beside its status and `codigo`. */
  detail?(answer: Answer): string | number | undefined;
  /** True for many requests that are alike, which are counted instead of named one by one. */
  alike?: boolean;
  /** Returns what the database holds afterwards, where the answers do not say it all. */
  aftermath?(scene: RaceScene): Promise<string | number>;
  outcomes: readonly string[];
}

export interface RaceResult {
  /** The number of times that each way of ending was seen. */
  seen: Map<string, number>;
  /** The endings that no serial order allows, and the invariants that were broken. */
  violations: string[];
  /** The time of the slowest round, in milliseconds; PostgreSQL needs 1,000 to break a deadlock. */
  slowest: number;
}

interface Options {
  rounds: number;
  seed: number;
  origins: readonly string[];
  openScene: () => Promise<RaceScene>;
  /** True to end with the first violation. */
  untilBroken?: boolean;
}

/**
 * Limits in turns of the event loop: each request waits some turns, up to one of these limits, so
 * that now one and now another is first, whether they take equally long or not.
 */
const MOST_TURNS = [0, 40, 400, 4_000];

export async function runRace(race: Race, options: Options): Promise<RaceResult> {
  const azar = crearAzar(options.seed);
  const seen = new Map<string, number>();
  const violations: string[] = [];
  let slowest = 0;
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
    const broken = await brokenInvariants(scene.app.database.db);
    violations.push(...broken.map((problem) => `round ${round}: ${problem}`));
    if (options.untilBroken && violations.length > 0) break;
  }
  return { seen, violations, slowest };
}

async function sendInAWhile(
  scene: RaceScene,
  request: RaceRequest,
  azar: Azar,
  origins: readonly string[],
): Promise<Answer> {
  const origin = azar.uno(origins);
  for (let turn = azar.entero(0, azar.uno(MOST_TURNS)); turn > 0; turn -= 1) {
    await new Promise((resolve) => void setImmediate(resolve));
  }
  return scene.send(request, origin);
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

/** Reports, for people, how often each way of ending was seen. */
export function reportOf({ seen, slowest }: RaceResult): string {
  const lines = [...seen].map(([outcome, times]) => `${String(times).padStart(8)}×  ${outcome}`);
  return `${lines.join('\n')}\n          (slowest round: ${Math.round(slowest)} ms)`;
}

function count(answers: readonly string[]): string[] {
  const groups = Map.groupBy(answers.toSorted(), (answer) => answer);
  return [...groups].map(([answer, { length }]) => `${length}× ${answer}`);
}
