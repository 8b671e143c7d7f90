import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { MARCA } from '@remanso/contract/centro/marca';
import { lockDirectory } from '../database/embedded/data-folder.ts';
import type { Dependencies } from '../dependencies.ts';
import { buscarUsuarioPorEmail } from '../modules/usuarios/usuarios.queries.ts';
import { systemClock } from '../platform/clock.ts';
import { serve } from '../serve.ts';
import { CONTRASENA, poblarCentro } from './poblar-centro.ts';

/*
 * `npm run demo` starts an example centre in a data folder of its own. A demo that was made today
 * is used again. A demo of an earlier day, or one whose making was interrupted, is deleted and made
 * anew, because its bookings lie around the day on which it was made. A folder with any other
 * content is never touched.
 */

const ADMIN_EMAIL = 'admin@remanso.local';
const dataDir = resolve(process.env['DATA_DIR'] || './data-demo');
const database = join(dataDir, 'postgres');
const stamp = join(dataDir, 'demo.json');
const zone = process.env['CENTER_TIME_ZONE'] || MARCA.zonaHoraria;

interface Stamp {
  /** The day on which the demo was made; null while the demo is being made. */
  dia: string | null;
  emails: string[];
}

function readStamp(): Stamp | undefined {
  return existsSync(stamp) ? (JSON.parse(readFileSync(stamp, 'utf8')) as Stamp) : undefined;
}

function writeStamp(made: Stamp): void {
  writeFileSync(stamp, JSON.stringify(made));
}

/**
 * Empties the data folder for a new demo, unless it contains a demo of today. Throws when the
 * folder contains anything that is no demo, or when an earlier demo is still running.
 */
function makeRoom(): void {
  const found = readStamp();
  if (found?.dia === systemClock(zone).today()) return;
  if (found) {
    // `lockDirectory` throws while an earlier demo is still running on the folder.
    if (existsSync(database)) lockDirectory(database).release();
    rmSync(dataDir, { recursive: true });
  } else if (existsSync(dataDir) && readdirSync(dataDir).length > 0) {
    throw new Error(
      `"${dataDir}" tiene algo que no es una demostración: indicar otra carpeta en DATA_DIR.`,
    );
  }
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  writeStamp({ dia: null, emails: [] });
}

try {
  makeRoom();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

await serve({
  source: {
    ...process.env,
    DATABASE_URL: undefined,
    DATA_DIR: dataDir,
    ADMIN_EMAIL,
    ADMIN_PASSWORD: CONTRASENA,
    // The lines that the usual log level writes about four weeks of e-mails would push the banner
    // with the demo's password off the screen.
    LOG_LEVEL: process.env['LOG_LEVEL'] || 'warn',
  },
  showOutbox: true,
  prepare: async (dependencies) => {
    const made = readStamp();
    const { emails } = made?.dia ? made : await poblar(dependencies);
    return [`Demostración    contraseña ${CONTRASENA} para ${[ADMIN_EMAIL, ...emails].join(', ')}`];
  },
});

async function poblar(dependencies: Dependencies): Promise<Stamp> {
  const admin = await buscarUsuarioPorEmail(dependencies.db, ADMIN_EMAIL);
  if (!admin) throw new Error('The demo has no administrator');
  const emails = await poblarCentro(dependencies, admin.id);
  const made = { dia: dependencies.clock.today(), emails };
  writeStamp(made);
  return made;
}
