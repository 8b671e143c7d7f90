import { misEsperas } from '@remanso/contract/espera/esperas.contract';
import {
  actualizarFranja,
  bloquearFranja,
  desbloquearFranja,
  eliminarFranja,
  obtenerFranja,
} from '@remanso/contract/franja/franjas.contract';
import {
  crearBloqueo,
  crearFeriado,
  crearOverride,
  eliminarBloqueo,
  eliminarFeriado,
} from '@remanso/contract/plan/excepciones.contract';
import { eliminarAsiento } from '@remanso/contract/reserva/asientos.contract';
import { afterEach, expect, test } from 'vitest';
import { VIERNES } from '../../../../test/support/builders.ts';
import { expectSound } from '../../../../test/support/expect-sound.ts';
import { abrirFila } from '../../../../test/support/fila-de-turno.ts';
import { outcome } from '../../../../test/support/refusals.ts';
import { useTestApp } from '../../../../test/support/test-app.ts';

const app = useTestApp();
afterEach(() => expectSound(app));

/** Prepares a franja of four places in which Luis is offered two and Sol waits for three. */
async function conOferta() {
  const escena = await abrirFila(app);
  await escena.esperar(escena.luis, 2);
  await escena.esperar(escena.sol, 3);
  await escena.liberar();
  const { admin, franjaId } = escena;
  const at = { as: admin, params: { id: franjaId } };
  return {
    ...escena,
    at,
    franjaAhora: () => app.make(obtenerFranja, at),
    bloquear: () => app.call(bloquearFranja, at),
    desbloquear: () => app.call(desbloquearFranja, at),
  };
}

const OFRECIDA = [
  ['luis', 'OFRECIDA', null],
  ['sol', 'ESPERANDO', 1],
];
const ESPERAN = [
  ['luis', 'ESPERANDO', 1],
  ['sol', 'ESPERANDO', 2],
];

test('closed by hand it takes its offers back, who waits keeps the rank, and open it offers again', async () => {
  const { luis, fila, bloquear, desbloquear, avisos } = await conOferta();
  expect(await fila()).toEqual(OFRECIDA);
  const [primera] = (await app.make(misEsperas, { as: luis })).esperas;
  expect((await bloquear()).body).toMatchObject({ franja: { retenidas: 0, ocupadosTotal: 0 } });
  expect(await fila()).toEqual(ESPERAN);
  expect((await desbloquear()).body).toMatchObject({ franja: { retenidas: 2, ocupadosTotal: 2 } });
  expect(await fila()).toEqual(OFRECIDA);
  expect((await app.make(misEsperas, { as: luis })).esperas[0]).toEqual(primera);
  // The second offer ends at the same moment as the first, and Luis is still told of it.
  expect(await avisos()).toEqual([
    ['luis', 'oferta'],
    ['luis', 'oferta-vencida'],
    ['luis', 'oferta'],
  ]);
});

test('what frees while it is closed is offered once it opens', async () => {
  const { admin, luis, sol, franjaId, esperar, liberar, fila, avisos } = await abrirFila(app);
  await esperar(luis, 4);
  await esperar(sol, 1);
  await app.make(actualizarFranja, {
    as: admin,
    params: { id: franjaId },
    body: { capacidadEfectiva: 5 },
  });
  expect(await fila()).toEqual([
    ['luis', 'ESPERANDO', 1],
    ['sol', 'OFRECIDA', null],
  ]);
  const bloqueo = { fechaDesde: VIERNES, fechaHasta: VIERNES };
  const { id } = await app.make(crearBloqueo, { as: admin, body: bloqueo });
  expect(await fila()).toEqual(ESPERAN);
  await liberar();
  expect(await fila()).toEqual(ESPERAN);
  await app.make(eliminarBloqueo, { as: admin, params: { id } });
  expect(await fila()).toEqual([
    ['luis', 'OFRECIDA', null],
    ['sol', 'OFRECIDA', null],
  ]);
  expect(await avisos()).toEqual([
    ['sol', 'oferta'],
    ['sol', 'oferta-vencida'],
    ['luis', 'oferta'],
    ['sol', 'oferta'],
  ]);
});

