import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { clockFrom, systemClock } from './clock.ts';

const TUCUMAN = 'America/Argentina/Tucuman';
const at = (instant: string, zone = TUCUMAN) =>
  clockFrom(zone, () => Temporal.Instant.from(instant).epochMilliseconds);

test('the day is the centre’s own, whatever day it is elsewhere', () => {
  const before = at('2026-10-01T02:59:59.999Z');
  expect([before.today(), before.now()]).toEqual(['2026-09-30', '2026-09-30T23:59:59']);
  const after = at('2026-10-01T03:00:00Z');
  expect([after.today(), after.now()]).toEqual(['2026-10-01', '2026-10-01T00:00:00']);
  const elsewhere = at('2026-10-01T02:59:59Z', 'Europe/Madrid');
  expect([elsewhere.today(), elsewhere.now()]).toEqual(['2026-10-01', '2026-10-01T04:59:59']);
});

test('29 February is a day like any other', () => {
  expect(at('2024-03-01T02:00:00Z').today()).toBe('2024-02-29');
  expect(at('2024-03-01T03:00:00Z').today()).toBe('2024-03-01');
});

test('an instant is the same everywhere, to the millisecond', () => {
  expect(at('2026-10-01T10:00:00.123Z').instant()).toBe('2026-10-01T10:00:00.123Z');
  expect(at('2026-10-01T10:00:00.123Z', 'Asia/Tokyo').instant()).toBe('2026-10-01T10:00:00.123Z');
});

test('asks again each time', () => {
  let epoch = 0;
  const clock = clockFrom('UTC', () => epoch);
  expect([clock.epoch(), clock.now()]).toEqual([0, '1970-01-01T00:00:00']);
  epoch = 86_400_000;
  expect([clock.epoch(), clock.now()]).toEqual([86_400_000, '1970-01-02T00:00:00']);
});

describe('systemClock', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());

  test('tells the time of the machine in the zone of the centre', () => {
    const clock = systemClock(TUCUMAN);
    vi.setSystemTime('2026-10-01T10:00:00Z');
    expect(clock).toMatchObject({ timeZone: TUCUMAN });
    expect(clock.now()).toBe('2026-10-01T07:00:00');
    vi.setSystemTime('2026-10-02T10:00:01Z');
    expect(clock.now()).toBe('2026-10-02T07:00:01');
  });
});
