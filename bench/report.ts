import type { CallPlan } from './calls.ts';
import type { Measured, Sample } from './measure-in-turn.ts';
import type { ByConnections, Measurements } from './measure-scenario.ts';
import type { Figures } from './save-result.ts';
import { median } from './median.ts';

type Call = CallPlan['call'];

const HEAD = ['', 'calls a second', 'CPU ms a call', 'app ÷ floor, calls', 'floor ÷ app, CPU'];
const CALLS: Record<Call, string> = {
  day: '`GET /api/franjas/client/por-fecha/{fecha}`',
  booking: '`POST /api/reservas`',
};
const OWN: Record<Call, string> = { day: 'the same query', booking: 'the same transaction' };

export function tableHead(): string {
  return `${row(HEAD)}\n${row(HEAD.map((_, column) => (column === 0 ? '---' : '--:')))}`;
}

const FLOORS: Record<Exclude<keyof Measurements, 'app'>, (call: Call) => string> = {
  own: (call) => `${OWN[call]}, by \`pg\` alone`,
  allSql: () => 'all SQL of the call, by `pg` alone',
  http: () => 'the same bytes, by `node:http` alone',
  best: () => 'the best transaction, by `pg` alone',
};
const NAMES = Object.keys(FLOORS) as (keyof typeof FLOORS)[];

/**
 * Returns the rows of the Markdown table for a call on one engine: one row for the app, then one
 * for each of FLOORS.
 */
export function tableRows(call: Call, measured: Measurements): string {
  const { app } = measured;
  const floors = NAMES.flatMap((name) => {
    const floor = measured[name];
    if (!floor) return [];
    return row([
      FLOORS[name](call),
      ...printed(floor),
      rateRatio(app, floor),
      cpuRatio(app, floor).toFixed(2),
    ]);
  });
  return [row([`**${CALLS[call]}**`, ...printed(app), '', '']), ...floors].join('\n');
}

/** The part of a floor's speed that a call is to reach at least, in processor time. */
const AIMS: Record<Call, { floor: keyof typeof FLOORS; share: number }> = {
  day: { floor: 'http', share: 0.5 },
  booking: { floor: 'best', share: 0.7 },
};
/** The longest that 99 of 100 calls of 64 at once are to take, as a multiple of what half of them take. */
const LONGEST_TAIL = 3;

/** Returns a line for each aim that a call misses. */
export function missedAims(
  call: Call,
  measured: Measurements,
  byConnections: ByConnections,
): string[] {
  const { floor, share } = AIMS[call];
  const against = measured[floor];
  const reached = against ? cpuRatio(measured.app, against) : 0;
  const { p50Ms, p99Ms } = timesOf(byConnections['64']);
  const tail = p99Ms / p50Ms;
  const missed: string[] = [];
  if (reached < share) missed.push(`${reached.toFixed(2)} of ${FLOORS[floor](call)}, not ${share}`);
  if (tail > LONGEST_TAIL) missed.push(`p99 ÷ p50 at 64 ${tail.toFixed(2)}, not ${LONGEST_TAIL}`);
  return missed.map((aim) => `${CALLS[call]}: ${aim}`);
}

/**
 * Returns the figures of a call to save: those of the app, and the ratio of the app to each of
 * FLOORS.
 */
export function figuresOf(call: Call, measured: Measurements): Figures {
  const { app } = measured;
  const against = NAMES.flatMap((name) => {
    const floor = measured[name];
    if (!floor) return [];
    const calls = median(byRound(app, floor, (one, other) => one.perSecond / other.perSecond));
    const cpu = cpuRatio(app, floor);
    return [[`${CALLS[call]} against ${FLOORS[name](call)}`, { calls, cpu }]];
  });
  const { perSecond, cpuMs } = mediansOf(app);
  return { [CALLS[call]]: { perSecond, cpuMs }, ...Object.fromEntries(against) };
}

/** The app's calls a second and how long they take, by how many ask at once. */
export function connectionRows(call: Call, byConnections: ByConnections): string {
  const rows = Object.entries(byConnections).map(([connections, measured]) => {
    const { perSecond, p50Ms, p99Ms } = timesOf(measured);
    const times = [p50Ms.toFixed(1), p99Ms.toFixed(1), (p99Ms / p50Ms).toFixed(2)];
    return row([CALLS[call], connections, String(Math.round(perSecond)), ...times]);
  });
  return rows.join('\n');
}

export function connectionHead(): string {
  const head = ['', 'connections', 'calls a second', 'p50 ms', 'p99 ms', 'p99 ÷ p50'];
  return `${row(head)}\n${row(head.map((_, column) => (column === 0 ? '---' : '--:')))}`;
}

export function connectionFigures(call: Call, byConnections: ByConnections): Figures {
  return Object.fromEntries(
    Object.entries(byConnections).map(([connections, measured]) => [
      `${CALLS[call]} at ${connections}`,
      timesOf(measured),
    ]),
  );
}

function timesOf({ samples }: Measured) {
  const of = (figure: keyof Sample) => median(samples.map((sample) => sample[figure]));
  return { perSecond: of('perSecond'), p50Ms: of('p50Ms'), p99Ms: of('p99Ms') };
}

function row(cells: string[]): string {
  return `| ${cells.join(' | ')} |`;
}

function mediansOf({ samples }: Measured): Pick<Sample, 'perSecond' | 'cpuMs'> {
  return {
    perSecond: median(samples.map(({ perSecond }) => perSecond)),
    cpuMs: median(samples.map(({ cpuMs }) => cpuMs)),
  };
}

function printed(measured: Measured): string[] {
  const { perSecond, cpuMs } = mediansOf(measured);
  return [String(Math.round(perSecond)), cpuMs.toFixed(3)];
}

/**
 * Returns the median of the rounds' ratios of the app's calls a second to the floor's, with the
 * lowest and the highest ratio in brackets.
 */
function rateRatio(app: Measured, floor: Measured): string {
  const ratios = byRound(app, floor, (one, other) => one.perSecond / other.perSecond);
  const [lowest, highest] = [Math.min(...ratios), Math.max(...ratios)];
  return `**${median(ratios).toFixed(2)}** (${lowest.toFixed(2)}–${highest.toFixed(2)})`;
}

function cpuRatio(app: Measured, floor: Measured): number {
  return median(byRound(app, floor, (one, other) => other.cpuMs / one.cpuMs));
}

function byRound(app: Measured, floor: Measured, ratio: (one: Sample, other: Sample) => number) {
  return app.samples.map((sample, round) => ratio(sample, floor.samples[round] as Sample));
}
