import { sinLoDeEjemplo } from '@remanso/contract/centro/centro.rules';
import { llamar } from '../lib/api/api.ts';
import { centro, ponerCentro } from '../lib/centro.ts';

/** Asks what the centre says now. */
export async function refrescarCentro(): Promise<void> {
  try {
    const actual = await llamar('GET /centro', { sinSesion: true, siFalla: '' });
    // The page has left out what nobody has said, and goes on leaving it out.
    ponerCentro(centro().direccion === '' ? sinLoDeEjemplo(actual) : actual);
  } catch {
    // The page goes on with what it says.
  }
}
