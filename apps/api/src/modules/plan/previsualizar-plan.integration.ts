import { todosLosConflictos } from '@remanso/contract/franja/conflictos.rules';
import {
  crearFeriado,
  crearOverride,
  crearBloqueo,
} from '@remanso/contract/plan/excepciones.contract';
import {
  bloquearFranja,
  eliminarFranja,
  actualizarFranja,
  crearFranja,
} from '@remanso/contract/franja/franjas.contract';
import type { Conflictos } from '@remanso/contract/franja/franjas.contract';
import { crearReserva } from '@remanso/contract/reserva/reservas.contract';
import {
  previsualizarHorariosBase,
  actualizarHorariosBase,
  type Semana,
} from '@remanso/contract/plan/horarios-base.contract';
import {
  crearConfig,
  previsualizarConfig,
  actualizarConfig,
} from '@remanso/contract/centro/config.contract';
import { DIAS_SEMANA, horaDeMinutos } from '@remanso/contract/calendario';
import type { Previsualizacion } from '@remanso/contract/franja/franjas.contract';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { CONFIG, SEMANA, VIERNES, reservar, type Admin } from '../../../test/support/builders.ts';
import { crearPersona } from '../../../test/support/personas.ts';
import { world, type World } from '../../../test/support/world.ts';
import { dumpTables } from '../../../test/support/database/dump-tables.ts';
import { useTestApp } from '../../../test/support/test-app.ts';

const app = useTestApp();

async function unchanging<T>(ask: () => Promise<T>): Promise<T> {
  const before = await dumpTables(app);
  const answer = await ask();
  expect(await dumpTables(app)).toEqual(before);
  return answer;
}

async function previewHours(as: Admin, body: Semana): Promise<Previsualizacion> {
  return unchanging(() => app.make(previsualizarHorariosBase, { as, body }));
}
async function previewConfig(as: Admin, body: typeof CONFIG): Promise<Previsualizacion> {
  return unchanging(() => app.make(previsualizarConfig, { as, body }));
}

const NOTHING = { creadas: 0, retiradas: 0, bloqueadas: 0, liberadas: 0, conOtraCapacidad: 0 };

const closedOn = (dia: string) =>
  SEMANA.map((horario) => (horario.diaSemana === dia ? { ...horario, activo: false } : horario));

test('closing a day tells its free franjas, the booked one that stays, and the day itself', async () => {
  const { admin, ana, franjaId } = await world(app, { clientes: ['ana'] });
  await reservar(app, ana, franjaId, 2);
  expect(await previewHours(admin, closedOn('VIERNES'))).toEqual({
    desde: '2026-10-01',
    hasta: '2026-10-08',
    ...NOTHING,
    retiradas: 7,
    bloqueadas: 1,
    existentes: 48,
    dias: [{ fecha: VIERNES, ...NOTHING, retiradas: 7, bloqueadas: 1 }],
    conflictos: [
      {
        franja: expect.objectContaining({
          id: franjaId,
          ocupadosTotal: 3,
          estado: 'BLOQUEADA',
          motivo: 'Fuera de horario',
        }),
        reservas: [expect.objectContaining({ personas: 3 })],
      },
    ],
    deAntes: [],
    // Thursday's last franja is nearer, but begins less than 24 hours ahead.
    alternativas: [
      {
        reservaId: 1,
        franja: expect.objectContaining({ inicio: '2026-10-03T08:00:00' }),
        otras: expect.any(Array),
      },
    ],
  });
});

test('what an exception had closed before is told apart, and what both close is not new', async () => {
  const scene = await world(app, {
    clientes: ['ana', 'luis'],
    reservas: [
      { de: 'ana', hora: '08:00' },
      { de: 'luis', hora: '16:00' },
      { de: 'luis', hora: '09:00', dia: '2026-10-03' },
    ],
  });
  const { admin: as, franja, reservas } = scene;
  const [temprano, tarde, sabado] = reservas;
  const bloqueo = { fechaDesde: VIERNES, fechaHasta: VIERNES };
  const obra = { ...bloqueo, horaInicio: '16:00', horaFin: '17:00', motivo: 'Obra' };
  await app.make(crearBloqueo, { as, body: obra });
  await app.make(crearFeriado, { as, body: { fecha: '2026-10-03', descripcion: 'Fiesta' } });
  const { conflictos, deAntes, alternativas } = await previewHours(as, closedOn('VIERNES'));
  const ids = (lista: Conflictos) => lista.map((uno) => uno.franja.id);
  expect(ids(conflictos)).toEqual([franja('08:00')]);
  expect(ids(deAntes)).toEqual([franja('16:00'), franja('09:00', '2026-10-03')]);
  expect(alternativas.map(({ reservaId }) => reservaId)).toEqual(
    [temprano, tarde, sabado].map(({ id }) => id),
  );
  const sinCambio = await previewHours(as, SEMANA);
  expect([sinCambio.conflictos, ids(sinCambio.deAntes)]).toEqual([[], ids(deAntes)]);
});

