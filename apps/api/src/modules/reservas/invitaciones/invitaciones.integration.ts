import { eliminarAsiento } from '@remanso/contract/reserva/asientos.contract';
import { actualizarConfig } from '@remanso/contract/centro/config.contract';
import { esperarFranja, misEsperas } from '@remanso/contract/espera/esperas.contract';
import { MARCA } from '@remanso/contract/centro/marca';
import { bloquearFranja } from '@remanso/contract/franja/franjas.contract';
import {
  calendarioDeInvitacion,
  corregirInvitacion,
  crearInvitacion,
  rechazarInvitacion,
  verInvitacion,
} from '@remanso/contract/reserva/invitaciones.contract';
import { obtenerReserva } from '@remanso/contract/reserva/reservas-leidas.contract';
import {
  actualizarReserva,
  cambiarEstadoDeReserva,
  cancelarReserva,
} from '@remanso/contract/reserva/reservas.contract';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { CONFIG, VIERNES, type Persona } from '../../../../test/support/builders.ts';
import { countPlaces } from '../../../../test/support/compete-for-places.ts';
import { moveTo } from '../../../../test/support/personas.ts';
import { outcome } from '../../../../test/support/refusals.ts';
import { sentMails } from '../../../../test/support/sent-mails.ts';
import { useTestApp } from '../../../../test/support/test-app.ts';
import { world } from '../../../../test/support/world.ts';
import { LIMITS } from '../../../platform/security/limits.ts';

const app = useTestApp();

const ENDED = '404 INVITACION_INEXISTENTE';
const SOL = { nombre: 'Sol', sexo: 'FEMENINO' };

/**
 * Makes a booking of Ana at 08:00, for herself (asiento 1), Sol (asiento 2) and, where `con` is
 * more than 1, others.
 */
const conSol = (con = 1) =>
  world(app, {
    clientes: ['ana', 'luis'],
    reservas: [{ de: 'ana', hora: '08:00', con }],
  });

async function secretOf(as: Persona, id: number, asientoId = 2): Promise<string> {
  const { url } = await app.make(crearInvitacion, { as, params: { id }, body: { asientoId } });
  expect(url).toMatch(/^https:\/\/turnos\.ejemplo\.com\/invitacion\/[\w-]{43}$/);
  return url.slice(-43);
}

const see = (secreto: string) => app.call(verInvitacion, { params: { secreto } });
const correct = (secreto: string, body: { nombre?: string; sexo?: 'OTROS' }) =>
  app.call(corregirInvitacion, { params: { secreto }, body });
const decline = (secreto: string) => app.call(rechazarInvitacion, { params: { secreto } });

test('a companion sees the turn and of the holder a first name and an initial', async () => {
  const { ana, reservaId } = await conSol();
  const secreto = await secretOf(ana, reservaId);
  expect(outcome(await see(secreto))).toEqual([
    200,
    {
      fecha: VIERNES,
      horario: '08:00 - 09:00',
      lugar: MARCA.direccion,
      titular: 'Ana P.',
      ...SOL,
      estado: 'confirmada',
    },
  ]);
  const [row] = await app.database.db.selectFrom('invitaciones').selectAll().execute();
  expect(row?.secreto_hash).not.toContain(secreto);
  expect(app.logs.join('')).not.toContain(secreto);
});

test('one address a seat; the owner and the desk give it', async () => {
  const { admin, ana, luis, reservaId: id } = await conSol(2);
  const first = await secretOf(ana, id);
  const otherSeat = await secretOf(ana, id, 3);
  const second = await secretOf(admin, id);
  expect(outcome(await see(first))).toBe(ENDED);
  expect((await see(otherSeat)).status).toBe(200);
  expect((await see(second)).status).toBe(200);
  const ask = async (as: Persona, asientoId: number) =>
    outcome(await app.call(crearInvitacion, { as, params: { id }, body: { asientoId } }));
  expect(await ask(luis, 2)).toBe('404 RESERVA_INEXISTENTE');
  expect(await ask(ana, 999)).toBe('400 DATOS_INVALIDOS asientoId');
  expect(await ask(ana, 1)).toBe('409 ASIENTO_DEL_TITULAR');
  const [hecho, ...others] = await app.database.db
    .selectFrom('auditoria')
    .select(['usuario_id', 'entidad_id', 'reserva_id', 'despues'])
    .where('accion', '=', 'crearInvitacion')
    .execute();
  expect(hecho).toMatchObject({ usuario_id: admin.id, entidad_id: 2, reserva_id: id });
  expect(others).toEqual([]);
});

