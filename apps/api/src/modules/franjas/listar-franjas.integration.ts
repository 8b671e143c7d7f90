import { expect, test } from 'vitest';
import {
  VIERNES,
  abrirCentro,
  centroConFranja,
  crearPersona,
  reservar,
  type Persona,
} from '../../../test/support/builders.ts';
import { invalid, outcome, refusal } from '../../../test/support/refusals.ts';
import { useTestApp } from '../../../test/support/test-app.ts';

const app = useTestApp();

const list = ({ token }: Persona, query = '') => app.call(`GET /franjas${query}`, { token });

const fechasDe = (franjas: { fecha: string }[]) => [...new Set(franjas.map(({ fecha }) => fecha))];

test('a period holds its first and its last day, in the order of time', async () => {
  const admin = await abrirCentro(app);
  const { status, body } = await list(admin, '?desde=2026-10-02&hasta=2026-10-05');
  expect(status).toBe(200);
  // Sunday, the fourth, is closed.
  expect(fechasDe(body)).toEqual(['2026-10-02', '2026-10-03', '2026-10-05']);
  const inicios = body.map(({ inicio }: { inicio: string }) => inicio);
  expect(inicios).toHaveLength(24);
  expect(inicios).toEqual(inicios.toSorted());
});

test('without days it is today; with one only, that day, or today to it', async () => {
  const admin = await abrirCentro(app);
  expect(fechasDe((await list(admin)).body)).toEqual(['2026-10-01']);
  expect(fechasDe((await list(admin, '?desde=2026-10-03')).body)).toEqual(['2026-10-03']);
  expect(fechasDe((await list(admin, `?hasta=${VIERNES}`)).body)).toEqual(['2026-10-01', VIERNES]);
});

test('today is the centre’s, also when Greenwich has begun tomorrow', async () => {
  const admin = await abrirCentro(app);
  app.clock.set('2026-10-01T23:59:59');
  const token = await app.dependencies.tokens.sign({ id: admin.id, rol: 'ADMIN', version: 1 });
  expect(fechasDe((await list({ ...admin, token })).body)).toEqual(['2026-10-01']);
});

test('the fallback for a day answers what the day itself does, with and without details', async () => {
  const { admin, ana, franjaId } = await centroConFranja(app);
  await reservar(app, ana, franjaId, 1);
  await app.call(`PUT /franjas/${franjaId + 1}/bloquear`, { ...admin, body: { motivo: 'Obra' } });
  for (const details of ['', 'incluirDetalles=true', 'incluirDetalles=false']) {
    const day = await app.call(`GET /franjas/por-fecha/${VIERNES}?${details}`, admin);
    const range = await list(admin, `?desde=${VIERNES}&hasta=${VIERNES}&${details}`);
    expect(day.body).toHaveLength(8);
    expect(outcome(range)).toEqual(outcome(day));
  }
});

test('the details of a period are each franja’s own bookings', async () => {
  const { admin, ana, franjaId } = await centroConFranja(app);
  const luis = await crearPersona(app);
  const first = await reservar(app, ana, franjaId, 1);
  const second = await reservar(app, luis, franjaId);
  const third = await reservar(app, luis, franjaId + 8);
  const period = '?desde=2026-10-02&hasta=2026-10-03';
  const { body } = await list(admin, `${period}&incluirDetalles=true`);
  const booked = body.flatMap(({ id, reservas }: { id: number; reservas: { id: number }[] }) =>
    reservas.map((reserva) => [id, reserva.id]),
  );
  expect(booked).toEqual([
    [franjaId, first.id],
    [franjaId, second.id],
    [franjaId + 8, third.id],
  ]);
  const plain = (await list(admin, period)).body;
  expect(plain).toHaveLength(16);
  expect(plain.filter((franja: object) => 'reservas' in franja)).toEqual([]);
});

test('a period may be a year and no longer, and not end before it starts', async () => {
  const admin = await abrirCentro(app);
  expect((await list(admin, '?desde=2026-01-01&hasta=2027-01-01')).status).toBe(200);
  expect(outcome(await list(admin, '?desde=2026-01-01&hasta=2027-01-02'))).toEqual(
    invalid('hasta', 'El período no puede tener más de 366 días'),
  );
  const inverted = invalid('hasta', 'El período debe terminar después de empezar');
  expect(outcome(await list(admin, `?desde=${VIERNES}&hasta=2026-10-01`))).toEqual(inverted);
  expect(outcome(await list(admin, '?hasta=2026-09-30'))).toEqual(inverted);
});

test('one franja comes with its bookings, and alike in every list', async () => {
  const { admin, ana, franjaId } = await centroConFranja(app);
  const { id } = await reservar(app, ana, franjaId, 2);
  const answer = await app.call(`GET /franjas/${franjaId}`, admin);
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({
    id: franjaId,
    motivo: null,
    ocupadosTotal: 3,
    reservas: [{ id, precioTotal: 45_000, cliente: { id: ana.id } }],
  });
  const { body } = await list(admin, `?desde=${VIERNES}&incluirDetalles=true`);
  expect(body[0]).toEqual(answer.body);
});

test('one that is missing or was deleted is not found', async () => {
  const { admin, franjaId } = await centroConFranja(app);
  const missing = refusal(404, 'FRANJA_INEXISTENTE', 'No existe ese turno');
  await app.call(`DELETE /franjas/${franjaId}`, admin);
  for (const id of [franjaId, 999, '99999999999999999999999']) {
    expect(outcome(await app.call(`GET /franjas/${id}`, admin))).toEqual(missing);
  }
});
