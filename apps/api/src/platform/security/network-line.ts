import { createFairLimiter } from '../create-fair-limiter.ts';
import { blockOf, networkOf } from './attempts.ts';

/** Runs a piece of work when the turn of an address's network comes. */
export type NetworkLine = <T>(ip: string, work: () => Promise<T>) => Promise<T>;

/**
 * Each network sends `atOnceEach` of its own to the doors at a time, which is also how many of its
 * guesses may be under way when its limit is reached; the others wait in its line.
 */
const LINES = { atOnce: Infinity, atOnceEach: 4, inLineEach: 100 };
const BLOCK_IN_LINE = 500;
const ALL_IN_LINE = 400;

/**
 * Creates a line in which networks take turns, and at the doors of which their blocks do: a /48, or
 * an IPv4 address alone. It throws 429 when the network's line is full, or all lines are and
 * somebody waits in it.
 */
export function createNetworkLine({
  atOnce,
  inLine = ALL_IN_LINE,
}: {
  atOnce: number;
  inLine?: number;
}): NetworkLine {
  const networks = createFairLimiter({ ...LINES, inLine });
  const doors = createFairLimiter({
    atOnce,
    atOnceEach: atOnce,
    inLine: Infinity,
    inLineEach: BLOCK_IN_LINE,
  });
  return (ip, work) => {
    const network = networkOf(ip);
    return networks(network, () => doors(blockOf(ip) ?? network, work));
  };
}

/** Creates a line that has no end, for `RATE_LIMIT=off`. */
export function createEndlessNetworkLine(atOnce: number): NetworkLine {
  const networks = createFairLimiter({
    atOnce,
    atOnceEach: atOnce,
    inLine: Infinity,
    inLineEach: Infinity,
  });
  return (ip, work) => networks(networkOf(ip), work);
}
