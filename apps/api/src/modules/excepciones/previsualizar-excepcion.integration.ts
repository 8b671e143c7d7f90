import { horaDeMinutos } from '@remanso/contract/calendario';
import type { Previsualizacion } from '@remanso/contract/franjas.contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  VIERNES,
  abrirCentro,
  centroConFranja,
  crearPersona,
  reservar,
  verDia,
  type Persona,
} from '../../../test/support/builders.ts';
import { dumpTables } from '../../../test/support/dump-tables.ts';
import { outcome, refusal } from '../../../test/support/refusals.ts';
import { useTestApp } from '../../../test/support/test-app.ts';

const app = useTestApp();

type Target = `${'GET' | 'POST'} /excepciones/${string}`;

/** Returns what a change would do, and expects that asking for it has changed nothing. */
async function preview(
  target: Target,
  { token }: Persona,
  body?: unknown,
): Promise<Previsualizacion> {
  const before = await dumpTables(app);
  const answer = await app.call(target, { token, ...(body !== undefined && { body }) });
  expect([answer.body, answer.status]).toEqual([answer.body, 200]);
  expect(await dumpTables(app)).toEqual(before);
  return answer.body;
}

const FERIADO = { fecha: VIERNES, descripcion: 'Fiesta' };

test('a feriado tells the day that it closes, whom it hits, and where they could go', async () => {
  const { admin, ana, franjaId } = await centroConFranja(app);
  const { id } = await reservar(app, ana, franjaId, 2);
  const told = await preview('POST /excepciones/feriados/previsualizar', admin, FERIADO);
  expect(told).toMatchObject({
    creadas: 0,
    retiradas: 7,
    bloqueadas: 0,
    dias: [{ fecha: VIERNES, retiradas: 7 }],
    conflictos: [{ franja: { id: franjaId, estado: 'ACTIVA' }, reservas: [{ id, personas: 3 }] }],
    // The alternative is not within the day that closes.
    alternativas: [{ reservaId: id, franja: { inicio: '2026-10-01T19:00:00' } }],
  });
  const saved = await app.call('POST /excepciones/feriados', { ...admin, body: FERIADO });
  expect(saved.body.conflictos).toEqual(told.conflictos);
});

test('a bloqueo of some hours offers the other hours of the day', async () => {
  const { admin, ana, franjaId } = await centroConFranja(app);
  const { id } = await reservar(app, ana, franjaId);
  const body = { fechaDesde: VIERNES, fechaHasta: VIERNES, horaInicio: '08:00', horaFin: '10:00' };
  const told = await preview('POST /excepciones/bloqueos/previsualizar', admin, body);
  expect(told).toMatchObject({
    retiradas: 0,
    bloqueadas: 2,
    conflictos: [{ franja: { id: franjaId, estado: 'BLOQUEADA' } }],
    alternativas: [{ reservaId: id, franja: { inicio: `${VIERNES}T10:00:00` } }],
  });
});

test('an override tells what it makes, what it takes away and what it makes smaller', async () => {
  const { admin, ana, franjaId } = await centroConFranja(app);
  const { id } = await reservar(app, ana, franjaId, 3);
  const body = {
    fecha: VIERNES,
    tramos: [{ horaInicio: '10:00', horaFin: '14:00' }],
    capacidad: 2,
  };
  const told = await preview('POST /excepciones/overrides/previsualizar', admin, body);
  expect(told).toMatchObject({
    creadas: 2,
    retiradas: 5,
    conOtraCapacidad: 2,
    conflictos: [{ franja: { id: franjaId } }],
    // The franja at ten, which will hold only two people, is no alternative.
    alternativas: [{ reservaId: id, franja: { inicio: '2026-10-01T19:00:00' } }],
  });
});

test('a closed day that an override opens stays as the override says', async () => {
  const { admin } = await centroConFranja(app);
  await app.call('POST /excepciones/overrides', {
    ...admin,
    body: { fecha: VIERNES, tramos: [{ horaInicio: '08:00', horaFin: '12:00' }] },
  });
  const told = await preview('POST /excepciones/feriados/previsualizar', admin, FERIADO);
  expect([told.retiradas, told.dias]).toEqual([0, []]);
});

