import { uptime } from 'node:os';
import { fechaDe, momentoEnZona } from '@remanso/contract/calendario';

/** The only source of the present; tests put their own in its place. */
export interface Clock {
  readonly timeZone: string;
  /** Milliseconds since the epoch. */
  epoch(): number;
  /**
   * Milliseconds since the machine was switched on, its sleep included. Nobody sets it, so that what it and the epoch
   * do not agree about is a clock that was set.
   */
  uptime(): number;
  /** ISO 8601 in UTC, for the columns that hold instants; so many milliseconds from now. */
  instant(inMs?: number): string;
  /** The centre's civil date-time, `YYYY-MM-DDTHH:MM:SS`. */
  now(): string;
  /** The centre's civil date. */
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

/** Every request asks for the civil time, which costs as much as some of its queries: it is worked out once a second. */
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
