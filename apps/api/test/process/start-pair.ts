import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { startTestPostgres, type TestPostgres } from '../../../../scripts/test-postgres.ts';

/** A primary and the standby to which it writes each commit before it answers. */
export interface Pair {
  primary: TestPostgres;
  standby: TestPostgres;
  /** The address of both, as `DATABASE_URL` has it. */
  url: string;
  /** Makes the standby take writes. Resolves once it does. */
  promote(): Promise<void>;
  stop(): Promise<void>;
}

export async function startPair(): Promise<Pair> {
  const primary = await startTestPostgres({
    durable: true,
    settings: { wal_level: 'replica', max_wal_senders: '4', synchronous_standby_names: '*' },
  });
  await primary.shutDown();
  const standby = await startStandby(primary);
  await primary.start();
  const [one, other] = [primary, standby].map(({ url }) => new URL(url));
  if (!one || !other) throw new Error('A pair has two servers');
  const both = primary.url.replace(one.host, `${one.host},${other.host}`);
  return {
    primary,
    standby,
    url: `${both}?target_session_attrs=read-write`,
    promote: () => promote(standby.url),
    async stop() {
      await primary.stop();
      await standby.stop();
    },
  };
}

/** Starts a standby on a copy of the files of a primary, which must be shut down meanwhile. */
function startStandby({ url, cluster }: TestPostgres): Promise<TestPostgres> {
  const { hostname, port, username, password } = new URL(url);
  return startTestPostgres({
    durable: true,
    settings: {
      hot_standby: 'on',
      wal_level: 'replica',
      primary_conninfo: `host=${hostname} port=${port} user=${username} password=${password}`,
    },
    create(copy) {
      const { status, stderr } = spawnSync('cp', ['-a', cluster, copy]);
      if (status !== 0) throw new Error(stderr.toString());
      writeFileSync(join(copy, 'standby.signal'), '');
    },
  });
}

async function promote(url: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query('select pg_promote()');
  await client.end();
}
