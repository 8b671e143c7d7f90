import { uptime } from 'node:os';
import { fechaDe, momentoEnZona } from '@remanso/contract/calendario';

/** The only source of the present; tests put their own in its place. */
export interface Clock {
  readonly timeZone: string;
  /** Returns the milliseconds since 1970. */
  epoch(): number;
  /**
   * Returns the milliseconds since the machine was switched on, its sleep included. Nobody sets
   * this count, so that the clock was set when the epoch has not advanced by as much as the count.
   */
  uptime(): number;
  /**
   * Returns the instant that lies `inMs` milliseconds ahead, in ISO 8601 and UTC, for the columns
   * that hold instants.
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
 * Computes a text once a second: every request asks for the civil time, whose computation costs as
 * much as some of its queries.
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
