import { actualizarConfig } from '@remanso/contract/centro/config.contract';
import { misEsperas } from '@remanso/contract/espera/esperas.contract';
import { actualizarFranja, franjasPorFecha } from '@remanso/contract/franja/franjas.contract';
import { crearFeriado } from '@remanso/contract/plan/excepciones.contract';
import { crearListaDePrecios } from '@remanso/contract/precio/listas-de-precios.contract';
import { crearReserva } from '@remanso/contract/reserva/reservas.contract';
import { RespuestaDeError } from '@remanso/contract/error.contract';
import {
  cancelarSerie,
  crearSerie,
  misSeries,
  obtenerSerie,
} from '@remanso/contract/serie/series.contract';
import { expect, test } from 'vitest';
import {
  acompaniantes,
  CONFIG,
  reservar,
  verDia,
  VIERNES,
} from '../../../../test/support/builders.ts';
import { dumpUncountedTables } from '../../../../test/support/database/dump-tables.ts';
import { crearPersona, moveTo } from '../../../../test/support/personas.ts';
import { outcome } from '../../../../test/support/refusals.ts';
import { sentMails } from '../../../../test/support/sent-mails.ts';
import { pedirSerie, prever } from '../../../../test/support/series.ts';
import { useTestApp } from '../../../../test/support/test-app.ts';
import { world } from '../../../../test/support/world.ts';

const app = useTestApp();

const SEMANAS = [VIERNES, '2026-10-09', '2026-10-16'];

test('the desk books all dates, with the days beyond the window made for it and hidden from clients', async () => {
  const { admin, ana, franja } = await world(app, { clientes: ['ana'] });
  const terminos = {
    franjaId: franja('18:00'),
    clienteId: ana.id,
    acompaniantes: acompaniantes(1),
  };
  const answer = await pedirSerie(app, admin, terminos);
  expect(answer.status).toBe(201);
  const { id, reservas, omitidas, esperas } = answer.body as never as {
    id: number;
    reservas: {
      serieId: number;
      diaFijo: string;
      estado: string;
      precioTotal: number;
      franja: { inicio: string };
    }[];
    omitidas: string[];
    esperas: unknown[];
  };
  expect([omitidas, esperas]).toEqual([[], []]);
  expect(
    reservas.map(({ serieId, diaFijo, estado, franja: { inicio } }) => [
      serieId,
      diaFijo,
      estado,
      inicio,
    ]),
  ).toEqual(SEMANAS.map((dia) => [id, 'VIERNES', 'CONFIRMADA', `${dia}T18:00:00`]));
  const dia = await app.make(franjasPorFecha, { as: admin, params: { fecha: '2026-10-16' } });
  expect(dia.map(({ horaInicio, ocupadosTotal }) => [horaInicio, ocupadosTotal])).toEqual([
    ...['08:00', '09:00', '10:00', '11:00', '16:00', '17:00'].map((hora) => [hora, 0]),
    ['18:00', 2],
    ['19:00', 0],
  ]);
  expect(await verDia(app, '2026-10-16', ana)).toEqual([]);
  const { series } = await app.make(misSeries, { as: ana });
  expect(series).toMatchObject([
    { id, cada: 1, veces: 3, personas: 2, inicio: `${VIERNES}T18:00:00` },
  ]);
  expect(series[0]?.reservas.map((una) => una.serieId)).toEqual([id, id, id]);
});

test('a client does only where the centre lets them, and within their own limit', async () => {
  const { admin, ana, franja } = await world(app, { clientes: ['ana'] });
  const terminos = { franjaId: franja('18:00'), cada: 1, veces: 3, acompaniantes: [] };
  const closed = { ...terminos, sello: 'x', decisiones: {} };
  expect(outcome(await app.call(crearSerie, { as: ana, body: closed }))).toBe('403 SIN_PERMISO');
  const config = { ...CONFIG, seriesDeClientes: true, maxReservasActivas: 2 };
  await app.make(actualizarConfig, { as: admin, body: config });
  const before = await dumpUncountedTables(app);
  expect(outcome(await pedirSerie(app, ana, terminos))).toBe('409 LIMITE_DE_RESERVAS');
  expect(await dumpUncountedTables(app)).toEqual(before);
  const dos = await pedirSerie(app, ana, { ...terminos, cada: 2, veces: 2 });
  expect(dos.status).toBe(201);
  expect(
    (dos.body as { reservas: { fecha: string }[] }).reservas.map(({ fecha }) => fecha),
  ).toEqual([VIERNES, '2026-10-16']);
});

