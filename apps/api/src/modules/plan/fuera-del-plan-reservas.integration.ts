import { agregarAsiento, eliminarAsiento } from '@remanso/contract/reserva/asientos.contract';
import { eliminarCliente } from '@remanso/contract/persona/clientes.contract';
import { crearFeriado } from '@remanso/contract/plan/excepciones.contract';
import {
  actualizarFranja,
  franjasPorFecha,
  obtenerFranja,
} from '@remanso/contract/franja/franjas.contract';
import {
  misReservas,
  obtenerReserva,
  resumenDeMisReservas,
} from '@remanso/contract/reserva/reservas-leidas.contract';
import {
  actualizarReserva,
  cambiarEstadoDeReserva,
  cancelarReserva,
  crearReserva,
  eliminarReserva,
} from '@remanso/contract/reserva/reservas.contract';
import { cambiarEstadoDeUsuario } from '@remanso/contract/persona/usuarios.contract';
import { describe, expect, test } from 'vitest';
import { VIERNES, reservar } from '../../../test/support/builders.ts';
import type { Answer } from '../../../test/support/client.ts';
import { moveTo } from '../../../test/support/personas.ts';
import { outcome } from '../../../test/support/refusals.ts';
import { useTestApp } from '../../../test/support/test-app.ts';
import { world } from '../../../test/support/world.ts';

/*
 * Tests of what can be done with the bookings of a franja that has no place in the plan (rules
 * §7.13), and of when that franja is withdrawn.
 */

const app = useTestApp();

const RESERVAS = {
  clientes: ['ana', 'luis'],
  reservas: [
    { de: 'ana', hora: '08:00', con: 1 },
    { de: 'luis', hora: '08:00' },
    { de: 'ana', hora: '09:00' },
  ],
} as const;

/**
 * Opens a centre where Ana and Luis book Friday at eight, and Ana also books nine o'clock.
 * Afterwards a feriado closes that Friday.
 */
async function feriadoConReservas() {
  const scene = await world(app, RESERVAS);
  const body = { fecha: VIERNES, descripcion: 'Aniversario' };
  await app.make(crearFeriado, { as: scene.admin, body });
  const [deAna, deLuis, aLasNueve] = scene.reservas;
  return { ...scene, deAna, deLuis, aLasNueve };
}
type Escena = Awaited<ReturnType<typeof feriadoConReservas>>;

const horas = async ({ admin }: Pick<Escena, 'admin'>) =>
  (await app.make(franjasPorFecha, { as: admin, params: { fecha: VIERNES } })).map(
    ({ horaInicio, ocupadosTotal }) => `${horaInicio} ${ocupadosTotal}`,
  );

describe('its free places are nobody’s', () => {
  type Intento = (escena: Escena) => Promise<Answer>;
  const revivir = (as: Escena['admin'], id: number) =>
    app.call(cambiarEstadoDeReserva, {
      as,
      params: { id },
      query: { nuevoEstado: 'CONFIRMADA' },
    });
  test.each<[string, Intento]>([
    [
      'a client’s booking',
      ({ luis, franja }) =>
        app.call(crearReserva, { as: luis, body: { franjaId: franja('09:00') } }),
    ],
    [
      'the desk’s booking',
      ({ admin, luis, franja }) =>
        app.call(crearReserva, {
          as: admin,
          body: { franjaId: franja('09:00'), clienteId: luis.id },
        }),
    ],
    [
      'another participant',
      ({ admin, deAna }) =>
        app.call(agregarAsiento, {
          as: admin,
          body: { reservaId: deAna.id, nombre: 'Sol', sexo: 'FEMENINO' },
        }),
    ],
    [
      'a booking moved from a franja of the same day',
      ({ admin, deLuis, franja }) =>
        app.call(actualizarReserva, {
          as: admin,
          params: { id: deLuis.id },
          body: { franjaId: franja('09:00') },
        }),
    ],
    [
      'the places that a cancellation has just freed',
      async ({ admin, luis, deLuis, franja }) => {
        await app.make(cancelarReserva, { as: luis, params: { id: deLuis.id } });
        expect(outcome(await revivir(admin, deLuis.id))).toBe('409 FRANJA_BLOQUEADA');
        return app.call(crearReserva, { as: luis, body: { franjaId: franja('08:00') } });
      },
    ],
    [
      'the place that a companion has just left',
      async ({ ana, luis, deAna, deLuis, franja }) => {
        const id = deAna.participantes[1]?.asientoId ?? 0;
        await app.make(eliminarAsiento, { as: ana, params: { id } });
        await app.make(cancelarReserva, { as: luis, params: { id: deLuis.id } });
        return app.call(crearReserva, { as: luis, body: { franjaId: franja('08:00') } });
      },
    ],
  ])('%s', async (_who, intentar) => {
    expect(outcome(await intentar(await feriadoConReservas()))).toBe('409 FRANJA_BLOQUEADA');
  });

  test('a booking moved to it from a day that is open', async () => {
    const { admin, luis, franja } = await feriadoConReservas();
    const { id } = await reservar(app, luis, franja('08:00', '2026-10-03'));
    const moved = await app.call(actualizarReserva, {
      as: admin,
      params: { id },
      body: { franjaId: franja('09:00') },
    });
    expect(outcome(moved)).toBe('409 FRANJA_BLOQUEADA');
  });
});

