import { crearBloqueo, crearFeriado } from '@remanso/contract/plan/excepciones.contract';
import { bloquearFranja, eliminarFranja } from '@remanso/contract/franja/franjas.contract';
import { actualizarReserva, cancelarReserva } from '@remanso/contract/reserva/reservas.contract';
import { alternativasDeReservas } from '@remanso/contract/reserva/reservas-leidas.contract';
import { expect, test } from 'vitest';
import { VIERNES, reservar, type Persona } from '../../../../test/support/builders.ts';
import { crearPersona } from '../../../../test/support/personas.ts';
import { world } from '../../../../test/support/world.ts';
import { useTestApp } from '../../../../test/support/test-app.ts';

const app = useTestApp();

const alternatives = (as: Persona, ...ids: number[]) =>
  app.make(alternativasDeReservas, { as, query: { reservas: ids.join(',') } });
const times = (answer: Awaited<ReturnType<typeof alternatives>>) =>
  answer.map(({ franja }) => franja?.inicio);

test('each booking is offered a franja near it with its places, and all can go there at once', async () => {
  const { admin, reservas } = await world(app, {
    clientes: ['ana', 'luis', 'sol'],
    reservas: [
      { de: 'sol', hora: '09:00', con: 1 },
      { de: 'ana', hora: '08:00', con: 1 },
      { de: 'luis', hora: '08:00', con: 1 },
    ],
  });
  const [, two, other] = reservas;
  const offered = await alternatives(admin, other.id, two.id);
  // The franja of nine has two free places: the first booking takes them, so the second booking is
  // offered ten o'clock.
  expect(offered.map(({ reservaId }) => reservaId)).toEqual([two.id, other.id]);
  expect(times(offered)).toEqual([`${VIERNES}T09:00:00`, `${VIERNES}T10:00:00`]);
  for (const { reservaId, franja } of offered) {
    const moved = await app.call(actualizarReserva, {
      as: admin,
      params: { id: reservaId },
      body: { franjaId: franja?.id ?? 0 },
    });
    expect([moved.status, moved.body.franja.inicio]).toEqual([200, franja?.inicio]);
  }
});

test('neither what is blocked, full or withdrawn, nor where the client is already', async () => {
  const { admin, franja, reservaId } = await world(app, {
    clientes: ['ana', 'luis'],
    reservas: [
      { de: 'ana', hora: '08:00' },
      { de: 'ana', hora: '16:00' },
      { de: 'luis', hora: '10:00', con: 3 },
    ],
  });
  await app.make(bloquearFranja, { as: admin, params: { id: franja('09:00') } });
  await app.make(eliminarFranja, { as: admin, params: { id: franja('11:00') } });
  const offered = await alternatives(admin, reservaId);
  // No franja of that morning is left: the next day's at the same hour is proposed, and the desk may
  // choose another one.
  expect(times(offered)).toEqual(['2026-10-03T08:00:00']);
  expect(offered[0]?.otras[0]?.inicio).toBe(`${VIERNES}T17:00:00`);
});

test('what is cancelled, over or unknown is left out; with no room anywhere there is none', async () => {
  const { admin, ana, franjaId } = await world(app, { clientes: ['ana'] });
  const gone = await reservar(app, ana, franjaId);
  await app.call(cancelarReserva, { as: ana, params: { id: gone.id } });
  const { id } = await reservar(app, ana, franjaId);
  expect(await alternatives(admin, gone.id, 9_999)).toEqual([]);
  await app.call(crearBloqueo, {
    as: admin,
    body: { fechaDesde: '2026-10-01', fechaHasta: '2026-10-31' },
  });
  expect(await alternatives(admin, gone.id, id)).toEqual([
    { reservaId: id, franja: null, otras: [] },
  ]);
  app.clock.set(`${VIERNES}T08:00:00`);
  const later = await crearPersona(app, { rol: 'ADMIN' });
  expect(await alternatives(later, id)).toEqual([]);
});

test('nobody is sent to a franja that only stays for its own bookings', async () => {
  const { admin, reservaId: id } = await world(app, {
    clientes: ['ana', 'luis'],
    reservas: [
      { de: 'ana', hora: '08:00' },
      { de: 'luis', hora: '09:00' },
    ],
  });
  await app.call(crearFeriado, { as: admin, body: { fecha: VIERNES, descripcion: 'Fiesta' } });
  expect(times(await alternatives(admin, id))).toEqual(['2026-10-03T08:00:00']);
});