test('an address dies with the seat, with the booking and when the turn begins', async () => {
  const { ana, admin, franja, reservaId: id } = await conSol(2);
  const [secreto, ofAnother] = [await secretOf(ana, id), await secretOf(ana, id, 3)];
  const body = { franjaId: franja('10:00') };
  await app.make(actualizarReserva, { as: ana, params: { id }, body });
  expect((await see(secreto)).body).toMatchObject({ horario: '10:00 - 11:00' });
  await app.make(eliminarAsiento, { as: ana, params: { id: 3 } });
  expect(outcome(await see(ofAnother))).toBe(ENDED);
  await app.make(cancelarReserva, { as: ana, params: { id } });
  for (const answer of [await see(secreto), await correct(secreto, {}), await decline(secreto)])
    expect(outcome(answer)).toBe(ENDED);
  const share = { as: ana, params: { id }, body: { asientoId: 2 } };
  expect(outcome(await app.call(crearInvitacion, share))).toBe('409 RESERVA_INACTIVA');
  const again = { as: admin, params: { id }, query: { nuevoEstado: 'CONFIRMADA' } };
  await app.make(cambiarEstadoDeReserva, again);
  await moveTo(app, `${VIERNES}T09:59:59`, ana);
  expect((await see(secreto)).status).toBe(200);
  await moveTo(app, `${VIERNES}T10:00:00`, ana);
  expect(outcome(await see(secreto))).toBe(ENDED);
  expect(outcome(await app.call(crearInvitacion, share))).toBe('409 TURNO_COMENZADO');
});

test('a companion corrects their own name and gender, by the rules of names', async () => {
  const { ana, reservaId: id } = await conSol();
  const secreto = await secretOf(ana, id);
  expect((await correct(secreto, { nombre: ' sol maría ' })).body).toMatchObject({
    nombre: 'Sol María',
    sexo: 'FEMENINO',
  });
  expect((await correct(secreto, { sexo: 'OTROS' })).body).toMatchObject({
    nombre: 'Sol María',
    sexo: 'OTROS',
  });
  for (const nombre of ['', 'sol.com/ofertas', 'x'.repeat(61)])
    expect(outcome(await correct(secreto, { nombre }))).toBe('400 DATOS_INVALIDOS nombre');
  const { participantes } = await app.make(obtenerReserva, { as: ana, params: { id } });
  expect(participantes[1]).toMatchObject({ nombreOptional: 'Sol María', sexoOptional: 'OTROS' });
  expect(await sentMails(app)).toHaveLength(1);
  const [hecho] = await app.database.db
    .selectFrom('auditoria')
    .select(['usuario_id', 'reserva_id', 'persona_id', 'antes', 'despues'])
    .where('accion', '=', 'corregirInvitacion')
    .orderBy('id')
    .execute();
  expect(hecho).toMatchObject({
    usuario_id: null,
    reserva_id: id,
    persona_id: ana.id,
    despues: { sexo: 'FEMENINO', otroNombre: true },
  });
  expect(JSON.stringify(hecho)).not.toContain('Sol');
});