test('what is saved as it is changes nothing', async () => {
  const { admin } = await world(app);
  const nothing = { ...NOTHING, existentes: 56, dias: [], conflictos: [] };
  expect(await previewHours(admin, SEMANA)).toMatchObject(nothing);
  expect(await previewConfig(admin, CONFIG)).toMatchObject(nothing);
});

test('before the centre is set up, the configuration makes no franja and the hours do', async () => {
  const admin = await crearPersona(app, { rol: 'ADMIN' });
  expect(await previewHours(admin, SEMANA)).toMatchObject({ ...NOTHING, dias: [] });
  expect(await previewConfig(admin, CONFIG)).toMatchObject({ ...NOTHING, dias: [] });
  await app.call(crearConfig, { as: admin, body: CONFIG });
  const { creadas, dias } = await previewHours(admin, SEMANA);
  expect([creadas, dias.length]).toEqual([56, 7]);
});

test('another capacity and another window are told by what they change', async () => {
  const { admin, ana, franjaId } = await world(app, { clientes: ['ana'] });
  await reservar(app, ana, franjaId, 2);
  const smaller = { ...CONFIG, capacidadBase: 2, preciosPorCapacidad: PRECIOS.slice(0, 2) };
  expect(await previewConfig(admin, smaller)).toMatchObject({
    ...NOTHING,
    conOtraCapacidad: 56,
    conflictos: [],
  });
  expect(await previewConfig(admin, { ...CONFIG, ventanaDias: 8 })).toMatchObject({
    ...NOTHING,
    hasta: '2026-10-09',
    creadas: 8,
    dias: [{ fecha: '2026-10-09', creadas: 8 }],
  });
});

const PRECIOS = [1, 2, 3, 4, 5, 6].map((capacidad) => ({ capacidad, precio: 1_000 * capacidad }));

interface Change {
  body: unknown;
  preview(as: Admin): Promise<Previsualizacion>;
  save(as: Admin): Promise<{ conflictos: Conflictos }>;
}

/** Generates up to three random tramos of a day, between 06:00 and 23:00, that do not overlap. */
const algunosTramos = fc
  .uniqueArray(fc.integer({ min: 12, max: 46 }), { minLength: 2, maxLength: 6 })
  .map((medias) => {
    const horas = medias.toSorted((a, b) => a - b).map((media) => horaDeMinutos(media * 30));
    return Array.from({ length: Math.floor(horas.length / 2) }, (_, n) => ({
      horaInicio: horas[2 * n] ?? '',
      horaFin: horas[2 * n + 1] ?? '',
    }));
  });
const cambioDeHorarios = fc
  .array(fc.record({ activo: fc.boolean(), tramos: algunosTramos }), { minLength: 7, maxLength: 7 })
  .map((dias): Change => {
    const body = dias.map((dia, n) => ({ diaSemana: DIAS_SEMANA[n] ?? 'LUNES', ...dia }));
    return {
      body,
      preview: (as) => previewHours(as, body),
      save: (as) => app.make(actualizarHorariosBase, { as, body }),
    };
  });
const cambioDeConfig = fc
  .record({
    duracionBaseMin: fc.constantFrom(30, 45, 50, 60, 90, 180),
    capacidadBase: fc.integer({ min: 1, max: 6 }),
    ventanaDias: fc.integer({ min: 1, max: 12 }),
  })
  .map((cambio): Change => {
    const preciosPorCapacidad = PRECIOS.slice(0, cambio.capacidadBase);
    const body = { ...CONFIG, ...cambio, preciosPorCapacidad };
    return {
      body,
      preview: (as) => previewConfig(as, body),
      save: (as) => app.make(actualizarConfig, { as, body }),
    };
  });

const leerFranjas = () =>
  app.database.db
    .selectFrom('franjas')
    .select(['id', 'fecha', 'capacidad_efectiva as capacidad', 'bloqueada as aMano'])
    .select(sql<boolean>`num_nonnulls(bloqueo_id, motivo_del_plan) > 0`.as('cerrada'))
    .where('retirada', 'is', null)
    .execute();
type Franjas = Awaited<ReturnType<typeof leerFranjas>>;

/**
 * Counts the franjas that were created, withdrawn, resized, blocked and freed between two readings.
 */
