import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { readCpuTimes } from '../../../../../bench/cpu-time.ts';
import { readMemory } from '../../../../../bench/memory/read-memory.ts';
import { isAlive, processesBelow, readOfProcess, statusOf } from './processes.ts';

/**
 * Starts a zombie: a child process that has ended and whose parent never waits for it, so that its
 * memory cannot be read.
 */
async function endedBelowAnother() {
  const parent = spawn('sh', ['-c', 'echo & exec sleep 60'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void parent.kill('SIGKILL'));
  await once(parent.stdout, 'data');
  const pid = parent.pid as number;
  while (processesBelow(pid).some(isAlive)) await new Promise((resolve) => setImmediate(resolve));
  return { parent: pid, ended: processesBelow(pid)[0] as number };
}

test('a process that has ended is one less for whoever walks over all of them', async () => {
  const { parent, ended } = await endedBelowAnother();
  expect(isAlive(ended)).toBe(false);
  expect(readOfProcess(ended, 'smaps_rollup')).toBeUndefined();
  expect(readMemory(parent).total).toBeGreaterThan(0);
  expect(readCpuTimes([parent]).size).toBe(2);
});

test('a process that is not there at all is undefined, and none is below it', async () => {
  const child = spawn('true');
  const pid = child.pid as number;
  await once(child, 'exit');
  expect([statusOf(pid), readOfProcess(pid, 'comm')]).toEqual([undefined, undefined]);
  expect([processesBelow(pid), readCpuTimes([pid]).size, readMemory(pid).total]).toEqual([
    [],
    0,
    0,
  ]);
});
