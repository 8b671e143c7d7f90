import { todosLosConflictos } from '@remanso/contract/franja/conflictos.rules';
import { bloquearFranja } from '@remanso/contract/franja/franjas.contract';
import {
  crearBloqueo,
  crearFeriado,
  crearOverride,
  eliminarBloqueo,
  eliminarFeriado,
  eliminarOverride,
} from '@remanso/contract/plan/excepciones.contract';
import {
  previsualizarBloqueo,
  previsualizarEliminarBloqueo,
  previsualizarEliminarFeriado,
  previsualizarEliminarOverride,
  previsualizarFeriado,
  previsualizarOverride,
} from '@remanso/contract/plan/excepciones-previas.contract';
import { horaDeMinutos } from '@remanso/contract/calendario';
import type { Conflictos, Previsualizacion } from '@remanso/contract/franja/franjas.contract';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { VIERNES, reservar } from '../../../../test/support/builders.ts';
import type { Answer, BodyOf } from '../../../../test/support/client.ts';
import { world } from '../../../../test/support/world.ts';
import { dumpTables } from '../../../../test/support/database/dump-tables.ts';
import { outcome } from '../../../../test/support/refusals.ts';
import { useTestApp } from '../../../../test/support/test-app.ts';

const app = useTestApp();

/** Returns the previsualización that `ask` gets, and expects that asking changed no table. */
async function preview(ask: () => Promise<Answer<Previsualizacion>>): Promise<Previsualizacion> {
  const before = await dumpTables(app);
  const { body, status } = await ask();
  expect([body, status]).toEqual([body, 200]);
  expect(await dumpTables(app)).toEqual(before);
  return body;
}

const FERIADO = { fecha: VIERNES, descripcion: 'Fiesta' };

test('a feriado tells the day that it closes, whom it hits, and where they could go', async () => {
  const { admin, ana, franjaId } = await world(app, { clientes: ['ana'] });
  const { id } = await reservar(app, ana, franjaId, 2);
  const told = await preview(() => app.call(previsualizarFeriado, { as: admin, body: FERIADO }));
  expect(told).toMatchObject({
    creadas: 0,
    retiradas: 7,
    bloqueadas: 1,
    dias: [{ fecha: VIERNES, retiradas: 7, bloqueadas: 1 }],
    conflictos: [
      {
        franja: { id: franjaId, estado: 'BLOQUEADA', motivo: 'Fiesta', fueraDelPlan: true },
        reservas: [{ id, personas: 3 }],
      },
    ],
    // The alternative lies outside the day that closes, and begins at least 24 hours ahead.
    alternativas: [{ reservaId: id, franja: { inicio: '2026-10-03T08:00:00' } }],
  });
  const saved = await app.call(crearFeriado, { as: admin, body: FERIADO });
  expect(saved.body.conflictos).toEqual(told.conflictos);
});

test('a bloqueo of some hours offers the other hours of the day', async () => {
  const { admin, ana, franjaId } = await world(app, { clientes: ['ana'] });
  const { id } = await reservar(app, ana, franjaId);
  const body = { fechaDesde: VIERNES, fechaHasta: VIERNES, horaInicio: '08:00', horaFin: '10:00' };
  const told = await preview(() => app.call(previsualizarBloqueo, { as: admin, body }));
  expect(told).toMatchObject({
    retiradas: 0,
    bloqueadas: 2,
    conflictos: [{ franja: { id: franjaId, estado: 'BLOQUEADA' } }],
    alternativas: [{ reservaId: id, franja: { inicio: `${VIERNES}T10:00:00` } }],
  });
});

test('an override tells what it makes, what it takes away and what it makes smaller', async () => {
  const { admin, ana, franjaId } = await world(app, { clientes: ['ana'] });
  const { id } = await reservar(app, ana, franjaId, 3);
  const body = {
    fecha: VIERNES,
    tramos: [{ horaInicio: '10:00', horaFin: '14:00' }],
    capacidad: 2,
  };
  const told = await preview(() => app.call(previsualizarOverride, { as: admin, body }));
  expect(told).toMatchObject({
    creadas: 2,
    retiradas: 5,
    conOtraCapacidad: 2,
    conflictos: [{ franja: { id: franjaId } }],
    // The franja at ten is no alternative: the override gives it two places, and the booking is for
    // more people.
    alternativas: [{ reservaId: id, franja: { inicio: '2026-10-03T08:00:00' } }],
  });
});

test('a closed day that an override opens stays as the override says', async () => {
  const { admin } = await world(app);
  await app.call(crearOverride, {
    as: admin,
    body: { fecha: VIERNES, tramos: [{ horaInicio: '08:00', horaFin: '12:00' }] },
  });
  const told = await preview(() => app.call(previsualizarFeriado, { as: admin, body: FERIADO }));
  expect([told.retiradas, told.dias]).toEqual([0, []]);
});

test('what saving would refuse, telling refuses too', async () => {
  const { admin } = await world(app);
  const special = { fecha: VIERNES, tramos: [] };
  await app.call(crearFeriado, { as: admin, body: FERIADO });
  await app.call(crearOverride, { as: admin, body: special });
  const feriado = await app.call(previsualizarFeriado, { as: admin, body: FERIADO });
  const override = await app.call(previsualizarOverride, { as: admin, body: special });
  const missing = await app.call(previsualizarEliminarFeriado, { as: admin, params: { id: 99 } });
  expect([feriado, override, missing].map(outcome)).toEqual([
    '409 FERIADO_REPETIDO',
    '409 OVERRIDE_REPETIDO',
    '404 EXCEPCION_INEXISTENTE',
  ]);
});

