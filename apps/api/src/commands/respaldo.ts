import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { backupFolder, backupName } from '../database/backup/backup-folder.ts';
import { takeBackup } from '../database/backup/take-backup.ts';
import { CommandError, pathOf, runCommand, withDatabase } from './run-command.ts';

/*
 * `npm run respaldo [-- --a FILE]`: writes all that the centre has stored to one file, while it
 * works.
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
  const backup = await withDatabase(command, async ({ pool }) => {
    const file = target ?? join(backupFolder(env.dataDir), backupName(clock.now()));
    return takeBackup(pool, { file, clock });
  });
  const kilobytes = Math.ceil(backup.bytes / 1024);
  print(`Respaldo hecho: ${backup.filas} filas de ${backup.tablas} tablas, ${kilobytes} KB.`);
  print(backup.file);
});
