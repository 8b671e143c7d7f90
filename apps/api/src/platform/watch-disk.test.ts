import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { fixedClock } from '../../test/support/fixed-clock.ts';
import { diskSpace } from './disk-space.ts';
import { watchDisk } from './watch-disk.ts';

const GB = 1024 ** 3;
const clock = fixedClock('2026-10-01T07:00:00');

test('under five percent is told, with what is left and since when, until there is more', () => {
  let free = 5 * GB;
  const alertas = watchDisk({ folder: '/', clock, space: () => ({ free, total: 100 * GB }) });
  expect(alertas()).toEqual([]);
  free = 4.99 * GB;
  const alerta = {
    codigo: 'DISCO',
    mensaje:
      'El disco del servidor está casi lleno: queda el 4 % (5109 MB). Conviene liberar espacio.',
    desde: '2026-10-01T07:00:00',
  };
  expect(alertas()).toEqual([alerta]);
  clock.set('2026-10-01T08:00:00');
  expect(alertas()).toEqual([alerta]);
  free = 6 * GB;
  expect(alertas()).toEqual([]);
  free = 0;
  expect(alertas()).toMatchObject([
    { mensaje: expect.stringContaining('0 % (0 MB)'), desde: '2026-10-01T08:00:00' },
  ]);
});

test('without a folder nothing is watched; a real one has its size', () => {
  expect(watchDisk({ folder: undefined, clock })()).toEqual([]);
  const { free, total } = diskSpace(tmpdir());
  expect([free > 0, free <= total]).toEqual([true, true]);
});
