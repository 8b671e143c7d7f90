import {
  configExists,
  obtenerConfig,
  actualizarConfig,
  crearConfig,
  previsualizarConfig,
} from '@remanso/contract/centro/config.contract';
import { RESERVAS_ACTIVAS_POR_DEFECTO } from '@remanso/contract/centro/config.forms';
import { RECORDATORIOS_POR_DEFECTO } from '@remanso/contract/centro/recordatorios.rules';
import { ESTACIONES_POR_DEFECTO } from '@remanso/contract/franja/rotacion.rules';
import { expect, test } from 'vitest';
import { CONFIG } from '../../../../test/support/builders.ts';
import { crearPersona } from '../../../../test/support/personas.ts';
import { outcome } from '../../../../test/support/refusals.ts';
import { useTestApp } from '../../../../test/support/test-app.ts';

const app = useTestApp();
const SAVED = {
  ...CONFIG,
  preciosPorCapacidad: [
    { capacidad: 1, precio: 20_000, precioPorPersona: 20_000, ahorro: 0 },
    { capacidad: 2, precio: 36_000, precioPorPersona: 18_000, ahorro: 4_000 },
    { capacidad: 3, precio: 45_000, precioPorPersona: 15_000, ahorro: 15_000 },
    { capacidad: 4, precio: 60_000, precioPorPersona: 15_000, ahorro: 20_000 },
  ],
  maxReservasActivas: RESERVAS_ACTIVAS_POR_DEFECTO,
  recordatoriosHoras: [...RECORDATORIOS_POR_DEFECTO],
  seniaPorcentaje: 0,
  seniaHoras: 12,
  estaciones: [...ESTACIONES_POR_DEFECTO],
  seriesDeClientes: false,
  agendaPublica: true,
  sitiosQueEmbeben: [],
};

const newAdmin = () => crearPersona(app, { rol: 'ADMIN' });

test('before it is created there is none to read or to change', async () => {
  const admin = await newAdmin();
  expect(outcome(await app.call(configExists, { as: admin }))).toEqual([200, { exists: false }]);
  expect(outcome(await app.call(obtenerConfig, { as: admin }))).toBe('404 CONFIG_INEXISTENTE');
  expect(outcome(await app.call(actualizarConfig, { as: admin, body: CONFIG }))).toBe(
    '404 CONFIG_INEXISTENTE',
  );
});

test('is created once, and read by any session', async () => {
  const admin = await newAdmin();
  const ana = await crearPersona(app);
  const created = await app.call(crearConfig, { as: admin, body: CONFIG });
  expect(outcome(created)).toEqual([201, { config: SAVED, conflictos: [] }]);
  expect(outcome(await app.call(obtenerConfig, { as: ana }))).toEqual([
    200,
    { config: SAVED, proximosPrecios: [] },
  ]);
  expect((await app.call(configExists, { as: ana })).body).toEqual({ exists: true });
  const other = { ...CONFIG, ventanaDias: 30 };
  const again = await app.call(crearConfig, { as: admin, body: other });
  expect(outcome(again)).toBe('409 CONFIG_EXISTENTE');
  expect((await app.call(obtenerConfig, { as: ana })).body.config.ventanaDias).toBe(7);
});

test('two administrators who create it at once make one', async () => {
  const admins = await Promise.all(Array.from({ length: 6 }, newAdmin));
  const answers = await Promise.all(
    admins.map((as, n) => app.call(crearConfig, { as, body: { ...CONFIG, ventanaDias: n + 1 } })),
  );
  const [winner, ...others] = answers.toSorted((a, b) => a.status - b.status);
  expect(winner?.status).toBe(201);
  expect(others.map(outcome)).toEqual(others.map(() => '409 CONFIG_EXISTENTE'));
  const { body } = await app.call(obtenerConfig, { as: admins[0] });
  expect(body.config).toEqual(winner?.body.config);
});

test('a change replaces it whole, the prices that are left out included', async () => {
  const admin = await newAdmin();
  await app.call(crearConfig, { as: admin, body: CONFIG });
  const preciosPorCapacidad = [
    { capacidad: 2, precioTotal: 10_001, precio: undefined },
    { capacidad: 1, precioTotal: 4_000 },
  ];
  const answer = await app.call(actualizarConfig, {
    as: admin,
    body: {
      duracionBaseMin: 15,
      capacidadBase: 2,
      ventanaDias: 1,
      limiteCancelHoras: 0,
      notificacionesActivas: false,
      preciosPorCapacidad,
    },
  });
  const config = {
    duracionBaseMin: 15,
    capacidadBase: 2,
    ventanaDias: 1,
    limiteCancelHoras: 0,
    notificacionesActivas: false,
    preciosPorCapacidad: [
      { capacidad: 1, precio: 4_000, precioPorPersona: 4_000, ahorro: 0 },
      // The price for two people is more than twice the price for one: `ahorro` is 0, not negative,
      // and `precioPorPersona` is rounded.
      { capacidad: 2, precio: 10_001, precioPorPersona: 5_001, ahorro: 0 },
    ],
    maxReservasActivas: RESERVAS_ACTIVAS_POR_DEFECTO,
    recordatoriosHoras: [...RECORDATORIOS_POR_DEFECTO],
    seniaPorcentaje: 0,
    seniaHoras: 12,
    // It is left out, as the stations are, and so it stays.
    datosDeTransferencia: SAVED.datosDeTransferencia,
    estaciones: [...ESTACIONES_POR_DEFECTO],
    seriesDeClientes: false,
    agendaPublica: true,
    sitiosQueEmbeben: [],
  };
  expect(outcome(answer)).toEqual([200, { config, conflictos: [] }]);
  expect((await app.call(obtenerConfig, { as: admin })).body).toEqual({
    config,
    proximosPrecios: [],
  });
});

