import { expect, test } from 'vitest';
import { puedeVer, readToken } from './session.ts';

test.each(['Bearer a.b.c', 'bearer a.b.c', 'BEARER a.b.c'])('%s carries a token', (header) => {
  expect(readToken(header)).toBe('a.b.c');
});

test('no header carries none', () => {
  expect(readToken(undefined)).toBeUndefined();
});

test.each([
  '',
  'Bearer',
  'Bearer ',
  'Bearer a.b',
  'Bearer a.b.',
  'Bearer a.b.c.d.e',
  'Bearer a.b.c, Bearer d.e.f',
  'Bearer  a.b.c',
  'Basic YW5hOmFndWE=',
  'a.b.c',
  'Bearer a.b.c\n',
  'Bearer null',
  'Bearer á.b.c',
])('%j is refused', (header) => {
  expect(() => readToken(header)).toThrow(
    expect.objectContaining({ status: 401, message: 'Token inválido' }),
  );
});

test.each([
  { esDelMostrador: false, de: 2, seVe: true },
  { esDelMostrador: false, de: 3, seVe: false },
  // `de` is null when the owner's account was erased.
  { esDelMostrador: false, de: null, seVe: false },
  { esDelMostrador: true, de: 3, seVe: true },
  { esDelMostrador: true, de: null, seVe: true },
])(
  'user 2, of the desk $esDelMostrador, sees what is $de’s: $seVe',
  ({ esDelMostrador, de, seVe }) => {
    const persona = { rol: 'CLIENT', nombre: 'Ana', apellido: 'Paz', genero: 'FEMENINO' } as const;
    expect(puedeVer({ ...persona, usuarioId: 2, esDelMostrador }, de)).toBe(seVe);
  },
);
