import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, type Database } from '../../database/connect.ts';
import { crearPersona } from '../../testing/builders.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { enviarEnlace } from './password-reset.jobs.ts';

const app = useTestApp();

/** Another instance's pool. */
let other: Database;

beforeAll(async () => {
  const { env } = app.database;
  const { clock } = app;
  const log = () => undefined;
  other = await connect({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR, clock, log });
});

afterAll(() => other.close());

test('of links that two instances send at once only one works', async () => {
  const ana = await crearPersona(app);
  const tokens: string[] = [];
  const jobs = [app.database.db, other.db].map((db) =>
    enviarEnlace({
      db,
      clock: app.clock,
      publicUrl: 'https://turnos.ejemplo.com',
      mailer: {
        send: async ({ text }) => void tokens.push(/token=([\w-]+)/.exec(text)?.[1] ?? ''),
      },
    }),
  );
  for (let round = 0; round < 20; round += 1) {
    tokens.length = 0;
    await Promise.all([...jobs, ...jobs].map((job) => job.run({ email: ana.email })));
    const answers = await Promise.all(
      tokens.map((token) => app.call(`GET /password-reset/validar/${token}`)),
    );
    const valid = answers.map(({ body }) => body.valido).toSorted();
    expect([round, ...valid]).toEqual([round, false, false, false, true]);
  }
});

test('a link is never sent to an e-mail that was given up meanwhile and still works', async () => {
  const ana = await crearPersona(app);
  const tokens: string[] = [];
  const job = enviarEnlace({
    db: other.db,
    clock: app.clock,
    publicUrl: 'https://turnos.ejemplo.com',
    mailer: { send: async ({ text }) => void tokens.push(/token=([\w-]+)/.exec(text)?.[1] ?? '') },
  });
  for (let round = 0; round < 20; round += 1) {
    tokens.length = 0;
    const email = `mudada${round}@ejemplo.com`;
    const [, change] = await Promise.all([
      job.run({ email: ana.email }),
      app.call(`PUT /usuarios/${ana.id}`, { token: ana.token, body: { email } }),
    ]);
    expect(change.status).toBe(200);
    ana.email = email;
    for (const token of tokens) {
      const { body } = await app.call(`GET /password-reset/validar/${token}`);
      expect([round, body.valido]).toEqual([round, false]);
    }
  }
});
