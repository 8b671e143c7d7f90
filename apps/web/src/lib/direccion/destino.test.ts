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
    ['CLIENT', { volver: '/turnos/' }, '/turnos/'],
    ['CLIENT', { volver: '/mi-cuenta' }, '/mi-cuenta'],
    ['ADMIN', { volver: '/mi-cuenta' }, '/mi-cuenta'],
    ['ADMIN', { volver: '/dashboard/clientes?cliente=2' }, '/dashboard/clientes?cliente=2'],
    ['ADMIN', { volver: '/configuracion-horarios' }, '/configuracion-horarios'],
    ['ADMIN', { volver: '/reservas' }, '/dashboard'],
    ['ADMIN', { volver: '/login' }, '/dashboard'],
    ['ADMIN', { volver: '/dashboard/nada' }, '/dashboard'],
    ['CLIENT', { volver: '/dashboard' }, '/reservas'],
    ['CLIENT', { volver: '//otra.web/reservas' }, '/reservas'],
    ['CLIENT', { volver: '/reservas.otra' }, '/reservas'],
    ['CLIENT', { volver: 7 }, '/reservas'],
  ] as const)('%s with %o → %s', (rol, estado, destino) => {
    expect(destinoTrasLogin(rol, estado)).toBe(destino);
  });
});

describe('estadoTrasLogin', () => {
  const LOGIN = { volver: '/reservas/nueva-reserva', estado: { participantes: 'x' } };

  test('whoever comes back to a screen finds it at the same step', () => {
    expect(estadoTrasLogin('/reservas/nueva-reserva', LOGIN)).toBe(LOGIN.estado);
  });

  test.each([
    ['/dashboard', LOGIN],
    ['/reservas', null],
  ] as const)('on %s nothing had been noted', (destino, estado) => {
    expect(estadoTrasLogin(destino, estado)).toBeNull();
  });
});
