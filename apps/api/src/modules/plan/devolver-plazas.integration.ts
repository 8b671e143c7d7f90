import { eliminarAsiento } from '@remanso/contract/reserva/asientos.contract';
import { actualizarConfig } from '@remanso/contract/centro/config.contract';
import { actualizarFranja, obtenerFranja } from '@remanso/contract/franja/franjas.contract';
import {
  actualizarReserva,
  cancelarReserva,
  cambiarEstadoDeReserva,
  eliminarReserva,
  crearReserva,
} from '@remanso/contract/reserva/reservas.contract';
import { actualizarHorariosBase } from '@remanso/contract/plan/horarios-base.contract';
import { describe, expect, test } from 'vitest';
import {
  CONFIG,
  SEMANA,
  VIERNES,
  reservar,
  verDia,
  type Persona,
} from '../../../test/support/builders.ts';
import type { Answer } from '../../../test/support/client.ts';
import { world } from '../../../test/support/world.ts';
import { outcome } from '../../../test/support/refusals.ts';
import { useTestApp } from '../../../test/support/test-app.ts';

const app = useTestApp();

const tramo = (horaInicio: string) => ({ horaInicio, horaFin: '12:00' });
const openFrom = (persona: Persona, hora: string) =>
  app.call(actualizarHorariosBase, {
    as: persona,
    body: SEMANA.map((dia) => ({ ...dia, activo: true, tramos: [tramo(hora)] })),
  });

const CON_RESERVA = {
  clientes: ['ana', 'luis'],
  reservas: [{ de: 'ana', hora: '08:00', con: 1 }],
} as const;

/**
 * Opens a centre where Ana books Friday at eight; afterwards the weekly hours are changed to begin
 * at nine.
 */
async function outsideTheHours() {
  const scene = await world(app, CON_RESERVA);
  await openFrom(scene.admin, '09:00');
  return scene;
}

const hoursOnFriday = async (persona: Persona) =>
  (await verDia(app, VIERNES, persona)).map(({ horaInicio }) => horaInicio);
const OPEN = ['09:00', '10:00', '11:00'];

describe('a franja that was only kept for its bookings goes with the last of them', () => {
  type Leave = (scene: Awaited<ReturnType<typeof outsideTheHours>>) => Promise<Answer>;
  test.each<[string, Leave]>([
    [
      'that its client cancels',
      ({ ana, reservaId: id }) => app.call(cancelarReserva, { as: ana, params: { id } }),
    ],
    [
      'that an admin cancels',
      ({ admin, reservaId: id }) => app.call(cancelarReserva, { as: admin, params: { id } }),
    ],
    [
      'that an admin sets to CANCELADA',
      ({ admin, reservaId: id }) =>
        app.call(cambiarEstadoDeReserva, {
          as: admin,
          params: { id },
          query: { nuevoEstado: 'CANCELADA' },
        }),
    ],
    [
      'that is moved away',
      ({ admin, reservaId: id, franja }) =>
        app.call(actualizarReserva, {
          as: admin,
          params: { id },
          body: { franjaId: franja('09:00') },
        }),
    ],
    [
      'that is deleted',
      ({ admin, reservaId: id }) => app.call(eliminarReserva, { as: admin, params: { id } }),
    ],
  ])('%s', async (_how, leave) => {
    const scene = await outsideTheHours();
    expect(await hoursOnFriday(scene.ana)).toEqual(['08:00', ...OPEN]);
    expect((await leave(scene)).status).toBe(200);
    expect(await hoursOnFriday(scene.ana)).toEqual(OPEN);
    const body = { franjaId: scene.franjaId };
    expect(outcome(await app.call(crearReserva, { as: scene.luis, body }))).toBe(
      '404 FRANJA_INEXISTENTE',
    );
  });
});

test('while somebody is left, or once it fits again, it stays', async () => {
  const { admin, ana, luis, franjaId, reservaId: id } = await world(app, CON_RESERVA);
  const other = await reservar(app, luis, franjaId);
  await openFrom(admin, '09:00');
  await app.call(cancelarReserva, { as: ana, params: { id } });
  expect(await hoursOnFriday(ana)).toEqual(['08:00', ...OPEN]);
  await openFrom(admin, '08:00');
  await app.call(cancelarReserva, { as: admin, params: { id: other.id } });
  expect(await hoursOnFriday(ana)).toEqual(['08:00', ...OPEN]);
});

test('one that an admin changed by hand stays', async () => {
  const { admin, ana, franjaId, reservaId: id } = await world(app, CON_RESERVA);
  await app.make(actualizarFranja, {
    as: admin,
    params: { id: franjaId },
    body: { capacidadEfectiva: 3 },
  });
  await openFrom(admin, '09:00');
  await app.call(cancelarReserva, { as: ana, params: { id } });
  expect(await hoursOnFriday(ana)).toEqual(['08:00', ...OPEN]);
});

test('the booking of a franja that went cannot be confirmed again', async () => {
  const { admin, ana, reservaId: id } = await outsideTheHours();
  await app.call(cancelarReserva, { as: ana, params: { id } });
  const again = await app.call(cambiarEstadoDeReserva, {
    as: admin,
    params: { id },
    query: { nuevoEstado: 'CONFIRMADA' },
  });
  expect(outcome(again)).toBe('409 FRANJA_RETIRADA');
});

test('one that holds more people than it should holds fewer as they leave', async () => {
  const { admin, ana, franjaId } = await world(app, { clientes: ['ana'] });
  const { id, participantes } = await reservar(app, ana, franjaId, 2);
  const body = { ...CONFIG, capacidadBase: 1 };
  await app.call(actualizarConfig, { as: admin, body });
  const room = async () => {
    const { body: franja } = await app.call(obtenerFranja, { as: admin, params: { id: franjaId } });
    return [franja.ocupadosTotal, franja.capacidadEfectiva];
  };
  expect(await room()).toEqual([3, 3]);
  await app.call(eliminarAsiento, { as: ana, params: { id: participantes[1]?.asientoId ?? 0 } });
  expect(await room()).toEqual([2, 2]);
  await app.call(cancelarReserva, { as: ana, params: { id } });
  expect(await room()).toEqual([0, 1]);
});
