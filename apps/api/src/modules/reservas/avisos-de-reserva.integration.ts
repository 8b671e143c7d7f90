import { agregarAsiento, eliminarAsiento } from '@remanso/contract/reserva/asientos.contract';
import { listarActividad } from '@remanso/contract/seguimiento/auditoria.contract';
import { register } from '@remanso/contract/persona/auth.contract';
import { actualizarCentro } from '@remanso/contract/centro/centro.contract';
import { actualizarConfig } from '@remanso/contract/centro/config.contract';
import { formatearPesos } from '@remanso/contract/dinero';
import {
  actualizarReserva,
  cambiarEstadoDeReserva,
  cancelarReserva,
  deshacerReserva,
  eliminarReserva,
} from '@remanso/contract/reserva/reservas.contract';
import { eliminarUsuario } from '@remanso/contract/persona/usuarios.contract';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { CONFIG } from '../../../test/support/builders.ts';
import { moveTo } from '../../../test/support/personas.ts';
import { sentMails } from '../../../test/support/sent-mails.ts';
import { useTestApp } from '../../../test/support/test-app.ts';
import { world } from '../../../test/support/world.ts';
import { avisarLoQueLlega } from './tiempo/avisar-lo-que-llega.ts';

const app = useTestApp();

const CON_RESERVA = {
  clientes: ['ana'],
  reservas: [{ de: 'ana', hora: '08:00', con: 1 }],
} as const;

const sent = () => sentMails(app);

const told = async () =>
  (await sent()).map(({ headers = {}, to, subject }) => [headers['X-Aviso'], to, subject]);

test('who books is told the day, who comes, the price and until when it can be cancelled', async () => {
  const { ana, reservaId } = await world(app, CON_RESERVA);
  const [mail, ...others] = await sent();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    to: ana.email,
    fromName: 'Remanso',
    replyTo: 'hola@remanso.example',
    subject: 'Reserva confirmada: viernes 2 de octubre a las 08:00',
    headers: {
      'X-Aviso': 'confirmacion',
      'X-Reserva': String(reservaId),
      'Auto-Submitted': 'auto-generated',
    },
  });
  for (const part of [mail?.text, mail?.html]) {
    expect(part).toContain('viernes 2 de octubre');
    expect(part).toContain('08:00 a 09:00');
    expect(part).toContain('2 personas: ');
    expect(part).toContain(formatearPesos(36_000));
    expect(part).toContain('Av. Aconquija 1450');
    expect(part).toContain('hasta el viernes 2 de octubre a las 02:00');
    expect(part).toContain('Ropa cómoda y una toalla');
    expect(part).toContain(`https://turnos.ejemplo.com/reservas/mis-reservas?reserva=${reservaId}`);
  }
  expect(mail?.html).not.toMatch(
    /<img|https?:\/\/(?!turnos|wa\.me|www\.w3|www\.google\.com\/maps)/,
  );
});