test('who cannot come gives the place back, and the holder is told the new price', async () => {
  const { ana, luis, franjaId, reservaId: id } = await conSol(3);
  const espera = { as: luis, params: { id: franjaId }, body: { personas: 1 } };
  await app.make(esperarFranja, espera);
  const secreto = await secretOf(ana, id);
  await sentMails(app);
  const answers = await Promise.all([decline(secreto), decline(secreto)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  expect(outcome(await see(secreto))).toBe(ENDED);
  expect(await app.make(obtenerReserva, { as: ana, params: { id } })).toMatchObject({
    numPersonas: 3,
    precio: 45_000,
  });
  const { esperas } = await app.make(misEsperas, { as: luis });
  expect(esperas).toMatchObject([{ estado: 'OFRECIDA' }]);
  expect(await countPlaces(app, franjaId)).toMatchObject({ ocupados: 4, asientos: 3 });
  const toAna = (await sentMails(app)).filter(({ to }) => to === ana.email);
  expect(toAna).toHaveLength(1);
  expect(toAna[0]?.text).toContain('Sol avisó que no puede ir a tu turno del viernes 2 de octubre');
  expect(toAna[0]?.text).toMatch(/\$\s45\.000/);
  const trail = await app.database.db
    .selectFrom('auditoria')
    .select(['usuario_id', 'entidad_id', 'persona_id'])
    .where('accion', '=', 'rechazarInvitacion')
    .execute();
  expect(trail).toEqual([{ usuario_id: null, entidad_id: id, persona_id: ana.id }]);
});

test('until the limit of the holder, of the desk’s own bookings too; a closed turn has none', async () => {
  const { admin, ana, franjaId, reservaId: id } = await conSol(2);
  const secreto = await secretOf(ana, id);
  await moveTo(app, `${VIERNES}T02:00:01`, admin, ana);
  expect(outcome(await decline(secreto))).toBe('409 FUERA_DEL_LIMITE');
  expect((await correct(secreto, { nombre: 'Solana' })).status).toBe(200);
  await app.database.db
    .updateTable('reservas')
    .set({ usuario_id: admin.id })
    .where('id', '=', id)
    .execute();
  expect(outcome(await decline(secreto))).toBe('409 FUERA_DEL_LIMITE');
  await app.make(bloquearFranja, { as: admin, params: { id: franjaId } });
  expect((await decline(secreto)).status).toBe(200);
});

test('without a limit until it begins', async () => {
  const { admin, ana, reservaId } = await conSol();
  await app.make(actualizarConfig, { as: admin, body: { ...CONFIG, limiteCancelHoras: 0 } });
  const secreto = await secretOf(ana, reservaId);
  await moveTo(app, `${VIERNES}T07:59:59`, ana);
  expect((await decline(secreto)).status).toBe(200);
});

test('the calendar of a companion holds nobody else, and keeps its event through a move', async () => {
  const { ana, franja, reservaId: id } = await conSol();
  const secreto = await secretOf(ana, id);
  const event = async () => {
    const { body, headers } = await app.call(calendarioDeInvitacion, { params: { secreto } });
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(body).not.toMatch(/Ana|Sol|ATTENDEE|METHOD/);
    const [vevent] = new ICAL.Component(ICAL.parse(body)).getAllSubcomponents('vevent');
    const { uid, startDate, location, sequence } = new ICAL.Event(vevent);
    return { uid, start: startDate.toString(), location, sequence };
  };
  const first = { uid: 'asiento-2@turnos.ejemplo.com', location: MARCA.direccion };
  expect(await event()).toEqual({ ...first, start: '2026-10-02T11:00:00Z', sequence: 0 });
  const body = { franjaId: franja('10:00') };
  await app.make(actualizarReserva, { as: ana, params: { id }, body });
  expect(await event()).toEqual({ ...first, start: '2026-10-02T13:00:00Z', sequence: 1 });
});

test('a page changes so much an hour, an unknown secret counts nothing', async () => {
  const { ana, reservaId } = await conSol();
  const secreto = await secretOf(ana, reservaId);
  expect(outcome(await decline('x'.repeat(43)))).toBe(ENDED);
  for (let n = 0; n < LIMITS.refusal.allowed; n += 1) await app.dependencies.limits.refusal.take(2);
  expect(outcome(await decline(secreto))).toBe('429 DEMASIADOS_INTENTOS');
  expect((await correct(secreto, {})).status).toBe(200);
  expect((await see(secreto)).status).toBe(200);
});

test('who has corrected too much can still say that they do not come', async () => {
  const { ana, reservaId } = await conSol();
  const secreto = await secretOf(ana, reservaId);
  for (let n = 0; n < LIMITS.correction.allowed; n += 1)
    await app.dependencies.limits.correction.take(2);
  expect(outcome(await correct(secreto, {}))).toBe('429 DEMASIADOS_INTENTOS');
  expect((await decline(secreto)).status).toBe(200);
});
