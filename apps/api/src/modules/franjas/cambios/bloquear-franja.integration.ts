import {
  crearBloqueo,
  eliminarBloqueo,
  crearFeriado,
} from '@remanso/contract/plan/excepciones.contract';
import { crearReserva } from '@remanso/contract/reserva/reservas.contract';
import {
  bloquearFranja,
  desbloquearFranja,
  obtenerFranja,
  eliminarFranja,
} from '@remanso/contract/franja/franjas.contract';
import { expect, test } from 'vitest';
import { VIERNES, reservar, verDia, type Admin } from '../../../../test/support/builders.ts';
import { moveTo } from '../../../../test/support/personas.ts';
import type { Request } from '../../../../test/support/client.ts';
import { world } from '../../../../test/support/world.ts';
import { outcome } from '../../../../test/support/refusals.ts';
import { useTestApp } from '../../../../test/support/test-app.ts';

const app = useTestApp();

type Motivo = Omit<Request<typeof bloquearFranja>, 'as' | 'params'>;
const OBRA = { query: { motivo: 'Obra' } };

const block = (as: Admin, id: number, motivo: Motivo = {}) =>
  app.call(bloquearFranja, { as, params: { id }, ...motivo });
const unblock = (as: Admin, id: number) => app.call(desbloquearFranja, { as, params: { id } });
const seen = (as: Admin, id: number) => app.make(obtenerFranja, { as, params: { id } });

test('blocking answers the franja, and nobody can book it until it is unblocked', async () => {
  const { admin, ana, franjaId } = await world(app, { clientes: ['ana'] });
  const before = await seen(admin, franjaId);
  const blocked = { ...before, estado: 'BLOQUEADA' };
  expect(outcome(await block(admin, franjaId))).toEqual([200, { franja: blocked }]);
  expect(await seen(admin, franjaId)).toEqual(blocked);
  const refused = await app.call(crearReserva, { as: ana, body: { franjaId } });
  expect(outcome(refused)).toBe('409 FRANJA_BLOQUEADA');
  expect(outcome(await unblock(admin, franjaId))).toEqual([200, { franja: before }]);
  await reservar(app, ana, franjaId);
});

test.each<[string, Motivo, string | null]>([
  ['in the body', { body: { motivo: 'Limpieza' } }, 'Limpieza'],
  ['in the query', { query: { motivo: 'Limpieza a fondo' } }, 'Limpieza a fondo'],
  ['in the query beside an empty body', { query: { motivo: 'Limpieza' }, body: {} }, 'Limpieza'],
  [
    'in the query beside a null',
    { query: { motivo: 'Limpieza' }, body: { motivo: null } },
    'Limpieza',
  ],
  ['in both, the body’s', { query: { motivo: 'Obra' }, body: { motivo: 'Limpieza' } }, 'Limpieza'],
  ['blank', { query: { motivo: '' }, body: { motivo: '  ' } }, null],
  ['null', { body: { motivo: null } }, null],
])('the motive may come %s', async (_where, asked, motivo) => {
  const { admin, franjaId } = await world(app);
  expect((await block(admin, franjaId, asked)).status).toBe(200);
  expect(await seen(admin, franjaId)).toMatchObject({ estado: 'BLOQUEADA', motivo });
});

test('unblocking forgets the motive', async () => {
  const { admin, franjaId } = await world(app);
  await block(admin, franjaId, OBRA);
  await unblock(admin, franjaId);
  expect(await seen(admin, franjaId)).toMatchObject({ estado: 'ACTIVA', motivo: null });
  await block(admin, franjaId);
  expect(await seen(admin, franjaId)).toMatchObject({ estado: 'BLOQUEADA', motivo: null });
});

test('blocking twice and unblocking twice are refused, and keep the first motive', async () => {
  const { admin, franjaId } = await world(app);
  expect(outcome(await unblock(admin, franjaId))).toBe('409 FRANJA_NO_BLOQUEADA');
  await block(admin, franjaId, OBRA);
  expect(outcome(await block(admin, franjaId, { query: { motivo: 'Otra' } }))).toBe(
    '409 FRANJA_YA_BLOQUEADA',
  );
  expect((await seen(admin, franjaId)).motivo).toBe('Obra');
  await unblock(admin, franjaId);
  expect(outcome(await unblock(admin, franjaId))).toBe('409 FRANJA_NO_BLOQUEADA');
});

