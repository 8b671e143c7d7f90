import { rechazarEspera } from '@remanso/contract/espera/esperas.contract';
import { actualizarFranja, obtenerFranja } from '@remanso/contract/franja/franjas.contract';
import { eliminarCuenta } from '@remanso/contract/persona/cuenta.contract';
import {
  cambiarEstadoDeUsuario,
  eliminarUsuario,
} from '@remanso/contract/persona/usuarios.contract';
import { crearOverride } from '@remanso/contract/plan/excepciones.contract';
import { eliminarAsiento } from '@remanso/contract/reserva/asientos.contract';
import {
  actualizarReserva,
  cambiarEstadoDeReserva,
  cancelarReserva,
  crearReserva,
  deshacerReserva,
  eliminarReserva,
} from '@remanso/contract/reserva/reservas.contract';
import { afterEach, expect, test } from 'vitest';
import { CONTRASENA, VIERNES, acompaniantes } from '../../../../test/support/builders.ts';
import { expectSound } from '../../../../test/support/expect-sound.ts';
import { abrirFila } from '../../../../test/support/fila-de-turno.ts';
import { moveTo } from '../../../../test/support/personas.ts';
import { outcome, told } from '../../../../test/support/refusals.ts';
import { useTestApp } from '../../../../test/support/test-app.ts';
import { soltarSinSenia } from '../../reservas/tiempo/soltar-sin-senia.ts';

/*
 * Tests that every change that frees places offers them in the same transaction to the people who
 * wait (rules §16.3).
 */

const app = useTestApp();
afterEach(() => expectSound(app));

type Escena = Awaited<ReturnType<typeof abrirFila>>;
const one = (id: number) => ({ params: { id } });

const LIBERA: [what: string, free: (escena: Escena) => Promise<unknown>][] = [
  [
    'a booking that its client cancels',
    ({ ana, reservaId }) => app.make(cancelarReserva, { as: ana, ...one(reservaId) }),
  ],
  [
    'a booking that the desk rejects',
    ({ admin, reservaId }) =>
      app.make(cambiarEstadoDeReserva, {
        as: admin,
        ...one(reservaId),
        query: { nuevoEstado: 'CANCELADA' },
      }),
  ],
  [
    'a booking that is deleted',
    ({ admin, reservaId }) => app.make(eliminarReserva, { as: admin, ...one(reservaId) }),
  ],
  [
    'a companion less',
    ({ ana, reservas: [reserva] }) =>
      app.make(eliminarAsiento, {
        as: ana,
        ...one(reserva.participantes.find(({ esTitular }) => !esTitular)?.asientoId ?? 0),
      }),
  ],
  [
    'a booking that moves away',
    ({ ana, reservaId, franja }) =>
      app.make(actualizarReserva, {
        as: ana,
        ...one(reservaId),
        body: { franjaId: franja('19:00') },
      }),
  ],
  [
    'more capacity',
    ({ admin, franjaId }) =>
      app.make(actualizarFranja, {
        as: admin,
        ...one(franjaId),
        body: { capacidadEfectiva: 5 },
      }),
  ],
  [
    'more capacity by the plan',
    ({ admin }) =>
      app.make(crearOverride, {
        as: admin,
        body: {
          fecha: VIERNES,
          capacidad: 6,
          tramos: [{ horaInicio: '16:00', horaFin: '20:00' }],
        },
      }),
  ],
  [
    'an account that the desk erases',
    ({ admin, ana }) =>
      app.make(eliminarUsuario, {
        as: admin,
        ...one(ana.id),
        query: { cancelarReservas: true },
      }),
  ],
  [
    'an account that its owner erases',
    async ({ ana, reservaId }) => {
      await app.make(cancelarReserva, { as: ana, ...one(reservaId) });
      await app.make(eliminarCuenta, { as: ana, body: { contrasena: CONTRASENA } });
    },
  ],
  [
    'an account that is deactivated with its bookings',
    ({ admin, ana }) =>
      app.make(cambiarEstadoDeUsuario, {
        as: admin,
        ...one(ana.id),
        body: { estado: 'INACTIVO', cancelarReservas: true },
      }),
  ],
];

test.each(LIBERA)('%s gives places to who waits', async (_what, free) => {
  const escena = await abrirFila(app);
  const { admin, luis, franjaId, esperar, suyas, avisos } = escena;
  await esperar(luis);
  await free(escena);
  expect(await suyas(luis)).toEqual(['OFRECIDA']);
  expect(await avisos()).toEqual([['luis', 'oferta']]);
  expect(await app.make(obtenerFranja, { as: admin, params: { id: franjaId } })).toMatchObject({
    retenidas: 1,
  });
});