test('what saving would refuse, telling refuses too', async () => {
  const { admin } = await centroConFranja(app);
  const special = { fecha: VIERNES, tramos: [] };
  await app.call('POST /excepciones/feriados', { ...admin, body: FERIADO });
  await app.call('POST /excepciones/overrides', { ...admin, body: special });
  const told = async (target: Target, body?: unknown) =>
    outcome(await app.call(target, { ...admin, ...(body !== undefined && { body }) }));
  expect(await told('POST /excepciones/feriados/previsualizar', FERIADO)).toEqual(
    refusal(409, 'FERIADO_REPETIDO', 'Ya hay un feriado en esa fecha'),
  );
  expect(await told('POST /excepciones/overrides/previsualizar', special)).toEqual(
    refusal(409, 'OVERRIDE_REPETIDO', 'Ya hay horarios especiales para esa fecha'),
  );
  expect(await told('GET /excepciones/feriados/99/previsualizar-eliminacion')).toEqual(
    refusal(404, 'EXCEPCION_INEXISTENTE', 'No existe esa excepción'),
  );
});

const leerFranjas = () =>
  app.database.db
    .selectFrom('franjas')
    .select(['id', 'fecha', 'capacidad_efectiva', 'bloqueo_id', 'bloqueada'])
    .where('retirada', 'is', null)
    .execute();

/** Returns what became of the franjas while something was done. */
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
      created.filter(({ bloqueo_id }) => bloqueo_id !== null).length +
      stays.filter(
        ({ was, now }) => !now.bloqueada && was.bloqueo_id === null && now.bloqueo_id !== null,
      ).length,
    liberadas: stays.filter(
      ({ was, now }) => !now.bloqueada && was.bloqueo_id !== null && now.bloqueo_id === null,
    ).length,
  };
}

const fecha = fc.integer({ min: 1, max: 8 }).map((dia) => `2026-10-0${dia}`);
const horas = fc
  .uniqueArray(fc.integer({ min: 12, max: 46 }), { minLength: 2, maxLength: 2 })
  .map((medias) => medias.toSorted((a, b) => a - b).map((media) => horaDeMinutos(media * 30)));
const excepcion = fc.oneof(
  fecha.map((dia) => ({ kind: 'feriados', body: { fecha: dia, descripcion: 'Zafra' } })),
  fc.tuple(fecha, fecha, fc.option(horas)).map(([una, otra, tramo]) => ({
    kind: 'bloqueos',
    body: {
      fechaDesde: una < otra ? una : otra,
      fechaHasta: una < otra ? otra : una,
      ...(tramo && { horaInicio: tramo[0], horaFin: tramo[1] }),
    },
  })),
  fc
    .tuple(fecha, fc.option(horas), fc.option(fc.integer({ min: 1, max: 6 })))
    .map(([dia, tramo, capacidad]) => ({
      kind: 'overrides',
      body: {
        fecha: dia,
        tramos: tramo ? [{ horaInicio: tramo[0], horaFin: tramo[1] }] : [],
        capacidad,
      },
    })),
);

const EFFECT = ['creadas', 'retiradas', 'conOtraCapacidad', 'bloqueadas', 'liberadas'] as const;
const told = (previa: Previsualizacion) =>
  Object.fromEntries(EFFECT.map((key) => [key, previa[key]]));

test.each([1, 2])(
  'whatever the exception, saving and deleting it do what was told: seed %i',
  { timeout: 60_000 },
  async (seed) => {
    const admin = await abrirCentro(app);
    const ana = await crearPersona(app);
    for (const dia of [VIERNES, '2026-10-03', '2026-10-05', '2026-10-07']) {
      const [one, , three, , five] = await verDia(app, dia, ana);
      await reservar(app, ana, one?.id ?? 0, 2);
      await app.call(`PUT /franjas/${three?.id}/bloquear`, admin);
      await reservar(app, ana, five?.id ?? 0);
    }
    for (const { kind, body } of fc.sample(excepcion, { seed, numRuns: 10 })) {
      const base = `/excepciones/${kind}` as const;
      const repeated = await app.call(`POST ${base}/previsualizar`, { ...admin, body });
      if (repeated.status === 409) continue;
      const before = await preview(`POST ${base}/previsualizar`, admin, body);
      let saved = { body: { id: 0, conflictos: [] as unknown } };
      const done = await effectOf(async () => {
        saved = await app.call(`POST ${base}`, { ...admin, body });
      });
      expect([body, told(before)]).toEqual([body, done]);
      expect(before.conflictos).toEqual(saved.body.conflictos);
      if (saved.body.id % 2 === 0) continue;
      const back = await preview(`GET ${base}/${saved.body.id}/previsualizar-eliminacion`, admin);
      let deleted = { body: { conflictos: [] as unknown } };
      const undone = await effectOf(async () => {
        deleted = await app.call(`DELETE ${base}/${saved.body.id}`, admin);
      });
      expect([body, told(back)]).toEqual([body, undone]);
      expect(back.conflictos).toEqual(deleted.body.conflictos);
    }
  },
);
