import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startUpkeep } from './upkeep.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

beforeEach(() => vi.useFakeTimers({ now: instant('2026-03-10T12:00') }));
afterEach(() => vi.useRealTimers());

test('a checkpoint every five minutes', async () => {
  const { done } = start();
  await vi.advanceTimersByTimeAsync(5 * MINUTE - 1);
  expect(done).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toEqual(['checkpoint', 'vacuum']);
  await vi.advanceTimersByTimeAsync(30 * MINUTE);
  expect(done.slice(2)).toEqual(Array.from({ length: 6 }, () => 'checkpoint'));
});

test('a vacuum soon after the start, and then at four in the morning of the centre', async () => {
  const { vacuumedAt } = start();
  await vi.advanceTimersByTimeAsync(48 * HOUR);
  expect(vacuumedAt).toEqual(['2026-03-10T12:05', '2026-03-11T04:00', '2026-03-12T04:00']);
});

test('the first vacuum of a start before four does not take the place of that night’s', async () => {
  vi.setSystemTime(instant('2026-03-10T03:00'));
  const { vacuumedAt } = start();
  await vi.advanceTimersByTimeAsync(24 * HOUR);
  expect(vacuumedAt).toEqual(['2026-03-10T03:05', '2026-03-10T04:00']);
});

test('a pass never overlaps the one before', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { done } = start({ checkpoint: () => promise });
  await vi.advanceTimersByTimeAsync(HOUR);
  expect(done).toEqual(['checkpoint']);
  resolve();
  await vi.advanceTimersByTimeAsync(5 * MINUTE);
  expect(done).toEqual(['checkpoint', 'vacuum', 'checkpoint']);
});

test('what fails is told and tried again', async () => {
  let failures = 1;
  const { done, messages } = start({
    vacuum: () => (failures-- > 0 ? Promise.reject(new Error('sin turno')) : Promise.resolve()),
  });
  await vi.advanceTimersByTimeAsync(10 * MINUTE);
  expect(done).toEqual(['checkpoint', 'vacuum', 'checkpoint', 'vacuum']);
  expect(messages).toEqual([expect.stringContaining('sin turno')]);
});

test('it ends with the database, also in the middle of a pass', async () => {
  const idle = start();
  idle.closing.abort();
  const { promise, resolve } = Promise.withResolvers<void>();
  const busy = start({ checkpoint: () => promise });
  await vi.advanceTimersByTimeAsync(5 * MINUTE);
  busy.closing.abort();
  resolve();
  await vi.advanceTimersByTimeAsync(24 * HOUR);
  expect(idle.done).toEqual([]);
  expect(busy.done).toEqual(['checkpoint']);
  expect(vi.getTimerCount()).toBe(0);
});

test('it does not keep the process alive', () => {
  const setTimeout = vi.spyOn(globalThis, 'setTimeout');
  start();
  const timer = setTimeout.mock.results[0]?.value as NodeJS.Timeout;
  expect(timer.hasRef()).toBe(false);
  setTimeout.mockRestore();
});

type Tasks = { checkpoint(): Promise<void>; vacuum(): Promise<void> };

function start(tasks: Partial<Tasks> = {}) {
  const done: string[] = [];
  const vacuumedAt: string[] = [];
  const messages: string[] = [];
  const closing = new AbortController();
  const now = () => Temporal.Instant.fromEpochMilliseconds(Date.now());
  startUpkeep(
    {
      async checkpoint() {
        done.push('checkpoint');
        await tasks.checkpoint?.();
      },
      async vacuum() {
        done.push('vacuum');
        vacuumedAt.push(civil(now()));
        await tasks.vacuum?.();
      },
      closing: closing.signal,
    },
    { timeZone: TIME_ZONE, now, log: (message) => messages.push(message) },
  );
  return { done, vacuumedAt, messages, closing };
}

const TIME_ZONE = 'America/Argentina/Tucuman';

function instant(civilTime: string): number {
  return Temporal.PlainDateTime.from(civilTime).toZonedDateTime(TIME_ZONE).epochMilliseconds;
}

function civil(time: Temporal.Instant): string {
  return time.toZonedDateTimeISO(TIME_ZONE).toPlainDateTime().toString({ smallestUnit: 'minute' });
}
