import { expect, test, vi } from 'vitest';
import { esperaParaDecirlo, leidoTras, oidoHasta, ponerEnVivo, ultimoEvento } from './vivo.ts';

test('a page is told from its oldest answer on, and then from what it heard last', () => {
  expect(ultimoEvento()).toBe(0);
  for (const id of [12, 9, 15]) leidoTras(id);
  expect(ultimoEvento()).toBe(9);
  oidoHasta(11);
  ponerEnVivo(true);
  // leidoTras changes nothing while a stream is open: the stream tells of all later events.
  leidoTras(10);
  expect(ultimoEvento()).toBe(11);
  ponerEnVivo(false);
  leidoTras(20);
  expect(ultimoEvento()).toBe(11);
});

test('that a page is not told of changes is said once that has lasted', () => {
  const ahora = vi.spyOn(performance, 'now').mockReturnValue(60_000);
  ponerEnVivo(true);
  ponerEnVivo(false);
  expect(esperaParaDecirlo()).toBe(15_000);
  ahora.mockReturnValue(74_000);
  // A second ponerEnVivo(false) does not restart the wait of 15 seconds.
  ponerEnVivo(false);
  expect(esperaParaDecirlo()).toBe(1_000);
  ahora.mockReturnValue(90_000);
  expect(esperaParaDecirlo()).toBe(0);
  // A stream that has been open for long may break off as well as a new one.
  ponerEnVivo(true);
  expect(esperaParaDecirlo()).toBe(15_000);
  ahora.mockRestore();
});
