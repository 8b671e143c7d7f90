import {
  importarFeriados,
  previsualizarImportacion,
} from '@remanso/contract/plan/excepciones-previas.contract';
import { crearFeriado, listarExcepciones } from '@remanso/contract/plan/excepciones.contract';
import { expect, test } from 'vitest';
import { VIERNES, reservar, verDia } from '../../../../test/support/builders.ts';
import { world } from '../../../../test/support/world.ts';
import { dumpTables } from '../../../../test/support/database/dump-tables.ts';
import { outcome } from '../../../../test/support/refusals.ts';
import { useTestApp } from '../../../../test/support/test-app.ts';

const app = useTestApp();

const FERIADOS = [
  { fecha: '2026-12-25', descripcion: 'Navidad' },
  { fecha: VIERNES, descripcion: 'Fiesta' },
  { fecha: '2026-10-05', descripcion: 'Zafra' },
];

test('many at once: each with its row in the trail, one plan, and whom they hit', async () => {
  const { admin, ana, franjaId } = await world(app, { clientes: ['ana'] });
  const { id } = await reservar(app, ana, franjaId);
  const pedido = { as: admin, body: { feriados: FERIADOS } };
  const before = await dumpTables(app);
  const previsto = await app.make(previsualizarImportacion, pedido);
  expect(await dumpTables(app)).toEqual(before);
  expect(previsto).toMatchObject({
    retiradas: 15,
    dias: [
      { fecha: VIERNES, retiradas: 7 },
      { fecha: '2026-10-05', retiradas: 8 },
    ],
    // Today's franjas are nearer to the booking, but an alternative must begin at least 24 hours
    // ahead.
    alternativas: [{ reservaId: id, franja: { inicio: '2026-10-03T08:00:00' } }],
  });

  const answer = await app.call(importarFeriados, pedido);
  expect(answer).toMatchObject({
    status: 201,
    body: {
      feriados: [{ fecha: VIERNES }, { fecha: '2026-10-05' }, { fecha: '2026-12-25' }],
      repetidos: [],
      conflictos: previsto.conflictos,
    },
  });
  expect((await verDia(app, VIERNES, ana)).map(({ id: kept }) => kept)).toEqual([franjaId]);
  expect(await verDia(app, '2026-10-05', ana)).toEqual([]);
  const trail = await app.database.db
    .selectFrom('auditoria')
    .select(['accion', 'despues'])
    .where('entidad', '=', 'feriados')
    .orderBy('id')
    .execute();
  expect(trail.map(({ accion, despues }) => [accion, despues])).toEqual([
    ['importarFeriados', FERIADOS[1]],
    ['importarFeriados', FERIADOS[2]],
    ['importarFeriados', FERIADOS[0]],
  ]);
});

test('a date that is a feriado already stays as it is; asked again, nothing is made twice', async () => {
  const { admin } = await world(app);
  await app.call(crearFeriado, { as: admin, body: { fecha: VIERNES, descripcion: 'De antes' } });
  const send = () => app.call(importarFeriados, { as: admin, body: { feriados: FERIADOS } });
  expect((await send()).body).toMatchObject({
    feriados: [{ fecha: '2026-10-05' }, { fecha: '2026-12-25' }],
    repetidos: [VIERNES],
  });
  expect(outcome(await send())).toEqual([
    201,
    { feriados: [], repetidos: [VIERNES, '2026-10-05', '2026-12-25'], conflictos: [] },
  ]);
  const { body } = await app.call(listarExcepciones, { as: admin });
  expect(body.feriados.map(({ descripcion }) => descripcion)).toEqual([
    'De antes',
    'Zafra',
    'Navidad',
  ]);
});

test('two at once make each date once', async () => {
  const { admin } = await world(app);
  const answers = await Promise.all(
    [FERIADOS, FERIADOS.toReversed()].map((feriados) =>
      app.call(importarFeriados, { as: admin, body: { feriados } }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual([201, 201]);
  expect(answers.flatMap(({ body }) => body.feriados)).toHaveLength(3);
});
