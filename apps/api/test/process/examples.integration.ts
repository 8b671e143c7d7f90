import type { Alcance } from '@remanso/contract/sistema/tokens.rules';
import { crearToken } from '@remanso/contract/sistema/tokens.contract';
import { cambiarWebhook, crearWebhook } from '@remanso/contract/sistema/webhooks.contract';
import { EVENTOS } from '@remanso/contract/sistema/webhooks.rules';
import { cancelarReserva, crearReserva } from '@remanso/contract/reserva/reservas.contract';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { CONTRASENA, acompaniantes } from '../support/builders.ts';
import { centreAt } from '../support/centre-at.ts';
import { copyTemplate } from '../support/database/test-database.ts';
import { JWT_SECRET } from '../support/secrets.ts';
import { world } from '../support/world.ts';
import { ADMIN } from './book-under-load.ts';
import { runExample, spawnServer, startExample } from './spawn-server.ts';

const PATIENCE_MS = 90_000;

async function openCentre() {
  const { env, remove } = await copyTemplate();
  onTestFinished(remove);
  const { origin } = await spawnServer({
    ...env,
    ...ADMIN,
    JWT_SECRET,
    ALLOW_PRIVATE_TARGETS: 'on',
  });
  const centre = centreAt(origin, { email: ADMIN.ADMIN_EMAIL, password: CONTRASENA });
  return { origin, centre, ...(await world(centre, { clientes: ['ana'] })) };
}

test(
  'the sheet of a day is printed with a llave that may read bookings, and with no other',
  async () => {
    const { origin, centre, admin, ana, dia, franja } = await openCentre();
    const body = { franjaId: franja('10:00'), acompaniantes: acompaniantes(1) };
    await centre.make(crearReserva, { as: ana, body });
    const llave = async (alcances: Alcance[]) => {
      const made = { nombre: 'Hoja', alcances };
      return (await centre.make(crearToken, { as: admin, body: made })).token;
    };
    const print = async (...alcances: Alcance[]) =>
      runExample(
        'hoja-del-dia',
        { REMANSO_URL: origin, REMANSO_TOKEN: await llave(alcances) },
        dia,
      );

    const { code, written } = await print('reservas:leer', 'clientes:leer', 'pagos:leer');
    expect(written).toMatch(
      new RegExp(`^Turnos del ${dia}\n\n10:00\n  Ana .+, .+ · .+ · debe \\$ [\\d.]+\n$`),
    );
    expect(code).toBe(0);
    expect(await print('agenda:leer')).toEqual({
      code: 1,
      written: '403: Esta llave no tiene el permiso reservas:leer\n',
    });
  },
  PATIENCE_MS,
);

test(
  'each booking has its row in the spreadsheet, also after the program begins anew',
  async () => {
    const { centre, admin, ana, franja } = await openCentre();
    const folder = await mkdtemp(join(tmpdir(), 'remanso-planilla-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const planilla = join(folder, 'reservas.csv');
    const told = { url: 'http://127.0.0.1:9/', eventos: [...EVENTOS] };
    const { id, secreto } = await centre.make(crearWebhook, {
      as: admin,
      body: { ...told, activo: false },
    });
    const rows = async () => (await readFile(planilla, 'utf8')).slice(1).trimEnd().split('\r\n');
    /** Starts the program on a free port, and tells the centre where. */
    const begin = async () => {
      const program = startExample('reservas-en-planilla', { WEBHOOK_SECRET: secreto }, planilla);
      const [, port = ''] = await program.untilWritten(/port (\d+)/);
      const body = { ...told, url: `http://127.0.0.1:${port}/` };
      await centre.make(cambiarWebhook, { as: admin, params: { id }, body });
      return program;
    };

    const program = await begin();
    const nine = { franjaId: franja('09:00') };
    const first = await centre.make(crearReserva, { as: ana, body: nine });
    await vi.waitFor(async () => expect(await rows()).toHaveLength(2), PATIENCE_MS);
    await program.stop();

    await begin();
    await centre.make(cancelarReserva, { as: ana, params: { id: first.id } });
    await centre.make(crearReserva, { as: ana, body: { franjaId: franja('10:00') } });
    const estados = async () => (await rows()).map((row) => row.split(';')[1]);
    const wanted = ['Estado', 'CANCELADA', 'CONFIRMADA'];
    await vi.waitFor(async () => expect(await estados()).toEqual(wanted), PATIENCE_MS);
  },
  PATIENCE_MS,
);
