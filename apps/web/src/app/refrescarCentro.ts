import { sinLoDeEjemplo } from '@remanso/contract/centro/centro.rules';
import { llamar } from '../lib/api/api.ts';
import { centro, ponerCentro } from '../lib/centro.ts';

/** Reads the centre's data from the server and shows it on the page. */
export async function refrescarCentro(): Promise<void> {
  try {
    const actual = await llamar('GET /centro', { sinSesion: true, siFalla: '' });
    // A page that was rendered without the example data of `marca.ts` must not show that example
    // data now.
    ponerCentro(centro().direccion === '' ? sinLoDeEjemplo(actual) : actual);
  } catch {
    // The page keeps the data that it shows where the call fails.
  }
}
