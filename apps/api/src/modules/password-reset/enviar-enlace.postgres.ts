import { centroNuevo } from '@remanso/contract/centro/centro.rules';
import { actualizarUsuario } from '@remanso/contract/persona/usuarios.contract';
import { validarReset } from '@remanso/contract/persona/password-reset.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, type Database } from '../../database/connect.ts';
import { crearPersona } from '../../../test/support/personas.ts';
import { useTestApp } from '../../../test/support/test-app.ts';
import { crearRedactarEnlace } from './redactar-enlace.ts';

const app = useTestApp();

/** The database pool of a second instance of the API. */
let other: Database;

beforeAll(async () => {
  const { env } = app.database;
  const { clock } = app;
  const log = () => undefined;
  other = await connect({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR, clock, log });
});

afterAll(() => other.close());

/**
 * Writes the letter for a request of a new password, as the instance that has taken the aviso does.
 * Returns the token of the link; undefined where no letter is written.
 */
async function linkBy(db: Database['db'], para: string): Promise<string | undefined> {
  const { clock } = app;
  const redactar = crearRedactarEnlace({ db, clock, publicUrl: 'https://turnos.ejemplo.com' });
  const aviso: Parameters<typeof redactar>[0] = {
    id: 1,
    tipo: 'contrasena',
    para,
    usuario_id: null,
    reserva_id: null,
    datos: {},
    creado_en: clock.epoch(),
    vence_en: clock.epoch() + 1,
    intentos: 1,
  };
  const carta = await redactar(aviso, centroNuevo());
  return carta && (/token=([\w-]+)/.exec(carta.mensaje.boton?.href ?? '')?.[1] ?? '');
}

test('of links that two instances send at once only one works', async () => {
  const ana = await crearPersona(app);
  const bases = [app.database.db, other.db];
  for (let round = 0; round < 20; round += 1) {
    const tokens = await Promise.all([...bases, ...bases].map((db) => linkBy(db, ana.email)));
    const answers = await Promise.all(
      tokens.map((token = '') => app.call(validarReset, { params: { token } })),
    );
    const valid = answers.map(({ body }) => body.valido).toSorted();
    expect([round, ...valid]).toEqual([round, false, false, false, true]);
  }
});

test('a link is never sent to an e-mail that was given up meanwhile and still works', async () => {
  const admin = await crearPersona(app, { rol: 'ADMIN' });
  const ana = await crearPersona(app);
  for (let round = 0; round < 20; round += 1) {
    const email = `mudada${round}@ejemplo.com`;
    const [token, change] = await Promise.all([
      linkBy(other.db, ana.email),
      app.call(actualizarUsuario, { as: admin, params: { id: ana.id }, body: { email } }),
    ]);
    expect(change.status).toBe(200);
    ana.email = email;
    if (token === undefined) continue;
    const { body } = await app.call(validarReset, { params: { token } });
    expect([round, body.valido]).toEqual([round, false]);
  }
});
