import { brokenInvariants, INVARIANTS } from '../database/invariants.ts';
import { assertMigrated, runCommand, withDatabase } from './run-command.ts';

/*
 * `npm run verificar` looks in the stored data for rows that break the rules of INVARIANTS, and
 * prints each one it finds.
 */

await runCommand(async ({ print, ...command }) => {
  const problems = await withDatabase(command, async (database) => {
    await assertMigrated(database);
    return brokenInvariants(database.db, command.clock);
  });
  for (const problem of problems) print(problem);
  const reglas = Object.keys(INVARIANTS).length;
  print(
    problems.length === 0
      ? `Todo está en orden: se cumplen las ${reglas} reglas.`
      : `Hay ${problems.length} problemas. Guarda un respaldo (npm run respaldo) antes de corregir nada.`,
  );
  return problems.length === 0 ? 0 : 1;
});
