import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Dependencies } from '../dependencies.ts';
import { buscarUsuarioPorEmail } from '../modules/usuarios/usuarios.queries.ts';
import { systemClock } from '../platform/clock.ts';
import { serve } from '../serve.ts';
import { CONTRASENA, poblarCentro } from './poblar-centro.ts';

/*
 * `npm run demo`: a living centre in a folder of its own. A demo of today is used again; an older one is made anew,
 * because its four weeks have moved. A folder that holds anything else is never touched.
 */

const ADMIN_EMAIL = 'admin@remanso.local';
const dataDir = resolve(process.env['DATA_DIR'] || './data-demo');
const stamp = join(dataDir, 'demo.json');
const zone = process.env['CENTER_TIME_ZONE'] || 'America/Argentina/Tucuman';

interface Stamp {
  dia: string;
  emails: string[];
}

function readStamp(): Stamp | undefined {
  return existsSync(stamp) ? (JSON.parse(readFileSync(stamp, 'utf8')) as Stamp) : undefined;
}

const found = readStamp();
if (found && found.dia !== systemClock(zone).today()) rmSync(dataDir, { recursive: true });
if (!found && existsSync(join(dataDir, 'postgres'))) {
  process.stderr.write(
    `"${dataDir}" tiene datos que no son de una demostración: indicar otra carpeta en DATA_DIR.\n`,
  );
  process.exit(1);
}

await serve({
  source: {
    ...process.env,
    DATABASE_URL: undefined,
    DATA_DIR: dataDir,
    ADMIN_EMAIL,
    ADMIN_PASSWORD: CONTRASENA,
  },
  prepare: async (dependencies) => {
    const { emails } = readStamp() ?? (await poblar(dependencies));
    return [`Demostración    contraseña ${CONTRASENA} para ${[ADMIN_EMAIL, ...emails].join(', ')}`];
  },
});

async function poblar(dependencies: Dependencies): Promise<Stamp> {
  const admin = await buscarUsuarioPorEmail(dependencies.db, ADMIN_EMAIL);
  if (!admin) throw new Error('The demo has no administrator');
  const emails = await poblarCentro(dependencies, admin.id);
  const made = { dia: dependencies.clock.today(), emails };
  writeFileSync(stamp, JSON.stringify(made));
  return made;
}
