import type { Results } from './measure-engine.ts';
import type { Measured, Sample } from './measure-in-turn.ts';

const CALLS = {
  day: '`GET /api/franjas/client/por-fecha/{fecha}`',
  booking: '`POST /api/reservas`',
};
const FLOORS = {
  http: 'bare `node:http`, same bytes',
  sql: { day: 'the same query', booking: 'the same transaction' },
  allSql: 'all SQL of the call',
};

/** A Markdown table of one engine's results. */
export function toTable(results: Results): string {
  const lines = (['day', 'booking'] as const).flatMap((call) => {
    const app = results[`${call} app`];
    const floors = (['sql', 'allSql', 'http'] as const).map((level) => {
      const floor = results[`${call} ${level}`];
      const name = level === 'sql' ? FLOORS.sql[call] : FLOORS[level];
      return row([name, ...figures(floor), ratioOf(app, floor), cpuRatioOf(app, floor)]);
    });
    return [row([`**${CALLS[call]}**`, ...figures(app), '', '']), ...floors];
  });
  const head = ['', 'calls a second', 'CPU ms a call', 'app ÷ this, calls', 'this ÷ app, CPU'];
  return [row(head), '|---|--:|--:|--:|--:|', ...lines].join('\n');
}

function row(cells: string[]): string {
  return `| ${cells.join(' | ')} |`;
}

function figures({ samples }: Measured): string[] {
  const rate = median(samples.map(({ perSecond }) => perSecond));
  const cpu = median(samples.map(({ cpuMs }) => cpuMs));
  return [String(Math.round(rate)), cpu.toFixed(3)];
}

/** The median of the rounds' ratios, with the lowest and the highest. */
function ratioOf(app: Measured, floor: Measured): string {
  const ratios = byRound(app, floor, (one, other) => one.perSecond / other.perSecond);
  const [lowest, highest] = [Math.min(...ratios), Math.max(...ratios)];
  return `**${median(ratios).toFixed(2)}** (${lowest.toFixed(2)}–${highest.toFixed(2)})`;
}

function cpuRatioOf(app: Measured, floor: Measured): string {
  return median(byRound(app, floor, (one, other) => other.cpuMs / one.cpuMs)).toFixed(2);
}

function byRound(app: Measured, floor: Measured, ratio: (one: Sample, other: Sample) => number) {
  return app.samples.map((sample, round) => ratio(sample, floor.samples[round] as Sample));
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low, high] = [sorted[sorted.length - 1 - middle] ?? 0, sorted[middle] ?? 0];
  return (low + high) / 2;
}
