import { createFairLimiter } from '../create-fair-limiter.ts';
import { blockOf, networkOf } from './networks.ts';

/** Runs `work` when it is the turn of the network of `ip`. */
export type NetworkLine = <T>(ip: string, work: () => Promise<T>) => Promise<T>;

/**
 * The limits of the line in which the networks take turns. `atOnceEach` limits the work of one
 * network that has left this line, and so the guesses that still run when the network reaches its
 * limit of attempts.
 */
const LINES = { atOnce: Infinity, atOnceEach: 4, inLineEach: 100 };
const BLOCK_IN_LINE = 500;
const ALL_IN_LINE = 400;

/**
 * Creates two lines one after the other: first the networks take turns, then the blocks; a block is
 * a /48 or one IPv4 address. Throws 429 when the line of the network or of its block is full, or
 * when `inLine` pieces of work wait in all networks' lines and the network's own is not empty. Where
 * the line is not `bounded`, nothing waits (`RATE_LIMIT=off`).
 */
export function createNetworkLine({
  atOnce,
  inLine = ALL_IN_LINE,
  bounded,
}: {
  atOnce: number;
  inLine?: number;
  bounded: boolean;
}): NetworkLine {
  if (!bounded) return (_ip, work) => work();
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
