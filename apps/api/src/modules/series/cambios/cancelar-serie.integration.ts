import { esperarFranja, misEsperas } from '@remanso/contract/espera/esperas.contract';
import {
  actualizarReserva,
  cancelarReserva,
  deshacerReserva,
} from '@remanso/contract/reserva/reservas.contract';
import { cancelarSerie, obtenerSerie } from '@remanso/contract/serie/series.contract';
import { expect, test } from 'vitest';
import {
  CONFIG,
  acompaniantes,
  reservar,
  verDia,
  VIERNES,
} from '../../../../test/support/builders.ts';
import { moveTo } from '../../../../test/support/personas.ts';
import { outcome } from '../../../../test/support/refusals.ts';
import { sentMails } from '../../../../test/support/sent-mails.ts';
import { pedirSerie } from '../../../../test/support/series.ts';
import { useTestApp } from '../../../../test/support/test-app.ts';
import { world } from '../../../../test/support/world.ts';

const app = useTestApp();

interface Hecha {
  id: number;
  reservas: { id: number; franja: { id: number } }[];
}

/** A weekly series of three dates of ana and one companion, the first of them tomorrow at ten. */
async function conSerie() {
  const mundo = await world(app, { clientes: ['ana', 'luis'] });
  const { admin, ana, franja } = mundo;
  const terminos = {
    franjaId: franja('10:00'),
    clienteId: ana.id,
    acompaniantes: acompaniantes(1),
  };
  const { body } = await pedirSerie(app, admin, terminos);
  return { ...mundo, serie: body as Hecha };
}

const trail = () =>
  app.database.db.selectFrom('auditoria').select(['accion', 'reserva_id']).orderBy('id').execute();

test('one message names all dates, with a calendar of as many events', async () => {
  const { serie } = await conSerie();
  const [mail, ...otros] = await sentMails(app);
  expect(otros).toEqual([]);
  expect(mail?.subject).toBe(
    'Turno fijo reservado: 3 fechas desde el viernes 2 de octubre a las 10:00',
  );
  for (const dia of ['viernes 2 de octubre', 'viernes 9 de octubre', 'viernes 16 de octubre']) {
    expect(mail?.text).toContain(`${dia}: 10:00 a 11:00 · $\u00a036.000`);
  }
  expect(mail?.text).toContain('Precio: $\u00a0108.000 en total');
  const ids = [...(mail?.calendar?.content ?? '').matchAll(/^UID:reserva-(\d+)@/gm)].map(([, id]) =>
    Number(id),
  );
  expect([mail?.calendar?.method, ids]).toEqual(['REQUEST', serie.reservas.map(({ id }) => id)]);
  expect((await trail()).filter(({ accion }) => /Reserva|Serie/.test(accion))).toEqual([
    { accion: 'crearSerie', reserva_id: null },
  ]);
});

test('the rest is cancelled from a day on, in one message, and each can come back by itself', async () => {
  const { admin, ana, serie } = await conSerie();
  await sentMails(app);
  const before = (await trail()).length;
  const body = { desde: '2026-10-09', motivo: 'Se muda' };
  const answer = await app.call(cancelarSerie, { as: admin, params: { id: serie.id }, body });
  expect(answer.body).toEqual({ canceladas: 2, quedan: [] });
  const { reservas } = await app.make(obtenerSerie, { as: ana, params: { id: serie.id } });
  expect(reservas.map(({ estado }) => estado)).toEqual(['confirmada', 'cancelada', 'cancelada']);
  const [mail, ...otros] = await sentMails(app);
  expect([mail?.subject, otros]).toEqual([
    'Turno fijo cancelado: 2 fechas desde el viernes 9 de octubre a las 10:00',
    [],
  ]);
  expect(mail?.text).toMatch(
    /Se cancelaron 2 turnos de tu turno fijo en .*\. Los canceló el centro\./,
  );
  expect(mail?.text).not.toContain('La canceló');
  expect(mail?.text).toContain('Motivo: Se muda');
  expect([mail?.calendar?.method, mail?.calendar?.content.match(/^UID:/gm)?.length]).toEqual([
    'CANCEL',
    2,
  ]);
  const [, segunda, tercera] = serie.reservas;
  expect((await trail()).slice(before)).toEqual(
    [segunda, tercera].map((una) => ({ accion: 'cancelarReserva', reserva_id: una?.id })),
  );
  const vuelve = await app.call(deshacerReserva, { as: admin, params: { id: segunda?.id ?? 0 } });
  expect(vuelve.status).toBe(200);
});

