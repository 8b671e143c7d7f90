import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { momentoEnZona } from './calendario.ts';

/*
 * These tests compare time zones with the runtime's own Temporal. The time zone of the test process
 * does not matter.
 */

const ZONES = [
  'America/Argentina/Tucuman',
  'America/Argentina/Buenos_Aires',
  'America/Santiago',
  'America/Sao_Paulo',
  'America/New_York',
  'America/St_Johns',
  'Europe/Madrid',
  'Africa/Monrovia',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'UTC',
];

const zone = fc.constantFrom(...ZONES);
const epochOf = (text: string) => Temporal.Instant.from(text).epochMilliseconds;

test('is what the clocks of the zone show at that instant', () => {
  const instant = fc.integer({
    min: epochOf('1970-01-01T00:00Z'),
    max: epochOf('2120-01-01T00:00Z'),
  });
  fc.assert(
    fc.property(instant, zone, (epoch, timeZone) => {
      expect(momentoEnZona(epoch, timeZone)).toBe(civil(epoch, timeZone));
    }),
    { numRuns: 1_000 },
  );
});

test('turns the day exactly at midnight', () => {
  const days = fc.integer({ min: 0, max: 40_000 });
  fc.assert(
    fc.property(days, zone, (day, timeZone) => {
      const date = Temporal.PlainDate.from('1990-01-01').add({ days: day });
      const start = date.toZonedDateTime(timeZone).epochMilliseconds;
      expect(momentoEnZona(start, timeZone).slice(0, 10)).toBe(date.toString());
      expect(momentoEnZona(start - 1, timeZone).slice(0, 10)).toBe(
        civil(start - 1, timeZone).slice(0, 10),
      );
      expect(momentoEnZona(start - 1, timeZone) < momentoEnZona(start, timeZone)).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test.each([
  ['2026-10-01T02:59:59.999Z', 'America/Argentina/Tucuman', '2026-09-30T23:59:59'],
  ['2026-10-01T03:00:00Z', 'America/Argentina/Tucuman', '2026-10-01T00:00:00'],
  ['2024-03-01T02:59:59Z', 'America/Argentina/Tucuman', '2024-02-29T23:59:59'],
  ['2027-01-01T02:00:00Z', 'America/Argentina/Tucuman', '2026-12-31T23:00:00'],
  // Tucumán was an hour behind the rest of Argentina for twelve days in June 2004.
  ['2004-06-05T12:00:00Z', 'America/Argentina/Tucuman', '2004-06-05T08:00:00'],
  // The hour from 00:00 to 01:00 of 11 September 2022 does not exist in Santiago.
  ['2022-09-11T03:59:59Z', 'America/Santiago', '2022-09-10T23:59:59'],
  ['2022-09-11T04:00:00Z', 'America/Santiago', '2022-09-11T01:00:00'],
  ['2026-10-01T00:00:00Z', 'Asia/Kathmandu', '2026-10-01T05:45:00'],
  ['2026-10-01T10:00:00Z', 'Pacific/Kiritimati', '2026-10-02T00:00:00'],
])('%s in %s is %s', (instant, timeZone, expected) => {
  expect(momentoEnZona(epochOf(instant), timeZone)).toBe(expected);
});

test('an unknown zone is an error, not a guess', () => {
  expect(() => momentoEnZona(0, 'America/Nowhere')).toThrow(RangeError);
});

function civil(epoch: number, timeZone: string): string {
  const zoned = Temporal.Instant.fromEpochMilliseconds(epoch).toZonedDateTimeISO(timeZone);
  return zoned.toPlainDateTime().toString({ smallestUnit: 'second', roundingMode: 'trunc' });
}
