import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { MARCA } from '@remanso/contract/centro/marca';
import { lockDirectory } from '../database/embedded/directory-lock.ts';
import type { Dependencies } from '../dependencies.ts';
import { buscarUsuarioPorEmail } from '../modules/usuarios/usuarios.queries.ts';
import { systemClock } from '../platform/clock.ts';
import { serve } from '../serve.ts';
import { CONTRASENA, poblarCentro } from './poblar-centro.ts';

/*
 * `npm run demo`: a living centre in a folder of its own. A demo of today is used again; an older
 * one is made anew, because its four weeks have moved, and so is one that was interrupted while it
 * was made. A folder that holds anything else is never touched.
 */

const ADMIN_EMAIL = 'admin@remanso.local';
const dataDir = resolve(process.env['DATA_DIR'] || './data-demo');
const database = join(dataDir, 'postgres');
const stamp = join(dataDir, 'demo.json');
const zone = process.env['CENTER_TIME_ZONE'] || MARCA.zonaHoraria;

interface Stamp {
  /** The day on which the demo was made; null while it is being made. */
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
 * Makes room for a demo of today, unless there is one. Throws when the folder is somebody else's or
 * in use.
 */
function makeRoom(): void {
  const found = readStamp();
  if (found?.dia === systemClock(zone).today()) return;
  if (found) {
    // `lockDirectory` throws while the demo of another day is still running.
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
    // Four weeks of letters would push the banner, and the password in it, out of sight.
    LOG_LEVEL: process.env['LOG_LEVEL'] || 'warn',
  },
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