test('each goes by its own limit: what is too late stays and says why', async () => {
  const { ana, luis, franja, serie } = await conSerie();
  await moveTo(app, `${VIERNES}T06:00:00`, ana);
  const cancelar = (as: typeof ana) =>
    app.call(cancelarSerie, { as, params: { id: serie.id }, body: { desde: VIERNES } });
  expect(outcome(await cancelar(luis))).toBe('404 SERIE_INEXISTENTE');
  expect((await cancelar(ana)).body).toEqual({
    canceladas: 2,
    quedan: [{ fecha: VIERNES, motivo: 'Solo puedes cancelar hasta 6 horas antes del turno' }],
  });
  expect((await cancelar(ana)).body).toMatchObject({ canceladas: 0 });
  const [primera] = await verDia(app, VIERNES, luis).then((dia) =>
    dia.filter(({ id }) => id === franja('10:00')),
  );
  expect(primera?.ocupadosTotal).toBe(2);
});

test('a date that was moved goes with the rest, and its places go to who waits there', async () => {
  const { admin, ana, luis, franja, serie } = await conSerie();
  const [primera] = serie.reservas;
  const sabado = franja('18:00', '2026-10-03');
  const mover = { params: { id: primera?.id ?? 0 }, body: { franjaId: sabado } };
  await app.make(actualizarReserva, { as: ana, ...mover });
  await reservar(app, admin, sabado, 1);
  const espera = { params: { id: sabado }, body: { personas: 2 } };
  await app.make(esperarFranja, { as: luis, ...espera });
  const desde = { params: { id: serie.id }, body: { desde: '2026-10-03' } };
  const answer = await app.call(cancelarSerie, { as: ana, ...desde });
  expect(answer.body).toEqual({ canceladas: 3, quedan: [] });
  const { esperas } = await app.make(misEsperas, { as: luis });
  expect(esperas.map(({ estado }) => estado)).toEqual(['OFRECIDA']);
});

test('who waits for a date of it waits no longer, and an offer goes to who is next', async () => {
  const config = { ...CONFIG, ventanaDias: 20 };
  const mundo = await world(app, { clientes: ['ana', 'luis'], config });
  const { admin, ana, luis, franja } = mundo;
  const primera = franja('10:00');
  const segunda = franja('10:00', '2026-10-09');
  const otra = franja('11:00', '2026-10-09');
  await reservar(app, admin, primera, 3);
  await reservar(app, admin, otra, 3);
  const ocupada = await reservar(app, admin, segunda, 3);
  const terminos = { franjaId: primera, clienteId: ana.id };
  const decisiones = { '2026-10-02': 'ESPERAR', '2026-10-09': 'ESPERAR' } as const;
  const { body } = await pedirSerie(app, admin, terminos, decisiones);
  const { id } = body as Hecha;
  await app.make(esperarFranja, { as: ana, params: { id: otra }, body: { personas: 1 } });
  await app.make(esperarFranja, { as: luis, params: { id: segunda }, body: { personas: 4 } });
  await app.make(cancelarReserva, { as: admin, params: { id: ocupada.id } });

  const estados = async (as: typeof ana) =>
    (await app.make(misEsperas, { as })).esperas.map(({ estado }) => estado).toSorted();
  expect(await estados(ana)).toEqual(['ESPERANDO', 'ESPERANDO', 'OFRECIDA']);
  const hasta = { params: { id }, body: { desde: '2026-10-09' } };
  const answer = await app.call(cancelarSerie, { as: ana, ...hasta });
  expect(answer.body).toEqual({ canceladas: 1, quedan: [] });
  expect(await estados(ana)).toEqual(['CERRADA', 'ESPERANDO', 'ESPERANDO']);
  expect(await estados(luis)).toEqual(['OFRECIDA']);
  expect((await trail()).filter(({ accion }) => accion === 'dejarEspera')).toHaveLength(1);
});
