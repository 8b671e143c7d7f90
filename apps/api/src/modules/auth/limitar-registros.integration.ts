import { expect, test } from 'vitest';
import { USES } from '../../platform/security/use-limits.ts';
import { useTestApp } from '../../../test/support/test-app.ts';

const app = useTestApp();

const registro = (n: number) => ({
  nombre: 'Ana',
  apellido: 'Paz',
  email: `persona-nueva${n}@ejemplo.com`,
  genero: 'FEMENINO',
  telefono: '381 555 0142',
  password: 'Secreta1',
});

const register = (body: object) => app.call('POST /auth/register', { body });

test('one network makes so many accounts an hour; a malformed one is told what is wrong, and counts not', async () => {
  const { useLimits } = app.dependencies;
  for (let n = 1; n < USES.registrations; n += 1) await useLimits.registration('127.0.0.1');
  const malformed = await register({ ...registro(0), email: 'ana' });
  expect([malformed.status, malformed.body.message]).toEqual([400, 'Email inválido']);
  expect((await register(registro(1))).status).toBe(201);
  const refused = await register(registro(2));
  expect([refused.status, refused.body.codigo]).toEqual([429, 'DEMASIADOS_INTENTOS']);
  expect(refused.body.message).toMatch(
    /^Demasiadas cuentas nuevas desde esta red\. Intenta nuevamente en (59|60) minutos\.$/,
  );
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(59 * 60);
  expect((await register({ ...registro(2), email: 'ana' })).status).toBe(400);
  await expect(useLimits.registration('203.0.113.7')).resolves.toBeUndefined();
});
