import { brokenInvariants, INVARIANTS } from '../database/invariants.ts';
import { assertMigrated, runCommand, withDatabase } from './run-command.ts';

/*
 * `npm run verificar`: looks for what must never be in the stored data, and says what there is.
 */

await runCommand(async ({ print, ...command }) => {
  const problems = await withDatabase(command, async (database) => {
    await assertMigrated(database);
    return brokenInvariants(database.db);
  });
  for (const problem of problems) print(problem);
  const reglas = Object.keys(INVARIANTS).length;
  print(
    problems.length === 0
      ? `Todo está en orden: se cumplen las ${reglas} reglas.`
      : `Hay ${problems.length} problemas. Conviene guardar un respaldo (npm run respaldo) antes de corregir nada.`,
  );
  return problems.length === 0 ? 0 : 1;
});