test('a date that is not free and about which nothing is decided stops all of it', async () => {
  const { admin, ana, franja } = await world(app, { clientes: ['ana'] });
  await app.make(crearFeriado, { as: admin, body: { fecha: '2026-10-09', descripcion: 'Fiesta' } });
  const terminos = { franjaId: franja('18:00'), clienteId: ana.id };
  const before = await dumpUncountedTables(app);
  const refused = await pedirSerie(app, admin, terminos);
  expect(outcome(refused)).toBe('409 SERIE_CON_CONFLICTOS');
  const { fechas } = RespuestaDeError.parse(refused.body);
  expect(fechas).toMatchObject([
    { fecha: '2026-10-09', resultado: 'FERIADO', motivo: 'Fiesta', franjaId: null, libres: 0 },
  ]);
  expect(fechas?.[0]?.alternativas.map(({ inicio }) => inicio)).toEqual([
    '2026-10-10T08:00:00',
    '2026-10-10T09:00:00',
    '2026-10-10T10:00:00',
  ]);
  expect(await dumpUncountedTables(app)).toEqual(before);
  const esperando = await pedirSerie(app, admin, terminos, { '2026-10-09': 'ESPERAR' });
  expect(outcome(esperando)).toBe('409 SERIE_CON_CONFLICTOS');
  const [elegida] = fechas?.[0]?.alternativas ?? [];
  const hecha = await pedirSerie(app, admin, terminos, { '2026-10-09': elegida?.franjaId ?? 0 });
  expect((hecha.body as { reservas: { franja: { inicio: string } }[] }).reservas).toMatchObject(
    [`${VIERNES}T18:00:00`, '2026-10-10T08:00:00', '2026-10-16T18:00:00'].map((inicio) => ({
      franja: { inicio },
    })),
  );
});

test('of the dates some are left out, and for a full one they wait', async () => {
  const { admin, ana, luis, franja } = await world(app, { clientes: ['ana', 'luis'] });
  await reservar(app, luis, franja('18:00'), 3);
  const terminos = { franjaId: franja('18:00'), clienteId: ana.id };
  const decisiones = { [VIERNES]: 'ESPERAR', '2026-10-09': 'OMITIR' } as const;
  const answer = await pedirSerie(app, admin, terminos, decisiones);
  expect(answer.body).toMatchObject({
    reservas: [{ franja: { inicio: '2026-10-16T18:00:00' } }],
    omitidas: ['2026-10-09'],
    esperas: [{ estado: 'ESPERANDO', posicion: 1, franja: { id: franja('18:00') } }],
  });
  const { esperas } = await app.make(misEsperas, { as: ana });
  expect(esperas.map((una) => una.franja.inicio)).toEqual([`${VIERNES}T18:00:00`]);
});

test('what has changed since the preview stops it, with what it is now', async () => {
  const { admin, ana, luis, franja } = await world(app, { clientes: ['ana', 'luis'] });
  const terminos = { franjaId: franja('18:00'), clienteId: ana.id, cada: 1, veces: 3 };
  const { sello } = await prever(app, admin, terminos);
  const pedir = (con: object = {}) =>
    app.call(crearSerie, { as: admin, body: { ...terminos, sello, ...con } });
  expect(outcome(await pedir({ veces: 4 }))).toBe('409 CAMBIO_MIENTRAS_TANTO');
  expect(outcome(await pedir({ clienteId: luis.id }))).toBe('409 CAMBIO_MIENTRAS_TANTO');
  const precios = [1, 2, 3, 4].map((capacidad) => ({ capacidad, precio: 1_000 * capacidad }));
  await app.make(crearListaDePrecios, {
    as: admin,
    body: { desde: '2026-10-10', preciosPorCapacidad: precios },
  });
  const refused = await pedir();
  expect(outcome(refused)).toBe('409 CAMBIO_MIENTRAS_TANTO');
  const ahora = RespuestaDeError.parse(refused.body);
  expect([ahora.fechas?.map(({ precio }) => precio), ahora.total]).toEqual([
    [20_000, 20_000, 1_000],
    41_000,
  ]);
  expect((await pedir({ sello: ahora.sello })).status).toBe(201);
});

test('a first franja that has gone to another day since the preview stops it, whatever is decided', async () => {
  const { admin, ana, luis, franja } = await world(app, { clientes: ['ana', 'luis'] });
  const terminos = { franjaId: franja('18:00'), clienteId: ana.id, cada: 1, veces: 2 };
  const otra = await pedirSerie(app, admin, {
    ...terminos,
    clienteId: luis.id,
    acompaniantes: acompaniantes(3),
  });
  const { id } = otra.body as { id: number };
  const { sello } = await prever(app, admin, terminos);
  await app.make(cancelarSerie, { as: admin, params: { id }, body: { desde: VIERNES } });
  const [inicio, fin] = ['2026-10-04T18:00:00', '2026-10-04T19:00:00'];
  const params = { id: terminos.franjaId };
  await app.make(actualizarFranja, { as: admin, params, body: { inicio, fin } });
  const decisiones = { [VIERNES]: 'OMITIR', '2026-10-09': 'ESPERAR' } as const;
  const refused = await app.call(crearSerie, {
    as: admin,
    body: { ...terminos, sello, decisiones },
  });
  expect(outcome(refused)).toBe('409 CAMBIO_MIENTRAS_TANTO');
  const { fechas } = RespuestaDeError.parse(refused.body);
  expect(fechas?.map(({ fecha }) => fecha)).toEqual(['2026-10-04', '2026-10-11']);
});

