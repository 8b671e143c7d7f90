import { expect, test } from 'vitest';
import {
  acompaniantesPara,
  cuerpoDeReserva,
  generoDelTitular,
  primeroSinNombre,
} from './participantes.view.ts';

const SOL = { nombre: 'Sol', genero: 'FEMENINO' } as const;

test('companions begin empty, with género OTROS', () => {
  expect(acompaniantesPara(3, [])).toEqual([
    { nombre: '', genero: 'OTROS' },
    { nombre: '', genero: 'OTROS' },
  ]);
  expect(acompaniantesPara(1, [])).toEqual([]);
});

test('what is written stays when the number changes', () => {
  expect(acompaniantesPara(3, [SOL])).toEqual([SOL, { nombre: '', genero: 'OTROS' }]);
  expect(acompaniantesPara(2, [SOL, SOL])).toEqual([SOL]);
});

test('it finds the first name that is missing', () => {
  expect(primeroSinNombre([SOL, { ...SOL, nombre: '  ' }])).toBe(1);
  expect(primeroSinNombre([SOL])).toBe(-1);
});

test("the holder's género is the profile's, or MASCULINO", () => {
  expect(generoDelTitular('FEMENINO')).toBe('FEMENINO');
  expect(generoDelTitular(undefined)).toBe('MASCULINO');
});

test('it sends companions only where there are any, with the automatic notes', () => {
  expect(cuerpoDeReserva(9, 'OTROS', [])).toEqual({
    franjaId: 9,
    notas: 'Reserva para 1 persona(s)',
    generoTitular: 'OTROS',
  });
  expect(cuerpoDeReserva(9, 'OTROS', [SOL])).toMatchObject({
    notas: 'Reserva para 2 persona(s)',
    acompaniantes: [SOL],
  });
});
