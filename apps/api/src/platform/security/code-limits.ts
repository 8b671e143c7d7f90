import type pg from 'pg';
import { createAttempts, createNetworkAttempts, keyOf } from './attempts.ts';
import { createEndlessNetworkLine, createNetworkLine } from './network-line.ts';

const WINDOW_SECONDS = 60 * 60;
/** The codes that may be asked for in an hour. */
const CODES = { perEmail: 5, perNetwork: 20 } as const;

/**
 * The requests that are worked off at once. Each uses a connection to the database, and the
 * requests of one network count on one row.
 */
const AT_ONCE = 2;

/** Limits the codes to enter by that are asked for. */
export interface CodeLimits {
  /**
   * Runs `work`, which asks for a code, when it is the turn of the network of `ip`. Throws 429 when
   * too many codes were asked for by the network or for the e-mail, or when the network's line is
   * full.
   */
  ask<T>(who: { email: string; ip: string }, work: () => Promise<T>): Promise<T>;
}

export function createCodeLimits(pool: pg.Pool): CodeLimits {
  const networks = createNetworkAttempts(pool, {
    name: 'codigo-ip',
    allowed: CODES.perNetwork,
    seconds: WINDOW_SECONDS,
    refusal: 'Demasiados códigos desde esta red.',
  });
  const emails = createAttempts(pool, {
    name: 'codigo-email',
    allowed: CODES.perEmail,
    seconds: WINDOW_SECONDS,
    refusal: 'Demasiados códigos a ese email.',
  });
  const line = createNetworkLine({ atOnce: AT_ONCE });
  return {
    ask: ({ email, ip }, work) =>
      line(ip, async () => {
        await networks.take(ip);
        await emails.take(keyOf(email));
        return work();
      }),
  };
}

/** Sets no limit; used with `RATE_LIMIT=off`. */
export function createNoCodeLimits(): CodeLimits {
  const line = createEndlessNetworkLine(AT_ONCE * 4);
  return { ask: ({ ip }, work) => line(ip, work) };
}
