import { DIAS_SEMANA, horaDeMinutos } from '@remanso/contract/calendario';
import type { Previsualizacion } from '@remanso/contract/franjas.contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  CONFIG,
  SEMANA,
  VIERNES,
  abrirCentro,
  centroConFranja,
  crearPersona,
  reservar,
  verDia,
  type Persona,
} from '../../../test/support/builders.ts';
import { dumpTables } from '../../../test/support/dump-tables.ts';
import { useTestApp } from '../../../test/support/test-app.ts';

const app = useTestApp();

type Path = '/config' | '/horarios-base';

/** Returns what saving would do, and expects that asking for it has changed nothing. */
async function preview(path: Path, { token }: Persona, body: unknown): Promise<Previsualizacion> {
  const before = await dumpTables(app);
  const answer = await app.call(`POST ${path}/previsualizar`, { token, body });
  expect([answer.body, answer.status]).toEqual([answer.body, 200]);
  expect(await dumpTables(app)).toEqual(before);
  return answer.body;
}

const NOTHING = { creadas: 0, retiradas: 0, bloqueadas: 0, liberadas: 0, conOtraCapacidad: 0 };

const closedOn = (dia: string) =>
  SEMANA.map((horario) => (horario.diaSemana === dia ? { ...horario, activo: false } : horario));

test('closing a day tells its free franjas, the booked one that stays, and the day itself', async () => {
  const { admin, ana, franjaId } = await centroConFranja(app);
  await reservar(app, ana, franjaId, 2);
  expect(await preview('/horarios-base', admin, closedOn('VIERNES'))).toEqual({
    desde: '2026-10-01',
    hasta: '2026-10-08',
    ...NOTHING,
    retiradas: 7,
    existentes: 48,
    dias: [{ fecha: VIERNES, ...NOTHING, retiradas: 7 }],
    conflictos: [
      {
        franja: expect.objectContaining({ id: franjaId, ocupadosTotal: 3 }),
        reservas: [expect.objectContaining({ personas: 3 })],
      },
    ],
    // The last franja of the day before is nearer than the first of the day after.
    alternativas: [
      { reservaId: 1, franja: expect.objectContaining({ inicio: '2026-10-01T19:00:00' }) },
    ],
  });
});

test('what is saved as it is changes nothing', async () => {
  const admin = await abrirCentro(app);
  const nothing = { ...NOTHING, existentes: 56, dias: [], conflictos: [] };
  expect(await preview('/horarios-base', admin, SEMANA)).toMatchObject(nothing);
  expect(await preview('/config', admin, CONFIG)).toMatchObject(nothing);
});

test('before the centre is set up, the configuration makes no franja and the hours do', async () => {
  const admin = await crearPersona(app, { rol: 'ADMIN' });
  expect(await preview('/horarios-base', admin, SEMANA)).toMatchObject({ ...NOTHING, dias: [] });
  expect(await preview('/config', admin, CONFIG)).toMatchObject({ ...NOTHING, dias: [] });
  await app.call('POST /config', { token: admin.token, body: CONFIG });
  const { creadas, dias } = await preview('/horarios-base', admin, SEMANA);
  expect([creadas, dias.length]).toEqual([56, 7]);
});

test('another capacity and another window are told by what they change', async () => {
  const { admin, ana, franjaId } = await centroConFranja(app);
  await reservar(app, ana, franjaId, 2);
  const smaller = { ...CONFIG, capacidadBase: 2, preciosPorCapacidad: PRECIOS.slice(0, 2) };
  expect(await preview('/config', admin, smaller)).toMatchObject({
    ...NOTHING,
    conOtraCapacidad: 56,
    conflictos: [],
  });
  expect(await preview('/config', admin, { ...CONFIG, ventanaDias: 8 })).toMatchObject({
    ...NOTHING,
    hasta: '2026-10-09',
    creadas: 8,
    dias: [{ fecha: '2026-10-09', creadas: 8 }],
  });
});

const PRECIOS = [1, 2, 3, 4, 5, 6].map((capacidad) => ({ capacidad, precio: 1_000 * capacidad }));

/** Random hours of a day between six in the morning and midnight, without overlaps. */
const tramos = fc
  .uniqueArray(fc.integer({ min: 12, max: 46 }), { minLength: 2, maxLength: 6 })
  .map((medias) => {
    const horas = medias.toSorted((a, b) => a - b).map((media) => horaDeMinutos(media * 30));
    return Array.from({ length: Math.floor(horas.length / 2) }, (_, n) => ({
      horaInicio: horas[2 * n],
      horaFin: horas[2 * n + 1],
    }));
  });
const cambioDeHorarios = fc
  .array(fc.record({ activo: fc.boolean(), tramos }), { minLength: 7, maxLength: 7 })
  .map((dias) => ({
    path: '/horarios-base' as const,
    body: dias.map((dia, n) => ({ diaSemana: DIAS_SEMANA[n], ...dia })),
  }));
