import { register } from '@remanso/contract/persona/auth.contract';
import { expect, test } from 'vitest';
import { LIMITS } from '../../platform/security/limits.ts';
import { outcome, told } from '../../../test/support/refusals.ts';
import { useTestApp } from '../../../test/support/test-app.ts';

const app = useTestApp();

const registro = (n: number) => ({
  nombre: 'Ana',
  apellido: 'Paz',
  email: `persona-nueva${n}@ejemplo.com`,
  genero: 'FEMENINO' as const,
  telefono: '381 555 0142',
  password: 'Secreta1',
});

const registrarse = (body: ReturnType<typeof registro>) => app.call(register, { body });

test('one network makes so many accounts an hour; a malformed one is told what is wrong, and counts not', async () => {
  const { limits } = app.dependencies;
  for (let n = 1; n < LIMITS.registration.allowed; n += 1)
    await limits.registration.take('127.0.0.1');
  const malformed = await registrarse({ ...registro(0), email: 'ana' });
  expect(outcome(malformed)).toBe('400 DATOS_INVALIDOS email');
  expect((await registrarse(registro(1))).status).toBe(201);
  const refused = await registrarse(registro(2));
  expect(outcome(refused)).toBe('429 DEMASIADOS_INTENTOS');
  expect(told(refused)).toMatch(
    /^Demasiadas cuentas nuevas desde esta red\. Intenta de nuevo en (59|60) minutos\.$/,
  );
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(59 * 60);
  expect((await registrarse({ ...registro(2), email: 'ana' })).status).toBe(400);
  await expect(limits.registration.take('203.0.113.7')).resolves.toBeUndefined();
});

test('a /48 makes five times as many as one of its networks, whichever they are', async () => {
  const { limits } = app.dependencies;
  const taken = [];
  for (let n = 0; n < 6 * LIMITS.registration.allowed; n += 1) {
    const ip = `2001:db8:7:${n.toString(16)}::1`;
    taken.push(
      await limits.registration.take(ip).then(
        () => 1,
        () => 0,
      ),
    );
  }
  expect(taken.filter(Boolean)).toHaveLength(5 * LIMITS.registration.allowed);
  await expect(limits.registration.take('2001:db8:8:1::1')).resolves.toBeUndefined();
});
