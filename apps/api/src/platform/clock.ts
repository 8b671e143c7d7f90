import { uptime } from 'node:os';
import { fechaDe, momentoEnZona } from '@remanso/contract/calendario';

/**
 * The only source of the present time for the whole server. Tests replace it by a clock that they
 * set.
 */
export interface Clock {
  readonly timeZone: string;
  /** Returns the milliseconds since 1970. */
  epoch(): number;
  /**
   * Returns the milliseconds since the machine was switched on, including the time it slept. Nobody
   * can set this count. When epoch() has advanced by more or less than this count, somebody has set
   * the machine's clock.
   */
  uptime(): number;
  /**
   * Returns the instant `inMs` milliseconds from now, in ISO 8601 and UTC, as the `timestamptz`
   * columns take it.
   */
  instant(inMs?: number): string;
  /** Returns the centre's civil date-time, `YYYY-MM-DDTHH:MM:SS`. */
  now(): string;
  /** Returns the centre's civil date, `YYYY-MM-DD`. */
  today(): string;
}

export function clockFrom(timeZone: string, epoch: () => number, sinceBoot = epoch): Clock {
  const now = everySecond((second) => momentoEnZona(second * 1000, timeZone), epoch);
  return {
    timeZone,
    epoch,
    uptime: sinceBoot,
    instant: (inMs = 0) => new Date(epoch() + inMs).toISOString(),
    now,
    today: () => fechaDe(now()),
  };
}

/**
 * Returns a function that computes the text at most once a second. Every request asks for the civil
 * time, and computing it takes as long as some of the request's queries.
 */
function everySecond(toText: (second: number) => string, epoch: () => number): () => string {
  let known: { second: number; text: string } | undefined;
  return () => {
    const second = Math.floor(epoch() / 1000);
    if (known?.second !== second) known = { second, text: toText(second) };
    return known.text;
  };
}

export function systemClock(timeZone: string): Clock {
  return clockFrom(timeZone, Date.now, () => uptime() * 1000);
}
