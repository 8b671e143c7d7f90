import {
  anularAbonoVendido,
  cambiarAbonoVendido,
  crearAbono,
  pagarAbono,
  venderAbono,
} from '@remanso/contract/abono/abonos.contract';
import { unirClientes } from '@remanso/contract/persona/union-de-clientes.contract';
import { crearReserva } from '@remanso/contract/reserva/reservas.contract';
import { acompaniantes } from '../support/builders.ts';
import { asking } from '../support/client.ts';
import { addCompanion, cancel, eraseAccount } from './race-requests.ts';
import { FRANJA, type Actor, type RaceScene } from './race-scene.ts';
import type { Race } from './run-race.ts';
import { serieOf } from './serie-races.ts';

/*
 * Races for the places of an abono and for its money. A place is worth 10,000 pesos; client 1 has
 * the abono, and client 2 may book with it.
 */

const VALOR = 10_000;

interface Sale {
  lugares: number;
  /** The pesos that client 1 has paid; the whole price by default. */
  paga?: number;
}

const selling = (scene: RaceScene, abonoId: number, monto: number) => ({
  by: 'admin' as const,
  ask: asking(venderAbono, {
    params: { id: scene.idOf('client1') },
    body: { abonoId, ...(monto > 0 && { pago: { monto, medio: 'EFECTIVO' } }) },
  }),
});

async function offer({ make }: RaceScene, lugares: number): Promise<number> {
  const body = { nombre: 'Pack', lugares, precio: lugares * VALOR, vigenciaDias: 60 };
  return (await make({ by: 'admin', ask: asking(crearAbono, { body }) })).id;
}

/** Sells client 1 an abono with which client 2 may book, and returns its id. */
async function sell(scene: RaceScene, { lugares, paga = lugares * VALOR }: Sale): Promise<number> {
  const { id } = await scene.make(selling(scene, await offer(scene, lugares), paga));
  await scene.make(share(id, [scene.idOf('client2')]));
  return id;
}

function share(id: number, compartidoCon: number[]) {
  const body = { motivo: 'Vienen juntas', compartidoCon };
  return { by: 'admin' as const, ask: asking(cambiarAbonoVendido, { params: { id }, body }) };
}

function use(by: Actor, id: number, franjaId: number, personas = 1) {
  const body = { franjaId, acompaniantes: acompaniantes(personas - 1), abonoVendidoId: id };
  return { by, ask: asking(crearReserva, { body }) };
}

function annul(id: number, devolucion = 0, by: Actor = 'admin') {
  const body = { motivo: 'Se muda', devolucion, medio: 'EFECTIVO' as const };
  return { by, ask: asking(anularAbonoVendido, { params: { id }, body }) };
}

function pay(by: Actor, id: number, monto: number) {
  const body = { monto, medio: 'EFECTIVO' as const };
  return { by, ask: asking(pagarAbono, { params: { id }, body }) };
}

/** Says of each abono how many places are left and what was paid for it. */
async function left({ app }: RaceScene): Promise<string> {
  const filas = await app.database.db
    .selectFrom('abonos_vendidos')
    .select(['disponibles', 'pagado'])
    .orderBy('id')
    .execute();
  return filas.map(({ disponibles, pagado }) => `${disponibles} of ${pagado}`).join(', ');
}