test('the places of a moment are taken once, and a key makes one series', async () => {
  const { admin, ana, franja } = await world(app, { clientes: ['ana'] });
  const terminos = { franjaId: franja('18:00'), clienteId: ana.id, cada: 1, veces: 3 };
  const { sello } = await prever(app, admin, terminos);
  const pedir = () =>
    app.call(crearSerie, {
      as: admin,
      headers: { 'idempotency-key': 'una' },
      body: { ...terminos, sello },
    });
  const [una, otra] = [await pedir(), await pedir()];
  expect([una.status, otra.status]).toEqual([201, 201]);
  expect(otra.body).toEqual(una.body);
  const { fechas } = await prever(app, admin, terminos);
  expect(fechas.map(({ resultado }) => resultado)).toEqual(SEMANAS.map(() => 'YA_RESERVADA'));
  expect(outcome(await pedirSerie(app, admin, terminos, {}))).toBe('409 SERIE_CON_CONFLICTOS');
});

test('refusals come in the order of booking, and an abono that nobody has is none', async () => {
  const { admin, ana, franja } = await world(app, { clientes: ['ana'] });
  const suyos = { cada: 1, veces: 2, clienteId: ana.id, franjaId: franja('18:00') };
  const { sello } = await prever(app, admin, suyos);
  const base = { ...suyos, sello };
  const pedir = async (con: object) =>
    outcome(await app.call(crearSerie, { as: admin, body: { ...base, ...con } }));
  expect(await pedir({ franjaId: 999_999, clienteId: 999_999 })).toBe('404 FRANJA_INEXISTENTE');
  expect(await pedir({ clienteId: 999_999, abonoVendidoId: 7 })).toBe('404 CLIENTE_NO_ENCONTRADO');
  expect(await pedir({ abonoVendidoId: 7 })).toBe('404 ABONO_INEXISTENTE');
  expect(await pedir({ acompaniantes: acompaniantes(4) })).toBe(
    '400 DATOS_INVALIDOS acompaniantes',
  );
  expect(await pedir({ decisiones: { '2026-10-03': 'OMITIR' } })).toBe(
    '400 DATOS_INVALIDOS decisiones.2026-10-03',
  );
  const decisiones = { [VIERNES]: 'OMITIR', '2026-10-09': 'OMITIR' };
  expect(await pedir({ decisiones })).toBe('400 DATOS_INVALIDOS decisiones');
  await moveTo(app, `${VIERNES}T19:00:00`, admin);
  expect(await pedir({})).toBe('409 FRANJA_COMENZADA');
});

test('others see a series as they see a booking: not at all', async () => {
  const { admin, ana, luis, franja } = await world(app, { clientes: ['ana', 'luis'] });
  const { body } = await pedirSerie(app, admin, { franjaId: franja('18:00'), clienteId: ana.id });
  const { id } = body as { id: number };
  const ver = async (as: typeof ana | typeof admin) =>
    (await app.call(obtenerSerie, { as, params: { id } })).status;
  expect([await ver(ana), await ver(admin), await ver(luis)]).toEqual([200, 200, 404]);
  expect((await app.make(misSeries, { as: luis })).series).toEqual([]);
});

test('each waits for its own seña, which one letter asks for, and leaves the other places free', async () => {
  const { admin, ana, franja } = await world(app, { clientes: ['ana'] });
  const config = { ...CONFIG, seriesDeClientes: true, seniaPorcentaje: 50 };
  await app.make(actualizarConfig, { as: admin, body: config });
  const { body } = await pedirSerie(app, ana, { franjaId: franja('18:00') });
  expect((body as { reservas: object[] }).reservas).toMatchObject(
    SEMANAS.map(() => ({ estado: 'pendiente', senia: { monto: 10_000 } })),
  );
  const [mail, ...otros] = await sentMails(app);
  expect([mail?.subject, mail?.calendar, otros]).toEqual([
    'Falta la seña del turno fijo: 3 fechas desde el viernes 2 de octubre a las 18:00',
    undefined,
    [],
  ]);
  expect(mail?.text).toContain('Señas: $\u00a030.000 en total');
  const otra = await crearPersona(app);
  const primero = await app.call(crearReserva, { as: otra, body: { franjaId: franja('18:00') } });
  expect(primero.status).toBe(201);
});

test('the next plan keeps the days of a series, and fills those between', async () => {
  const { admin, ana, franja } = await world(app, { clientes: ['ana'] });
  await pedirSerie(app, admin, { franjaId: franja('18:00'), clienteId: ana.id, veces: 12 });
  const dia = async (fecha: string) =>
    (await app.make(franjasPorFecha, { as: admin, params: { fecha } })).map(
      ({ ocupadosTotal, estado }) => `${estado} ${ocupadosTotal}`,
    );
  const before = await dia('2026-12-18');
  expect([before.length, before[6], await dia('2026-12-17')]).toEqual([8, 'ACTIVA 1', []]);
  await app.make(actualizarConfig, { as: admin, body: { ...CONFIG, limiteCancelHoras: 5 } });
  expect([await dia('2026-12-18'), (await dia('2026-12-17')).length]).toEqual([before, 8]);
});
