import { isEmbeddedError } from '../database/embedded/embedded.errors.ts';
import { findPostgresBinaries } from '../database/embedded/postgres-binaries.ts';

/*
 * `npm run preparar` installs everything that a start would install. Afterwards, the system account
 * that runs the centre needs no right to write to the program's folder.
 */

try {
  findPostgresBinaries(undefined);
  process.stdout.write('Todo está instalado: el centro se puede iniciar.\n');
} catch (error) {
  // A centre that uses its own PostgreSQL server (DATABASE_URL) does not need the embedded
  // PostgreSQL, so a lack of binaries is printed, not thrown.
  if (!isEmbeddedError(error, 'NO_BINARIES')) throw error;
  process.stdout.write(`${error.message}\n`);
}