const cambioDeConfig = fc
  .record({
    duracionBaseMin: fc.constantFrom(30, 45, 50, 60, 90, 180),
    capacidadBase: fc.integer({ min: 1, max: 6 }),
    ventanaDias: fc.integer({ min: 1, max: 12 }),
  })
  .map((cambio) => ({
    path: '/config' as const,
    body: {
      ...CONFIG,
      ...cambio,
      preciosPorCapacidad: PRECIOS.slice(0, cambio.capacidadBase),
    },
  }));

const leerFranjas = () =>
  app.database.db
    .selectFrom('franjas')
    .select(['id', 'fecha', 'capacidad_efectiva as capacidad', 'bloqueo_id as bloqueo'])
    .where('retirada', 'is', null)
    .execute();
type Franjas = Awaited<ReturnType<typeof leerFranjas>>;

/** Counts what became of the franjas, from what there was and what there is. */
function difference(before: Franjas, after: Franjas) {
  const was = new Map(before.map((franja) => [franja.id, franja]));
  const is = new Set(after.map(({ id }) => id));
  const created = after.filter(({ id }) => !was.has(id));
  const removed = before.filter(({ id }) => !is.has(id));
  const resized = after.filter(
    ({ id, capacidad }) => (was.get(id)?.capacidad ?? capacidad) !== capacidad,
  );
  const touched = [...created, ...removed, ...resized].map(({ fecha }) => fecha);
  return {
    creadas: created.length,
    retiradas: removed.length,
    conOtraCapacidad: resized.length,
    bloqueadas: created.filter(({ bloqueo }) => bloqueo !== null).length,
    liberadas: 0,
    dias: [...new Set(touched)].toSorted(),
  };
}

/** Opens a centre where something of everything stands in the way of a change. */
async function livedInCentre() {
  const admin = await abrirCentro(app);
  const ana = await crearPersona(app);
  const days = await Promise.all(
    [VIERNES, '2026-10-03', '2026-10-05', '2026-10-07'].map((fecha) => verDia(app, fecha, ana)),
  );
  const { token } = admin;
  const does = async (target: `${'POST' | 'PUT' | 'DELETE'} /${string}`, body?: unknown) => {
    const answer = await app.call(target, { token, ...(body !== undefined && { body }) });
    expect([target, answer.status]).toEqual([target, expect.toBeOneOf([200, 201])]);
  };
  for (const [one, two, three, four, five] of days) {
    await reservar(app, ana, one?.id ?? 0, 2);
    await does(`PUT /franjas/${two?.id}/bloquear`, { motivo: 'Limpieza' });
    await does(`DELETE /franjas/${three?.id}`);
    await does(`PUT /franjas/${four?.id}`, { capacidadEfectiva: 9 });
    await reservar(app, ana, five?.id ?? 0);
  }
  await does('POST /franjas', { inicio: `${VIERNES}T13:10:00`, fin: `${VIERNES}T13:50:00` });
  await does('POST /excepciones/feriados', { fecha: '2026-10-06', descripcion: 'Zafra' });
  await does('POST /excepciones/overrides', {
    fecha: '2026-10-04',
    tramos: [{ horaInicio: '10:00', horaFin: '14:00' }],
    capacidad: 5,
  });
  await does('POST /excepciones/bloqueos', {
    fechaDesde: '2026-10-05',
    fechaHasta: '2026-10-09',
    horaInicio: '15:00',
    horaFin: '17:30',
    motivo: 'Pintura',
  });
  return admin;
}

test.each([1, 2, 3])(
  'whatever the hours and the configuration, saving does what was told: seed %i',
  { timeout: 60_000 },
  async (seed) => {
    const admin = await livedInCentre();
    const changes = fc.sample(fc.oneof(cambioDeHorarios, cambioDeConfig), { seed, numRuns: 12 });
    for (const { path, body } of changes) {
      const told = await preview(path, admin, body);
      const before = await leerFranjas();
      const saved = await app.call(`PUT ${path}`, { token: admin.token, body });
      expect([body, saved.status]).toEqual([body, 200]);
      const done = difference(before, await leerFranjas());
      const { creadas, retiradas, conOtraCapacidad, bloqueadas, liberadas, dias } = told;
      expect({
        creadas,
        retiradas,
        conOtraCapacidad,
        bloqueadas,
        liberadas,
        dias: dias.map(({ fecha }) => fecha),
      }).toEqual(done);
      expect(told.conflictos).toEqual(saved.body.conflictos);
      // Saving the same once more would change nothing.
      expect(await preview(path, admin, body)).toMatchObject({ ...NOTHING, dias: [] });
    }
  },
);

test('a preview waits for nobody who plans, and nobody waits for it', async () => {
  const { admin, ana, franjaId } = await centroConFranja(app);
  const answers = await Promise.all([
    ...Array.from({ length: 6 }, () =>
      app.call('POST /horarios-base/previsualizar', {
        token: admin.token,
        body: closedOn('VIERNES'),
      }),
    ),
    app.call('PUT /horarios-base', { token: admin.token, body: closedOn('SABADO') }),
    app.call('POST /reservas', { token: ana.token, body: { franjaId } }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200, 200, 201]);
  for (const { body } of answers.slice(0, 6)) {
    // Each preview shows the centre before or after the booking and the other change, but never in between.
    expect(body.retiradas + body.conflictos.length).toBe(8);
  }
});