test('many at once block once', async () => {
  const { admin, franjaId } = await world(app);
  const answers = await Promise.all(Array.from({ length: 6 }, () => block(admin, franjaId)));
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.map(outcome)).toEqual(Array.from({ length: 5 }, () => '409 FRANJA_YA_BLOQUEADA'));
});

test('a partly booked franja keeps its bookings; a full one cannot be blocked', async () => {
  const { admin, ana, luis, franjaId } = await world(app, { clientes: ['ana', 'luis'] });
  const { id } = await reservar(app, ana, franjaId, 2);
  await block(admin, franjaId);
  expect(await seen(admin, franjaId)).toMatchObject({
    estado: 'BLOQUEADA',
    ocupadosTotal: 3,
    reservas: [{ id, estado: 'CONFIRMADA' }],
  });
  await unblock(admin, franjaId);
  await reservar(app, luis, franjaId);
  expect(outcome(await block(admin, franjaId))).toBe('409 FRANJA_COMPLETA');
  expect(await seen(admin, franjaId)).toMatchObject({ estado: 'COMPLETA' });
});

test('under a bloqueo it is blocked already, and only the bloqueo’s end unblocks it', async () => {
  const { admin, franjaId } = await world(app);
  const body = { fechaDesde: VIERNES, fechaHasta: VIERNES };
  const bloqueo = await app.call(crearBloqueo, { as: admin, body });
  expect(outcome(await block(admin, franjaId))).toBe('409 FRANJA_YA_BLOQUEADA');
  expect(outcome(await unblock(admin, franjaId))).toBe('409 FRANJA_BAJO_BLOQUEO');
  await app.call(eliminarBloqueo, { as: admin, params: { id: bloqueo.body.id } });
  expect(await seen(admin, franjaId)).toMatchObject({ estado: 'ACTIVA' });
  expect(outcome(await unblock(admin, franjaId))).toBe('409 FRANJA_NO_BLOQUEADA');
});

test('blocked by hand, it stays so after a bloqueo came and went', async () => {
  const { admin, franjaId } = await world(app);
  await block(admin, franjaId, OBRA);
  const body = { fechaDesde: VIERNES, fechaHasta: VIERNES };
  const bloqueo = await app.call(crearBloqueo, { as: admin, body });
  expect(outcome(await unblock(admin, franjaId))).toBe('409 FRANJA_BAJO_BLOQUEO');
  await app.call(eliminarBloqueo, { as: admin, params: { id: bloqueo.body.id } });
  expect(await seen(admin, franjaId)).toMatchObject({ estado: 'BLOQUEADA', motivo: 'Obra' });
  expect((await unblock(admin, franjaId)).body.franja).toMatchObject({ estado: 'ACTIVA' });
});

test('a blocked franja is left alone by the plan until it is unblocked', async () => {
  const { admin, ana, franjaId } = await world(app, { clientes: ['ana'] });
  await block(admin, franjaId);
  const body = { fecha: VIERNES, descripcion: 'Fiesta' };
  await app.call(crearFeriado, { as: admin, body });
  expect(await verDia(app, VIERNES, ana)).toMatchObject([{ estado: 'BLOQUEADA' }]);
});

test('an unknown or deleted franja is not found, a malformed motive refused', async () => {
  const { admin, franjaId } = await world(app);
  expect(outcome(await block(admin, 999))).toBe('404 FRANJA_INEXISTENTE');
  expect(outcome(await unblock(admin, 999))).toBe('404 FRANJA_INEXISTENTE');
  const long = 'x'.repeat(201);
  expect(outcome(await block(admin, 999, { body: { motivo: long } }))).toBe(
    '400 DATOS_INVALIDOS motivo',
  );
  expect(outcome(await block(admin, franjaId, { query: { motivo: long } }))).toBe(
    '400 DATOS_INVALIDOS motivo',
  );
  expect((await block(admin, franjaId, { body: { motivo: long.slice(1) } })).status).toBe(200);
  await unblock(admin, franjaId);
  await app.call(eliminarFranja, { as: admin, params: { id: franjaId } });
  expect(outcome(await block(admin, franjaId))).toBe('404 FRANJA_INEXISTENTE');
  expect(outcome(await unblock(admin, franjaId))).toBe('404 FRANJA_INEXISTENTE');
});

test('each is in the trail, with what was there before and after', async () => {
  const { admin, franjaId } = await world(app);
  await block(admin, franjaId, OBRA);
  await moveTo(app, '2026-10-01T08:00:00', admin);
  await unblock(admin, franjaId);
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
