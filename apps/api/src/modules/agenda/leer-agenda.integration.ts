import { fechasEntre, horaDe, sumarDias } from '@remanso/contract/calendario';
import { actualizarConfig } from '@remanso/contract/centro/config.contract';
import { leerAgenda, leerPreciosDeAgenda } from '@remanso/contract/franja/agenda.contract';
import {
  actualizarFranja,
  bloquearFranja,
  crearFranja,
} from '@remanso/contract/franja/franjas.contract';
import { crearFeriado, crearOverride } from '@remanso/contract/plan/excepciones.contract';
import { crearListaDePrecios } from '@remanso/contract/precio/listas-de-precios.contract';
import { calcularPrecioDeReserva } from '@remanso/contract/reserva/reservas.contract';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';

import { inTransaction } from '../../database/transaction.ts';
import { CONFIG, VIERNES, reservar, verDia } from '../../../test/support/builders.ts';
import type { QueryOf } from '../../../test/support/client.ts';
import {
  createStatementCounter,
  createStatementListener,
} from '../../../test/support/database/count-statements.ts';
import { outcome } from '../../../test/support/refusals.ts';
import { useTestApp } from '../../../test/support/test-app.ts';
import { world } from '../../../test/support/world.ts';

const app = useTestApp();
const HOY = '2026-10-01';
const DOMINGO = '2026-10-04';

const see = (query: QueryOf<typeof leerAgenda> = {}) => app.call(leerAgenda, { query });
const days = async (query?: QueryOf<typeof leerAgenda>) =>
  (await see(query)).body.dias.map(({ fecha }) => fecha);

test('who is nobody sees each day of the window as a client sees it, and no more of it', async () => {
  const { admin, ana, luis, franja } = await world(app, { clientes: ['ana', 'luis'] });
  await reservar(app, ana, franja('08:00'), 2);
  const llena = franja('09:00');
  await app.make(actualizarFranja, {
    as: admin,
    params: { id: llena },
    body: { capacidadEfectiva: 2 },
  });
  await reservar(app, luis, llena, 1);
  await app.make(bloquearFranja, {
    as: admin,
    params: { id: franja('10:00') },
    body: { motivo: 'Obra' },
  });
  app.clock.set(`${HOY}T09:00:00`);

  const { status, body } = await see();
  expect(status).toBe(200);
  expect(body.hoy).toBe(HOY);
  expect(body.dias.map(({ fecha }) => fecha)).toEqual(fechasEntre(HOY, sumarDias(HOY, 7)));
  for (const { fecha, feriado, franjas } of body.dias) {
    expect(feriado).toBeNull();
    const suyas = await verDia(app, fecha, ana);
    expect(franjas).toEqual(
      suyas.map(({ id, inicio, fin, estado, capacidadEfectiva, ocupadosTotal }) => ({
        id,
        inicio,
        fin,
        estado,
        libres: capacidadEfectiva - ocupadosTotal,
      })),
    );
  }
  const [hoy, viernes, , domingo] = body.dias;
  // The hour that begins just now has begun.
  expect(horaDe(hoy?.franjas[0]?.inicio ?? '')).toBe('10:00');
  expect(domingo).toEqual({ fecha: DOMINGO, feriado: null, franjas: [] });
  expect(viernes?.franjas.slice(0, 3).map(({ estado, libres }) => [estado, libres])).toEqual([
    ['ACTIVA', 1],
    ['COMPLETA', 0],
    ['BLOQUEADA', 4],
  ]);
});

test('a period is cut to today and to the end of the window, and is of 14 days at most', async () => {
  await world(app, { config: { ventanaDias: 20 } });
  expect(await days()).toEqual(fechasEntre(HOY, '2026-10-14'));
  expect(await days({ desde: '2026-10-10' })).toEqual(fechasEntre('2026-10-10', '2026-10-21'));
  expect(await days({ desde: '2026-09-25' })).toEqual(fechasEntre(HOY, '2026-10-14'));
  expect(await days({ desde: '2026-09-25', hasta: VIERNES })).toEqual([HOY, VIERNES]);
  expect(await days({ hasta: HOY })).toEqual([HOY]);
  expect(await days({ desde: '2026-10-20', hasta: '2026-11-02' })).toEqual([
    '2026-10-20',
    '2026-10-21',
  ]);
  expect(await days({ desde: '2026-11-01' })).toEqual([]);
  expect(await days({ desde: '2999-12-31' })).toEqual([]);
  expect(await days({ desde: '1900-01-01', hasta: '1900-01-14' })).toEqual([]);
  for (const query of [
    { hasta: '2026-10-15' },
    { desde: '2026-10-10', hasta: '2026-10-24' },
    { desde: VIERNES, hasta: HOY },
    { hasta: '2026-09-30' },
  ]) {
    expect(outcome(await see(query))).toBe('400 DATOS_INVALIDOS hasta');
  }
});

