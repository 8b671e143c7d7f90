import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withoutPassword } from './without-password.ts';

describe('what holds no password is shown whole', () => {
  test.each([
    'mysql://equipo/base',
    'equipo:5432/base',
    'equipo:587',
    'http://localhost:3000/turnos',
    'http://[::1]:3000/turnos',
    'postgres:///base?host=/tmp',
    'https://turnos.ejemplo.com',
    'correo.com',
    '',
  ])('%s', (address) => {
    expect(withoutPassword(address)).toBe(address);
  });
});

describe('a password is hidden', () => {
  test.each([
    ['postgres://ana:clave@equipo:5432/base', 'postgres://***@equipo:5432/base'],
    ['postgres://ana:cl@ve@equipo/base', 'postgres://***@equipo/base'],
    ['postgres://:clave@equipo/base', 'postgres://***@equipo/base'],
    ['postgres:/ana:clave@equipo/base', '***@equipo/base'],
    ['ana:clave@equipo', '***@equipo'],
    ['postgres://ana:cla\nve@equipo/base', 'postgres://***@equipo/base'],
    ['postgres://ana:clave', 'postgres://ana:***'],
    ['ana:cla/ve', 'ana:***'],
    [
      'postgres://equipo/base?user=ana&password=clave&ssl=1',
      'postgres://equipo/base?user=ana&password=***&ssl=1',
    ],
    ["host=equipo password='mi clave' user=ana", 'host=equipo password=*** user=ana'],
    ['host=equipo PASSWORD = clave', 'host=equipo PASSWORD = ***'],
  ])('%j', (address, shown) => {
    expect(withoutPassword(address)).toBe(shown);
  });

  test('wherever it stands, whatever is wrong around it', () => {
    const odd = fc.string({
      unit: fc.constantFrom('@', ':', '/', '?', '#', '%', ' ', '\n', 'é', '['),
      maxLength: 3,
    });
    const password = fc.tuple(odd, fc.stringMatching(/^[a-z]{8}$/), odd);
    const scheme = fc.constantFrom(
      '',
      'postgres://',
      'postgresql:',
      'smtp:/',
      'mysql://',
      '://',
      '//',
    );
    const user = fc.constantFrom('', 'ana', 'ana%40x', 'ana.paz');
    const host = fc.constantFrom(
      '',
      'equipo',
      'equipo:5432/base',
      '[::1]/base',
      'equipo/base?a=@b',
    );
    fc.assert(
      fc.property(scheme, user, password, host, (before, name, [left, secret, right], after) => {
        const shown = withoutPassword(`${before}${name}:${left}${secret}${right}@${after}`);
        expect(shown).not.toContain(secret);
      }),
      { numRuns: 2_000 },
    );
  });
});
