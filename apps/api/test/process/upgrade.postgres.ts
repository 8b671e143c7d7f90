import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { login } from '@remanso/contract/persona/auth.contract';
import pg from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { connect } from '../../src/database/connect.ts';
import { migrate } from '../../src/database/migrate.ts';
import { createPasswords } from '../../src/platform/security/passwords.ts';
import { CONTRASENA } from '../support/builders.ts';
import { clientOf } from '../support/client.ts';
import { createDatabase } from '../support/database/create-database.ts';
import { fixedClock } from '../support/fixed-clock.ts';
import { JWT_SECRET } from '../support/secrets.ts';
import { ADMIN } from './book-under-load.ts';
import { runCommand, runToItsEnd, spawnServer } from './spawn-server.ts';

const PATIENCE_MS = 90_000;
const MIGRATIONS = join(import.meta.dirname, '../../src/database/migrations');
/**
 * The migration of the daily jobs. The older centre of these tests has only the migrations before
 * this one.
 */
const NEXT = '0010-';

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'remanso-anterior-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/**
 * Creates a database with only the migrations before NEXT, as an older version left it, with an
 * administrator.
 */
async function olderCentre() {
  const folder = join(await newFolder(), 'migrations');
  await cp(MIGRATIONS, folder, { recursive: true });
  for (const name of await readdir(folder)) if (name >= NEXT) await rm(join(folder, name));
  const { url, drop } = await createDatabase(inject('server'));
  onTestFinished(drop);
  const DATA_DIR = await newFolder();
  const options = {
    databaseUrl: url,
    dataDir: DATA_DIR,
    clock: fixedClock(),
    log: () => undefined,
  };
  const { db, pool, close } = await connect(options);
  await migrate(db, { folder });
  await pool.query(
    `insert into usuarios (nombre, apellido, nombre_busqueda, email, genero, telefono,
      contrasena_hash, rol, creado_en)
    values ('Ada', 'Paz', 'ada paz', $1, 'OTROS', '3815550100', $2, 'ADMIN', now())`,
    [ADMIN.ADMIN_EMAIL, await createPasswords().hash(CONTRASENA)],
  );
  await close();
  return { DATA_DIR, DATABASE_URL: url, JWT_SECRET };
}

const backupsOf = ({ DATA_DIR }: { DATA_DIR: string }) =>
  readdir(join(DATA_DIR, 'respaldos')).catch(() => []);

test(
  'it backs up, migrates, says so, and serves; the backup restores what was there',
  async () => {
    const variables = await olderCentre();
    expect(await runCommand('verificar', variables)).toEqual({
      code: 1,
      written: expect.stringContaining('todavía no es de esta versión de Remanso'),
    });
    const server = await spawnServer(variables);
    const [name = '', ...others] = await backupsOf(variables);
    expect([name, others]).toEqual([expect.stringMatching(/^antes-de-actualizar-/), []]);
    const file = join(variables.DATA_DIR, 'respaldos', name);
    expect(server.written()).toMatch(/^Se actualiza la base de datos \(.*0010-trabajos/);
    expect(server.written()).toContain(`Antes se guarda un respaldo en "${file}".\n`);
    expect(server.written()).toContain('La base de datos quedó actualizada.\n');
    const body = { email: ADMIN.ADMIN_EMAIL, password: CONTRASENA };
    expect((await clientOf(server.origin).call(login, { body })).status).toBe(200);
    await server.stop();

    // A start without pending migrations makes no respaldo, so the number of respaldos stays the
    // same.
    await (await spawnServer(variables)).stop();
    expect(await backupsOf(variables)).toEqual([name]);
    const restored = await runCommand('restaurar', variables, file, '--reemplazar');
    expect(restored).toMatchObject({ code: 0 });
  },
  PATIENCE_MS,
);

test(
  'a migration that fails leaves the old state, and says what to do',
  async () => {
    const variables = await olderCentre();
    const client = new pg.Client(variables.DATABASE_URL);
    await client.connect();
    onTestFinished(() => client.end());
    await client.query('alter table trabajos_del_dia add column hecho_en date');
    const { code, written } = await runToItsEnd(variables);
    expect(code).toBe(1);
    expect(written).toContain('La migración 0010-trabajos falló y la base quedó como estaba.\n');
    expect(written).toContain('Qué hacer: iniciar la versión anterior de Remanso');
    const [name = ''] = await backupsOf(variables);
    expect(written).toContain(join(variables.DATA_DIR, 'respaldos', name));
    const { rows } = await client.query(
      `select name from kysely_migration where name >= '${NEXT}'`,
    );
    expect(rows).toEqual([]);
  },
  PATIENCE_MS,
);

test(
  'without room for the backup nothing is migrated',
  async () => {
    const variables = await olderCentre();
    const onNothing = { ...variables, DATA_DIR: await newFolder() };
    await cp(import.meta.filename, join(onNothing.DATA_DIR, 'respaldos'));
    const { code, written } = await runToItsEnd(onNothing);
    expect(code).toBe(1);
    expect(written).toMatch(
      /^No se pudo escribir el respaldo [^\n]+ Sin un respaldo la base de datos no se actualiza\.\n$/,
    );
    expect(await runCommand('verificar', variables)).toMatchObject({ code: 1 });
  },
  PATIENCE_MS,
);
