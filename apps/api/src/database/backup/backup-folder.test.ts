import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sumarDias } from '@remanso/contract/calendario';
import { expect, onTestFinished, test } from 'vitest';
import { backupFolder, backupName, backupsToKeep, pruneBackups } from './backup-folder.ts';

const nightly = (day: string) => backupName(`${day}T03:00:00`);

test('the last of each of seven days and of four weeks is kept', () => {
  // 1 October 2026 is a Thursday.
  const days = Array.from({ length: 60 }, (_, n) => sumarDias('2026-10-01', -n));
  const kept = backupsToKeep(days.map(nightly));
  const week = days.slice(0, 7);
  // `backupsToKeep` keeps the Sunday's backup of each past week. The last backup of the present
  // week is today's, which is among the seven days already.
  const sundays = ['2026-09-27', '2026-09-20', '2026-09-13'];
  expect([...kept].toSorted()).toEqual([...new Set([...week, ...sundays])].map(nightly).toSorted());
});

test('of one day the last one is kept; a centre that slept keeps the seven days that it has', () => {
  const names = ['2026-10-01T03:00:00', '2026-10-01T18:30:00', '2026-07-01T03:00:00'].map(
    backupName,
  );
  expect([...backupsToKeep(names)].toSorted()).toEqual([names[2], names[1]]);
  expect(backupsToKeep([nightly('2026-01-01')]).size).toBe(1);
});

test('what is not a backup stays, and a backup that was cut short goes', () => {
  const data = mkdtempSync(join(tmpdir(), 'remanso-respaldos-'));
  onTestFinished(() => rmSync(data, { recursive: true }));
  const folder = backupFolder(data);
  const others = ['notas.txt', 'antes-de-0010-2026-10-01.sql.zst'];
  const old = Array.from({ length: 40 }, (_, n) => nightly(sumarDias('2026-08-01', n)));
  for (const name of [...others, ...old, `${nightly('2026-10-01')}.17.parte`]) {
    writeFileSync(join(folder, name), '');
  }
  pruneBackups(folder);
  expect(readdirSync(folder).toSorted()).toEqual([...others, ...backupsToKeep(old)].toSorted());
});
