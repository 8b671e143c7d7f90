import { actualizarConfig } from '@remanso/contract/centro/config.contract';
import {
  bloquearFranja,
  desbloquearFranja,
  eliminarFranja,
} from '@remanso/contract/franja/franjas.contract';
import { crearBloqueo, crearOverride } from '@remanso/contract/plan/excepciones.contract';
import { actualizarHorariosBase } from '@remanso/contract/plan/horarios-base.contract';
import { previsualizarSerie } from '@remanso/contract/serie/series.contract';
import { expect, test } from 'vitest';
import {
  acompaniantes,
  CONFIG,
  reservar,
  SEMANA,
  VIERNES,
} from '../../../../test/support/builders.ts';
import { dumpUncountedTables } from '../../../../test/support/database/dump-tables.ts';
import { outcome } from '../../../../test/support/refusals.ts';
import { prever } from '../../../../test/support/series.ts';
import { useTestApp } from '../../../../test/support/test-app.ts';
import { world } from '../../../../test/support/world.ts';

const app = useTestApp();

test('each date is told with what it is, what it costs and where else it fits; nothing is written', async () => {
  const { admin, ana, luis, franja } = await world(app, { clientes: ['ana', 'luis'] });
  await reservar(app, luis, franja('18:00'), 2);
  const obra = { horaInicio: '18:00', horaFin: '19:00', motivo: 'Obra' };
  const dia = { fechaDesde: '2026-10-09', fechaHasta: '2026-10-09' };
  await app.make(crearBloqueo, { as: admin, body: { ...dia, ...obra } });
  const tramos = [{ horaInicio: '08:00', horaFin: '10:00' }];
  const body = { fecha: '2026-10-16', tramos, motivo: 'Torneo' };
  await app.make(crearOverride, { as: admin, body });
  const before = await dumpUncountedTables(app);
  const { fechas, total, sello } = await prever(app, admin, {
    franjaId: franja('18:00'),
    clienteId: ana.id,
    veces: 4,
    acompaniantes: acompaniantes(1),
  });
  expect(await dumpUncountedTables(app)).toEqual(before);
  const nada = { libres: 0, precio: 36_000, hora: '18:00' };
  expect(fechas).toMatchObject([
    { ...nada, fecha: VIERNES, franjaId: franja('18:00'), resultado: 'SIN_CUPO', libres: 1 },
    {
      ...nada,
      fecha: '2026-10-09',
      resultado: 'BLOQUEADA',
      motivo: 'Obra',
      franjaId: null,
      libres: 4,
    },
    {
      ...nada,
      fecha: '2026-10-16',
      resultado: 'FUERA_DE_HORARIO',
      motivo: 'Torneo',
      franjaId: null,
    },
    { ...nada, fecha: '2026-10-23', resultado: 'LIBRE', motivo: null, libres: 4, alternativas: [] },
  ]);
  // Of two franjas as far away as each other the later one comes first.
  expect(
    fechas.map(({ alternativas }) => alternativas.map(({ inicio }) => inicio.slice(5, 13))),
  ).toEqual([
    ['10-02T19', '10-02T17', '10-02T16'],
    ['10-09T19', '10-09T17', '10-09T16'],
    ['10-16T09', '10-16T08', '10-17T08'],
    [],
  ]);
  expect(fechas[1]?.alternativas[0]).toEqual({
    franjaId: 202_610_091_900,
    inicio: '2026-10-09T19:00:00',
    libres: 4,
  });
  expect([total, sello.length]).toEqual([36_000, 43]);
});

