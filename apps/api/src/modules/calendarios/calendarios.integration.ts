import {
  borrarCalendario,
  calendarioDeReserva,
  crearCalendario,
  crearEnlaceDeCalendario,
  leerCalendario,
  leerEnlaceDeCalendario,
  verCalendario,
} from '@remanso/contract/reserva/calendarios.contract';
import { cancelarReserva } from '@remanso/contract/reserva/reservas.contract';
import { resetearContrasena } from '@remanso/contract/persona/password-reset.contract';
import {
  cambiarContrasena,
  cambiarEstadoDeUsuario,
  cambiarRol,
} from '@remanso/contract/persona/usuarios.contract';
import { login, logout } from '@remanso/contract/persona/auth.contract';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { inTransaction } from '../../database/transaction.ts';
import { CONTRASENA, type Persona } from '../../../test/support/builders.ts';
import { crearPersona, moveTo } from '../../../test/support/personas.ts';
import { outcome } from '../../../test/support/refusals.ts';
import { useTestApp } from '../../../test/support/test-app.ts';
import { world } from '../../../test/support/world.ts';

import { guardarEnlace } from '../password-reset/password-reset.repository.ts';

const app = useTestApp();

const CON_RESERVAS = {
  clientes: ['ana', 'luis'],
  reservas: [
    { de: 'ana', hora: '08:00', con: 1 },
    { de: 'luis', hora: '08:00' },
    { de: 'ana', hora: '10:00' },
  ],
} as const;

async function addressOf(as: Persona): Promise<string> {
  const { url } = await app.make(crearCalendario, { as });
  expect(url).toMatch(/^https:\/\/turnos\.ejemplo\.com\/api\/calendario\/[\w-]{43}\.ics$/);
  return /([\w-]+)\.ics$/.exec(url)?.[1] ?? '';
}

const read = (secreto: string) => app.call(leerCalendario, { params: { secreto } });
const ENDED = '404 CALENDARIO_INEXISTENTE';
const outcomeOf = async (secreto: string) => outcome(await read(secreto));

/**
 * Reads a calendar with another library than the one that writes it. Returns the uid, the title,
 * the beginning and the status of each event.
 */
function eventsOf(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return calendar.getAllSubcomponents('vevent').map((vevent) => {
    const event = new ICAL.Event(vevent);
    const status = vevent.getFirstPropertyValue('status');
    return [event.uid, event.summary, event.startDate.toString(), status];
  });
}

test('a person sees since when there is an address, and when a calendar read it last', async () => {
  const { ana, luis } = await world(app, { clientes: ['ana', 'luis'] });
  const see = (as: Persona) => app.call(verCalendario, { as });
  expect(outcome(await see(ana))).toBe(ENDED);
  const secreto = await addressOf(ana);
  const desde = '2026-10-01T07:00:00';
  expect((await see(ana)).body).toEqual({ desde, ultimaLectura: null });
  expect(outcome(await see(luis))).toBe(ENDED);
  await moveTo(app, '2026-10-01T09:00:00', ana);
  await read(secreto);
  await moveTo(app, '2026-10-01T09:04:59', ana);
  await read(secreto);
  expect((await see(ana)).body).toEqual({ desde, ultimaLectura: '2026-10-01T09:00:00' });
  await addressOf(ana);
  expect((await see(ana)).body).toEqual({ desde: '2026-10-01T09:04:59', ultimaLectura: null });
  await app.make(borrarCalendario, { as: ana });
  expect(outcome(await see(ana))).toBe(ENDED);
});

test('that a calendar read one address says nothing of another', async () => {
  const { ana, luis } = await world(app, { clientes: ['ana', 'luis'] });
  const [deAna, deLuis] = [await addressOf(ana), await addressOf(luis)];
  await read(deLuis);
  await moveTo(app, '2026-10-01T09:00:00', ana, luis);
  await read(deAna);
  const lecturas = [];
  for (const as of [ana, luis]) {
    lecturas.push((await app.make(verCalendario, { as })).ultimaLectura);
  }
  expect(lecturas).toEqual(['2026-10-01T09:00:00', '2026-10-01T07:00:00']);
});

test('a booking, for its holder and the desk; a cancelled one says so', async () => {
  const { admin, ana, luis, reservaId: id } = await world(app, CON_RESERVAS);
  const get = (as: Persona) => app.call(calendarioDeReserva, { as, params: { id } });
  const answer = await get(ana);
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(answer.body).toContain('METHOD:REQUEST');
  const event = [`reserva-${id}@turnos.ejemplo.com`, 'Sesión de recuperación en Remanso'];
  const start = '2026-10-02T11:00:00Z';
  expect(eventsOf(answer.body)).toEqual([[...event, start, 'CONFIRMED']]);
  expect(outcome(await get(luis))).toBe('404 RESERVA_INEXISTENTE');
  await app.make(cancelarReserva, { as: ana, params: { id } });
  const cancelled = await get(admin);
  expect(cancelled.body).toContain('METHOD:CANCEL');
  expect(eventsOf(cancelled.body)).toEqual([[...event, start, 'CANCELLED']]);
});

