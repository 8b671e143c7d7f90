import { expect, test } from 'vitest';
import { untilDatabaseServes } from './until-database-serves.ts';

const refused = () =>
  Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' });

/** Runs `untilDatabaseServes` with a database that is ready after `seconds`, on a fake clock. */
async function waitFor(seconds: number) {
  let now = 0;
  const lines: string[] = [];
  const served = await untilDatabaseServes(
    async () => {
      if (now < seconds * 1000) throw refused();
      return 'served';
    },
    {
      what: 'DATABASE_URL vale "postgres://equipo/base"',
      log: (line) => lines.push(line),
      now: () => now,
      pause: async (ms) => {
        now += ms;
      },
    },
  );
  return { served, lines };
}

test('a database that serves at once is nothing to tell', async () => {
  expect(await waitFor(0)).toEqual({ served: 'served', lines: [] });
});

test('one that is waited for is told once, then every minute, then when it is there', async () => {
  const { served, lines } = await waitFor(150);
  const waits =
    'DATABASE_URL vale "postgres://equipo/base" todavía no responde y se la espera ' +
    '(connect ECONNREFUSED 127.0.0.1:5432, ECONNREFUSED).';
  expect(served).toBe('served');
  expect(lines).toEqual([waits, waits, waits, 'La base de datos responde, a los 150 s.']);
});
