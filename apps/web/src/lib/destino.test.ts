import { describe, expect, test } from 'vitest';
import { destinoTrasLogin, estadoTrasLogin } from './destino.ts';

describe('destinoTrasLogin', () => {
  test.each([
    ['CLIENT', null, '/reservas'],
    ['ADMIN', null, '/dashboard'],
    [
      'CLIENT',
      { volver: '/reservas/nueva-reserva?fecha=2026-10-01' },
      '/reservas/nueva-reserva?fecha=2026-10-01',
    ],
    ['CLIENT', { volver: '/mi-cuenta' }, '/mi-cuenta'],
    ['ADMIN', { volver: '/mi-cuenta' }, '/mi-cuenta'],
    ['ADMIN', { volver: '/reservas' }, '/dashboard'],
    ['CLIENT', { volver: '/dashboard' }, '/reservas'],
    ['CLIENT', { volver: '//otra.web/reservas' }, '/reservas'],
    ['CLIENT', { volver: '/reservas.otra' }, '/reservas'],
    ['CLIENT', { volver: 7 }, '/reservas'],
  ] as const)('%s con %o → %s', (rol, estado, destino) => {
    expect(destinoTrasLogin(rol, estado)).toBe(destino);
  });
});

describe('estadoTrasLogin', () => {
  const LOGIN = { volver: '/reservas/nueva-reserva', estado: { participantes: 'x' } };

  test('quien vuelve a su pantalla la encuentra en el mismo paso', () => {
    expect(estadoTrasLogin('/reservas/nueva-reserva', LOGIN)).toBe(LOGIN.estado);
  });

  test.each([
    ['/dashboard', LOGIN],
    ['/reservas', null],
  ] as const)('en %s no había nada anotado', (destino, estado) => {
    expect(estadoTrasLogin(destino, estado)).toBeNull();
  });
});