test('a link without a session opens one booking for ten minutes, and nothing else', async () => {
  const { ana, luis, reservaId: id } = await world(app, CON_RESERVAS);
  const ask = (as: Persona) => app.call(crearEnlaceDeCalendario, { as, params: { id } });
  expect(outcome(await ask(luis))).toBe('404 RESERVA_INEXISTENTE');
  const { url } = await app.make(crearEnlaceDeCalendario, { as: ana, params: { id } });
  const secreto = /^https:\/\/turnos\.ejemplo\.com\/api\/calendario\/(.+)\/turno\.ics$/.exec(
    url,
  )?.[1];
  const open = (texto = '') => app.call(leerEnlaceDeCalendario, { params: { secreto: texto } });
  const file = await open(secreto);
  expect(file.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(file.headers.get('cache-control')).toBe('no-store');
  expect(eventsOf(file.body).map(([uid]) => uid)).toEqual([`reserva-${id}@turnos.ejemplo.com`]);
  // A session's token opens no calendar, and the token of the link is no session.
  expect(outcome(await open(ana.token))).toBe(ENDED);
  const asSession = await app.call(verCalendario, { as: { token: secreto ?? '' } });
  expect(asSession.status).toBe(401);
  expect(outcome(await open(`${secreto}x`))).toBe(ENDED);
  app.clock.set('2026-10-01T07:09:59');
  expect((await open(secreto)).status).toBe(200);
  app.clock.set('2026-10-01T07:10:00');
  expect(outcome(await open(secreto))).toBe(ENDED);
});

test('a client has their own bookings, those of a month ago, and the cancelled ones', async () => {
  const { admin, ana, reservas } = await world(app, CON_RESERVAS);
  const secreto = await addressOf(ana);
  await app.make(cancelarReserva, { as: ana, params: { id: reservas[2].id } });
  const own = async () =>
    eventsOf((await read(secreto)).body).map(([uid, , , status]) => [uid, status]);
  const [first, second] = [reservas[0].id, reservas[2].id].map(
    (id) => `reserva-${id}@turnos.ejemplo.com`,
  );
  const all = [
    [first, 'CONFIRMED'],
    [second, 'CANCELLED'],
  ];
  expect(await own()).toEqual(all);
  await moveTo(app, '2026-11-01T12:00:00', admin);
  expect(await own()).toEqual(all);
  await moveTo(app, '2026-11-02T12:00:00', admin);
  expect(await own()).toEqual([]);
});

test('the desk has each booked franja, with who comes', async () => {
  const { admin, franjaId } = await world(app, CON_RESERVAS);
  const [turno, ...others] = eventsOf((await read(await addressOf(admin))).body);
  expect(turno?.slice(0, 2)).toEqual([
    `franja-${franjaId}@turnos.ejemplo.com`,
    '3 de 4 · Ana P., Luis L.',
  ]);
  expect(others).toHaveLength(1);
});

test('a second address ends the first, and each ends when it is given up', async () => {
  const { ana } = await world(app, CON_RESERVAS);
  const first = await addressOf(ana);
  const second = await addressOf(ana);
  expect(await outcomeOf(first)).toBe(ENDED);
  await app.make(logout, { as: ana });
  expect((await read(second)).status).toBe(200);
  expect(await outcomeOf('x'.repeat(43))).toBe(ENDED);
});

test('an address dies with the account, its deactivation and another rol', async () => {
  const { admin, ana, luis } = await world(app, CON_RESERVAS);
  const given = await addressOf(ana);
  await app.make(borrarCalendario, { as: ana });
  expect(await outcomeOf(given)).toBe(ENDED);
  const [deAna, deLuis] = [await addressOf(ana), await addressOf(luis)];
  const change = (id: number, estado: 'ACTIVO' | 'INACTIVO') =>
    app.make(cambiarEstadoDeUsuario, { as: admin, params: { id }, body: { estado } });
  await change(ana.id, 'INACTIVO');
  expect(await outcomeOf(deAna)).toBe(ENDED);
  await change(ana.id, 'ACTIVO');
  expect(await outcomeOf(deAna)).toBe(ENDED);
  await app.make(cambiarRol, { as: admin, params: { id: luis.id }, body: { rol: 'ADMIN' } });
  expect(await outcomeOf(deLuis)).toBe(ENDED);
});

test('an address of the desk ends with a logout, a new password and a reset; a client’s does not', async () => {
  const { admin, ana } = await world(app, CON_RESERVAS);
  const recepcion = await crearPersona(app, { rol: 'RECEPCION' });
  const end: Record<string, (as: Persona) => Promise<unknown>> = {
    logout: (as) => app.make(logout, { as }),
    contrasena: (as) =>
      app.make(cambiarContrasena, {
        as,
        body: { contrasenaActual: CONTRASENA, nuevaContrasena: CONTRASENA },
      }),
    reset: async ({ id }) => {
      const venceEn = app.clock.instant(60_000);
      const token = await inTransaction(app.database.db, (tx) =>
        guardarEnlace(tx, { usuarioId: id, venceEn }),
      );
      await app.make(resetearContrasena, { body: { token, nuevaPassword: CONTRASENA } });
    },
  };
  for (const [how, finish] of Object.entries(end)) {
    for (const persona of [admin, recepcion, ana]) {
      const { email, id, rol } = persona;
      const { token } = await app.make(login, { body: { email, password: CONTRASENA } });
      const given = await addressOf({ ...persona, token });
      await finish({ ...persona, token });
      expect([how, rol, (await read(given)).status]).toEqual([how, rol, id === ana.id ? 200 : 404]);
    }
  }
});

test('only a hash of the secret is kept', async () => {
  const { ana } = await world(app, CON_RESERVAS);
  const secreto = await addressOf(ana);
  const [row] = await app.database.db.selectFrom('calendarios').selectAll().execute();
  expect(row?.secreto_hash).not.toContain(secreto);
});