test('one that the plan keeps only for its bookings offers nothing, and goes with the last of them', async () => {
  const { admin, luis, sol, reservas, esperar, liberar, fila, suyas, avisos } =
    await abrirFila(app);
  await esperar(luis, 4);
  await esperar(sol, 1);
  await app.make(eliminarAsiento, {
    as: admin,
    params: { id: reservas[0].participantes[3]?.asientoId ?? 0 },
  });
  expect(await suyas(sol)).toEqual(['OFRECIDA']);
  await app.make(crearFeriado, { as: admin, body: { fecha: VIERNES, descripcion: 'Asueto' } });
  expect(await fila()).toEqual(ESPERAN);
  await liberar();
  expect([await suyas(luis), await suyas(sol)]).toEqual([['CERRADA'], ['CERRADA']]);
  expect(await avisos()).toEqual([
    ['sol', 'oferta'],
    ['sol', 'oferta-vencida'],
    ['luis', 'oferta-vencida'],
    ['sol', 'oferta-vencida'],
  ]);
});

test('the plan withdraws one that only offers hold, and all who wait are told', async () => {
  const { admin, luis, sol, at, suyas, avisos } = await conOferta();
  const feriado = { fecha: VIERNES, descripcion: 'Asueto' };
  const { id } = await app.make(crearFeriado, { as: admin, body: feriado });
  expect(outcome(await app.call(obtenerFranja, at))).toBe('404 FRANJA_INEXISTENTE');
  expect([await suyas(luis), await suyas(sol)]).toEqual([['CERRADA'], ['CERRADA']]);
  expect(await avisos()).toEqual([
    ['luis', 'oferta'],
    ['luis', 'oferta-vencida'],
    ['sol', 'oferta-vencida'],
  ]);
  await app.make(eliminarFeriado, { as: admin, params: { id } });
  expect([await suyas(luis), await suyas(sol)]).toEqual([['CERRADA'], ['CERRADA']]);
});

test('other hours of a day withdraw it in the same way', async () => {
  const { admin, luis, sol, suyas } = await conOferta();
  const tramos = [{ horaInicio: '08:00', horaFin: '12:00' }];
  await app.make(crearOverride, { as: admin, body: { fecha: VIERNES, tramos } });
  expect([await suyas(luis), await suyas(sol)]).toEqual([['CERRADA'], ['CERRADA']]);
});

test('with an offer a hand can neither delete it nor move it', async () => {
  const { luis, sol, at, suyas } = await conOferta();
  expect(outcome(await app.call(eliminarFranja, at))).toBe('409 FRANJA_CON_RESERVAS');
  const body = { inicio: `${VIERNES}T18:10:00` };
  expect(outcome(await app.call(actualizarFranja, { ...at, body }))).toBe(
    '409 HORARIO_CON_RESERVAS',
  );
  expect([await suyas(luis), await suyas(sol)]).toEqual([['OFRECIDA'], ['ESPERANDO']]);
});

test('with people who only wait a hand moves it, where they stay, and deletes it, which they are told', async () => {
  const { admin, luis, franjaId, reservas, esperar, liberar, suyas, avisos } = await abrirFila(app);
  const at = { as: admin, params: { id: franjaId } };
  await esperar(luis, 4);
  await app.make(eliminarAsiento, {
    as: admin,
    params: { id: reservas[0].participantes[3]?.asientoId ?? 0 },
  });
  await app.make(actualizarFranja, { ...at, body: { capacidadEfectiva: 3 } });
  await liberar();
  const inicio = `${VIERNES}T18:10:00`;
  await app.make(actualizarFranja, { ...at, body: { inicio } });
  const { esperas } = await app.make(misEsperas, { as: luis });
  expect(esperas).toMatchObject([{ estado: 'ESPERANDO', posicion: 1, franja: { inicio } }]);
  await app.make(eliminarFranja, at);
  expect(await suyas(luis)).toEqual(['CERRADA']);
  expect(await avisos()).toEqual([['luis', 'oferta-vencida']]);
});

test('one that is full through offers alone is COMPLETA, which a hand cannot close', async () => {
  const { luis, sol, esperar, liberar, admin, franjaId } = await abrirFila(app);
  await esperar(luis, 2);
  await esperar(sol, 2);
  await liberar();
  const at = { as: admin, params: { id: franjaId } };
  expect(await app.make(obtenerFranja, at)).toMatchObject({
    estado: 'COMPLETA',
    ocupadosTotal: 4,
    retenidas: 4,
    composicionGenero: { NO_DECLARA: 4, FEMENINO: 0 },
  });
  expect(outcome(await app.call(bloquearFranja, at))).toBe('409 FRANJA_COMPLETA');
});
