import {
  aceptarEspera,
  esperarFranja,
  misEsperas,
} from '@remanso/contract/espera/esperas.contract';
import { obtenerFranja } from '@remanso/contract/franja/franjas.contract';
import { crearReserva } from '@remanso/contract/reserva/reservas.contract';
import { afterEach, expect, test } from 'vitest';
import { acompaniantes } from '../../../../test/support/builders.ts';
import { expectSound } from '../../../../test/support/expect-sound.ts';
import { abrirFila } from '../../../../test/support/fila-de-turno.ts';
import { moveTo } from '../../../../test/support/personas.ts';
import { outcome } from '../../../../test/support/refusals.ts';
import { useTestApp } from '../../../../test/support/test-app.ts';
import { soltarOfertas } from '../../reservas/tiempo/vencer-ofertas.ts';

const app = useTestApp();
afterEach(() => expectSound(app));

async function abrirEn(momento: string) {
  const escena = await abrirFila(app);
  const { admin, ana, luis, sol, eva } = escena;
  const ir = (cuando: string) => moveTo(app, cuando, admin, ana, luis, sol, eva);
  const vence = async () => (await app.make(misEsperas, { as: luis })).esperas[0]?.venceEn;
  const id = await escena.esperar(luis, 2);
  await ir(momento);
  return { ...escena, id, ir, vence };
}

test.each([
  ['by day, two hours', '2026-10-01T12:00:00', '2026-10-01T14:00:00'],
  ['by night, until ten', '2026-10-01T22:00:00', '2026-10-02T10:00:00'],
  ['after midnight, until ten of that day', '2026-10-02T00:30:00', '2026-10-02T10:00:00'],
  ['near the turn, until half an hour before', '2026-10-02T16:00:00', '2026-10-02T17:30:00'],
  ['an hour before, half an hour', '2026-10-02T17:00:00', '2026-10-02T17:30:00'],
])('an offer lasts %s', async (_how, momento, hasta) => {
  const { liberar, vence } = await abrirEn(momento);
  await liberar();
  expect(await vence()).toBe(hasta);
});

test('less than an hour before, what frees is offered to nobody: whoever comes books it', async () => {
  const { admin, eva, franjaId, liberar, fila, avisos } = await abrirEn('2026-10-02T17:00:01');
  await liberar();
  expect(await fila()).toEqual([['luis', 'ESPERANDO', 1]]);
  expect(await avisos()).toEqual([]);
  expect(await app.make(obtenerFranja, { as: admin, params: { id: franjaId } })).toMatchObject({
    ocupadosTotal: 0,
    retenidas: 0,
  });
  const body = { franjaId, acompaniantes: acompaniantes(3) };
  expect((await app.call(crearReserva, { as: eva, body })).status).toBe(201);
});

test('who does not answer loses the places to who is next, and both are told', async () => {
  const { luis, sol, id, ir, esperar, liberar, suyas, avisos } =
    await abrirEn('2026-10-01T12:00:00');
  await esperar(sol, 3);
  await liberar();
  await ir('2026-10-01T13:59:59');
  await soltarOfertas(app.dependencies);
  expect(await suyas(luis)).toEqual(['OFRECIDA']);
  await ir('2026-10-01T14:00:00');
  expect(await suyas(luis)).toEqual(['VENCIDA']);
  const late = { as: luis, params: { id }, body: { acompaniantes: acompaniantes(1) } };
  expect(outcome(await app.call(aceptarEspera, late))).toBe('409 ESPERA_EN_OTRO_ESTADO');
  await soltarOfertas(app.dependencies);
  expect(await suyas(sol)).toEqual(['OFRECIDA']);
  expect(await avisos()).toEqual([
    ['luis', 'oferta'],
    ['luis', 'oferta-vencida'],
    ['sol', 'oferta'],
  ]);
  await soltarOfertas(app.dependencies);
  expect(await avisos()).toHaveLength(3);
});

test('places whose offer is over go to who waits, not to who books at that moment', async () => {
  const { sol, eva, franjaId, ir, esperar, liberar, suyas } = await abrirEn('2026-10-01T12:00:00');
  await esperar(sol, 4);
  await liberar();
  await ir('2026-10-01T14:00:00');
  const body = { franjaId, acompaniantes: acompaniantes(2) };
  expect(outcome(await app.call(crearReserva, { as: eva, body }))).toBe('409 SIN_CUPO');
  // The refused booking had offered the places to Sol, and that was rolled back with it.
  await soltarOfertas(app.dependencies);
  expect(await suyas(sol)).toEqual(['OFRECIDA']);
});

test('where nobody else waits, who books at that moment has them', async () => {
  const { luis, eva, franjaId, ir, liberar, suyas } = await abrirEn('2026-10-01T12:00:00');
  await liberar();
  await ir('2026-10-01T14:00:00');
  const body = { franjaId, acompaniantes: acompaniantes(3) };
  expect((await app.call(crearReserva, { as: eva, body })).status).toBe(201);
  expect(await suyas(luis)).toEqual(['VENCIDA']);
});

test('who joins at that moment is behind those who wait, who have them', async () => {
  const { eva, sol, franjaId, ir, esperar, liberar, fila } = await abrirEn('2026-10-01T12:00:00');
  await esperar(sol, 4);
  await liberar();
  await ir('2026-10-01T14:00:00');
  const body = { personas: 1 };
  await app.make(esperarFranja, { as: eva, params: { id: franjaId }, body });
  expect(await fila()).toEqual([
    ['sol', 'OFRECIDA', null],
    ['eva', 'ESPERANDO', 1],
  ]);
});

test('what is held near the turn goes free when the offer ends, and is offered to nobody', async () => {
  const { admin, luis, sol, franjaId, ir, esperar, liberar, suyas } =
    await abrirEn('2026-10-02T16:00:00');
  await esperar(sol, 3);
  await liberar();
  await ir('2026-10-02T17:30:00');
  await soltarOfertas(app.dependencies);
  expect([await suyas(luis), await suyas(sol)]).toEqual([['VENCIDA'], ['ESPERANDO']]);
  expect(await app.make(obtenerFranja, { as: admin, params: { id: franjaId } })).toMatchObject({
    ocupadosTotal: 0,
    retenidas: 0,
  });
});

test('at the start every entry is over, before and after that is written down', async () => {
  const { luis, ir, suyas, fila, avisos } = await abrirEn('2026-10-02T17:59:59');
  expect(await suyas(luis)).toEqual(['ESPERANDO']);
  await ir('2026-10-02T18:00:00');
  for (const escribir of [() => undefined, () => soltarOfertas(app.dependencies)]) {
    await escribir();
    expect(await suyas(luis)).toEqual(['CERRADA']);
    expect(await fila()).toEqual([]);
  }
  expect(await avisos()).toEqual([]);
});

test('what is over is in one’s list for seven days', async () => {
  const { luis, ir, suyas, liberar } = await abrirEn('2026-10-01T12:00:00');
  await liberar();
  await ir('2026-10-01T14:00:00');
  await soltarOfertas(app.dependencies);
  await ir('2026-10-08T14:00:00');
  expect(await suyas(luis)).toEqual(['VENCIDA']);
  await ir('2026-10-08T14:00:01');
  expect(await suyas(luis)).toEqual([]);
});
