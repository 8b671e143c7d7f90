import { describe, expect, test } from 'vitest';
import { NuevaReserva, calcularPrecioDeReserva, crearReserva } from './reservas.contract.ts';
import { misReservas } from './reservas-leidas.contract.ts';

const firstText = (change: object) =>
  NuevaReserva.safeParse({ franjaId: 7, ...change }).error?.issues[0]?.message;

describe('booking', () => {
  test('needs nothing but a franja', () => {
    expect(NuevaReserva.parse({ franjaId: 7 })).toEqual({ franjaId: 7, acompaniantes: [] });
  });

  test('cleans the names of the companions, and drops what a client may not decide', () => {
    const sent = {
      franjaId: 7,
      notas: ' Llego tarde\nuna vez ',
      acompaniantes: [{ nombre: ' luis PÉREZ', genero: 'MASCULINO', precio: 1 }, { nombre: 'sol' }],
      generoTitular: 'FEMENINO',
      clienteId: 3,
      estado: 'COMPLETADA',
      precioTotal: 1,
      id: 1,
    };
    expect(NuevaReserva.parse(sent)).toEqual({
      franjaId: 7,
      notas: 'Llego tarde\nuna vez',
      acompaniantes: [{ nombre: 'Luis PÉREZ', genero: 'MASCULINO' }, { nombre: 'Sol' }],
      generoTitular: 'FEMENINO',
      clienteId: 3,
    });
  });

  test('leaves it to the rule, which has its turn later, how many companions fit', () => {
    expect(firstText({ acompaniantes: Array.from({ length: 9 }, () => ({ nombre: 'Ana' })) })).toBe(
      undefined,
    );
  });

  test.each([
    [{ franjaId: undefined }, 'Por favor selecciona un horario'],
    [{ franjaId: '7' }, 'Por favor selecciona un horario'],
    [{ franjaId: 0 }, 'Por favor selecciona un horario'],
    [{ acompaniantes: null }, 'Los acompañantes deben ser una lista'],
    [{ acompaniantes: { nombre: 'Ana' } }, 'Los acompañantes deben ser una lista'],
    [companion({ nombre: null }), 'Por favor completa los nombres de todos los acompañantes'],
    [
      companion({ nombre: 'a'.repeat(61) }),
      'El nombre del acompañante no puede tener más de 60 caracteres',
    ],
    [companion({ nombre: 'a\u0000b' }), 'El nombre del acompañante tiene caracteres no permitidos'],
    [companion({ nombre: 'Ana', genero: 'X' }), 'El género del acompañante no es válido'],
    [{ generoTitular: 'femenino' }, 'El género del titular no es válido'],
    [{ clienteId: -1 }, 'El cliente no es válido'],
  ])('%j: %s', (change, mensaje) => {
    expect(firstText(change)).toBe(mensaje);
  });

  test('notes hold up to 500 characters', () => {
    expect(firstText({ notas: 'x'.repeat(500) })).toBeUndefined();
    expect(firstText({ notas: 'x'.repeat(501) })).toContain('más de 500 caracteres');
    expect(firstText({ notas: 5 })).toContain('se esperaba un texto');
  });

  function companion(fields: object) {
    return { acompaniantes: [{ nombre: 'Luis' }, fields] };
  }
});

describe('the Idempotency-Key', () => {
  const keyOf = (key: unknown) => crearReserva.headers.safeParse({ 'idempotency-key': key });

  test('may be missing, and has at most 200 characters', () => {
    expect(keyOf(undefined).success).toBe(true);
    expect(keyOf('x'.repeat(200)).success).toBe(true);
    expect(keyOf('x'.repeat(201)).error?.issues[0]?.message).toBe(
      'La clave Idempotency-Key no puede tener más de 200 caracteres',
    );
    expect(keyOf('').error?.issues[0]?.message).toBe(
      'La clave Idempotency-Key no puede estar vacía',
    );
  });

  test('leaves the other headers out', () => {
    const headers = { 'idempotency-key': 'k', authorization: 'Bearer x', host: 'x' };
    expect(crearReserva.headers.parse(headers)).toEqual({ 'idempotency-key': 'k' });
  });
});

describe('my bookings', () => {
  test('come five a page', () => {
    expect(misReservas.query.parse({})).toEqual({ page: 0, size: 5 });
  });

  test.each(['confirmada', 'CONFIRMADA', 'Confirmada'])('of one state, written %s', (estado) => {
    expect(misReservas.query.parse({ estado })).toMatchObject({ estado: 'CONFIRMADA' });
  });

  test.each(['', 'todas', 'ACTIVA', ['PENDIENTE', 'PENDIENTE'], 'constructor'])(
    'but not of the state %j',
    (estado) => {
      expect(misReservas.query.safeParse({ estado }).error?.issues[0]?.message).toBe(
        'El estado de reserva no existe',
      );
    },
  );
});

test.each([undefined, '0', '11', '2.5', 'dos', ''])('a price is not for %j people', (cantidad) => {
  const { error } = calcularPrecioDeReserva.query.safeParse({ cantidadPersonas: cantidad });
  expect(error?.issues[0]?.message).toBe('La cantidad de personas debe estar entre 1 y 10');
});
