import type { Endpoint } from '@remanso/contract/endpoint';
import { ENDPOINTS } from '@remanso/contract/endpoints';
import { fechaDe } from '@remanso/contract/calendario';
import { actualizarReserva, crearReserva } from '@remanso/contract/reserva/reservas.contract';
import { ALCANCES, type Alcance } from '@remanso/contract/sistema/tokens.rules';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { reservar } from './support/builders.ts';
import { programaDe } from './support/programas/tokens-de-escena.ts';
import { told } from './support/refusals.ts';
import { openScene, type Scene } from './support/scene.ts';
import { useTestApp } from './support/test-app.ts';
import { validRequest } from './support/valid-requests/valid-requests.ts';
import { world } from './support/world.ts';

/*
 * What programs read is searched for in the text of each answer, so that a field that no table of
 * the contract mentions is found as well (rules §24.3).
 */

const app = useTestApp({ rateLimit: false });

const DE_PROGRAMAS = ENDPOINTS.filter(({ alcance }) => alcance !== undefined).map((endpoint) => ({
  endpoint,
  call: `${endpoint.method} ${endpoint.path}`,
}));

/** What is looked for in an answer, and the alcances of which each shows it. */
const SECRETS: [RegExp, readonly Alcance[]][] = [
  [/oculto\.example/, ['clientes:leer']],
  [/999 888/, ['clientes:leer']],
  [/Lo que el mostrador anota/, ['clientes:leer']],
  [/Apellidosecreto/, ['clientes:leer', 'reservas:leer', 'pagos:leer']],
  [/Invitadasecreta/, ['reservas:leer']],
  [/Lo que pidió al reservar/, ['reservas:leer']],
  [/"(participantes|composicionGenero|asistencia|posicion|proxima)":/, ['reservas:leer']],
  [/"(pagado|saldo|porCobrar|aDevolver|totalGastado)":/, ['pagos:leer']],
];

/** Makes sure that every list of the centre has something to tell; resolves to a booked franja. */
async function arrange(scene: Scene): Promise<number> {
  await scene.newPago();
  await scene.newDeuda();
  await scene.newEspera();
  await scene.newOferta();
  const { franja } = await reservar(app, scene.client, scene.freeFranja(), 1);
  return scene.block(franja.id);
}

/** Marks what the centre knows of its clients, so that an answer that tells of it is found. */
async function markSecrets() {
  const { db } = app.database;
  await sql`update usuarios set apellido = 'Apellidosecreto', telefono = '381 999 888',
    email = 'ella' || id || '@oculto.example', nota = 'Lo que el mostrador anota'
    where rol = 'CLIENT'`.execute(db);
  await sql`update asientos set nombre = 'Invitadasecreta' where not es_titular`.execute(db);
  await sql`update asientos set nombre = 'Ana Apellidosecreto' where es_titular`.execute(db);
  await sql`update reservas set notas = 'Lo que pidió al reservar'`.execute(db);
}

/** Returns a request that succeeds, and whose answer has something to tell. */
async function requestOf({ id }: Endpoint, scene: Scene, franjaId: number) {
  const request = await validRequest(id, scene);
  await markSecrets();
  return id === 'listarReservasDeFranja'
    ? { ...request, path: `/reservas/franja/${franjaId}` }
    : request;
}

test.each(DE_PROGRAMAS)('$call shows no program what its alcances do not', async ({ endpoint }) => {
  const own = endpoint.alcance as Alcance;
  const scene = await openScene(app);
  const franjaId = await arrange(scene);
  const others = ALCANCES.filter((one) => one.endsWith(':leer') && one !== own);
  for (const alcances of [[own], ...others.map((other) => [own, other])]) {
    const as = await programaDe(app, scene.admin, alcances);
    const { path, body } = await requestOf(endpoint, scene, franjaId);
    const answer = await app.send(endpoint.method, path, { as, body });
    // A program does not undo what a person did.
    expect(answer.status).toBe(endpoint.id === 'deshacerReserva' ? 409 : endpoint.status);
    const text = JSON.stringify(answer.body);
    const reads = alcances.includes(own.replace(':escribir', ':leer') as Alcance);
    const shown = SECRETS.filter(([secret]) => secret.test(text)).filter(
      ([, showing]) => !reads || !showing.some((one) => alcances.includes(one)),
    );
    expect([alcances, shown.map(([secret]) => secret.source)]).toEqual([alcances, []]);
    await app.send('DELETE', `/tokens/${as.id}`, { as: scene.admin });
  }
});