test('a day says which feriado closes it, and not the one that an override opens', async () => {
  const { admin } = await world(app);
  const feriado = (fecha: string, descripcion: string) =>
    app.make(crearFeriado, { as: admin, body: { fecha, descripcion } });
  await feriado('2026-10-03', 'Aniversario');
  await feriado('2026-10-05', 'Puente');
  await app.make(crearOverride, {
    as: admin,
    body: { fecha: '2026-10-05', tramos: [{ horaInicio: '10:00', horaFin: '12:00' }] },
  });
  const { dias } = (await see({ desde: '2026-10-03', hasta: '2026-10-05' })).body;
  expect(dias.map(({ feriado: suyo, franjas }) => [suyo, franjas.length])).toEqual([
    ['Aniversario', 0],
    [null, 0],
    [null, 2],
  ]);
});

test('before there is a configuration the agenda is empty, and has no prices', async () => {
  expect((await see()).body).toEqual({ hoy: HOY, dias: [] });
  const { body } = await app.call(leerPreciosDeAgenda, { query: { fecha: VIERNES } });
  expect(body).toEqual({ fecha: VIERNES, precios: [] });
});

test('the prices are those of the day’s list, and those that booking asks for', async () => {
  const { admin, ana } = await world(app, { clientes: ['ana'] });
  const desde = '2026-10-05';
  await app.make(crearListaDePrecios, {
    as: admin,
    body: {
      desde,
      preciosPorCapacidad: [22_000, 40_001, 66_000, 67_000].map((precio, indice) => ({
        capacidad: indice + 1,
        precio,
      })),
    },
  });
  for (const fecha of [HOY, '2026-10-04', desde, '2026-12-31']) {
    const { body } = await app.call(leerPreciosDeAgenda, { query: { fecha } });
    expect(body.fecha).toBe(fecha);
    expect(body.precios.map(({ personas }) => personas)).toEqual([1, 2, 3, 4]);
    for (const { personas: cantidadPersonas, precio: precioTotal, ...resto } of body.precios) {
      const pedido = { as: ana, query: { cantidadPersonas, fecha } };
      const { descuento: _, ...suyo } = await app.make(calcularPrecioDeReserva, pedido);
      expect({ precioTotal, ...resto }).toEqual(suyo);
    }
  }
  const { body } = await app.call(leerPreciosDeAgenda, { query: { fecha: desde } });
  expect(body.precios.slice(1, 3)).toEqual([
    { personas: 2, precio: 40_001, precioPorPersona: 20_001, ahorro: 3_999 },
    { personas: 3, precio: 66_000, precioPorPersona: 22_000, ahorro: 0 },
  ]);
});

test('the terms of a booking are told beforehand', async () => {
  await world(app, { config: { limiteCancelHoras: 5, seniaPorcentaje: 30, seniaHoras: 8 } });
  const { body } = await app.call(leerPreciosDeAgenda, { query: { fecha: HOY } });
  expect(body.condiciones).toEqual({ limiteCancelHoras: 5, seniaPorcentaje: 30, seniaHoras: 8 });
});

test('a centre for two has prices for two', async () => {
  const preciosPorCapacidad = CONFIG.preciosPorCapacidad.slice(0, 2);
  await world(app, { config: { capacidadBase: 2, preciosPorCapacidad } });
  const { body } = await app.call(leerPreciosDeAgenda, { query: { fecha: HOY } });
  expect(body.precios.map(({ personas }) => personas)).toEqual([1, 2]);
});

test('a private agenda is not found, by whom ever, until it is public again', async () => {
  const { admin, ana } = await world(app, { clientes: ['ana'] });
  const show = (agendaPublica: boolean) =>
    app.make(actualizarConfig, { as: admin, body: { ...CONFIG, agendaPublica } });
  await show(false);
  for (const as of [undefined, ana, admin]) {
    const answers = [
      await app.call(leerAgenda, { as }),
      await app.call(leerPreciosDeAgenda, { as, query: { fecha: HOY } }),
    ];
    expect(answers.map(outcome)).toEqual(['404 AGENDA_PRIVADA', '404 AGENDA_PRIVADA']);
    expect(answers[0]?.headers.get('cache-control')).toBe('no-store');
  }
  await show(true);
  expect((await see()).status).toBe(200);
});

