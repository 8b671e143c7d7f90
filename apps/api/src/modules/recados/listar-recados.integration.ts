import { listarActividad } from '@remanso/contract/seguimiento/auditoria.contract';
import { crearFeriado } from '@remanso/contract/plan/excepciones.contract';
import {
  desmarcarRecado,
  listarRecados,
  marcarRecado,
  type TipoDeRecado,
} from '@remanso/contract/reserva/recados.contract';
import { marcarAsistencia } from '@remanso/contract/reserva/asistencia.contract';
import { actualizarReserva, cancelarReserva } from '@remanso/contract/reserva/reservas.contract';
import { expect, test } from 'vitest';
import type { Caller } from '../../../test/support/client.ts';
import { openStream } from '../../../test/support/open-stream.ts';
import { outcome } from '../../../test/support/refusals.ts';
import { useTestApp } from '../../../test/support/test-app.ts';
import { world } from '../../../test/support/world.ts';

const app = useTestApp();
const SABADO = '2026-10-03';

/**
 * Returns each recado about a booking in short: tipo, client, present franja, previous franja or
 * motivo, and the id of whoever told it.
 */
async function list(as: Caller, fecha?: string) {
  const query = fecha === undefined ? {} : { fecha };
  const { recados } = await app.make(listarRecados, { as, query });
  return recados
    .filter((recado) => recado.tipo !== 'OFERTA')
    .map(({ tipo, reserva, antes, motivo, hecho }) => [
      tipo,
      reserva.cliente.id,
      reserva.franja.inicio.slice(5, 16),
      antes?.slice(5, 16) ?? motivo,
      hecho?.por?.id ?? null,
    ]);
}

const deAna = { de: 'ana', hora: '08:00' } as const;

test('tomorrow is told, and a tick stays for every desk, with its hour and who made it', async () => {
  const { admin, ana, luis, franja, dia, reservas } = await world(app, {
    clientes: ['ana', 'luis'],
    reservas: [deAna, { de: 'luis', hora: '09:00' }, { de: 'luis', hora: '09:00', dia: SABADO }],
  });
  const [{ id }] = reservas;
  expect((await app.make(listarRecados, { as: admin })).manana).toBe(dia);
  const [deHoy, deManana] = [`10-02T08:00`, `10-02T09:00`];
  expect(await list(admin)).toEqual([
    ['RECORDATORIO', ana.id, deHoy, null, null],
    ['RECORDATORIO', luis.id, deManana, null, null],
  ]);
  const tick = { params: { id, tipo: 'RECORDATORIO' }, body: { franjaId: franja('08:00') } };
  const first = await app.call(marcarRecado, { as: admin, ...tick });
  const at = app.clock.now();
  app.clock.set('2026-10-01T18:00:00');
  const again = await app.call(marcarRecado, { as: admin, ...tick });
  expect([outcome(first), outcome(again)]).toEqual(
    Array.from({ length: 2 }, () => [200, { message: 'Quedó como avisado' }]),
  );
  const { recados } = await app.make(listarRecados, { as: admin });
  expect(recados.map(({ hecho }) => hecho)).toEqual([
    { por: expect.objectContaining({ id: admin.id }), en: at },
    null,
  ]);
  const back = { params: tick.params, query: { franjaId: franja('08:00') } };
  await app.make(desmarcarRecado, { as: admin, ...back });
  expect(outcome(await app.call(desmarcarRecado, { as: admin, ...back }))).toBe(
    '404 RECADO_INEXISTENTE',
  );
  expect((await list(admin))[0]?.at(-1)).toBeNull();
  const { hechos } = await app.make(listarActividad, { as: admin, query: { entidad: 'recados' } });
  expect(
    hechos.map(({ accion, persona, franja: suya }) => [accion, persona?.id, suya?.inicio]),
  ).toEqual([
    ['desmarcarRecado', ana.id, `${dia}T08:00:00`],
    ['marcarRecado', ana.id, `${dia}T08:00:00`],
  ]);
});

test('today only whoever is still expected is reminded', async () => {
  const hoy = '2026-10-01';
  const { admin, ana, luis, reservas } = await world(app, {
    clientes: ['ana', 'luis'],
    reservas: [
      { de: 'ana', hora: '16:00', dia: hoy },
      { de: 'luis', hora: '17:00', dia: hoy },
      { de: 'ana', hora: '18:00', dia: hoy },
    ],
  });
  app.clock.set(`${hoy}T15:30:00`);
  const [deLas16, deLas17, deLas18] = [
    ['RECORDATORIO', ana.id, '10-01T16:00', null, null],
    ['RECORDATORIO', luis.id, '10-01T17:00', null, null],
    ['RECORDATORIO', ana.id, '10-01T18:00', null, null],
  ];
  expect(await list(admin, hoy)).toEqual([deLas16, deLas17, deLas18]);
  const mark = (presentes: number[] | null, { id }: { id: number }) =>
    app.make(marcarAsistencia, { as: admin, params: { id }, body: { presentes } });
  await mark([], reservas[0]);
  expect(await list(admin, hoy)).toEqual([deLas17, deLas18]);
  await mark(null, reservas[0]);
  expect(await list(admin, hoy)).toEqual([deLas16, deLas17, deLas18]);
  app.clock.set(`${hoy}T16:30:00`);
  expect(await list(admin, hoy)).toEqual([deLas17, deLas18]);
  const presentes = reservas[1].participantes.map(({ asientoId }) => asientoId);
  await mark(presentes, reservas[1]);
  expect(await list(admin, hoy)).toEqual([deLas18]);
});