test.each(DE_PROGRAMAS.filter(({ endpoint: { method } }) => method === 'GET'))(
  '$call shows a program with every alcance what its administrator sees',
  async ({ endpoint }) => {
    const scene = await openScene(app);
    const franjaId = await arrange(scene);
    const as = await programaDe(app, scene.admin);
    const { path } = await requestOf(endpoint, scene, franjaId);
    const { method } = endpoint;
    const [people, program] = [
      await app.send(method, path, { as: scene.admin }),
      await app.send(method, path, { as }),
    ];
    expect(program.body).toEqual(people.body);
    expect(JSON.stringify(people.body).length).toBeGreaterThan(2);
  },
);

test('without reservas:leer an agenda has neither bookings nor who they are', async () => {
  const { admin, ana, franja, dia } = await world(app, { clientes: ['ana'] });
  await reservar(app, ana, franja('08:00'), 1);
  const as = await programaDe(app, admin, ['agenda:leer', 'clientes:leer', 'pagos:leer']);
  const path = `/franjas/por-fecha/${dia}?incluirDetalles=true`;
  const [primera] = (await app.send('GET', path, { as })).body as object[];
  expect(Object.keys(primera ?? {})).toEqual([
    'id',
    'fecha',
    'inicio',
    'fin',
    'horaInicio',
    'horaFin',
    'estado',
    'capacidadEfectiva',
    'ocupadosTotal',
    'retenidas',
    'motivo',
  ]);
});

test('a program that writes and may not read is answered the id and what it sent', async () => {
  const { admin, ana, franja } = await world(app, { clientes: ['ana'] });
  const as = await programaDe(app, admin, ['reservas:escribir', 'clientes:escribir']);
  const body = { franjaId: franja('08:00'), clienteId: ana.id, notas: 'Con toalla' };
  const made = (await app.send('POST', '/reservas', { as, body })).body as { id: number };
  expect(made).toEqual({ id: made.id, notas: 'Con toalla' });
  const put = async (path: string, sent: object) =>
    (await app.send('PUT', path, { as, body: sent })).body;
  expect(await put(`/reservas/${made.id}`, {})).toEqual({ id: made.id });
  expect(await put(`/reservas/${made.id}`, { franjaId: franja('09:00') })).toEqual({ id: made.id });
  const undone = await app.send('POST', `/reservas/${made.id}/deshacer`, { as });
  expect([undone.status, undone.body]).toEqual([200, { id: made.id }]);
  expect(await put(`/usuarios/${ana.id}`, {})).toEqual({ id: ana.id });
  expect(await put(`/usuarios/${ana.id}`, { telefono: '381 555 0101' })).toEqual({
    id: ana.id,
    telefono: '381 555 0101',
  });
});

test('a refusal tells a program that may not read nothing of a booking', async () => {
  const { admin, ana, franja } = await world(app, { clientes: ['ana'] });
  const as = await programaDe(app, admin, ['reservas:escribir']);
  const body = { franjaId: franja('08:00'), clienteId: ana.id };
  const { id, franja: suya } = await app.make(crearReserva, { as: admin, body });
  const again = await app.call(crearReserva, { as, body });
  expect(told(again)).toBe('Ya hay una reserva activa de ese cliente en este turno');
  const mover = { franjaId: franja('09:00'), desde: franja('10:00') };
  const moved = await app.call(actualizarReserva, { as, params: { id }, body: mover });
  expect(told(moved)).toBe('Mientras tanto esa reserva pasó a otro turno: no se movió nada.');
  expect(JSON.stringify(moved.body)).not.toContain(fechaDe(suya.inicio));
});
