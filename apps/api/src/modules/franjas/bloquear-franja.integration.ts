import { expect, test } from 'vitest';
import {
  VIERNES,
  centroConFranja,
  crearPersona,
  moveTo,
  reservar,
  verDia,
} from '../../../test/support/builders.ts';
import { invalid, outcome, refusal } from '../../../test/support/refusals.ts';
import { useTestApp } from '../../../test/support/test-app.ts';

const app = useTestApp();

async function centroConBloqueo() {
  const scene = await centroConFranja(app);
  const { token } = scene.admin;
  const change = (verb: string, query = '', body?: unknown, id: number | string = scene.franjaId) =>
    app.call(`PUT /franjas/${id}/${verb}${query}`, { token, body });
  const block = (query?: string, body?: unknown, id?: number | string) =>
    change('bloquear', query, body, id);
  const unblock = (id?: number | string) => change('desbloquear', '', undefined, id);
  const seen = async () => (await app.call(`GET /franjas/${scene.franjaId}`, scene.admin)).body;
  return { ...scene, block, unblock, seen };
}

const MISSING = refusal(404, 'FRANJA_INEXISTENTE', 'No existe ese turno');
const BLOCKED = refusal(409, 'FRANJA_YA_BLOQUEADA', 'El turno ya está bloqueado');
const NOT_BLOCKED = refusal(409, 'FRANJA_NO_BLOQUEADA', 'El turno no está bloqueado');
const FULL = refusal(409, 'FRANJA_COMPLETA', 'No se puede bloquear un turno completo');
const UNDER_BLOQUEO = refusal(
  409,
  'FRANJA_BAJO_BLOQUEO',
  'El turno está dentro de un bloqueo: hay que eliminar el bloqueo',
);

test('blocking answers the franja, and nobody can book it until it is unblocked', async () => {
  const { ana, block, franjaId, seen, unblock } = await centroConBloqueo();
  const before = await seen();
  const blocked = { ...before, estado: 'BLOQUEADA' };
  expect(outcome(await block())).toEqual([200, { franja: blocked }]);
  expect(await seen()).toEqual(blocked);
  const refused = await app.call('POST /reservas', { ...ana, body: { franjaId } });
  expect([refused.status, refused.body.codigo]).toEqual([409, 'FRANJA_BLOQUEADA']);
  expect(outcome(await unblock())).toEqual([200, { franja: before }]);
  await reservar(app, ana, franjaId);
});

test.each([
  ['in the body', '', { motivo: 'Limpieza' }, 'Limpieza'],
  ['in the query', '?motivo=Limpieza%20a%20fondo', undefined, 'Limpieza a fondo'],
  ['in the query beside an empty body', '?motivo=Limpieza', {}, 'Limpieza'],
  ['in the query beside a null', '?motivo=Limpieza', { motivo: null }, 'Limpieza'],
  ['in both, the body’s', '?motivo=Obra', { motivo: 'Limpieza' }, 'Limpieza'],
  ['blank', '?motivo=', { motivo: '  ' }, null],
  ['null', '', { motivo: null }, null],
])('the motive may come %s', async (_where, query, body, motivo) => {
  const { block, seen } = await centroConBloqueo();
  expect((await block(query, body)).status).toBe(200);
  expect(await seen()).toMatchObject({ estado: 'BLOQUEADA', motivo });
});

test('unblocking forgets the motive', async () => {
  const { block, seen, unblock } = await centroConBloqueo();
  await block('?motivo=Obra');
  await unblock();
  expect(await seen()).toMatchObject({ estado: 'ACTIVA', motivo: null });
  await block();
  expect(await seen()).toMatchObject({ estado: 'BLOQUEADA', motivo: null });
});

test('blocking twice and unblocking twice are refused, and keep the first motive', async () => {
  const { block, seen, unblock } = await centroConBloqueo();
  expect(outcome(await unblock())).toEqual(NOT_BLOCKED);
  await block('?motivo=Obra');
  expect(outcome(await block('?motivo=Otra'))).toEqual(BLOCKED);
  expect((await seen()).motivo).toBe('Obra');
  await unblock();
  expect(outcome(await unblock())).toEqual(NOT_BLOCKED);
});

test('many at once block once', async () => {
  const { block } = await centroConBloqueo();
  const answers = await Promise.all(Array.from({ length: 6 }, () => block()));
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.map(outcome)).toEqual(Array.from({ length: 5 }, () => BLOCKED));
});

