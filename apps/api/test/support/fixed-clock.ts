import { clockFrom, type Clock } from '../../src/platform/clock.ts';

export interface FixedClock extends Clock {
  /**
   * Moves the clock to a civil date-time of the centre, `YYYY-MM-DDTHH:MM:SS`, as if the time in
   * between had passed.
   */
  set(momento: string): void;
  /** Moves the clock to `ms`, in milliseconds since 1970. */
  setEpoch(ms: number): void;
  /**
   * Sets the clock to another civil date-time, as when somebody changes the machine's clock; the
   * measured elapsed time does not advance.
   */
  jump(momento: string): void;
}

const ZONE = 'America/Argentina/Tucuman';

/**
 * Returns a clock that stays at one moment until a test moves it. The default is Thursday 1 October
 * 2026 at seven.
 */
export function fixedClock(momento = '2026-10-01T07:00:00'): FixedClock {
  const toEpoch = (civil: string) =>
    Temporal.PlainDateTime.from(civil).toZonedDateTime(ZONE).epochMilliseconds;
  let epoch = toEpoch(momento);
  let setBy = 0;
  const clock = clockFrom(
    ZONE,
    () => epoch,
    () => epoch - setBy,
  );
  return {
    ...clock,
    set(civil) {
      epoch = toEpoch(civil);
    },
    setEpoch(ms) {
      epoch = ms;
    },
    jump(civil) {
      setBy += toEpoch(civil) - epoch;
      epoch = toEpoch(civil);
    },
  };
}
