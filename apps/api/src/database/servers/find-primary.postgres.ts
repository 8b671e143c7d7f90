import pg from 'pg';
import { sql } from 'kysely';
import { tmpdir } from 'node:os';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startTestPostgres, type TestPostgres } from '../../../../../scripts/test-postgres.ts';
import { fixedClock } from '../../../test/support/fixed-clock.ts';
import { connect } from '../connect.ts';

/** Makes a server refuse writes, or take them again. */
async function readOnly({ url }: TestPostgres, on: boolean): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(`alter system set default_transaction_read_only = ${on ? 'on' : 'off'}`);
  await client.query('select pg_reload_conf()');
  await client.end();
}

test('the server that takes writes is found, and another when it takes over', async () => {
  const servers = await Promise.all([startTestPostgres(), startTestPostgres()]);
  onTestFinished(async () => void (await Promise.all(servers.map((server) => server.stop()))));
  const [one, other] = servers;
  await readOnly(one, true);
  const host = new URL(one.url).host;
  const both = one.url.replace(host, `${host},${new URL(other.url).host}`);
  const database = await connect({
    databaseUrl: `${both}?target_session_attrs=read-write`,
    dataDir: tmpdir(),
    clock: fixedClock(),
    log: () => undefined,
  });
  onTestFinished(database.close);
  const port = async () => {
    const { rows } = await sql<{ port: number }>`select inet_server_port() as port`.execute(
      database.db,
    );
    return `${rows[0]?.port}`;
  };
  expect(await port()).toBe(new URL(other.url).port);

  await readOnly(one, false);
  await readOnly(other, true);
  await vi.waitFor(async () => expect(await port()).toBe(new URL(one.url).port), 20_000);

  // Where none takes writes, that is what the app says.
  await readOnly(one, true);
  await vi.waitFor(() => expect(port()).rejects.toThrow(/takes no writes/), 20_000);
});
