import { describe, expect, test } from 'vitest';
import { codigoEnDireccion, digitosDe, esperaParaReenviar, otroNombre } from './codigo.view.ts';

test.each([
  ['123456', '123456'],
  [' 123 456\n', '123456'],
  ['123-4567', '123456'],
  ['abc', ''],
])('of %j the digits %j count', (texto, digitos) => {
  expect(digitosDe(texto)).toBe(digitos);
});

describe('codigoEnDireccion', () => {
  test('the address of a mail’s button is read', () => {
    expect(codigoEnDireccion('#email=ana%2Bspa%40ejemplo.com&codigo=012345')).toEqual({
      email: 'ana+spa@ejemplo.com',
      codigo: '012345',
      turno: null,
    });
  });

  const DEL_TURNO =
    '#email=a%40b.com&codigo=012345&franja=7&inicio=2026-10-02T08%3A00%3A00&fin=2026-10-02T09%3A00%3A00';

  test('the turn that the code is to confirm is read with its price', () => {
    const franja = { id: 7, fecha: '2026-10-02', horaInicio: '08:00', horaFin: '09:00' };
    const turno = { franja, personas: 3, precio: 45_000 };
    const leido = codigoEnDireccion(`${DEL_TURNO}&personas=3&precio=45000`);
    expect(leido?.turno).toEqual(turno);
    const deEspera = codigoEnDireccion(`${DEL_TURNO}&personas=3&espera=si`);
    expect(deEspera?.turno).toEqual({ ...turno, precio: null });
  });

  test.each(['', '&personas=9&precio=1', '&personas=x', '&personas=1&precio=x'])(
    'a turn with %j is none, and the code stays good',
    (resto) => {
      const leido = codigoEnDireccion(`${DEL_TURNO}${resto}`);
      expect(leido).toMatchObject({ codigo: '012345', turno: null });
    },
  );

  test.each(['', '#', '#email=ana%40ejemplo.com', '#codigo=012345', '#email=a&codigo=1'])(
    '%j has no code',
    (hash) => {
      expect(codigoEnDireccion(hash)).toBeNull();
    },
  );
});

describe('esperaParaReenviar', () => {
  const PEDIDO = { pedidoEn: '2026-10-01T10:00:00', venceEn: '2026-10-01T10:10:00' };

  test.each([
    ['2026-10-01T10:00:00', 60],
    ['2026-10-01T10:00:45', 15],
    ['2026-10-01T10:01:00', 0],
    ['2026-10-01T10:30:00', 0],
    // The device's clock is behind the server's, of which nothing has been heard yet.
    ['2026-10-01T09:00:00', 60],
  ])('at %s %i seconds are left', (ahora, segundos) => {
    expect(esperaParaReenviar(PEDIDO, ahora)).toBe(segundos);
  });
});

describe('otroNombre', () => {
  test('the name of the account is told where another was typed', () => {
    expect(
      otroNombre({ nombre: 'Eva', apellido: 'Paz' }, { nombre: 'Ana', apellido: 'Paz' }),
    ).toMatch('a nombre de Ana Paz');
  });

  test('accents and capitals are no other name', () => {
    const escrito = { nombre: 'maria', apellido: 'PEREZ' };
    expect(otroNombre(escrito, { nombre: 'María', apellido: 'Pérez' })).toBeNull();
  });
});
