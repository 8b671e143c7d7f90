import { fechaDe, momentoEnZona } from '@remanso/contract/calendario';

/** The only source of the present; tests put their own in its place. */
export interface Clock {
  readonly timeZone: string;
  /** Milliseconds since the epoch. */
  epoch(): number;
  /** ISO 8601 in UTC, for the columns that hold instants. */
  instant(): string;
  /** The centre's civil date-time, `YYYY-MM-DDTHH:MM:SS`. */
  now(): string;
  /** The centre's civil date. */
  today(): string;
}

export function clockFrom(timeZone: string, epoch: () => number): Clock {
  const now = () => momentoEnZona(epoch(), timeZone);
  return {
    timeZone,
    epoch,
    instant: () => new Date(epoch()).toISOString(),
    now,
    today: () => fechaDe(now()),
  };
}

export function systemClock(timeZone: string): Clock {
  return clockFrom(timeZone, Date.now);
}
