import { eliminarAsiento } from '@remanso/contract/reserva/asientos.contract';
import { anularPago, registrarPago } from '@remanso/contract/caja/pagos.contract';
import type { TipoDePago } from '@remanso/contract/caja/pagos.rules';
import { eliminarReserva } from '@remanso/contract/reserva/reservas.contract';
import { asking, type Answer } from '../support/client.ts';
import { book, cancel, eraseAccount } from './race-requests.ts';
import { FRANJA, type Actor, type RaceScene } from './race-scene.ts';
import type { Race } from './run-race.ts';

/*
 * Races of two desks that take or return money for the same booking at once. A booking costs 20,000
 * pesos a person.
 */

const PRICE = 20_000;

function move(by: Actor, id: number, monto = PRICE, tipo: TipoDePago = 'PAGO') {
  const body = { tipo, monto, medio: 'EFECTIVO' } as const;
  return { by, ask: asking(registrarPago, { params: { id }, body }) };
}

const giveBack = (by: Actor, id: number) => move(by, id, PRICE, 'DEVOLUCION');

function annul(by: Actor, id: number) {
  const body = { motivo: 'Se anotó dos veces' };
  return { by, ask: asking(anularPago, { params: { id }, body }) };
}

const DESKS: Actor[] = ['admin', 'otherAdmin'];

/**
 * Books for client 1 and registers a payment of the whole price; returns the ids of booking and
 * payment.
 */
async function paid({ make }: RaceScene): Promise<{ id: number; pagoId: number }> {
  const { id } = await make(book('client1'));
  const { pago } = await make(move('admin', id));
  return { id, pagoId: pago.id };
}

/** Reads the column `pagado` of every booking. */
async function pagado({ app }: RaceScene): Promise<string> {
  const filas = await app.database.db.selectFrom('reservas').select('pagado').execute();
  return filas.map((fila) => fila.pagado).join(' ') || 'no booking';
}

export const MONEY_RACES: readonly Race[] = [
  {
    name: 'two desks that take all that is owed',
    async contestants({ make }) {
      const { id } = await make(book('client1'));
      return DESKS.map((by) => move(by, id));
    },
    alike: true,
    aftermath: pagado,
    outcomes: ['1× 201 · 1× 409 PAGO_EXCEDIDO → 20000'],
  },
  {
    name: 'five payments of which three are owed',
    async contestants({ make }) {
      const { id } = await make(book('client1', FRANJA.ocho, 3));
      return [0, 1, 0, 1, 0].map((desk) => move(DESKS[desk] as Actor, id));
    },
    alike: true,
    aftermath: pagado,
    outcomes: ['3× 201 · 2× 409 PAGO_EXCEDIDO → 60000'],
  },
  {
    name: 'two desks that give all back',
    async contestants(scene) {
      const { id } = await paid(scene);
      return DESKS.map((by) => giveBack(by, id));
    },
    alike: true,
    aftermath: pagado,
    outcomes: ['1× 201 · 1× 409 DEVOLUCION_EXCEDIDA → 0'],
  },
  {
    name: 'two desks that annul one payment',
    async contestants(scene) {
      const { pagoId } = await paid(scene);
      return DESKS.map((by) => annul(by, pagoId));
    },
    alike: true,
    aftermath: pagado,
    outcomes: ['1× 200 · 1× 409 PAGO_YA_ANULADO → 0'],
  },
  {
    name: 'annulling a payment against giving it back',
    async contestants(scene) {
      const { id, pagoId } = await paid(scene);
      return [annul('admin', pagoId), giveBack('otherAdmin', id)];
    },
    aftermath: pagado,
    outcomes: ['200 · 409 DEVOLUCION_EXCEDIDA → 0', '409 ANULACION_IMPOSIBLE · 201 → 0'],
  },
  {
    name: 'taking money against cancelling the booking',
    async contestants({ make }) {
      const { id } = await make(book('client1'));
      return [move('admin', id), cancel('client1', id)];
    },
    aftermath: pagado,
    outcomes: ['201 · 200 → 20000', '409 PAGO_EXCEDIDO · 200 → 0'],
  },
  {
    name: 'taking money against a companion who leaves',
    async contestants({ make }) {
      const { id, participantes } = await make(book('client1', FRANJA.ocho, 2));
      const asiento = { id: participantes[1]?.asientoId ?? 0 };
      return [
        move('admin', id, 2 * PRICE),
        { by: 'client1', ask: asking(eliminarAsiento, { params: asiento }) },
      ];
    },
    aftermath: pagado,
    outcomes: ['201 · 200 → 40000', '409 PAGO_EXCEDIDO · 200 → 0'],
  },
  {
    name: 'taking money against deleting the booking',
    async contestants({ make }) {
      const { id } = await make(book('client1'));
      return [
        move('admin', id),
        { by: 'otherAdmin', ask: asking(eliminarReserva, { params: { id } }) },
      ];
    },
    aftermath: pagado,
    outcomes: ['201 · 409 RESERVA_CON_PAGOS → 20000', '404 RESERVA_INEXISTENTE · 200 → no booking'],
  },
  {
    name: 'taking money against the deletion of the client with all bookings',
    async contestants(scene) {
      const { id } = await scene.make(book('client1'));
      return [move('admin', id), eraseAccount(scene, 'client1', 'otherAdmin')];
    },
    aftermath: pagado,
    outcomes: ['201 · 200 → 20000', '409 PAGO_EXCEDIDO · 200 → 0'],
  },
  {
    name: 'one payment with one Idempotency-Key several times at once',
    async contestants({ make }) {
      const { id } = await make(book('client1', FRANJA.ocho, 4));
      const headers = { 'idempotency-key': 'una-sola-vez' };
      return Array.from({ length: 4 }, () => ({ ...move('admin', id), headers }));
    },
    detail: ({ body }: Answer) => `pago ${(body as { pago?: { id: number } }).pago?.id}`,
    alike: true,
    aftermath: pagado,
    outcomes: ['4× 201 pago 1 → 20000'],
  },
];
