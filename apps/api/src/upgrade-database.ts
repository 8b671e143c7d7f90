import { join } from 'node:path';
import {
  backupFolder,
  pruneUpgradeBackups,
  upgradeBackupName,
} from './database/backup/backup-folder.ts';
import { BackupError } from './database/backup/backup.errors.ts';
import { takeBackup } from './database/backup/take-backup.ts';
import type { Database } from './database/connect.ts';
import { MigrationError, migrate } from './database/migrate.ts';
import type { Clock } from './platform/clock.ts';
import { RESPALDO } from './platform/jobs/create-nightly-backup.ts';
import { anotarTrabajoHecho } from './platform/jobs/trabajos-del-dia.repository.ts';

interface Options {
  database: Pick<Database, 'db' | 'pool'>;
  dataDir: string;
  clock: Clock;
  log: (message: string) => void;
}

/**
 * Migrates the database to this version. The instance that migrates first backs up a centre that
 * has accounts; when the backup fails, for instance on a full disk, throws and migrates nothing.
 */
export async function upgradeDatabase({ database, dataDir, clock, log }: Options): Promise<void> {
  const { db, pool } = database;
  let file: string | undefined;
  try {
    await migrate(db, {
      log,
      async beforeUpgrade(pending) {
        const folder = backupFolder(dataDir);
        const target = join(folder, upgradeBackupName(clock.now()));
        log(
          `Se actualiza la base de datos (${pending.join(', ')}). Antes se guarda un respaldo en "${target}".`,
        );
        await takeBackup(pool, { file: target, clock });
        file = target;
        pruneUpgradeBackups(folder);
      },
    });
  } catch (error) {
    if (error instanceof BackupError)
      throw new BackupError(`${error.message} Sin un respaldo la base de datos no se actualiza.`);
    if (error instanceof MigrationError && file !== undefined) error.backup = file;
    throw error;
  }
  if (file === undefined) return;
  await anotarTrabajoHecho(db, clock, { trabajo: RESPALDO });
  log('La base de datos quedó actualizada.');
}
