import { sinLoDeEjemplo } from '@remanso/contract/centro.rules';
import { llamar } from '../lib/api.ts';
import { centro, hayQueRefrescarCentro, ponerCentro } from '../lib/centro.ts';

/** Asks what the centre says now, where the page may be an older one. */
export async function refrescarCentro(): Promise<void> {
  if (!hayQueRefrescarCentro()) return;
  try {
    const actual = await llamar('GET /centro', { sinSesion: true, siFalla: '' });
    // The page has left out what nobody has said, and goes on leaving it out.
    ponerCentro(centro().direccion === '' ? sinLoDeEjemplo(actual) : actual);
  } catch {
    // The page goes on with what it says.
  }
}
