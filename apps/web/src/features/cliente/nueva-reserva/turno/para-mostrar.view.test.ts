import { expect, test } from 'vitest';
import { paraMostrar } from './para-mostrar.view.ts';

const libre = { id: 1, estado: 'ACTIVA' } as never;
const cerrada = { id: 2, estado: 'BLOQUEADA' } as never;
const propia = { id: 3, estado: 'BLOQUEADA' } as never;
const PROPIOS = [{ id: 30, franja: { id: 3 } }];

test.each([
  [
    [libre, cerrada],
    [libre, cerrada],
  ],
  [[cerrada], []],
  [[cerrada, propia], [propia]],
  [
    [libre, propia],
    [libre, propia],
  ],
  [[], []],
])('of %o are drawn %o', (franjas, dibujadas) => {
  expect(paraMostrar(franjas, PROPIOS)).toEqual(dibujadas);
});