test('notifications are on unless said otherwise, and prices may go beyond the capacity', async () => {
  const admin = await newAdmin();
  const { notificacionesActivas: _on, ...body } = { ...CONFIG, capacidadBase: 3 };
  const answer = await app.call(crearConfig, { as: admin, body });
  expect(outcome(answer)).toEqual([
    201,
    { config: { ...SAVED, capacidadBase: 3 }, conflictos: [] },
  ]);
});

test('changes at once follow each other whole: the prices are never mixed', async () => {
  const admin = await newAdmin();
  await app.call(crearConfig, { as: admin, body: CONFIG });
  const answers = await Promise.all(
    [1, 2, 3, 4, 5, 6].map((capacidadBase) => {
      const preciosPorCapacidad = Array.from({ length: capacidadBase }, (_, n) => ({
        capacidad: n + 1,
        precio: capacidadBase * 100 + n,
      }));
      const body = { ...CONFIG, capacidadBase, preciosPorCapacidad };
      return app.call(actualizarConfig, { as: admin, body });
    }),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  const { config } = (await app.call(obtenerConfig, { as: admin })).body;
  expect(answers.map(({ body }) => body.config)).toContainEqual(config);
});

test('a setting that came later takes its default where it is left out, and a change keeps what is there', async () => {
  const admin = await newAdmin();
  const created = await app.call(crearConfig, { as: admin, body: CONFIG });
  expect(created.body.config.maxReservasActivas).toBe(RESERVAS_ACTIVAS_POR_DEFECTO);
  const save = async (changes: object) => {
    const { status, body } = await app.call(actualizarConfig, {
      as: admin,
      body: { ...CONFIG, ...changes },
    });
    return [status, body.config.maxReservasActivas];
  };
  expect(await save({ maxReservasActivas: 3 })).toEqual([200, 3]);
  expect(await save({ ventanaDias: 9 })).toEqual([200, 3]);
  expect((await app.call(obtenerConfig, { as: admin })).body.config).toMatchObject({
    ventanaDias: 9,
    maxReservasActivas: 3,
  });
  await app.database.empty();
  const other = await newAdmin();
  const body = { ...CONFIG, maxReservasActivas: 200 };
  const saved = await app.call(crearConfig, { as: other, body });
  expect([saved.status, saved.body.config.maxReservasActivas]).toEqual([201, 200]);
});

test('a seña needs somewhere to pay it, in the call or saved before', async () => {
  const admin = await newAdmin();
  const { datosDeTransferencia: _out, ...sinDatos } = CONFIG;
  const save = async (
    call: typeof crearConfig | typeof actualizarConfig | typeof previsualizarConfig,
    changes: object,
  ) => {
    const answer = await app.call(call, { as: admin, body: { ...sinDatos, ...changes } });
    return answer.status < 400 ? answer.status : outcome(answer);
  };
  const refused = '400 DATOS_INVALIDOS datosDeTransferencia';
  const conSenia = { seniaPorcentaje: 30 };
  expect(await save(crearConfig, conSenia)).toBe(refused);
  expect((await app.call(configExists, { as: admin })).body).toEqual({ exists: false });
  expect(await save(crearConfig, {})).toBe(201);
  expect(await save(actualizarConfig, conSenia)).toBe(refused);
  expect(await save(previsualizarConfig, conSenia)).toBe(refused);
  expect(await save(actualizarConfig, { ...conSenia, datosDeTransferencia: ' \n ' })).toBe(refused);
  expect(await save(actualizarConfig, { ...conSenia, datosDeTransferencia: 'AGUA' })).toBe(200);
  expect(await save(actualizarConfig, { seniaPorcentaje: 50 })).toBe(200);
  expect(await save(actualizarConfig, { datosDeTransferencia: '' })).toBe(refused);
  const { config } = (await app.call(obtenerConfig, { as: admin })).body;
  expect(config).toMatchObject({ seniaPorcentaje: 50, datosDeTransferencia: 'AGUA' });
  const sinSenia = { seniaPorcentaje: 0, datosDeTransferencia: '' };
  expect(await save(actualizarConfig, sinSenia)).toBe(200);
});

test('the stations are kept in their order, and a change that leaves them out keeps them', async () => {
  const admin = await newAdmin();
  await app.call(crearConfig, { as: admin, body: CONFIG });
  const estaciones = [
    { nombre: 'Sauna', lugares: 2 },
    { nombre: 'Baños', lugares: 1 },
  ];
  const save = async (changes: object) => {
    const body = { ...CONFIG, ...changes };
    return (await app.call(actualizarConfig, { as: admin, body })).body.config.estaciones;
  };
  expect(await save({ estaciones })).toEqual(estaciones);
  expect(await save({ ventanaDias: 9 })).toEqual(estaciones);
  expect(await save({ estaciones: [] })).toEqual([]);
});

test('a change leaves a trail of who made it, with what was there before', async () => {
  const admin = await newAdmin();
  await app.call(crearConfig, { as: admin, body: CONFIG });
  await app.call(actualizarConfig, { as: admin, body: { ...CONFIG, ventanaDias: 9 } });
  const trail = await app.database.db.selectFrom('auditoria').selectAll().orderBy('id').execute();
  expect(trail).toMatchObject([
    { usuario_id: admin.id, accion: 'crearConfig', antes: null, despues: SAVED },
    { usuario_id: admin.id, accion: 'actualizarConfig', antes: SAVED },
  ]);
  expect(trail[1]?.despues).toEqual({ ...SAVED, ventanaDias: 9 });
});
