import { listarActividad } from '@remanso/contract/seguimiento/auditoria.contract';
import {
  anularMovimiento,
  obtenerCaja,
  registrarMovimiento,
} from '@remanso/contract/caja/caja.contract';
import type { TipoDeMovimiento } from '@remanso/contract/caja/caja.rules';
import { eliminarUsuario } from '@remanso/contract/persona/usuarios.contract';
import { expect, test } from 'vitest';
import { crearPersona } from '../../../test/support/personas.ts';
import { outcome } from '../../../test/support/refusals.ts';
import { useTestApp } from '../../../test/support/test-app.ts';
import { world } from '../../../test/support/world.ts';

const app = useTestApp();

async function prepare() {
  const centro = await world(app, { clientes: ['ana'] });
  const recepcion = await crearPersona(app, { rol: 'RECEPCION', nombre: 'eva' });
  const mover = (tipo: TipoDeMovimiento, monto: number, clave?: string) =>
    app.call(registrarMovimiento, {
      as: recepcion,
      body: { tipo, monto, motivo: 'Cambio' },
      ...(clave !== undefined && { headers: { 'idempotency-key': clave } }),
    });
  const anular = (id: number) =>
    app.call(anularMovimiento, { as: recepcion, params: { id }, body: { motivo: 'Era otro' } });
  const caja = (fecha = app.clock.today()) =>
    app.make(obtenerCaja, { as: recepcion, query: { fecha } });
  return { ...centro, recepcion, mover, anular, caja };
}

test('the fund, what comes in and what goes out are today’s cash', async () => {
  const { recepcion, mover, caja } = await prepare();
  const fondo = await mover('FONDO', 20_000);
  expect([fondo.status, fondo.body]).toEqual([
    201,
    {
      id: 1,
      tipo: 'FONDO',
      monto: 20_000,
      motivo: 'Cambio',
      fecha: app.clock.today(),
      registradoEn: app.clock.now(),
      registradoPor: { id: recepcion.id, nombre: 'Eva', apellido: 'Toro' },
      anulado: false,
      anuladoEn: null,
      anuladoPor: null,
      motivoDeAnulacion: null,
    },
  ]);
  await mover('INGRESO', 5_000);
  await mover('RETIRO', 12_000);
  const { movimientos, ...resto } = await caja();
  expect(resto).toMatchObject({ efectivoEsperado: 13_000, cobrado: 0, pagos: [] });
  expect(movimientos.map(({ tipo, monto }) => [tipo, monto])).toEqual([
    ['FONDO', 20_000],
    ['INGRESO', 5_000],
    ['RETIRO', 12_000],
  ]);
  expect(await caja('2026-10-02')).toMatchObject({ efectivoEsperado: 0, movimientos: [] });
});

test('a repeated request moves the cash once', async () => {
  const { mover, caja } = await prepare();
  const first = await mover('RETIRO', 5_000, 'una');
  expect((await mover('RETIRO', 5_000, 'una')).body).toEqual(first.body);
  expect(outcome(await mover('RETIRO', 6_000, 'una'))).toBe('409 CLAVE_REUTILIZADA');
  expect((await caja()).efectivoEsperado).toBe(-5_000);
});

test('a movement that is annulled stays, with its reason, and counts for nothing', async () => {
  const { admin, recepcion, mover, anular, caja } = await prepare();
  await mover('FONDO', 20_000);
  const { status, body } = await anular(1);
  expect([status, body]).toMatchObject([
    200,
    { anulado: true, motivo: 'Cambio', motivoDeAnulacion: 'Era otro', anuladoEn: app.clock.now() },
  ]);
  expect(outcome(await anular(1))).toBe('409 MOVIMIENTO_YA_ANULADO');
  expect(await caja()).toMatchObject({ efectivoEsperado: 0, movimientos: [body] });
  const query = { entidad: 'movimientos-de-caja' };
  const { hechos } = await app.make(listarActividad, { as: admin, query });
  const movimiento = { fecha: app.clock.today(), tipo: 'FONDO', monto: 20_000, motivo: 'Cambio' };
  const rastro = hechos.map(({ accion, antes, despues, autor }) => [
    accion,
    antes,
    despues,
    autor?.id,
  ]);
  expect(rastro).toEqual([
    [
      'anularMovimiento',
      movimiento,
      { ...movimiento, motivoDeAnulacion: 'Era otro' },
      recepcion.id,
    ],
    ['registrarMovimiento', null, movimiento, recepcion.id],
  ]);
});

test('what an erased person has noted stays, and is nobody’s', async () => {
  const { admin, recepcion, mover, anular } = await prepare();
  await mover('FONDO', 20_000);
  await mover('RETIRO', 1_000);
  await anular(2);
  await app.make(eliminarUsuario, { as: admin, params: { id: recepcion.id } });
  const query = { fecha: app.clock.today() };
  const { movimientos } = await app.make(obtenerCaja, { as: admin, query });
  const quienes = movimientos.map(({ registradoPor, anuladoPor }) => [registradoPor, anuladoPor]);
  expect(quienes).toEqual([
    [null, null],
    [null, null],
  ]);
});