function difference(before: Franjas, after: Franjas) {
  const was = new Map(before.map((franja) => [franja.id, franja]));
  const is = new Set(after.map(({ id }) => id));
  const created = after.filter(({ id }) => !was.has(id));
  const removed = before.filter(({ id }) => !is.has(id));
  const resized = after.filter(
    ({ id, capacidad }) => (was.get(id)?.capacidad ?? capacidad) !== capacidad,
  );
  const stays = after.flatMap((now) => {
    const then = was.get(now.id);
    return then && !now.aMano && then.cerrada !== now.cerrada ? [now] : [];
  });
  const touched = [...created, ...removed, ...resized, ...stays].map(({ fecha }) => fecha);
  return {
    creadas: created.length,
    retiradas: removed.length,
    conOtraCapacidad: resized.length,
    bloqueadas: [...created, ...stays].filter(({ cerrada }) => cerrada).length,
    liberadas: stays.filter(({ cerrada }) => !cerrada).length,
    dias: [...new Set(touched)].toSorted(),
  };
}

const DIAS = [VIERNES, '2026-10-03', '2026-10-05', '2026-10-07'];

/**
 * Adds blocked, edited, deleted and handmade franjas, and an exception of each kind, so that a
 * change of the plan meets all these cases.
 */
async function liveIn({ admin: as, franja }: { admin: Admin } & Pick<World<never, []>, 'franja'>) {
  for (const dia of DIAS) {
    const en = (hora: string) => ({ as, params: { id: franja(hora, dia) } });
    await app.make(bloquearFranja, { ...en('09:00'), body: { motivo: 'Limpieza' } });
    await app.make(eliminarFranja, en('10:00'));
    await app.make(actualizarFranja, { ...en('11:00'), body: { capacidadEfectiva: 9 } });
  }
  const franjaAMano = { inicio: `${VIERNES}T13:10:00`, fin: `${VIERNES}T13:50:00` };
  await app.make(crearFranja, { as, body: franjaAMano });
  await app.make(crearFeriado, { as, body: { fecha: '2026-10-06', descripcion: 'Zafra' } });
  const tramos = [{ horaInicio: '10:00', horaFin: '14:00' }];
  await app.make(crearOverride, { as, body: { fecha: '2026-10-04', tramos, capacidad: 5 } });
  await app.make(crearBloqueo, {
    as,
    body: {
      fechaDesde: '2026-10-05',
      fechaHasta: '2026-10-09',
      horaInicio: '15:00',
      horaFin: '17:30',
      motivo: 'Pintura',
    },
  });
}

test.each([1, 2, 3])(
  'whatever the hours and the configuration, saving does what was told: seed %i',
  { timeout: 60_000 },
  async (seed) => {
    const scene = await world(app, {
      clientes: ['ana'],
      reservas: DIAS.flatMap((dia) => [
        { de: 'ana' as const, dia, hora: '08:00', con: 2 },
        { de: 'ana' as const, dia, hora: '16:00' },
      ]),
    });
    await liveIn(scene);
    const { admin } = scene;
    const changes = fc.sample(fc.oneof(cambioDeHorarios, cambioDeConfig), { seed, numRuns: 12 });
    for (const { body, preview, save } of changes) {
      const told = await preview(admin);
      const before = await leerFranjas();
      const saved = await save(admin);
      const done = difference(before, await leerFranjas());
      const { creadas, retiradas, conOtraCapacidad, bloqueadas, liberadas, dias } = told;
      const fechas = dias.map(({ fecha }) => fecha);
      const effect = { creadas, retiradas, conOtraCapacidad, bloqueadas, liberadas, dias: fechas };
      expect([body, effect]).toEqual([body, done]);
      expect(todosLosConflictos(told)).toEqual(saved.conflictos);
      // Saving the same change again would change nothing.
      expect(await preview(admin)).toMatchObject({ ...NOTHING, dias: [] });
    }
  },
);

test('a preview waits for nobody who plans, and nobody waits for it', async () => {
  const { admin, ana, franjaId } = await world(app, { clientes: ['ana'] });
  const [previews] = await Promise.all([
    Promise.all(
      Array.from({ length: 6 }, () =>
        app.make(previsualizarHorariosBase, { as: admin, body: closedOn('VIERNES') }),
      ),
    ),
    app.make(actualizarHorariosBase, { as: admin, body: closedOn('SABADO') }),
    app.make(crearReserva, { as: ana, body: { franjaId } }),
  ]);
  for (const { retiradas, conflictos } of previews) {
    // Each preview shows the centre before or after the booking, and before or after the other
    // change, but never in the middle of a change.
    expect(retiradas + conflictos.length).toBe(8);
  }
});
