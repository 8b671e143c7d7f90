import { clockFrom, type Clock } from '../platform/clock.ts';

export interface FixedClock extends Clock {
  /** Moves to a civil date-time of the centre, `YYYY-MM-DDTHH:MM:SS`. */
  set(momento: string): void;
  /** Moves to a moment in milliseconds since the epoch. */
  setEpoch(ms: number): void;
}

const ZONE = 'America/Argentina/Tucuman';

/** A clock that stands still until it is moved. It starts on Thursday 1 October 2026 at seven. */
export function fixedClock(momento = '2026-10-01T07:00:00'): FixedClock {
  const toEpoch = (civil: string) =>
    Temporal.PlainDateTime.from(civil).toZonedDateTime(ZONE).epochMilliseconds;
  let epoch = toEpoch(momento);
  return {
    ...clockFrom(ZONE, () => epoch),
    set(civil) {
      epoch = toEpoch(civil);
    },
    setEpoch(ms) {
      epoch = ms;
    },
  };
}
