import { expect, test } from 'vitest';
import { eventoDe, leToca } from './eventos.rules.ts';

const contado = (texto: string) => ({ id: 1, palabras: texto.split(' ') }) as never;

test.each([
  ['dia 2026-10-02', { event: 'dia', data: { fecha: '2026-10-02' } }],
  ['reservas 7 3', { event: 'reservas', data: { reservaId: 7 } }],
  ['esperas 9 3', { event: 'esperas', data: { franjaId: 9 } }],
  ['caja 2026-10-02', { event: 'caja', data: { fecha: '2026-10-02' } }],
  ['config', { event: 'config', data: {} }],
  ['todo', { event: 'reiniciar', data: {} }],
  ['hola', undefined],
])('%s becomes %j', (texto, evento) => {
  expect(eventoDe(contado(texto))).toEqual(evento);
});

const ana = { usuarioId: 3, esDelMostrador: false };
const luis = { usuarioId: 4, esDelMostrador: false };
const mostrador = { usuarioId: 1, esDelMostrador: true };

test.each([
  ['dia 2026-10-02', [true, true, true]],
  ['config', [true, true, true]],
  ['reservas 7 3', [true, false, true]],
  ['esperas 9 3', [true, false, false]],
  ['esperas 9 0', [false, false, true]],
  ['caja 2026-10-02', [false, false, true]],
])('%s is told to whom it concerns', (texto, aQuienes) => {
  expect([ana, luis, mostrador].map((oyente) => leToca(oyente, contado(texto)))).toEqual(aQuienes);
});