describe('it goes with the last of its bookings, in the transaction of whoever leaves it', () => {
  type Salida = (escena: Escena, id: number) => Promise<unknown>;
  test.each<[string, Salida]>([
    [
      'cancelled by its client',
      ({ ana }, id) => app.make(cancelarReserva, { as: ana, params: { id } }),
    ],
    [
      'cancelled by the desk',
      ({ admin }, id) => app.make(cancelarReserva, { as: admin, params: { id } }),
    ],
    [
      'moved away',
      ({ ana, franja }, id) =>
        app.make(actualizarReserva, {
          as: ana,
          params: { id },
          body: { franjaId: franja('10:00', '2026-10-03') },
        }),
    ],
    ['deleted', ({ admin }, id) => app.make(eliminarReserva, { as: admin, params: { id } })],
    [
      'its client erased',
      ({ admin, ana }) =>
        app.make(eliminarCliente, {
          as: admin,
          params: { id: ana.id },
          query: { cancelarReservas: true },
        }),
    ],
    [
      'its client deactivated',
      ({ admin, ana }) =>
        app.make(cambiarEstadoDeUsuario, {
          as: admin,
          params: { id: ana.id },
          body: { estado: 'INACTIVO', cancelarReservas: true },
        }),
    ],
  ])('%s', async (_how, salir) => {
    const escena = await feriadoConReservas();
    expect(await horas(escena)).toEqual(['08:00 3', '09:00 1']);
    await app.make(cancelarReserva, { as: escena.luis, params: { id: escena.deLuis.id } });
    expect(await horas(escena)).toEqual(['08:00 2', '09:00 1']);
    await salir(escena, escena.aLasNueve.id);
    const quedan = await horas(escena);
    expect(quedan.filter((una) => una.startsWith('09:00'))).toEqual([]);
  });

  test('its cancelled bookings keep their day and hour', async () => {
    const { ana, aLasNueve } = await feriadoConReservas();
    const params = { id: aLasNueve.id };
    const cancelada = await app.make(cancelarReserva, { as: ana, params });
    expect(cancelada).toMatchObject({ estado: 'cancelada', horario: '09:00 - 10:00' });
    expect(await app.make(obtenerReserva, { as: ana, params })).toEqual(cancelada);
  });

  test('one that a hand changed stays, closed', async () => {
    const escena = await world(app, RESERVAS);
    const { admin, ana, reservas, franja } = escena;
    const id = franja('09:00');
    await app.make(actualizarFranja, {
      as: admin,
      params: { id },
      body: { capacidadEfectiva: 2 },
    });
    const body = { fecha: VIERNES, descripcion: 'Aniversario' };
    await app.make(crearFeriado, { as: admin, body });
    await app.make(cancelarReserva, { as: ana, params: { id: reservas[2].id } });
    expect(await app.make(obtenerFranja, { as: admin, params: { id } })).toMatchObject({
      estado: 'BLOQUEADA',
      motivo: 'Aniversario',
      ocupadosTotal: 0,
    });
  });

  test('time leaves it as it is: what was booked takes place, and is in the day’s history', async () => {
    const escena = await feriadoConReservas();
    await moveTo(app, `${VIERNES}T08:30:00`, escena.admin, escena.ana);
    expect(await horas(escena)).toEqual(['08:00 3', '09:00 1']);
    await moveTo(app, '2026-10-03T07:00:00', escena.admin, escena.ana);
    expect(await horas(escena)).toEqual(['08:00 3', '09:00 1']);
  });
});

describe('its client is told', () => {
  test('in each answer about the booking, while it is active', async () => {
    const { ana, aLasNueve } = await feriadoConReservas();
    const cerrada = { motivo: 'Aniversario' };
    const params = { id: aLasNueve.id };
    expect(await app.make(obtenerReserva, { as: ana, params })).toMatchObject({ cerrada });
    const { reservas } = await app.make(misReservas, { as: ana });
    expect(reservas).toMatchObject([{ cerrada }, { cerrada }]);
    const { proxima } = await app.make(resumenDeMisReservas, { as: ana });
    expect(proxima).toMatchObject({ cerrada });
    const cancelada = await app.make(cancelarReserva, { as: ana, params });
    expect(cancelada).toHaveProperty('cerrada', null);
  });

  test('and not where the centre opens', async () => {
    const { ana, reservas } = await world(app, RESERVAS);
    const params = { id: reservas[0].id };
    expect(await app.make(obtenerReserva, { as: ana, params })).toMatchObject({ cerrada: null });
  });
});
