import { describe, expect, test } from 'vitest';
import {
  CONFIG,
  SEMANA,
  VIERNES,
  centroConFranja,
  crearPersona,
  reservar,
  verDia,
  type Persona,
} from '../../../test/support/builders.ts';
import { outcome, refusal } from '../../../test/support/refusals.ts';
import { useTestApp } from '../../../test/support/test-app.ts';

const app = useTestApp();

const tramo = (horaInicio: string) => ({ horaInicio, horaFin: '12:00' });
const openFrom = ({ token }: Persona, hora: string) =>
  app.call('PUT /horarios-base', {
    token,
    body: SEMANA.map((dia) => ({ ...dia, activo: true, tramos: [tramo(hora)] })),
  });

/** Opens a centre where Ana has booked Friday at eight, an hour that the week has lost since. */
async function outsideTheHours() {
  const scene = await centroConFranja(app);
  const { id } = await reservar(app, scene.ana, scene.franjaId, 1);
  await openFrom(scene.admin, '09:00');
  return { ...scene, id };
}

const hoursOnFriday = async (persona: Persona) =>
  (await verDia(app, VIERNES, persona)).map(({ horaInicio }) => horaInicio);
const OPEN = ['09:00', '10:00', '11:00'];

describe('a franja that was only kept for its bookings goes with the last of them', () => {
  const away = async ({ admin, ana, id }: Awaited<ReturnType<typeof outsideTheHours>>) => {
    const [, nine] = await verDia(app, VIERNES, ana);
    const body = { franjaId: nine?.id };
    return app.call(`PUT /reservas/${id}`, { token: admin.token, body });
  };
  test.each<[string, typeof away]>([
    ['that its client cancels', ({ ana, id }) => app.call(`POST /reservas/${id}/cancelar`, ana)],
    ['that an admin cancels', ({ admin, id }) => app.call(`POST /reservas/${id}/cancelar`, admin)],
    [
      'that an admin sets to CANCELADA',
      ({ admin, id }) => app.call(`PATCH /reservas/${id}/estado?nuevoEstado=CANCELADA`, admin),
    ],
    ['that is moved away', away],
    ['that is deleted', ({ admin, id }) => app.call(`DELETE /reservas/${id}`, admin)],
  ])('%s', async (_how, leave) => {
    const scene = await outsideTheHours();
    expect(await hoursOnFriday(scene.ana)).toEqual(['08:00', ...OPEN]);
    expect((await leave(scene)).status).toBe(200);
    expect(await hoursOnFriday(scene.ana)).toEqual(OPEN);
    const { token } = await crearPersona(app);
    const body = { franjaId: scene.franjaId };
    expect(outcome(await app.call('POST /reservas', { token, body }))).toEqual(
      refusal(404, 'FRANJA_INEXISTENTE', 'No existe ese turno'),
    );
  });
});

test('while somebody is left, or once it fits again, it stays', async () => {
  const { admin, ana, franjaId, id } = await outsideTheHours();
  const other = await reservar(app, await crearPersona(app), franjaId);
  await app.call(`POST /reservas/${id}/cancelar`, ana);
  expect(await hoursOnFriday(ana)).toEqual(['08:00', ...OPEN]);
  await openFrom(admin, '08:00');
  await app.call(`POST /reservas/${other.id}/cancelar`, admin);
  expect(await hoursOnFriday(ana)).toEqual(['08:00', ...OPEN]);
});

test('one that an admin changed by hand stays', async () => {
  const { admin, ana, franjaId, id } = await outsideTheHours();
  const { token } = admin;
  await app.call(`PUT /franjas/${franjaId}`, { token, body: { capacidadEfectiva: 3 } });
  await app.call(`POST /reservas/${id}/cancelar`, ana);
  expect(await hoursOnFriday(ana)).toEqual(['08:00', ...OPEN]);
});

test('the booking of a franja that went cannot be confirmed again', async () => {
  const { admin, ana, id } = await outsideTheHours();
  await app.call(`POST /reservas/${id}/cancelar`, ana);
  const again = await app.call(`PATCH /reservas/${id}/estado?nuevoEstado=CONFIRMADA`, admin);
  expect(outcome(again)).toEqual(
    refusal(409, 'FRANJA_RETIRADA', 'El turno de esa reserva ya no existe'),
  );
});

test('one that holds more people than it should holds fewer as they leave', async () => {
  const { admin, ana, franjaId } = await centroConFranja(app);
  const { id, participantes } = await reservar(app, ana, franjaId, 2);
  const body = { ...CONFIG, capacidadBase: 1 };
  await app.call('PUT /config', { token: admin.token, body });
  const room = async () => {
    const { body: franja } = await app.call(`GET /franjas/${franjaId}`, admin);
    return [franja.ocupadosTotal, franja.capacidadEfectiva];
  };
  expect(await room()).toEqual([3, 3]);
  await app.call(`DELETE /asientos/${participantes[1]?.asientoId}`, ana);
  expect(await room()).toEqual([2, 2]);
  await app.call(`POST /reservas/${id}/cancelar`, ana);
  expect(await room()).toEqual([0, 1]);
});