test('a move that is undone gives places to who waits', async () => {
  const { ana, luis, franja, reservaId, esperar, suyas, fila } = await abrirFila(app);
  const otra = franja('09:00');
  const move = (id: number) =>
    app.make(actualizarReserva, { as: ana, params: { id: reservaId }, body: { franjaId: id } });
  await move(otra);
  await esperar(luis, 1, otra);
  await app.make(deshacerReserva, { as: ana, params: { id: reservaId } });
  expect(await suyas(luis)).toEqual(['OFRECIDA']);
  expect(await fila()).toEqual([]);
});

test('a booking that lapses without its seña gives places to who waits, whoever looks first', async () => {
  const escena = await abrirFila(app, { seniaPorcentaje: 30, seniaHoras: 2 });
  const { admin, ana, luis, sol, eva, franjaId, esperar, suyas, fila } = escena;
  await esperar(luis, 4);
  await moveTo(app, '2026-10-01T09:00:00', admin, ana, luis, sol, eva);
  // The booking has lapsed, and its end is not stored yet.
  const body = { franjaId, acompaniantes: acompaniantes(1) };
  expect(outcome(await app.call(crearReserva, { as: eva, body }))).toBe('409 SIN_CUPO');
  await esperar(sol, 1);
  expect(await fila()).toEqual([
    ['luis', 'OFRECIDA', null],
    ['sol', 'ESPERANDO', 1],
  ]);
  await soltarSinSenia(app.dependencies);
  expect(await suyas(luis)).toEqual(['OFRECIDA']);
});

test('the clock gives the places of a lapsed booking to who waits', async () => {
  const { admin, luis, esperar, suyas } = await abrirFila(app, {
    seniaPorcentaje: 30,
    seniaHoras: 2,
  });
  await esperar(luis, 2);
  await moveTo(app, '2026-10-01T09:00:00', admin, luis);
  await soltarSinSenia(app.dependencies);
  expect(await suyas(luis)).toEqual(['OFRECIDA']);
});

test('what an offer holds nobody books, adds to a booking, moves into or takes by capacity', async () => {
  const { admin, ana, luis, sol, eva, franja, franjaId, esperar, liberar } = await abrirFila(app);
  await esperar(luis, 3);
  await liberar();
  await app.make(crearReserva, { as: ana, body: { franjaId } });
  const refused = [
    await app.call(crearReserva, { as: sol, body: { franjaId } }),
    await app.call(crearReserva, { as: admin, body: { franjaId, clienteId: sol.id } }),
    await app.call(actualizarReserva, {
      as: eva,
      params: {
        id: (await app.make(crearReserva, { as: eva, body: { franjaId: franja('09:00') } })).id,
      },
      body: { franjaId },
    }),
    await app.call(actualizarFranja, {
      as: admin,
      params: { id: franjaId },
      body: { capacidadEfectiva: 3 },
    }),
  ];
  expect(refused.map(outcome)).toEqual([
    '409 SIN_CUPO',
    '409 SIN_CUPO',
    '409 SIN_CUPO',
    '409 CAPACIDAD_BAJO_OCUPACION',
  ]);
});

test('a cancelling is not undone while its places are offered, and the desk is told to whom', async () => {
  const { admin, luis, sol, franjaId, reservaId, esperar, liberar, suyas } = await abrirFila(app);
  const deLuis = await esperar(luis, 1);
  const deSol = await esperar(sol, 2);
  await liberar();
  const undo = { as: admin, params: { id: reservaId } };
  const refused = await app.call(deshacerReserva, undo);
  expect(outcome(refused)).toBe('409 SIN_CUPO');
  expect(told(refused)).toMatch(
    /^Los lugares están ofrecidos a \S+ \S+, \S+ \S+: primero déjalos pasar$/,
  );
  expect([await suyas(luis), await suyas(sol)]).toEqual([['OFRECIDA'], ['OFRECIDA']]);
  await app.make(rechazarEspera, { as: admin, params: { id: deLuis } });
  await app.make(crearReserva, { as: luis, body: { franjaId } });
  expect(told(await app.call(deshacerReserva, undo))).toBe(
    'No hay cupos disponibles para este horario',
  );
  await app.make(rechazarEspera, { as: admin, params: { id: deSol } });
  expect(told(await app.call(deshacerReserva, undo))).toBe(
    'No hay cupos disponibles para este horario',
  );
});
