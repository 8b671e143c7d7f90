import {
  aceptarEspera,
  dejarEspera,
  rechazarEspera,
} from '@remanso/contract/espera/esperas.contract';
import { unirClientes } from '@remanso/contract/persona/union-de-clientes.contract';
import {
  cambiarEstadoDeUsuario,
  eliminarUsuario,
} from '@remanso/contract/persona/usuarios.contract';
import {
  actualizarReserva,
  cambiarEstadoDeReserva,
  crearReserva,
  deshacerReserva,
} from '@remanso/contract/reserva/reservas.contract';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { acompaniantes, type Persona } from '../../../../test/support/builders.ts';
import { expectSound } from '../../../../test/support/expect-sound.ts';
import { abrirFila } from '../../../../test/support/fila-de-turno.ts';
import { outcome } from '../../../../test/support/refusals.ts';
import { useTestApp } from '../../../../test/support/test-app.ts';

/*
 * Tests that a person who gets an active booking in a franja, or who may no longer book, leaves its
 * line in the same transaction, and that their offer passes to the next person (rules §16.4).
 */

const app = useTestApp();
afterEach(() => expectSound(app));

/**
 * Prepares a franja of four places, two of which are free and two offered to Luis. Sol waits for
 * four places, Eva for three.
 */
async function conOferta() {
  const escena = await abrirFila(app);
  await escena.esperar(escena.luis, 2);
  await escena.esperar(escena.sol, 4);
  await escena.esperar(escena.eva, 3);
  await escena.liberar();
  return escena;
}

const SIGUE_EVA = [
  ['sol', 'ESPERANDO', 1],
  ['eva', 'OFRECIDA', null],
];
const SIGUE_SOL = [
  ['sol', 'OFRECIDA', null],
  ['eva', 'ESPERANDO', 1],
];

type Escena = Awaited<ReturnType<typeof conOferta>>;
const at = (as: Persona, id: number) => ({ as, params: { id } });
const book = (as: Persona, franjaId: number, con = 0, clienteId?: number) =>
  app.make(crearReserva, {
    as,
    body: { franjaId, acompaniantes: acompaniantes(con), ...(clienteId && { clienteId }) },
  });

const OTRA_RESERVA: [how: string, booked: (escena: Escena) => Promise<unknown>][] = [
  ['books there beside the offer', ({ luis, franjaId }) => book(luis, franjaId)],
  ['is booked there by the desk', ({ admin, luis, franjaId }) => book(admin, franjaId, 0, luis.id)],
  [
    'moves a booking there',
    async ({ luis, franja, franjaId }) =>
      app.make(actualizarReserva, {
        ...at(luis, (await book(luis, franja('09:00'))).id),
        body: { franjaId },
      }),
  ],
];

test.each(OTRA_RESERVA)('who %s leaves the line, and the offer passes on', async (_how, booked) => {
  const escena = await conOferta();
  await booked(escena);
  expect(await escena.suyas(escena.luis)).toEqual(['CERRADA']);
  expect(await escena.fila()).toEqual(SIGUE_EVA);
  // Luis gets no aviso that his offer ended, because he has a booking now.
  expect(await escena.avisos()).toEqual([
    ['luis', 'oferta'],
    ['eva', 'oferta'],
  ]);
});

test('who has a cancelled booking there restored by the desk leaves the line', async () => {
  const { admin, luis, franjaId, esperar, liberar, suyas } = await abrirFila(app);
  await liberar();
  const { id } = await book(luis, franjaId);
  const estado = (nuevoEstado: 'CANCELADA' | 'CONFIRMADA', deQuien = id) =>
    app.make(cambiarEstadoDeReserva, { ...at(admin, deQuien), query: { nuevoEstado } });
  await estado('CANCELADA');
  await book(admin, franjaId, 2);
  await esperar(luis, 2);
  await estado('CONFIRMADA');
  expect(await suyas(luis)).toEqual(['CERRADA']);
});