const leerFranjas = () =>
  app.database.db
    .selectFrom('franjas')
    .select(['id', 'fecha', 'capacidad_efectiva', 'bloqueada'])
    .select(sql<boolean>`num_nonnulls(bloqueo_id, motivo_del_plan) > 0`.as('cerrada'))
    .where('retirada', 'is', null)
    .execute();

/**
 * Counts the changes of the franjas while `work` ran: created, withdrawn, blocked, freed, and with
 * another capacity.
 */
async function effectOf(work: () => Promise<unknown>) {
  const before = new Map((await leerFranjas()).map((franja) => [franja.id, franja]));
  await work();
  const after = await leerFranjas();
  const is = new Set(after.map(({ id }) => id));
  const stays = after.flatMap((now) => {
    const was = before.get(now.id);
    return was ? [{ was, now }] : [];
  });
  const created = after.filter(({ id }) => !before.has(id));
  return {
    creadas: created.length,
    retiradas: [...before.keys()].filter((id) => !is.has(id)).length,
    conOtraCapacidad: stays.filter(
      ({ was, now }) => was.capacidad_efectiva !== now.capacidad_efectiva,
    ).length,
    bloqueadas:
      created.filter(({ cerrada }) => cerrada).length +
      stays.filter(({ was, now }) => !now.bloqueada && !was.cerrada && now.cerrada).length,
    liberadas: stays.filter(({ was, now }) => !now.bloqueada && was.cerrada && !now.cerrada).length,
  };
}

const fecha = fc.integer({ min: 1, max: 8 }).map((dia) => `2026-10-0${dia}`);
const horas = fc
  .uniqueArray(fc.integer({ min: 12, max: 46 }), { minLength: 2, maxLength: 2 })
  .map((medias) => medias.toSorted((a, b) => a - b).map((media) => horaDeMinutos(media * 30)));
const excepcion = fc.oneof(
  fecha.map((dia) => ({ kind: 'feriados' as const, body: { fecha: dia, descripcion: 'Zafra' } })),
  fc.tuple(fecha, fecha, fc.option(horas)).map(([una, otra, tramo]) => ({
    kind: 'bloqueos' as const,
    body: {
      fechaDesde: una < otra ? una : otra,
      fechaHasta: una < otra ? otra : una,
      ...(tramo && { horaInicio: tramo[0], horaFin: tramo[1] }),
    },
  })),
  fc
    .tuple(fecha, fc.option(horas), fc.option(fc.integer({ min: 1, max: 6 })))
    .map(([dia, tramo, capacidad]) => ({
      kind: 'overrides' as const,
      body: {
        fecha: dia,
        tramos: tramo ? [{ horaInicio: tramo[0], horaFin: tramo[1] }] : [],
        capacidad,
      },
    })),
);

/**
 * The calls for each kind of exception, in this order: preview of saving, saving, preview of
 * deleting, deleting.
 */
const CALLS = {
  feriados: [
    previsualizarFeriado,
    crearFeriado,
    previsualizarEliminarFeriado,
    eliminarFeriado,
  ] as const,
  bloqueos: [previsualizarBloqueo, crearBloqueo, previsualizarEliminarBloqueo, eliminarBloqueo],
  overrides: [
    previsualizarOverride,
    crearOverride,
    previsualizarEliminarOverride,
    eliminarOverride,
  ],
};
/**
 * Returns the calls of a kind, typed as those of `feriados`, because TypeScript cannot pair a body
 * with the calls of its kind.
 */
const callsOf = (kind: keyof typeof CALLS) => CALLS[kind] as unknown as (typeof CALLS)['feriados'];

interface ConConflictos {
  conflictos: Conflictos;
}

const EFFECT = ['creadas', 'retiradas', 'conOtraCapacidad', 'bloqueadas', 'liberadas'] as const;
const told = (previa: Previsualizacion) =>
  Object.fromEntries(EFFECT.map((key) => [key, previa[key]]));

test.each([1, 2])(
  'whatever the exception, saving and deleting it do what was told: seed %i',
  { timeout: 60_000 },
  async (seed) => {
    const { admin, ana, franja } = await world(app, { clientes: ['ana'] });
    for (const dia of [VIERNES, '2026-10-03', '2026-10-05', '2026-10-07']) {
      await reservar(app, ana, franja('08:00', dia), 2);
      await app.make(bloquearFranja, { as: admin, params: { id: franja('10:00', dia) } });
      await reservar(app, ana, franja('16:00', dia));
    }
    for (const { kind, body } of fc.sample(excepcion, { seed, numRuns: 10 })) {
      const [previsualizar, crear, previsualizarFin, eliminar] = callsOf(kind);
      const request = { as: admin, body: body as BodyOf<typeof crearFeriado> };
      if ((await app.call(previsualizar, request)).status === 409) continue;
      const before = await preview(() => app.call(previsualizar, request));
      let saved: ConConflictos & { id: number } = { id: 0, conflictos: [] };
      const done = await effectOf(async () => {
        saved = await app.make(crear, request);
      });
      expect([body, told(before)]).toEqual([body, done]);
      expect(todosLosConflictos(before)).toEqual(saved.conflictos);
      if (saved.id % 2 === 0) continue;
      const which = { as: admin, params: { id: saved.id } };
      const back = await preview(() => app.call(previsualizarFin, which));
      let deleted: ConConflictos = { conflictos: [] };
      const undone = await effectOf(async () => {
        deleted = await app.make(eliminar, which);
      });
      expect([body, told(back)]).toEqual([body, undone]);
      expect(todosLosConflictos(back)).toEqual(deleted.conflictos);
    }
  },
);
