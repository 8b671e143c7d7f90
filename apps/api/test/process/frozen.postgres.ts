import { login } from '@remanso/contract/persona/auth.contract';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startTestPostgres } from '../../../../scripts/test-postgres.ts';
import { readPostmasterFile } from '../../src/database/embedded/postgres-process.ts';
import { CONTRASENA } from '../support/builders.ts';
import { clientOf, type UntypedRequest } from '../support/client.ts';
import { freezeServer } from '../support/database/freeze-server.ts';
import { JWT_SECRET } from '../support/secrets.ts';
import { ADMIN } from './book-under-load.ts';
import { spawnServer } from './spawn-server.ts';
import { promised } from './promised.ts';

/*
 * The test freezes the database server (SIGSTOP); the operating system still accepts connections
 * for the frozen server (reliability F2). `FROZEN_SECONDS=12,40 npm test -- process/frozen` freezes
 * the server for 12 and then for 40 seconds, and prints the number of answers and the milliseconds
 * that the slowest answer took.
 */

const ASKED = process.env['FROZEN_SECONDS'];
const SECONDS = (ASKED ?? '0').split(',').map(Number);
const TOLD_MS = promised(2_500, ASKED);
const HEALED_MS = promised(5_000, ASKED);
/**
 * The test makes each call this many times at the same moment. All calls together are more than the
 * app's connections: six to the embedded database, ten to another server.
 */
const AT_ONCE = 4;

const CALLS: [method: string, path: string, request?: UntypedRequest][] = [
  ['GET', '/auth/current'],
  ['GET', '/franjas/client/ventana'],
  ['GET', '/usuarios/todos'],
  ['GET', '/salud'],
  ['POST', '/auth/login', { body: { email: ADMIN.ADMIN_EMAIL, password: CONTRASENA } }],
];

/**
 * The two kinds of database by name. Each function starts one, and returns the environment
 * variables of an app that uses the database and the process id of the database server.
 */
const ENGINES: Record<string, () => Promise<{ variables: Record<string, string>; pid(): number }>> =
  {
    'a server': async () => {
      const postgres = await startTestPostgres();
      onTestFinished(() => postgres.stop());
      return { variables: { DATABASE_URL: postgres.url, JWT_SECRET }, pid: () => postgres.pid };
    },
    'the database of our own': async () => {
      const folder = await mkdtemp(join(tmpdir(), 'remanso-quieto-'));
      onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
      const pid = () => readPostmasterFile(join(folder, 'postgres'))?.pid as number;
      return { variables: { DATA_DIR: folder }, pid };
    },
  };

test.for(Object.entries(ENGINES))(
  '%s that stands still with its sockets open is told in time, and all is well once it goes on',
  { timeout: 60_000 + SECONDS.reduce((sum, seconds) => sum + 1_000 * seconds, 0) },
  async ([name, prepare]) => {
    const { variables, pid } = await prepare();
    const app = await spawnServer({ ...variables, ...ADMIN });
    const client = clientOf(app.origin);
    const body = { email: ADMIN.ADMIN_EMAIL, password: CONTRASENA };
    const as = await client.make(login, { body });
    const askAll = () =>
      Promise.all(
        CALLS.flatMap((call) => Array.from({ length: AT_ONCE }, () => call)).map(
          async ([method, path, request]) => {
            const begun = performance.now();
            const { status } = await client.send(method, path, { as, ...request });
            return { call: `${method} ${path}: ${status}`, ms: performance.now() - begun };
          },
        ),
      );
    const statuses = (answers: { call: string }[]) => [...new Set(answers.map(({ call }) => call))];
    const well = CALLS.map(([method, path]) => `${method} ${path}: 200`);
    const away = CALLS.map(([method, path]) => `${method} ${path}: 503`);
    expect(statuses(await askAll())).toEqual(well);

    for (const seconds of SECONDS) {
      const thaw = freezeServer(pid());
      const frozen = performance.now();
      const answers = [];
      // The loop runs at least two rounds: the requests of the first round use idle connections of
      // the pool, and the requests of the second round have to open new connections.
      for (let round = 0; round < 2 || performance.now() - frozen < seconds * 1000; round += 1) {
        answers.push(...(await askAll()));
      }
      thaw();
      const thawed = performance.now();
      const longest = Math.max(...answers.map(({ ms }) => ms));
      expect(statuses(answers)).toEqual(away);
      expect(longest).toBeLessThan(TOLD_MS);
      await vi.waitFor(async () => expect(statuses(await askAll())).toEqual(well), {
        timeout: HEALED_MS,
        interval: 50,
      });
      if (!ASKED) continue;
      const ms = [longest, performance.now() - thawed].map(Math.round);
      process.stdout.write(
        `${name}, ${seconds} s: ${answers.length} answers, all 503, the longest after ${ms[0]} ms; well again in ${ms[1]} ms\n`,
      );
    }
    expect(await app.stop()).toBe(0);
  },
);
