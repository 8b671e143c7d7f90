import type { CallPlan } from './calls.ts';
import type { Measured, Sample } from './measure-in-turn.ts';
import type { ByConnections } from './measure-scenario.ts';
import { median } from './median.ts';
import type { Figures } from './save-result.ts';

const CALLS: Record<CallPlan['call'], string> = {
  day: '`GET /api/franjas/client/por-fecha/{fecha}`',
  booking: '`POST /api/reservas`',
};
const HEAD = [
  '',
  'connections',
  'calls a second',
  'p50 ms',
  'p99 ms',
  'p99 ÷ p50',
  'CPU ms a call',
];
/** The longest that 99 of 100 calls of 64 at once may take, as a multiple of what half of them take. */
const LONGEST_TAIL = 3;

export function tableHead(): string {
  return `${row(HEAD)}\n${row(HEAD.map((_, column) => (column === 0 ? '---' : '--:')))}`;
}

/** Returns the rows of the Markdown table for a call: one for each number of connections. */
export function tableRows(call: CallPlan['call'], byConnections: ByConnections): string {
  const rows = Object.entries(byConnections).map(([connections, measured]) => {
    const { perSecond, p50Ms, p99Ms, cpuMs } = mediansOf(measured);
    const times = [p50Ms.toFixed(1), p99Ms.toFixed(1), (p99Ms / p50Ms).toFixed(2)];
    return row([
      CALLS[call],
      connections,
      String(Math.round(perSecond)),
      ...times,
      cpuMs.toFixed(3),
    ]);
  });
  return rows.join('\n');
}

export function figuresOf(call: CallPlan['call'], byConnections: ByConnections): Figures {
  return Object.fromEntries(
    Object.entries(byConnections).map(([connections, measured]) => [
      `${CALLS[call]} at ${connections}`,
      mediansOf(measured),
    ]),
  );
}

/** Returns what is wrong with the slowest calls of 64 at once; undefined where nothing is. */
export function tooLongTail(
  call: CallPlan['call'],
  byConnections: ByConnections,
): string | undefined {
  const { p50Ms, p99Ms } = mediansOf(byConnections['64']);
  const tail = p99Ms / p50Ms;
  if (tail <= LONGEST_TAIL) return undefined;
  return `${CALLS[call]}: p99 ÷ p50 at 64 ${tail.toFixed(2)}, not ${LONGEST_TAIL}`;
}

function row(cells: string[]): string {
  return `| ${cells.join(' | ')} |`;
}

function mediansOf({ samples }: Measured) {
  const of = (figure: keyof Sample) => median(samples.map((sample) => sample[figure]));
  return { perSecond: of('perSecond'), p50Ms: of('p50Ms'), p99Ms: of('p99Ms'), cpuMs: of('cpuMs') };
}