export const ABONO_RACES: readonly Race[] = [
  {
    name: 'two bookings for the last place of an abono',
    async contestants(scene) {
      const id = await sell(scene, { lugares: 1 });
      return [use('client1', id, FRANJA.ocho), use('client2', id, FRANJA.nueve)];
    },
    alike: true,
    aftermath: left,
    outcomes: ['1× 201 · 1× 409 ABONO_INSUFICIENTE → 0 of 10000'],
  },
  {
    name: 'one companion more against a booking for the last place of an abono',
    async contestants(scene) {
      const id = await sell(scene, { lugares: 2 });
      const { id: reservaId } = await scene.make(use('client1', id, FRANJA.ocho));
      return [addCompanion(reservaId), use('client2', id, FRANJA.nueve)];
    },
    alike: true,
    aftermath: left,
    outcomes: ['1× 201 · 1× 409 ABONO_INSUFICIENTE → 0 of 20000'],
  },
  {
    name: 'cancelling a booking against the end of its abono',
    async contestants(scene) {
      const id = await sell(scene, { lugares: 2 });
      const { id: reservaId } = await scene.make(use('client1', id, FRANJA.ocho));
      return [cancel('client1', reservaId), annul(id)];
    },
    aftermath: left,
    outcomes: ['200 · 200 → 0 of 20000'],
  },
  {
    name: 'cancelling a booking against giving back all the money of its abono',
    async contestants(scene) {
      const id = await sell(scene, { lugares: 2 });
      const { id: reservaId } = await scene.make(use('client1', id, FRANJA.ocho));
      return [cancel('client1', reservaId), annul(id, 2 * VALOR)];
    },
    aftermath: left,
    outcomes: ['200 · 200 → 0 of 0', '200 · 409 DEVOLUCION_EXCEDIDA → 2 of 20000'],
  },
  {
    name: 'the use of an abono against its end with all its money',
    async contestants(scene) {
      const id = await sell(scene, { lugares: 2 });
      return [use('client2', id, FRANJA.ocho), annul(id, 2 * VALOR)];
    },
    aftermath: left,
    outcomes: ['201 · 409 DEVOLUCION_EXCEDIDA → 1 of 20000', '409 ABONO_VENCIDO · 200 → 0 of 0'],
  },
  {
    name: 'the use of an abono against erasing its client',
    async contestants(scene) {
      const id = await sell(scene, { lugares: 2 });
      return [use('client2', id, FRANJA.ocho), eraseAccount(scene, 'client1')];
    },
    aftermath: left,
    outcomes: ['201 · 200 → 0 of 20000', '409 ABONO_VENCIDO · 200 → 0 of 20000'],
  },
  {
    name: 'the use of an abono against sharing it no longer',
    async contestants(scene) {
      const id = await sell(scene, { lugares: 2 });
      return [use('client2', id, FRANJA.ocho), share(id, [])];
    },
    aftermath: left,
    outcomes: ['201 · 200 → 1 of 20000', '404 ABONO_INEXISTENTE · 200 → 2 of 20000'],
  },
  {
    name: 'the use of an abono against joining its clients',
    async contestants(scene) {
      const id = await sell(scene, { lugares: 2 });
      const [con, queda] = [scene.idOf('client1'), scene.idOf('client2')];
      const ask = asking(unirClientes, { params: { id: queda }, body: { con } });
      return [use('client2', id, FRANJA.ocho), { by: 'admin', ask }];
    },
    aftermath: left,
    outcomes: ['201 · 200 → 1 of 20000'],
  },
  {
    name: 'two people who cancel bookings of one abono, each with the places of both franjas',
    async contestants(scene) {
      const id = await sell(scene, { lugares: 4 });
      const first = await scene.make(use('client1', id, FRANJA.ocho, 2));
      const second = await scene.make(use('client2', id, FRANJA.nueve, 2));
      return [cancel('client1', first.id), cancel('client2', second.id)];
    },
    aftermath: left,
    outcomes: ['200 · 200 → 4 of 40000'],
  },
  {
    name: 'a series against a booking, for the places of an abono',
    async contestants(scene) {
      const id = await sell(scene, { lugares: 2 });
      const series = await serieOf(scene, { of: 'client1', abonoVendidoId: id });
      return [series, use('client2', id, FRANJA.nueve)];
    },
    aftermath: left,
    outcomes: [
      '201 · 409 ABONO_INSUFICIENTE → 0 of 20000',
      '409 ABONO_INSUFICIENTE · 201 → 1 of 20000',
    ],
  },
  {
    name: 'two desks that take all that is owed for an abono',
    async contestants(scene) {
      const id = await sell(scene, { lugares: 2, paga: 0 });
      return [pay('admin', id, 2 * VALOR), pay('otherAdmin', id, 2 * VALOR)];
    },
    alike: true,
    aftermath: left,
    outcomes: ['1× 201 · 1× 409 PAGO_EXCEDIDO → 2 of 20000'],
  },
  {
    name: 'two desks that end one abono with its money',
    async contestants(scene) {
      const id = await sell(scene, { lugares: 2 });
      return [annul(id, 2 * VALOR), annul(id, 2 * VALOR, 'otherAdmin')];
    },
    alike: true,
    aftermath: left,
    outcomes: ['1× 200 · 1× 409 ABONO_YA_ANULADO → 0 of 0'],
  },
  {
    name: 'one sale that is sent four times with its key',
    async contestants(scene) {
      const abonoId = await offer(scene, 2);
      const sale = { ...selling(scene, abonoId, VALOR), headers: { 'idempotency-key': 'venta' } };
      return [sale, sale, sale, sale];
    },
    alike: true,
    aftermath: left,
    outcomes: ['4× 201 → 2 of 10000'],
  },
];