test('what the desk moved is told with the place that the person knows, each time anew', async () => {
  const { admin, ana, franja, reservaId } = await world(app, {
    clientes: ['ana'],
    reservas: [{ ...deAna, dia: SABADO }],
  });
  const cambios = async () => (await list(admin)).filter(([tipo]) => tipo !== 'RECORDATORIO');
  let minutes = 10;
  const move = (as: Caller, hora: string) => {
    app.clock.set(`2026-10-01T12:${(minutes += 1)}:00`);
    const body = { franjaId: franja(hora, SABADO) };
    return app.make(actualizarReserva, { as, params: { id: reservaId }, body });
  };
  const tick = (tipo: TipoDeRecado, hora: string) =>
    app.call(marcarRecado, {
      as: admin,
      params: { id: reservaId, tipo },
      body: { franjaId: franja(hora, SABADO) },
    });
  await move(ana, '09:00');
  expect(await cambios()).toEqual([]);
  await move(admin, '10:00');
  await move(admin, '11:00');
  expect(await cambios()).toEqual([['CAMBIO', ana.id, '10-03T11:00', '10-03T09:00', null]]);
  expect(outcome(await tick('CAMBIO', '10:00'))).toBe('409 RECADO_VIEJO');
  await tick('CAMBIO', '11:00');
  expect(await cambios()).toEqual([['CAMBIO', ana.id, '10-03T11:00', '10-03T09:00', admin.id]]);
  expect((await list(admin)).map(([tipo]) => tipo)).toEqual(['CAMBIO', 'RECORDATORIO']);
  await move(admin, '09:00');
  expect((await list(admin)).map(([tipo]) => tipo)).toEqual(['CAMBIO']);
  expect(await cambios()).toEqual([['CAMBIO', ana.id, '10-03T09:00', '10-03T11:00', null]]);
  await move(admin, '11:00');
  expect(await cambios()).toEqual([]);
});

test('on the eve of a closed day the next one with bookings is told, and each day by its date', async () => {
  const { admin, ana, dia } = await world(app, {
    clientes: ['ana'],
    reservas: [deAna, { ...deAna, dia: SABADO }],
  });
  await app.make(crearFeriado, { as: admin, body: { fecha: dia, descripcion: 'Asueto' } });
  const cierre = ['CIERRE', ana.id, '10-02T08:00', expect.stringContaining('Asueto'), null];
  const deSabado = ['RECORDATORIO', ana.id, '10-03T08:00', null, null];
  expect((await app.make(listarRecados, { as: admin })).dia).toBe(SABADO);
  expect(await list(admin)).toEqual([cierre, deSabado]);
  expect(await list(admin, dia)).toEqual([cierre]);
  expect(await list(admin, SABADO)).toEqual([deSabado]);
  expect(await list(admin, '2026-10-01')).toEqual([]);
  for (const fecha of ['2026-09-30', '2026-12-31']) {
    const answer = await app.call(listarRecados, { as: admin, query: { fecha } });
    expect([outcome(answer), answer.body]).toMatchObject([
      expect.stringMatching(/^400/),
      {
        campos: [
          { campo: 'fecha', mensaje: 'Elige un día de hoy al último que se puede reservar' },
        ],
      },
    ]);
  }
});

test('who is booked on a day that closes is told why, and no longer reminded', async () => {
  const { admin, ana, dia, reservaId } = await world(app, { clientes: ['ana'], reservas: [deAna] });
  await app.make(crearFeriado, { as: admin, body: { fecha: dia, descripcion: 'Asueto' } });
  expect(await list(admin)).toEqual([
    ['CIERRE', ana.id, '10-02T08:00', expect.stringContaining('Asueto'), null],
  ]);
  await app.make(cancelarReserva, { as: admin, params: { id: reservaId } });
  expect(await list(admin)).toEqual([]);
});

test('another desk hears of a tick at once, and no client does', async () => {
  const { admin, ana, franja, reservaId } = await world(app, {
    clientes: ['ana'],
    reservas: [deAna],
  });
  const streams = await Promise.all([admin, ana].map((who) => openStream(app.origin, who)));
  const params = { id: reservaId, tipo: 'RECORDATORIO' };
  const franjaId = franja('08:00');
  await app.make(marcarRecado, { as: admin, params, body: { franjaId } });
  await app.make(crearFeriado, { as: admin, body: { fecha: SABADO, descripcion: 'Asueto' } });
  const heard = await Promise.all(streams.map((stream) => stream.until('dia')));
  expect(heard.map((events) => events.filter(([event]) => event === 'reservas'))).toEqual([
    [['reservas', { reservaId }]],
    [],
  ]);
  await Promise.all(streams.map(({ close }) => close()));
});
