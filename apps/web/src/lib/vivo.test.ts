import { expect, test } from 'vitest';
import { leidoTras, oidoHasta, ponerEnVivo, ultimoEvento } from './vivo.ts';

test('a page is told from its oldest answer on, and then from what it heard last', () => {
  expect(ultimoEvento()).toBe(0);
  for (const id of [12, 9, 15]) leidoTras(id);
  expect(ultimoEvento()).toBe(9);
  oidoHasta(11);
  ponerEnVivo(true);
  // The stream tells what this answer lacks.
  leidoTras(10);
  expect(ultimoEvento()).toBe(11);
  ponerEnVivo(false);
  leidoTras(20);
  expect(ultimoEvento()).toBe(11);
});
