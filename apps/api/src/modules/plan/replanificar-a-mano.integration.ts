import { expect, test } from 'vitest';
import {
  CONFIG,
  SEMANA,
  VIERNES,
  abrirCentro,
  centroConFranja,
  crearPersona,
  reservar,
  verDia,
  type Persona,
} from '../../../test/support/builders.ts';
import { useTestApp } from '../../../test/support/test-app.ts';

const app = useTestApp();

/** Franjas that an admin made, changed or blocked by hand, when the rules change around them. */

const sinViernes = SEMANA.map((dia) =>
  dia.diaSemana === 'VIERNES' ? { ...dia, activo: false, tramos: [] } : dia,
);

async function hacerFranja({ token }: Persona, desde: string, hasta: string): Promise<number> {
  const inicio = `${VIERNES}T${desde}:00`;
  const made = await app.call('POST /franjas', {
    token,
    body: { inicio, fin: `${VIERNES}T${hasta}:00` },
  });
  expect(made.status).toBe(201);
  return made.body.franja.id as number;
}

const declararFeriado = ({ token }: Persona) =>
  app.call('POST /excepciones/feriados', {
    token,
    body: { fecha: VIERNES, descripcion: 'Aniversario' },
  });

const idsDe = (conflictos: { franja: { id: number } }[]) =>
  conflictos.map(({ franja }) => franja.id);

test('a feriado tells of who booked a franja that was made by hand', async () => {
  const { admin, ana } = await centroConFranja(app);
  const id = await hacerFranja(admin, '21:00', '22:00');
  await reservar(app, ana, id);
  const guardada = await app.call('PUT /horarios-base', { token: admin.token, body: SEMANA });
  // The admin made the franja outside the hours on purpose, so it is no conflicto.
  expect(guardada.body.conflictos).toEqual([]);
  const { body } = await declararFeriado(admin);
  expect(idsDe(body.conflictos)).toEqual([id]);
  expect(body.conflictos[0].reservas).toMatchObject([{ cliente: { id: ana.id } }]);
  // An override with hours of its own makes room for the franja.
  const propio = await app.call('POST /excepciones/overrides', {
    token: admin.token,
    body: { fecha: VIERNES, tramos: [{ horaInicio: '20:00', horaFin: '22:00' }] },
  });
  expect(propio.body.conflictos).toEqual([]);
});

test.each([
  ['with other places', 'PUT', '', { capacidadEfectiva: 5 }],
  ['blocked', 'PUT', '/bloquear', { motivo: 'Limpieza' }],
] as const)('closing its day tells of a booked one %s by hand', async (_, metodo, resto, body) => {
  const { admin, ana, franjaId } = await centroConFranja(app);
  await reservar(app, ana, franjaId);
  const { token } = admin;
  await app.call(`${metodo} /franjas/${franjaId}${resto}`, { token, body });
  const cerrada = await app.call('PUT /horarios-base', { token, body: sinViernes });
  expect(idsDe(cerrada.body.conflictos)).toEqual([franjaId]);
});

test('one blocked by hand gets the places of the day all the same', async () => {
  const { admin, ana, franjaId } = await centroConFranja(app);
  const { token } = admin;
  await app.call(`PUT /franjas/${franjaId}/bloquear`, { token, body: {} });
  await app.call('PUT /config', { token, body: { ...CONFIG, capacidadBase: 2 } });
  const libre = await app.call(`PUT /franjas/${franjaId}/desbloquear`, { token });
  expect(libre.body.franja).toMatchObject({ estado: 'ACTIVA', capacidadEfectiva: 2 });
  expect((await verDia(app, VIERNES, ana))[0]).toMatchObject({ id: franjaId });
});

test('the hours of one that was made by hand and deleted are free for the plan', async () => {
  const admin = await abrirCentro(app);
  const { token } = admin;
  await app.call('PUT /horarios-base', { token, body: sinViernes });
  const id = await hacerFranja(admin, '08:00', '08:30');
  await app.call(`DELETE /franjas/${id}`, { token });
  await app.call('PUT /horarios-base', { token, body: SEMANA });
  expect((await verDia(app, VIERNES, admin)).map(({ horaInicio }) => horaInicio)).toHaveLength(8);
});

test('before the first configuration a bloqueo blocks what was made by hand', async () => {
  const admin = await crearPersona(app, { rol: 'ADMIN' });
  const { token } = admin;
  const id = await hacerFranja(admin, '09:00', '10:00');
  const estado = async () => (await app.call(`GET /franjas/${id}`, { token })).body.estado;
  const bloqueo = await app.call('POST /excepciones/bloqueos', {
    token,
    body: { fechaDesde: VIERNES, fechaHasta: VIERNES },
  });
  expect([bloqueo.status, await estado()]).toEqual([201, 'BLOQUEADA']);
  await app.call(`DELETE /excepciones/bloqueos/${bloqueo.body.id}`, { token });
  expect(await estado()).toBe('ACTIVA');
});
