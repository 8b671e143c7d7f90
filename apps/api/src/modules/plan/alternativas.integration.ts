import { expect, test } from 'vitest';
import {
  VIERNES,
  centroConFranja,
  crearPersona,
  reservar,
  verDia,
  type Persona,
} from '../../../test/support/builders.ts';
import { useTestApp } from '../../../test/support/test-app.ts';

const app = useTestApp();

const alternatives = async ({ token }: Persona, ...ids: number[]) => {
  const { body } = await app.call(`GET /reservas/alternativas?reservas=${ids.join(',')}`, {
    token,
  });
  return body as { reservaId: number; franja: { id: number; inicio: string } | null }[];
};
const times = (answer: Awaited<ReturnType<typeof alternatives>>) =>
  answer.map(({ franja }) => franja?.inicio);

test('each booking is offered the nearest franja with its places, and all can go there at once', async () => {
  const { admin, ana, franjaId } = await centroConFranja(app);
  const [, nine] = await verDia(app, VIERNES, ana);
  await reservar(app, await crearPersona(app), nine?.id ?? 0, 1);
  const luis = await crearPersona(app);
  const two = await reservar(app, ana, franjaId, 1);
  const other = await reservar(app, luis, franjaId, 1);
  const offered = await alternatives(admin, other.id, two.id);
  // The franja of nine has two places: the first booking takes them, and the second goes on to ten.
  expect(offered.map(({ reservaId }) => reservaId)).toEqual([two.id, other.id]);
  expect(times(offered)).toEqual([`${VIERNES}T09:00:00`, `${VIERNES}T10:00:00`]);
  for (const { reservaId, franja } of offered) {
    const moved = await app.call(`PUT /reservas/${reservaId}`, {
      token: admin.token,
      body: { franjaId: franja?.id },
    });
    expect([moved.status, moved.body.franja.inicio]).toEqual([200, franja?.inicio]);
  }
});

test('neither what is blocked, full or withdrawn, nor where the client is already', async () => {
  const { admin, ana, franjaId } = await centroConFranja(app);
  const [, nine, ten, eleven, four] = await verDia(app, VIERNES, ana);
  await app.call(`PUT /franjas/${nine?.id}/bloquear`, admin);
  await reservar(app, await crearPersona(app), ten?.id ?? 0, 3);
  await app.call(`DELETE /franjas/${eleven?.id}`, admin);
  await reservar(app, ana, four?.id ?? 0);
  const { id } = await reservar(app, ana, franjaId);
  expect(times(await alternatives(admin, id))).toEqual([`${VIERNES}T17:00:00`]);
});

test('what is cancelled, over or unknown is left out; with no room anywhere there is none', async () => {
  const { admin, ana, franjaId } = await centroConFranja(app);
  const gone = await reservar(app, ana, franjaId);
  await app.call(`POST /reservas/${gone.id}/cancelar`, ana);
  const { id } = await reservar(app, ana, franjaId);
  expect(await alternatives(admin, gone.id, 9_999)).toEqual([]);
  await app.call('POST /excepciones/bloqueos', {
    ...admin,
    body: { fechaDesde: '2026-10-01', fechaHasta: '2026-10-31' },
  });
  expect(await alternatives(admin, gone.id, id)).toEqual([{ reservaId: id, franja: null }]);
  app.clock.set(`${VIERNES}T08:00:00`);
  const later = await crearPersona(app, { rol: 'ADMIN' });
  expect(await alternatives(later, id)).toEqual([]);
});

test('nobody is sent to a franja that only stays for its own bookings', async () => {
  const { admin, ana, franjaId } = await centroConFranja(app);
  const [, nine] = await verDia(app, VIERNES, ana);
  await reservar(app, await crearPersona(app), nine?.id ?? 0);
  const { id } = await reservar(app, ana, franjaId);
  await app.call('POST /excepciones/feriados', {
    ...admin,
    body: { fecha: VIERNES, descripcion: 'Fiesta' },
  });
  expect(times(await alternatives(admin, id))).toEqual(['2026-10-01T19:00:00']);
});
