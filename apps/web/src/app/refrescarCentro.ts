import { llamar } from '../lib/api.ts';
import { hayQueRefrescarCentro, ponerCentro } from '../lib/centro.ts';

/** Asks what the centre says now, where the page may be an older one. */
export async function refrescarCentro(): Promise<void> {
  if (!hayQueRefrescarCentro()) return;
  try {
    ponerCentro(await llamar('GET /centro', { sinSesion: true, siFalla: '' }));
  } catch {
    // The page goes on with what it says.
  }
}
