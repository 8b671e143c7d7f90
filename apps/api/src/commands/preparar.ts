import { NoBinariesError } from '../database/embedded/embedded.errors.ts';
import { findPostgresBinaries } from '../database/embedded/postgres-binaries.ts';

/*
 * `npm run preparar`: leaves nothing for the start to install, so that the service need not be able
 * to write where its program is.
 */

try {
  findPostgresBinaries(undefined);
  process.stdout.write('Todo está instalado: el centro se puede iniciar.\n');
} catch (error) {
  // A centre with a server of its own needs no other.
  if (!(error instanceof NoBinariesError)) throw error;
  process.stdout.write(`${error.message}\n`);
}
