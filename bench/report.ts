import type { CallPlan } from './calls.ts';
import type { Measured, Sample } from './measure-in-turn.ts';
import type { Measurements } from './measure-scenario.ts';

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

/** Returns the rows of a Markdown table about one call on one engine. */
export function tableRows(call: Call, { app, own, allSql, http }: Measurements): string {
  const floor = (name: string, measured: Measured) =>
    row([name, ...figures(measured), rateRatio(app, measured), cpuRatio(app, measured)]);
  return [
    row([`**${CALLS[call]}**`, ...figures(app), '', '']),
    floor(`${OWN[call]}, by \`pg\` alone`, own),
    floor('all SQL of the call, by `pg` alone', allSql),
    floor('the same bytes, by `node:http` alone', http),
  ].join('\n');
}

function row(cells: string[]): string {
  return `| ${cells.join(' | ')} |`;
}

function figures({ samples }: Measured): string[] {
  const rate = median(samples.map(({ perSecond }) => perSecond));
  const cpu = median(samples.map(({ cpuMs }) => cpuMs));
  return [String(Math.round(rate)), cpu.toFixed(3)];
}

/** Returns the median of the rounds' ratios, with the lowest and the highest. */
function rateRatio(app: Measured, floor: Measured): string {
  const ratios = byRound(app, floor, (one, other) => one.perSecond / other.perSecond);
  const [lowest, highest] = [Math.min(...ratios), Math.max(...ratios)];
  return `**${median(ratios).toFixed(2)}** (${lowest.toFixed(2)}–${highest.toFixed(2)})`;
}

function cpuRatio(app: Measured, floor: Measured): string {
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