test('each change is told, in its order, and a change of notes is not', async () => {
  const { admin, ana, franja, reservaId: id } = await world(app, CON_RESERVA);
  await sent();
  const params = { id };
  await app.make(actualizarReserva, { as: ana, params, body: { notas: 'Llego tarde' } });
  await app.make(actualizarReserva, { as: ana, params, body: { franjaId: franja('10:00') } });
  const { id: asientoId } = await app.make(agregarAsiento, {
    as: admin,
    body: { reservaId: id, nombre: 'Sol', sexo: 'FEMENINO' },
  });
  await app.make(eliminarAsiento, { as: ana, params: { id: asientoId } });
  await app.make(cancelarReserva, { as: admin, params, body: { motivo: 'Se rompió la caldera' } });
  await app.make(deshacerReserva, { as: admin, params });
  await app.make(cambiarEstadoDeReserva, {
    as: admin,
    params,
    query: { nuevoEstado: 'PENDIENTE' },
  });
  await app.make(cambiarEstadoDeReserva, {
    as: admin,
    params,
    query: { nuevoEstado: 'CONFIRMADA' },
  });
  await app.make(eliminarReserva, { as: admin, params });
  const mails = await sent();
  expect(mails.map(({ headers = {} }) => headers['X-Aviso'])).toEqual([
    'cambio',
    'cambio',
    'cambio',
    'cancelacion',
    'confirmacion',
    'confirmacion',
    'cancelacion',
  ]);
  const [moved, added, removed, cancelled] = mails.map(({ text }) => text);
  expect(moved).toContain('pasó al viernes 2 de octubre a las 10:00');
  expect(added).toMatch(/3 personas: .*Sol \(antes: 2 personas: /);
  expect(added).toContain(`${formatearPesos(45_000)} (antes: ${formatearPesos(36_000)})`);
  expect(removed).toContain(`${formatearPesos(36_000)} (antes: ${formatearPesos(45_000)})`);
  expect(cancelled).toContain('La canceló el centro.');
  expect(cancelled).toContain('Motivo: Se rompió la caldera');

  // Each mail has an event of the same booking. Its sequence grows, so that calendars always keep
  // the latest mail.
  const events = mails.map(({ calendar }) => eventIn(calendar?.content));
  expect(new Set(events.map(({ uid }) => uid))).toEqual(
    new Set([`reserva-${id}@turnos.ejemplo.com`]),
  );
  const sequences = events.map(({ sequence }) => sequence);
  expect(sequences).toEqual([...new Set(sequences)].toSorted((a, b) => a - b));
  expect(mails.map(({ calendar }) => calendar?.method)).toEqual([
    'REQUEST',
    'REQUEST',
    'REQUEST',
    'CANCEL',
    'REQUEST',
    'REQUEST',
    'CANCEL',
  ]);
  expect(events[0]).toMatchObject({
    start: '2026-10-02T13:00:00Z',
    end: '2026-10-02T14:00:00Z',
    location: 'Av. Aconquija 1450, Yerba Buena, Tucumán',
    alarms: 1,
  });
  expect(events[3]?.status).toBe('CANCELLED');
});

function eventIn(text: string | undefined) {
  const calendar = new ICAL.Component(ICAL.parse(text ?? ''));
  const [vevent, ...others] = calendar.getAllSubcomponents('vevent');
  expect(others).toEqual([]);
  const event = new ICAL.Event(vevent);
  return {
    uid: event.uid,
    sequence: event.sequence,
    start: event.startDate.toString(),
    end: event.endDate.toString(),
    location: event.location,
    status: vevent?.getFirstPropertyValue('status'),
    alarms: vevent?.getAllSubcomponents('valarm').length,
  };
}

test('the reason that a client gives is for the desk, and comes in no letter', async () => {
  const { admin, ana, reservaId: id } = await world(app, CON_RESERVA);
  await sent();
  const motivo = 'Premio en bit.ly/x';
  await app.make(cancelarReserva, { as: ana, params: { id }, body: { motivo } });
  const [mail] = await sent();
  expect(mail?.headers?.['X-Aviso']).toBe('cancelacion');
  expect(`${mail?.text} ${mail?.html}`).not.toContain('bit.ly');
  const { hechos } = await app.make(listarActividad, { as: admin, query: { size: '1' } });
  expect(hechos[0]?.despues).toMatchObject({ motivo });
});

test('an erased person is told of their bookings and of their account', async () => {
  const { admin, ana } = await world(app, CON_RESERVA);
  await sent();
  await app.make(eliminarUsuario, {
    as: admin,
    params: { id: ana.id },
    query: { cancelarReservas: 'true' },
  });
  expect(await told()).toEqual([
    ['cancelacion', ana.email, 'Reserva cancelada: viernes 2 de octubre a las 08:00'],
    ['cuenta', ana.email, 'Eliminamos tu cuenta de Remanso'],
  ]);
  expect(await app.database.db.selectFrom('avisos').selectAll().execute()).toEqual([]);
});

test('where the centre sends nothing, only what concerns the account goes out', async () => {
  const { admin, ana, reservaId: id } = await world(app, CON_RESERVA);
  await sent();
  const body = { ...CONFIG, notificacionesActivas: false };
  await app.make(actualizarConfig, { as: admin, body });
  await app.make(cancelarReserva, { as: ana, params: { id } });
  const persona = { nombre: 'Eva', apellido: 'Sosa', genero: 'FEMENINO', telefono: '381 555 0143' };
  await app.make(register, {
    body: { ...persona, genero: 'FEMENINO', email: 'eva@ejemplo.com', password: 'Remanso1' },
  });
  await app.make(eliminarUsuario, { as: admin, params: { id: ana.id } });
  expect((await told()).map(([what]) => what).toSorted()).toEqual(['bienvenida', 'cuenta']);
});

test('who registers is welcomed by the centre as it calls itself', async () => {
  const { admin } = await world(app, {});
  await app.make(actualizarCentro, {
    as: admin,
    body: { nombre: 'Termas', whatsapp: '', email: '' },
  });
  await app.make(register, {
    body: {
      nombre: 'Eva',
      apellido: 'Sosa',
      genero: 'FEMENINO',
      telefono: '381 555 0143',
      email: 'eva@ejemplo.com',
      password: 'Remanso1',
    },
  });
  const [mail] = await sent();
  expect(mail).toMatchObject({
    fromName: 'Termas',
    subject: 'Tu cuenta en Termas está lista',
    headers: { 'X-Aviso': 'bienvenida' },
  });
  expect(mail?.html).not.toContain('WhatsApp');
  expect(mail).not.toHaveProperty('replyTo');
});

test('a reminder is sent once when its hour comes, and none of what was cancelled or moved', async () => {
  const { admin, ana, franja, reservas } = await world(app, {
    clientes: ['ana'],
    reservas: [
      { de: 'ana', hora: '10:00' },
      { de: 'ana', hora: '16:00' },
      { de: 'ana', hora: '17:00' },
    ],
  });
  await sent();
  const remind = async (momento: string) => {
    await moveTo(app, momento, admin);
    await avisarLoQueLlega(app.dependencies);
    await avisarLoQueLlega(app.dependencies);
    return (await told()).map(([what, , subject]) => [what, subject]);
  };
  // The first booking was confirmed only three hours ago, so no reminder is sent yet.
  expect(await remind('2026-10-01T10:00:00')).toEqual([]);
  expect(await remind('2026-10-01T15:59:00')).toEqual([]);
  expect(await remind('2026-10-01T16:00:00')).toEqual([
    ['recordatorio', 'Recordatorio: viernes 2 de octubre a las 16:00'],
  ]);
  await app.make(cancelarReserva, { as: ana, params: { id: reservas[1].id } });
  await app.make(actualizarReserva, {
    as: ana,
    params: { id: reservas[2].id },
    body: { franjaId: franja('18:00') },
  });
  expect((await told()).map(([what]) => what)).toEqual(['cancelacion', 'cambio']);
  expect(await remind('2026-10-01T17:30:00')).toEqual([]);
  // The moved booking gets a reminder two hours ahead, and none a day ahead, because the move was
  // only two hours ago.
  expect(await remind('2026-10-01T18:00:00')).toEqual([]);
  expect(await remind('2026-10-02T16:00:00')).toEqual([
    ['recordatorio', 'Recordatorio: viernes 2 de octubre a las 18:00'],
  ]);
});

test('a reminder of what is cancelled while it waits is not sent', async () => {
  const { admin, ana, reservaId: id } = await world(app, CON_RESERVA);
  await sent();
  await moveTo(app, '2026-10-01T21:00:00', admin);
  await avisarLoQueLlega(app.dependencies);
  await app.make(cancelarReserva, { as: ana, params: { id } });
  expect((await told()).map(([what]) => what)).toEqual(['cancelacion']);
});

test('what nobody confirmed before it began is told once', async () => {
  const { admin, ana, reservaId: id } = await world(app, CON_RESERVA);
  await app.make(cambiarEstadoDeReserva, {
    as: admin,
    params: { id },
    query: { nuevoEstado: 'PENDIENTE' },
  });
  await sent();
  await moveTo(app, '2026-10-02T08:00:00', admin);
  await avisarLoQueLlega(app.dependencies);
  await avisarLoQueLlega(app.dependencies);
  const [mail, ...others] = await sent();
  expect([mail?.to, others]).toEqual([ana.email, []]);
  expect(mail?.text).toContain('Se canceló sola');
});
