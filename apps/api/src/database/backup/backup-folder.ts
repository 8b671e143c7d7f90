import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DIAS_SEMANA, diaDeSemana, sumarDias } from '@remanso/contract/calendario';
import { unwritable } from './backup.errors.ts';
import { DRAFT_END } from './sealed-file.ts';

/*
 * The folder of a centre's backups. Their names say of when they are, in the centre's time, so that
 * the names in their order are the backups in theirs.
 */

const NAME = /^remanso-(\d{4}-\d\d-\d\d)-\d{6}\.sql\.zst$/;
const DAYS = 7;
const WEEKS = 4;

/** Returns the folder of the backups below the data folder, which is made where there is none. */
export function backupFolder(dataDir: string): string {
  const folder = join(dataDir, 'respaldos');
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    return folder;
  } catch (error) {
    throw unwritable(folder, error);
  }
}

/** Returns the name of a backup of this momento: `remanso-2026-10-01-030000.sql.zst`. */
export function backupName(momento: string): string {
  return `remanso-${momento.replace('T', '-').replaceAll(':', '')}.sql.zst`;
}

const UPGRADE_NAME = /^antes-de-actualizar-[\d-]+\.sql\.zst$/;
const UPGRADES = 3;

/** Returns the name of a backup that is made before an upgrade. */
export function upgradeBackupName(momento: string): string {
  return backupName(momento).replace('remanso-', 'antes-de-actualizar-');
}

/** Removes the backups of all upgrades but the last three. */
export function pruneUpgradeBackups(folder: string): void {
  const names = readdirSync(folder).filter((name) => UPGRADE_NAME.test(name));
  for (const name of names.toSorted().slice(0, -UPGRADES)) {
    rmSync(join(folder, name), { force: true });
  }
}

/**
 * Removes the backups that are neither the last of one of the last seven days that have one, nor of
 * one of the last four weeks; and what killed processes have left half written.
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

/** Returns the names of the backups to keep. */
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