test('a partly booked franja keeps its bookings; a full one cannot be blocked', async () => {
  const { ana, block, franjaId, seen, unblock } = await centroConBloqueo();
  const { id } = await reservar(app, ana, franjaId, 2);
  await block();
  expect(await seen()).toMatchObject({
    estado: 'BLOQUEADA',
    ocupadosTotal: 3,
    reservas: [{ id, estado: 'CONFIRMADA' }],
  });
  await unblock();
  const luis = await crearPersona(app);
  await reservar(app, luis, franjaId);
  expect(outcome(await block())).toEqual(FULL);
  expect(await seen()).toMatchObject({ estado: 'COMPLETA' });
});

test('under a bloqueo it is blocked already, and only the bloqueo’s end unblocks it', async () => {
  const { admin, block, seen, unblock } = await centroConBloqueo();
  const body = { fechaDesde: VIERNES, fechaHasta: VIERNES };
  const bloqueo = await app.call('POST /excepciones/bloqueos', { ...admin, body });
  expect(outcome(await block())).toEqual(BLOCKED);
  expect(outcome(await unblock())).toEqual(UNDER_BLOQUEO);
  await app.call(`DELETE /excepciones/bloqueos/${bloqueo.body.id}`, admin);
  expect(await seen()).toMatchObject({ estado: 'ACTIVA' });
  expect(outcome(await unblock())).toEqual(NOT_BLOCKED);
});

test('blocked by hand, it stays so after a bloqueo came and went', async () => {
  const { admin, block, seen, unblock } = await centroConBloqueo();
  await block('?motivo=Obra');
  const body = { fechaDesde: VIERNES, fechaHasta: VIERNES };
  const bloqueo = await app.call('POST /excepciones/bloqueos', { ...admin, body });
  expect(outcome(await unblock())).toEqual(UNDER_BLOQUEO);
  await app.call(`DELETE /excepciones/bloqueos/${bloqueo.body.id}`, admin);
  expect(await seen()).toMatchObject({ estado: 'BLOQUEADA', motivo: 'Obra' });
  expect((await unblock()).body.franja).toMatchObject({ estado: 'ACTIVA' });
});

test('a blocked franja is left alone by the plan until it is unblocked', async () => {
  const { admin, ana, block } = await centroConBloqueo();
  await block();
  const body = { fecha: VIERNES, descripcion: 'Fiesta' };
  await app.call('POST /excepciones/feriados', { ...admin, body });
  expect(await verDia(app, VIERNES, ana)).toMatchObject([{ estado: 'BLOQUEADA' }]);
});

test('an unknown or deleted franja is not found, a malformed motive refused', async () => {
  const { admin, block, franjaId, unblock } = await centroConBloqueo();
  expect(outcome(await block('', undefined, 999))).toEqual(MISSING);
  expect(outcome(await unblock(999))).toEqual(MISSING);
  const long = 'x'.repeat(201);
  const tooLong = invalid('motivo', 'El motivo no puede tener más de 200 caracteres');
  expect(outcome(await block('', { motivo: long }, 999))).toEqual(tooLong);
  expect(outcome(await block(`?motivo=${long}`))).toEqual(tooLong);
  expect((await block('', { motivo: long.slice(1) })).status).toBe(200);
  await unblock();
  await app.call(`DELETE /franjas/${franjaId}`, admin);
  expect(outcome(await block())).toEqual(MISSING);
  expect(outcome(await unblock())).toEqual(MISSING);
});

test('each is in the trail, with what was there before and after', async () => {
  const { admin, block, franjaId, unblock } = await centroConBloqueo();
  await block('?motivo=Obra');
  await moveTo(app, '2026-10-01T08:00:00', admin);
  await unblock();
  const trail = await app.database.db
    .selectFrom('auditoria')
    .select(['usuario_id', 'accion', 'entidad_id', 'antes', 'despues'])
    .where('entidad', '=', 'franjas')
    .orderBy('id')
    .execute();
  const row = { usuario_id: admin.id, entidad_id: franjaId };
  expect(trail).toMatchObject([
    {
      ...row,
      accion: 'bloquearFranja',
      antes: { bloqueada: false, motivo: null },
      despues: { bloqueada: true, motivo: 'Obra' },
    },
    {
      ...row,
      accion: 'desbloquearFranja',
      antes: { bloqueada: true, motivo: 'Obra' },
      despues: { bloqueada: false, motivo: null },
    },
  ]);
});
