import fs from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { untilGone } from '../../../test/support/process-tree.ts';
import { processesBelow, tryKill } from './processes.ts';
import { readPostmasterFile } from './postgres-process.ts';
import { startChild } from './testing/child-process.ts';
import { openForTest, query, testFolders, untilAnswered } from './testing/test-folders.ts';

const folders = testFolders();
const PATIENCE_MS = 120_000;

const pidIn = (dataDir: string) => readPostmasterFile(join(dataDir, 'postgres'))?.pid as number;

test(
  'the server of a process that was killed stops by itself, in order',
  async () => {
    const dataDir = await folders.started();
    const child = startChild('open-directory.child.ts', dataDir);
    expect(await child.hear()).toBe('opened');
    const pid = pidIn(dataDir);
    await child.kill();
    await untilGone(pid);
    const log = fs.readFileSync(join(dataDir, 'postgres.log'), 'utf8');
    expect(log.trim().split('\n').at(-1)).toContain('database system is shut down');
    expect(fs.existsSync(join(dataDir, 'postgres/postmaster.pid'))).toBe(false);
  },
  PATIENCE_MS,
);

test(
  'a start right after a kill waits for the former server, and loses no row that was acknowledged',
  async () => {
    const dataDir = await folders.started();
    for (const wanted of [200, 500]) {
      const child = startChild('commit-rows.child.ts', dataDir);
      let acknowledged = 0;
      while (acknowledged < wanted) acknowledged = Number(await child.hear());
      await child.kill();
      for (let id = await child.hear(); id !== undefined; id = await child.hear()) {
        acknowledged = Number(id);
      }
      const next = startChild('open-directory.child.ts', dataDir);
      expect(await next.hear()).toBe('opened');
      const connection = JSON.parse((await next.hear()) ?? '{}');
      const statement = `select count(*)::int as kept from committed where id <= ${acknowledged}`;
      expect(await query({ connection }, statement)).toEqual([{ kept: acknowledged }]);
      await next.kill();
    }
  },
  PATIENCE_MS,
);

test(
  'when everything is killed at once the next start needs no hand, and nothing acknowledged is lost',
  async () => {
    const dataDir = await folders.started();
    const child = startChild('commit-rows.child.ts', dataDir);
    let acknowledged = 0;
    while (acknowledged < 300) acknowledged = Number(await child.hear());
    const postmaster = pidIn(dataDir);
    const below = processesBelow(postmaster);
    for (const pid of [postmaster, ...below]) tryKill(pid, 'SIGKILL');
    await child.kill();
    const server = await openForTest(dataDir);
    const statement = `select count(*)::int as kept from committed where id <= ${acknowledged}`;
    expect(await query(server, statement)).toEqual([{ kept: acknowledged }]);
  },
  PATIENCE_MS,
);

test(
  'a server that dies is started again',
  async () => {
    const dataDir = await folders.started();
    const said: string[] = [];
    const server = await openForTest(dataDir, (message) => said.push(message));
    await query(server, 'create table kept as select 1 as one');
    const first = pidIn(dataDir);
    tryKill(first, 'SIGKILL');
    await untilGone(first);
    expect(await untilAnswered(server, 'select one from kept')).toEqual([{ one: 1 }]);
    expect(pidIn(dataDir)).not.toBe(first);
    expect(said[0]).toContain('se detuvo');
  },
  PATIENCE_MS,
);
