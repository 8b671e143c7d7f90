import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DIAS_SEMANA, diaDeSemana, sumarDias } from '@remanso/contract/calendario';
import { unwritable } from './backup.errors.ts';
import { DRAFT_END } from './sealed-file.ts';

/*
 * The folder of a centre's backups. The name of each backup contains its day and hour in the
 * centre's time, so that names in alphabetical order are in the order of time.
 */

const NAME = /^remanso-(\d{4}-\d\d-\d\d)-\d{6}\.sql\.zst$/;
const DAYS = 7;
const WEEKS = 4;

/**
 * Returns the path of the folder `respaldos` in the data folder, and creates the folder where it is
 * missing. Throws a `BackupError` where the folder cannot be created.
 */
export function backupFolder(dataDir: string): string {
  const folder = join(dataDir, 'respaldos');
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    return folder;
  } catch (error) {
    throw unwritable(folder, error);
  }
}

/** Returns the name of a backup made at `momento`: `remanso-2026-10-01-030000.sql.zst`. */
export function backupName(momento: string): string {
  return `remanso-${momento.replace('T', '-').replaceAll(':', '')}.sql.zst`;
}

const UPGRADE_NAME = /^antes-de-actualizar-[\d-]+\.sql\.zst$/;
const UPGRADES = 3;

/** Returns the name of the backup that is made before an upgrade of the database. */
export function upgradeBackupName(momento: string): string {
  return backupName(momento).replace('remanso-', 'antes-de-actualizar-');
}

/** Removes the backups that were made before upgrades, except the last three of them. */
export function pruneUpgradeBackups(folder: string): void {
  const names = readdirSync(folder).filter((name) => UPGRADE_NAME.test(name));
  for (const name of names.toSorted().slice(0, -UPGRADES)) {
    rmSync(join(folder, name), { force: true });
  }
}

/**
 * Removes the half-written files of killed processes, and all backups with a name of `backupName`
 * except those that `backupsToKeep` returns.
 */
export function pruneBackups(folder: string): void {
  const names = readdirSync(folder);
  const kept = backupsToKeep(names);
  const isOld = (name: string) => NAME.test(name) && !kept.has(name);
  const isDraft = (name: string) => name.startsWith('remanso-') && name.endsWith(DRAFT_END);
  for (const name of names.filter((each) => isOld(each) || isDraft(each))) {
    rmSync(join(folder, name), { force: true });
  }
}

/**
 * Returns which of `names` are to be kept: the last backup of each of the latest seven days, and of
 * each of the latest four weeks. Days and weeks without a backup do not count.
 */
export function backupsToKeep(names: readonly string[]): Set<string> {
  const backups = names.filter((name) => NAME.test(name)).toSorted();
  const dayOf = (name: string) => NAME.exec(name)?.[1] ?? '';
  return new Set([
    ...lastOfEach(backups, dayOf, DAYS),
    ...lastOfEach(backups, (name) => mondayOf(dayOf(name)), WEEKS),
  ]);
}

function lastOfEach(
  names: readonly string[],
  periodOf: (name: string) => string,
  periods: number,
): string[] {
  const last = new Map(names.map((name) => [periodOf(name), name]));
  return [...last.values()].slice(-periods);
}

function mondayOf(day: string): string {
  return sumarDias(day, -DIAS_SEMANA.indexOf(diaDeSemana(day)));
}
