import { eliminarAsiento } from '@remanso/contract/reserva/asientos.contract';
import { anularPago, pagosDeReserva, registrarPago } from '@remanso/contract/caja/pagos.contract';
import type { TipoDePago } from '@remanso/contract/caja/pagos.rules';
import { expect, test } from 'vitest';
import { outcome, told } from '../../../../test/support/refusals.ts';
import { useTestApp } from '../../../../test/support/test-app.ts';
import { world } from '../../../../test/support/world.ts';

const app = useTestApp();

async function prepare() {
  const centre = await world(app, {
    clientes: ['ana'],
    reservas: [{ de: 'ana', hora: '08:00', con: 1 }],
  });
  const { admin, reservaId } = centre;
  const move = async (tipo: TipoDePago, monto: number) => {
    const body = { tipo, monto, medio: 'OTRO' } as const;
    return (await app.make(registrarPago, { as: admin, params: { id: reservaId }, body })).pago;
  };
  const annul = ({ id }: { id: number }, motivo = 'Se anotó dos veces') =>
    app.call(anularPago, { as: admin, params: { id }, body: { motivo } });
  return { ...centre, move, annul };
}

test('what is annulled stays, with who, when and why, and counts no more', async () => {
  const { admin, reservaId, move, annul } = await prepare();
  const pago = await move('PAGO', 36_000);
  const { status, body } = await annul(pago, ' Era de otra reserva ');
  const anulado = {
    ...pago,
    anulado: true,
    anuladoEn: app.clock.now(),
    anuladoPor: pago.registradoPor,
    motivo: 'Era de otra reserva',
  };
  expect([status, body]).toEqual([200, { pago: anulado, pagado: 0, saldo: 36_000 }]);
  const listed = await app.make(pagosDeReserva, { as: admin, params: { id: reservaId } });
  expect(listed).toEqual([anulado]);
  await move('PAGO', 36_000);
});

test('twice is refused', async () => {
  const { move, annul } = await prepare();
  const pago = await move('PAGO', 1_000);
  await annul(pago);
  expect(outcome(await annul(pago))).toBe('409 PAGO_YA_ANULADO');
});

test('an annulled payment may not leave more given back than was paid', async () => {
  const { move, annul } = await prepare();
  const pago = await move('PAGO', 10_000);
  const devolucion = await move('DEVOLUCION', 4_000);
  const refused = await annul(pago);
  expect([outcome(refused), told(refused)]).toEqual([
    '409 ANULACION_IMPOSIBLE',
    expect.stringContaining('4.000'),
  ]);
  expect((await annul(devolucion)).body).toMatchObject({ pagado: 10_000, saldo: 26_000 });
  expect((await annul(pago)).body).toMatchObject({ pagado: 0 });
});

test('an annulled refund may not leave more paid than is owed', async () => {
  const { move, annul } = await prepare();
  await move('PAGO', 36_000);
  const devolucion = await move('DEVOLUCION', 6_000);
  const otro = await move('PAGO', 5_000);
  const refused = await annul(devolucion);
  expect([outcome(refused), told(refused)]).toEqual([
    '409 ANULACION_IMPOSIBLE',
    expect.stringContaining('5.000'),
  ]);
  await annul(otro);
  expect((await annul(devolucion)).body).toMatchObject({ pagado: 36_000, saldo: 0 });
});

test('where too much is paid since the price fell, a payment can still be annulled', async () => {
  const { admin, reservas, move, annul } = await prepare();
  const pago = await move('PAGO', 10_000);
  await move('PAGO', 26_000);
  const id = reservas[0].participantes[1]?.asientoId as number;
  await app.make(eliminarAsiento, { as: admin, params: { id } });
  expect((await annul(pago)).body).toMatchObject({ pagado: 26_000, saldo: -6_000 });
});
