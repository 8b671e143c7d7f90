import { expect, test } from 'vitest';
import { noUseLimits, USES } from './use-limits.ts';

test('with RATE_LIMIT=off nobody is held back', async () => {
  const session = { usuarioId: 1, esDelMostrador: false } as Parameters<
    typeof noUseLimits.booking
  >[0];
  for (let n = 0; n <= Math.max(...Object.values(USES)); n += 1) {
    await expect(noUseLimits.registration('203.0.113.7')).resolves.toBeUndefined();
    await expect(noUseLimits.booking(session)).resolves.toBeUndefined();
    await expect(noUseLimits.cancellation(session)).resolves.toBeUndefined();
  }
});
