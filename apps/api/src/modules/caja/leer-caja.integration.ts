import { obtenerCaja } from '@remanso/contract/caja/caja.contract';
import { anularPago, registrarPago } from '@remanso/contract/caja/pagos.contract';
import type { MedioDePago, TipoDePago } from '@remanso/contract/caja/pagos.rules';
import { obtenerReserva } from '@remanso/contract/reserva/reservas-leidas.contract';
import { actualizarReserva, cancelarReserva } from '@remanso/contract/reserva/reservas.contract';
import { expect, test } from 'vitest';
import { VIERNES } from '../../../test/support/builders.ts';
import { moveTo } from '../../../test/support/personas.ts';
import { useTestApp } from '../../../test/support/test-app.ts';
import { world } from '../../../test/support/world.ts';

const app = useTestApp();

const JUEVES = '2026-10-01';

/** Creates a centre with four bookings on Friday: of 20,000, 36,000, 20,000 and 20,000 pesos. */
async function prepare() {
  const centre = await world(app, {
    clientes: ['ana', 'luis'],
    reservas: [
      { de: 'ana', hora: '08:00' },
      { de: 'luis', hora: '08:00', con: 1 },
      { de: 'ana', hora: '09:00' },
      { de: 'luis', hora: '10:00', estado: 'PENDIENTE' },
    ],
  });
  const { admin, reservas } = centre;
  const ids = reservas.map(({ id }) => id);
  const move = async (n: number, tipo: TipoDePago, monto: number, medio: MedioDePago) => {
    const request = { params: { id: ids[n] as number }, body: { tipo, monto, medio } };
    return (await app.make(registrarPago, { as: admin, ...request })).pago;
  };
  const caja = (fecha: string) => app.make(obtenerCaja, { as: admin, query: { fecha } });
  return { ...centre, ids, move, caja };
}

const NADA = { EFECTIVO: 0, TRANSFERENCIA: 0, TARJETA: 0, OTRO: 0 };

test('a day on which nothing happened', async () => {
  const { caja } = await prepare();
  expect(await caja('2026-10-04')).toEqual({
    fecha: '2026-10-04',
    reservado: 0,
    cobrado: 0,
    deTurnosDelDia: 0,
    deOtrosDias: 0,
    porMedio: NADA,
    porCobrar: 0,
    abonosPorCobrar: [],
    ventasDeAbonos: 0,
    abonosPorUsar: 0,
    aDevolver: [],
    pagos: [],
    movimientos: [],
    efectivoEsperado: 0,
    cierre: null,
  });
});

test('what came in counts on its own day, what is owed on that of the turn', async () => {
  const { admin, move, caja, ids } = await prepare();
  await move(0, 'PAGO', 15_000, 'TRANSFERENCIA');
  await move(1, 'PAGO', 36_000, 'EFECTIVO');
  await moveTo(app, `${VIERNES}T08:30:00`, admin);
  const error = await move(2, 'PAGO', 20_000, 'TARJETA');
  const params = { id: error.id };
  await app.make(anularPago, { as: admin, params, body: { motivo: 'No pasó' } });
  await move(2, 'PAGO', 20_000, 'EFECTIVO');
  await move(1, 'DEVOLUCION', 4_000, 'EFECTIVO');

  const jueves = await caja(JUEVES);
  expect(jueves).toMatchObject({
    reservado: 0,
    cobrado: 51_000,
    deTurnosDelDia: 0,
    deOtrosDias: 51_000,
    efectivoEsperado: 36_000,
    porMedio: { ...NADA, TRANSFERENCIA: 15_000, EFECTIVO: 36_000 },
    porCobrar: 0,
  });
  const viernes = await caja(VIERNES);
  expect(viernes).toMatchObject({
    reservado: 96_000,
    cobrado: 16_000,
    deTurnosDelDia: 16_000,
    deOtrosDias: 0,
    porMedio: { ...NADA, EFECTIVO: 16_000 },
    porCobrar: 5_000 + 4_000 + 20_000,
    aDevolver: [],
  });
  expect(
    viernes.pagos.map(({ reserva, monto, anulado, motivo, registradoPor }) => {
      return [reserva?.id, monto, anulado, motivo, registradoPor?.id];
    }),
  ).toEqual([
    [ids[2], 20_000, true, 'No pasó', admin.id],
    [ids[2], 20_000, false, null, admin.id],
    [ids[1], 4_000, false, null, admin.id],
  ]);
});

test('what is to be given back stands on today alone, until it is given back', async () => {
  const { admin, move, caja, ids } = await prepare();
  await move(0, 'PAGO', 20_000, 'EFECTIVO');
  await move(3, 'PAGO', 5_000, 'OTRO');
  await app.make(cancelarReserva, { as: admin, params: { id: ids[0] as number } });
  const toGiveBack = async (fecha: string) =>
    (await caja(fecha)).aDevolver.map(({ id, saldo }) => [id, saldo]);
  expect(await toGiveBack(JUEVES)).toEqual([[ids[0], -20_000]]);
  // The booking is on neither Wednesday's caja nor that of Friday, the day of the turn.
  expect([await toGiveBack('2026-09-30'), await toGiveBack(VIERNES)]).toEqual([[], []]);
  expect(await caja(VIERNES)).toMatchObject({ reservado: 76_000, porCobrar: 71_000 });
  // At 10:00 the booking that nobody confirmed begins, and time cancels it.
  await moveTo(app, `${VIERNES}T10:00:00`, admin);
  expect(await toGiveBack(VIERNES)).toEqual([
    [ids[0], -20_000],
    [ids[3], -5_000],
  ]);
  expect(await caja(VIERNES)).toMatchObject({ reservado: 56_000, porCobrar: 56_000 });
  await move(0, 'DEVOLUCION', 20_000, 'TRANSFERENCIA');
  expect(await toGiveBack(VIERNES)).toEqual([[ids[3], -5_000]]);
  const params = { id: ids[3] as number };
  expect((await caja(VIERNES)).aDevolver[0]).toEqual(
    await app.make(obtenerReserva, { as: admin, params }),
  );
});

test('what came in goes by the day that the franja has now', async () => {
  const { admin, franja, move, caja, ids } = await prepare();
  await move(0, 'PAGO', 20_000, 'EFECTIVO');
  await moveTo(app, `${VIERNES}T07:00:00`, admin);
  await move(2, 'PAGO', 20_000, 'EFECTIVO');
  const parts = async (fecha: string) => {
    const { deTurnosDelDia, deOtrosDias } = await caja(fecha);
    return { deTurnosDelDia, deOtrosDias };
  };
  expect(await parts(VIERNES)).toEqual({ deTurnosDelDia: 20_000, deOtrosDias: 0 });
  await app.make(actualizarReserva, {
    as: admin,
    params: { id: ids[2] as number },
    body: { franjaId: franja('08:00', '2026-10-03') },
  });
  expect(await parts(VIERNES)).toEqual({ deTurnosDelDia: 0, deOtrosDias: 20_000 });
});
