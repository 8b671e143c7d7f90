import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { assertReplaceable } from '../database/backup/assert-replaceable.ts';
import { backupFolder, backupName } from '../database/backup/backup-folder.ts';
import { takeBackup } from '../database/backup/take-backup.ts';
import { readMigrations } from '../database/migrate.ts';
import { writeIfPossible } from '../database/outage/write-if-possible.ts';
import { RESPALDO } from '../platform/jobs/create-nightly-backup.ts';
import { anotarTrabajoHecho } from '../platform/jobs/trabajos-del-dia.repository.ts';
import { CommandError, pathOf, runCommand, withDatabase } from './run-command.ts';

/*
 * `npm run respaldo [-- --a FILE]` writes everything that the centre has stored to one backup file.
 * The centre may go on running meanwhile.
 */

function readTarget(args: string[]): string | undefined {
  try {
    const { a } = parseArgs({ args, options: { a: { type: 'string' } } }).values;
    return a === undefined ? undefined : pathOf(a);
  } catch {
    throw new CommandError('Se escribe: npm run respaldo [-- --a ARCHIVO]');
  }
}

await runCommand(async (command) => {
  const { env, clock, print } = command;
  const target = readTarget(command.args);
  if (target !== undefined) await assertReplaceable(target);
  const backup = await withDatabase(command, async ({ db, pool }) => {
    const file = target ?? join(backupFolder(env.dataDir), backupName(clock.now()));
    const made = await takeBackup(pool, { file, clock });
    // The backup is noted in the database with `anotarTrabajoHecho`, except where a migration is
    // pending (the table for the note may be missing) or the database accepts no writes.
    const { pending } = await readMigrations(db);
    if (pending.length === 0) {
      await writeIfPossible(anotarTrabajoHecho(db, clock, { trabajo: RESPALDO }));
    }
    return made;
  });
  const kilobytes = Math.ceil(backup.bytes / 1024);
  print(`Respaldo hecho: ${backup.filas} filas de ${backup.tablas} tablas, ${kilobytes} KB.`);
  print(backup.file);
});