test('who takes a move back into the franja leaves its line', async () => {
  const { luis, sol, franja, esperar, suyas } = await abrirFila(app);
  const otra = franja('09:00');
  const { id } = await book(luis, otra);
  await app.make(actualizarReserva, { ...at(luis, id), body: { franjaId: franja('10:00') } });
  await book(sol, otra, 2);
  await esperar(luis, 2, otra);
  await app.make(deshacerReserva, at(luis, id));
  expect(await suyas(luis)).toEqual(['CERRADA']);
});

const SIN_CUENTA: [how: string, gone: (escena: Escena) => Promise<unknown>][] = [
  [
    'is deactivated',
    ({ admin, luis }) =>
      app.make(cambiarEstadoDeUsuario, { ...at(admin, luis.id), body: { estado: 'INACTIVO' } }),
  ],
  ['is erased', ({ admin, luis }) => app.make(eliminarUsuario, at(admin, luis.id))],
  [
    'is the other account of somebody',
    ({ admin, ana, luis }) =>
      app.make(unirClientes, { ...at(admin, ana.id), body: { con: luis.id } }),
  ],
];

test.each(SIN_CUENTA)('who %s leaves the line, and the offer passes on', async (_how, gone) => {
  const escena = await conOferta();
  await gone(escena);
  expect(await escena.fila()).toEqual(SIGUE_SOL);
});

test('who is joined with the account that has a booking there leaves the line', async () => {
  const { admin, ana, luis, esperar, suyas, fila } = await abrirFila(app);
  await esperar(luis, 2);
  await app.make(unirClientes, { ...at(admin, luis.id), body: { con: ana.id } });
  expect(await suyas(luis)).toEqual(['CERRADA']);
  expect(await fila()).toEqual([]);
});

test('an account that is joined and deactivated leaves every line', async () => {
  const { admin, ana, luis, fila, franjaId } = await conOferta();
  const body = { con: ana.id, estado: 'INACTIVO' as const };
  await app.make(cambiarEstadoDeUsuario, { ...at(admin, ana.id), body: { estado: 'INACTIVO' } });
  await app.make(unirClientes, { ...at(admin, luis.id), body });
  expect(await fila()).toEqual(SIGUE_SOL);
  const { rows } = await sql`select from esperas
    where franja_id = ${franjaId} and usuario_id = ${luis.id} and terminada_en is null`.execute(
    app.database.db,
  );
  expect(rows).toEqual([]);
});

test('who leaves an offer, or lets it go, passes it on; another’s entry is nobody else’s', async () => {
  const { luis, sol, eva, suyas, fila } = await conOferta();
  expect(outcome(await app.call(dejarEspera, at(sol, 1)))).toBe('404 ESPERA_INEXISTENTE');
  await app.make(dejarEspera, at(luis, 1));
  expect(await suyas(luis)).toEqual(['CERRADA']);
  expect(await fila()).toEqual(SIGUE_SOL);
  await app.make(rechazarEspera, at(sol, 2));
  expect(await suyas(sol)).toEqual(['RECHAZADA']);
  expect(await fila()).toEqual([['eva', 'OFRECIDA', null]]);
  const accept = { ...at(sol, 2), body: { acompaniantes: acompaniantes(3) } };
  expect(outcome(await app.call(aceptarEspera, accept))).toBe('409 ESPERA_EN_OTRO_ESTADO');
  expect(outcome(await app.call(rechazarEspera, at(sol, 2)))).toBe('409 ESPERA_EN_OTRO_ESTADO');
  expect(await suyas(eva)).toEqual(['OFRECIDA']);
});

test('who has left may join again, at the end', async () => {
  const { luis, sol, esperar, fila } = await abrirFila(app);
  const id = await esperar(luis);
  await esperar(sol);
  await app.make(dejarEspera, at(luis, id));
  await esperar(luis);
  expect(await fila()).toEqual([
    ['sol', 'ESPERANDO', 1],
    ['luis', 'ESPERANDO', 2],
  ]);
});