test('caches keep an answer for ten seconds, and ask whether it still stands', async () => {
  const { admin, ana, franjaId } = await world(app, { clientes: ['ana'] });
  for (const path of ['/agenda', `/agenda/precios?fecha=${HOY}`]) {
    const { headers } = await app.send('GET', path);
    expect(headers.get('cache-control')).toBe('public, max-age=10');
    expect(headers.get('access-control-allow-origin')).toBe('*');
    const etag = headers.get('etag') ?? '';
    const again = (tag: string) => app.send('GET', path, { headers: { 'if-none-match': tag } });
    for (const tag of [etag, `W/${etag}`, `"otra", ${etag}`, '*']) {
      const answer = await again(tag);
      expect([answer.status, answer.body, answer.headers.get('etag')]).toEqual([304, '', etag]);
      expect(answer.headers.get('access-control-allow-origin')).toBe('*');
      expect(answer.headers.get('cache-control')).toBe('public, max-age=10');
    }
    expect((await again('"otra"')).status).toBe(200);
  }
  const etagNow = async () => (await see()).headers.get('etag');
  const before = await etagNow();
  await reservar(app, ana, franjaId);
  const after = await etagNow();
  expect(after).not.toBe(before);
  await app.make(crearFranja, {
    as: admin,
    body: { inicio: `${VIERNES}T21:00:00`, fin: `${VIERNES}T22:00:00` },
  });
  expect(await etagNow()).not.toBe(after);
});

test('no other call may be read by the pages of others', async () => {
  for (const path of ['/salud', '/centro', '/config', '/nada']) {
    const { headers } = await app.send('GET', path);
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('cache-control')).toBe('no-store');
  }
});

test('forty who ask while the agenda is being read get one more reading, each their own days', async () => {
  await world(app);
  const listen = createStatementListener(app);
  const ask = (n: number) => days(n % 2 ? { desde: VIERNES, hasta: VIERNES } : {});
  const [all, friday] = [await ask(0), await ask(1)];
  expect([all.length, friday]).toEqual([8, [VIERNES]]);
  const holder = await app.database.pool.connect();
  onTestFinished(() => holder.release());
  await holder.query('begin; lock table franjas');
  let received = 0;
  const count = () => (received += 1);
  app.server.server.on('request', count);
  onTestFinished(() => void app.server.server.off('request', count));

  const sent = await listen(async () => {
    const answers = Array.from({ length: 40 }, (_, n) => ask(n));
    await vi.waitFor(() => expect(received).toBe(40), 10_000);
    await holder.query('commit');
    expect(await Promise.all(answers)).toEqual(
      Array.from({ length: 40 }, (_, n) => (n % 2 ? friday : all)),
    );
  });
  // A request that arrives after the first reading has ended begins one more.
  expect(sent.filter(({ text }) => text.includes('agenda_publica')).length).toBeLessThanOrEqual(3);
});

test('each call is one statement', async () => {
  await world(app);
  const statementsOf = createStatementCounter(app);
  expect(await statementsOf(async () => void (await see()))).toBe(1);
  const precios = () => app.call(leerPreciosDeAgenda, { query: { fecha: HOY } });
  expect(await statementsOf(async () => void (await precios()))).toBe(1);
});

test('simultaneous requests for the prices of a day share one reading', async () => {
  await world(app);
  const listen = createStatementListener(app);
  let arrived = 0;
  app.server.server.on('request', () => (arrived += 1));
  const sent = await listen(() =>
    inTransaction(app.database.db, async (tx) => {
      await sql`lock table config`.execute(tx);
      const asked = Array.from({ length: 40 }, () =>
        app.make(leerPreciosDeAgenda, { query: { fecha: VIERNES } }),
      );
      await vi.waitFor(() => expect(arrived).toBe(asked.length));
      // They wait for the lock, and are answered after it.
      return asked;
    }).then((asked) => Promise.all(asked)),
  );
  expect(
    sent.filter(({ text }) => /\bconfig\b/.test(text) && !text.startsWith('lock')),
  ).toHaveLength(2);
});
