import { parseArgs } from 'node:util';
import { readBackupHead, restoreBackup } from '../database/backup/restore-backup.ts';
import { brokenInvariants } from '../database/invariants.ts';
import { CommandError, log, pathOf, runCommand, withDatabase } from './run-command.ts';

/* `npm run restaurar -- FILE [--reemplazar]` restores a stopped centre from a backup. */

function readArgs(args: string[]): { file: string; replace: boolean } {
  try {
    const options = { reemplazar: { type: 'boolean' } } as const;
    const { positionals, values } = parseArgs({ args, options, allowPositionals: true });
    const [file, ...others] = positionals;
    if (file === undefined || others.length > 0) throw new Error('one file');
    return { file: pathOf(file), replace: values.reemplazar ?? false };
  } catch {
    throw new CommandError('Se escribe: npm run restaurar -- ARCHIVO [--reemplazar]');
  }
}

await runCommand(async (command) => {
  const { print } = command;
  const { file, replace } = readArgs(command.args);
  // The backup file is checked before `withDatabase` opens, and perhaps creates, a database.
  await readBackupHead(file);
  const problems = await withDatabase(
    command,
    async (database) => {
      const restored = await restoreBackup(database, { file, replace, log });
      const momento = restored.momento.replace('T', ' ');
      print(
        `Restaurado: ${restored.filas} filas de ${restored.tablas} tablas, como estaban el ${momento} (Remanso ${restored.version}).`,
      );
      await database.pool.query('analyze');
      return brokenInvariants(database.db, command.clock);
    },
    'alone',
  );
  print('Las sesiones terminaron: cada persona vuelve a entrar con su contraseña.');
  for (const problem of problems) print(problem);
  if (problems.length > 0) print('Lo restaurado tiene problemas que ya tenía el respaldo.');
  return problems.length === 0 ? 0 : 1;
});
