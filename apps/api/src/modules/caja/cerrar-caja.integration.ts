import { listarActividad } from '@remanso/contract/seguimiento/auditoria.contract';
import {
  cerrarCaja,
  obtenerCaja,
  reabrirCaja,
  registrarMovimiento,
} from '@remanso/contract/caja/caja.contract';
import { anularPago, registrarPago } from '@remanso/contract/caja/pagos.contract';
import { expect, test } from 'vitest';
import { VIERNES } from '../../../test/support/builders.ts';
import { crearPersona, moveTo } from '../../../test/support/personas.ts';
import { outcome } from '../../../test/support/refusals.ts';
import { useTestApp } from '../../../test/support/test-app.ts';
import { world } from '../../../test/support/world.ts';

const app = useTestApp();

const JUEVES = '2026-10-01';
const NADA = { EFECTIVO: 0, TRANSFERENCIA: 0, TARJETA: 0, OTRO: 0 };

/** Creates a centre whose caja of today should have 30,000 pesos in cash and 5,000 by transfer. */
async function prepare() {
  const centro = await world(app, { clientes: ['ana'], reservas: [{ de: 'ana', hora: '08:00' }] });
  const { admin, reservaId } = centro;
  const recepcion = await crearPersona(app, { rol: 'RECEPCION', nombre: 'eva' });
  const pagar = async (monto: number, medio: 'EFECTIVO' | 'TRANSFERENCIA') => {
    const body = { tipo: 'PAGO', monto, medio } as const;
    return (await app.make(registrarPago, { as: admin, params: { id: reservaId }, body })).pago.id;
  };
  const fondo = { tipo: 'FONDO', monto: 20_000, motivo: 'Cambio' } as const;
  await app.make(registrarMovimiento, { as: recepcion, body: fondo });
  const enEfectivo = await pagar(10_000, 'EFECTIVO');
  await pagar(5_000, 'TRANSFERENCIA');
  const cerrar = (fecha: string, contado = NADA) =>
    app.call(cerrarCaja, { as: recepcion, body: { fecha, contado, nota: ' Faltó un\nbillete ' } });
  const reabrir = (id: number) =>
    app.call(reabrirCaja, { as: admin, params: { id }, body: { motivo: 'Faltó contar' } });
  const caja = (fecha: string) => app.make(obtenerCaja, { as: recepcion, query: { fecha } });
  return { ...centro, recepcion, pagar, enEfectivo, cerrar, reabrir, caja };
}

const CONTADO = { ...NADA, EFECTIVO: 29_000, TRANSFERENCIA: 5_000 };
const CIERRE = {
  id: 1,
  fecha: JUEVES,
  esperado: { ...NADA, EFECTIVO: 30_000, TRANSFERENCIA: 5_000 },
  contado: CONTADO,
  diferencia: { ...NADA, EFECTIVO: -1_000 },
  nota: 'Faltó un\nbillete',
};

test('what was counted is kept beside what should have been there, once a day', async () => {
  const { recepcion, cerrar, caja } = await prepare();
  const cierre = {
    ...CIERRE,
    cerradoPor: { id: recepcion.id, nombre: 'Eva', apellido: 'Toro' },
    en: app.clock.now(),
  };
  const { status, body } = await cerrar(JUEVES, CONTADO);
  expect([status, body]).toEqual([201, cierre]);
  expect(outcome(await cerrar(JUEVES))).toBe('409 CAJA_YA_CERRADA');
  expect((await caja(JUEVES)).cierre).toEqual({ ...cierre, despues: NADA });
  expect((await caja(VIERNES)).cierre).toBeNull();
});

test('what moves afterwards is told beside a cierre that stays as it was', async () => {
  const { admin, recepcion, pagar, enEfectivo, cerrar, caja } = await prepare();
  await cerrar(JUEVES, CONTADO);
  await pagar(5_000, 'TRANSFERENCIA');
  const body = { tipo: 'RETIRO', monto: 3_000, motivo: 'Al banco' } as const;
  await app.make(registrarMovimiento, { as: recepcion, body });
  const despues = async () => (await caja(JUEVES)).cierre;
  expect(await despues()).toMatchObject({
    ...CIERRE,
    despues: { ...NADA, EFECTIVO: -3_000, TRANSFERENCIA: 5_000 },
  });
  // `despues` of a cierre is the money that moved after the cierre. Annulling a payment that the
  // cierre counted lowers `despues`, even on the next day.
  await moveTo(app, `${VIERNES}T07:00:00`, admin, recepcion);
  const params = { id: enEfectivo };
  await app.make(anularPago, { as: admin, params, body: { motivo: 'No pasó' } });
  expect((await despues())?.despues).toEqual({ ...NADA, EFECTIVO: -13_000, TRANSFERENCIA: 5_000 });
});

test('a past day can be closed, one to come cannot', async () => {
  const { cerrar } = await prepare();
  expect(outcome(await cerrar(VIERNES))).toBe('409 CIERRE_FUTURO');
  expect((await cerrar('2026-09-30')).body).toMatchObject({ esperado: NADA, diferencia: NADA });
});

test('a day that is opened again is closed anew, and the trail has all three', async () => {
  const { admin, recepcion, pagar, cerrar, reabrir, caja } = await prepare();
  await cerrar(JUEVES, CONTADO);
  const params = { id: 1 };
  const suya = { as: recepcion, params, body: { motivo: 'No' } };
  expect((await app.call(reabrirCaja, suya)).status).toBe(403);
  const { status, body } = await reabrir(1);
  expect([status, body]).toMatchObject([
    200,
    { ...CIERRE, motivo: 'Faltó contar', reabiertoPor: { id: admin.id } },
  ]);
  expect(outcome(await reabrir(1))).toBe('409 CIERRE_YA_REABIERTO');
  expect((await caja(JUEVES)).cierre).toBeNull();
  await pagar(5_000, 'TRANSFERENCIA');
  const otro = { id: 2, esperado: { ...CIERRE.esperado, TRANSFERENCIA: 10_000 }, despues: NADA };
  expect((await cerrar(JUEVES, CONTADO)).status).toBe(201);
  expect((await caja(JUEVES)).cierre).toMatchObject(otro);
  const query = { entidad: 'cierres-de-caja' };
  const { hechos } = await app.make(listarActividad, { as: admin, query });
  expect(hechos.map(({ accion, entidadId }) => [accion, entidadId])).toEqual([
    ['cerrarCaja', 2],
    ['reabrirCaja', 1],
    ['cerrarCaja', 1],
  ]);
  expect(hechos[1]?.despues).toMatchObject({ contado: CONTADO, motivo: 'Faltó contar' });
});

test('two desks that close at once make one cierre', async () => {
  const { cerrar } = await prepare();
  const answers = await Promise.all([cerrar(JUEVES, CONTADO), cerrar(JUEVES, NADA)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
});
