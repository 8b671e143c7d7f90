// Measures a booking of this version and of another one in turns, each against a bare server that sends
// the same bytes: npm run bench:beside -- <folder of an installed clone>
import type { ChildProcess } from 'node:child_process';
import { resolve } from 'node:path';
import { ask, startChild, stopChild } from '../child-process.ts';
import { httpSubject } from '../http-subject.ts';
import { measureInTurn, type Measured, type Subject } from '../measure-in-turn.ts';
import { median } from '../median.ts';
import { saveResult } from '../save-result.ts';
import type { RunningVersion } from './version.child.ts';

const TIMES = { warmUpCalls: 6_000, warmUpMs: 4_000, rounds: 15, sliceMs: 800 };
const CONNECTIONS = 16;

const [folder] = process.argv.slice(2).filter((word) => !word.startsWith('--'));
if (folder === undefined) {
  console.error('npm run bench:beside -- <folder of an installed clone of another version>');
  process.exit(2);
}
const load = startChild('bench/load.child.ts');
const versions: ChildProcess[] = [];
const [other, otherBare] = await start(resolve(folder));
const [present, presentBare] = await start(resolve(import.meta.dirname, '../..'));
const measured = await measureInTurn({ otherBare, presentBare, other, present }, TIMES);
await Promise.all(versions.map(stopChild));

const cpu = ({ samples }: Measured) => median(samples.map(({ cpuMs }) => cpuMs));
const rate = ({ samples }: Measured) => median(samples.map(({ perSecond }) => perSecond));
const row = (name: string, app: Measured, bare: Measured) => {
  const figures = {
    cpuMs: cpu(app),
    perSecond: rate(app),
    bareMs: cpu(bare),
    times: cpu(app) / cpu(bare),
  };
  const { cpuMs, perSecond, bareMs, times } = figures;
  console.log(
    `| ${name} | ${perSecond.toFixed(0)} | ${cpuMs.toFixed(3)} | ${bareMs.toFixed(4)} | ${times.toFixed(0)} |`,
  );
  return figures;
};
console.log('| a booking | calls a second | CPU ms a call | bare answer, CPU ms | times |');
console.log('| --- | --: | --: | --: | --: |');
const before = row('the other version', measured.other, measured.otherBare);
const now = row('this version', measured.present, measured.presentBare);
const byRound = measured.present.samples.map(
  ({ cpuMs }, round) => cpuMs / (measured.other.samples[round]?.cpuMs ?? cpuMs),
);
console.log(`This version spends ${median(byRound).toFixed(2)} of the other's processor time.`);
saveResult('beside', { 'the other version': before, 'this version': now });
process.exit();

/** Starts a version on a server of its own, and the bare server that sends its answer. */
async function start(version: string): Promise<[Subject, Subject]> {
  const child = startChild('bench/beside/version.child.ts');
  versions.push(child);
  const { port, pids, plan, booked } = await ask<RunningVersion>(child, { folder: version });
  const http = startChild('bench/http-floor.child.ts');
  const bare = await ask<{ port: number }>(http, booked);
  const expected = { status: booked.status, body: undefined };
  const subject = (at: number, itsPids: number[]) =>
    httpSubject(load, { port: at, pids: itsPids, plan, connections: CONNECTIONS, expected });
  return [subject(port, pids), subject(bare.port, [http.pid as number])];
}
