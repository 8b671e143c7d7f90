import { FALTAN_NOMBRES } from '@remanso/contract/reserva/reservas.rules';
import { expect, test } from 'vitest';
import {
  PANTALLA_DE_CLIENTE,
  faltaEnElTurno,
  faltaEnLosNombres,
  recordar,
  type Eleccion,
} from './eleccion.view.ts';
import { inicioDe } from '../../../entities/franja/franja-elegida.view.ts';

const FRANJA = { id: 9, fecha: '2026-10-02', horaInicio: '10:00', horaFin: '11:00' };
const SOL = { nombre: 'Sol', genero: 'FEMENINO' } as const;
const ELECCION: Eleccion = {
  franja: FRANJA,
  personas: 3,
  titular: 'OTROS',
  acompaniantes: [SOL],
  abonoVendidoId: null,
  pagaAparte: false,
};

test('of a franja enough is remembered to say which it was', () => {
  expect(recordar({ ...FRANJA, estado: 'ACTIVA' } as typeof FRANJA)).toEqual(FRANJA);
  expect(inicioDe(FRANJA)).toBe('2026-10-02T10:00:00');
});

test('the first step needs a franja, and a price', () => {
  expect(faltaEnElTurno(ELECCION, true)).toBeNull();
  expect(faltaEnElTurno({ ...ELECCION, franja: null }, false)).toEqual({
    texto: 'Por favor selecciona un horario',
    campo: 'franja',
  });
  expect(faltaEnElTurno(ELECCION, false)).toEqual({
    texto: 'Error al calcular precio',
    campo: null,
  });
});

test('an abono pays in place of a price, and is named in the body', () => {
  const conAbono = { ...ELECCION, abonoVendidoId: 7 };
  expect(faltaEnElTurno(conAbono, false)).toBeNull();
  expect(PANTALLA_DE_CLIENTE.cuerpoDe(conAbono)).toMatchObject({ abonoVendidoId: 7 });
  expect(PANTALLA_DE_CLIENTE.cuerpoDe(ELECCION)).not.toHaveProperty('abonoVendidoId');
});

test('the second step needs every name, and says which is the first to be missing', () => {
  expect(faltaEnLosNombres(ELECCION)).toEqual({ texto: FALTAN_NOMBRES, campo: 'acompaniante-2' });
  expect(faltaEnLosNombres({ ...ELECCION, personas: 2 })).toBeNull();
});

test('a choice with a franja has a body, with a companion for each place', () => {
  const { cuerpoDe } = PANTALLA_DE_CLIENTE;
  expect(cuerpoDe({ ...ELECCION, franja: null })).toBeNull();
  expect(cuerpoDe(ELECCION)).toMatchObject({
    franjaId: 9,
    generoTitular: 'OTROS',
    acompaniantes: [SOL, { nombre: '' }],
  });
});
