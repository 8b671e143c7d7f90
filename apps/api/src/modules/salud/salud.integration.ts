import { salud, saludVivo } from '@remanso/contract/salud.contract';
import { expect, test } from 'vitest';
import { outcome } from '../../../test/support/refusals.ts';
import { useTestApp } from '../../../test/support/test-app.ts';
import { VERSION } from '../../version.ts';

const app = useTestApp();

test('salud says that the server and its database can serve, and which engine it is', async () => {
  expect(outcome(await app.call(salud))).toEqual([
    200,
    { estado: 'ok', base: 'ok', motor: 'servidor', version: VERSION, alertas: [] },
  ]);
});

test('salud/vivo says only that the process answers', async () => {
  expect(outcome(await app.call(saludVivo))).toEqual([200, { estado: 'ok' }]);
});