test('what the plan would make in place of a franja that still stands is no alternative', async () => {
  const { admin, ana, luis, franja } = await world(app, { clientes: ['ana', 'luis'] });
  const params = { id: franja('18:00') };
  await reservar(app, luis, franja('08:00'), 3);
  await app.make(bloquearFranja, { as: admin, params });
  const tramos = [
    { horaInicio: '08:00', horaFin: '09:00' },
    { horaInicio: '18:30', horaFin: '19:30' },
  ];
  const body = SEMANA.map((dia) =>
    dia.diaSemana === 'VIERNES' ? { ...dia, tramos } : { ...dia, activo: false },
  );
  await app.make(actualizarHorariosBase, { as: admin, body });
  await app.make(desbloquearFranja, { as: admin, params });
  const { fechas } = await prever(app, admin, {
    franjaId: franja('08:00'),
    clienteId: ana.id,
    veces: 2,
  });
  expect(fechas[0]).toMatchObject({
    resultado: 'SIN_CUPO',
    alternativas: [{ franjaId: franja('18:00'), inicio: `${VIERNES}T18:00:00` }],
  });
});

test('a client sees no further than their window begins, and the dates reach beyond it', async () => {
  const { admin, ana, franja } = await world(app, { clientes: ['ana'] });
  const ask = (franjaId: number) =>
    app.call(previsualizarSerie, { as: ana, body: { franjaId, cada: 2, veces: 12 } });
  expect(outcome(await ask(franja('18:00')))).toBe('403 SIN_PERMISO');
  await app.make(actualizarConfig, { as: admin, body: { ...CONFIG, seriesDeClientes: true } });
  const { fechas } = await app.make(previsualizarSerie, {
    as: ana,
    body: { franjaId: franja('18:00'), cada: 2, veces: 12 },
  });
  // The last day in reach is 1 January, 92 days ahead.
  expect(fechas.map(({ fecha, resultado }) => [fecha, resultado]).slice(6, 8)).toEqual([
    ['2026-12-25', 'LIBRE'],
    ['2027-01-08', 'FUERA_DE_HORARIO'],
  ]);
  expect(fechas.at(-1)).toMatchObject({ motivo: 'Queda a más de 92 días', alternativas: [] });
  await app.make(actualizarConfig, {
    as: admin,
    body: { ...CONFIG, ventanaDias: 1, seriesDeClientes: true },
  });
  const lejana = await app.database.db
    .insertInto('franjas')
    .values({
      inicio: '2026-10-07T21:00:00',
      fin: '2026-10-07T22:00:00',
      capacidad_efectiva: 4,
      origen: 'MANUAL',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect(outcome(await ask(lejana.id))).toBe('409 FUERA_DE_VENTANA');
});

test('what a hand has closed or taken away is no alternative', async () => {
  const { admin, ana, luis, franja } = await world(app, { clientes: ['ana', 'luis'] });
  await reservar(app, luis, franja('18:00'), 3);
  await app.make(bloquearFranja, { as: admin, params: { id: franja('19:00') } });
  await app.make(eliminarFranja, { as: admin, params: { id: franja('17:00') } });
  await reservar(app, ana, franja('16:00'));
  const { fechas } = await prever(app, admin, { franjaId: franja('18:00'), clienteId: ana.id });
  expect(fechas[0]?.alternativas.map(({ inicio }) => inicio.slice(5, 13))).toEqual([
    '10-02T11',
    '10-02T10',
    '10-02T09',
  ]);
});

test('who asks for too many previews at once is refused, and nobody else is held back', async () => {
  const { admin, ana, luis, franja } = await world(app, { clientes: ['ana', 'luis'] });
  await app.make(actualizarConfig, { as: admin, body: { ...CONFIG, seriesDeClientes: true } });
  const { previewLimiter } = app.dependencies;
  const running = Promise.withResolvers<void>();
  // One runs, five wait: that is all that an account may have.
  const inLine = Array.from({ length: 6 }, () =>
    previewLimiter(String(ana.id), () => running.promise),
  );
  const body = { franjaId: franja('18:00'), cada: 1, veces: 3 };
  const refused = await app.call(previsualizarSerie, { as: ana, body });
  expect(outcome(refused)).toBe('429 DEMASIADOS_INTENTOS');
  expect((await app.call(previsualizarSerie, { as: luis, body })).status).toBe(200);
  running.resolve();
  await Promise.all(inLine);
  expect((await app.call(previsualizarSerie, { as: ana, body })).status).toBe(200);
});
