import { expect, test } from 'vitest';
import {
  acompaniantesPara,
  cuerpoDeReserva,
  generoDelTitular,
  primeroSinNombre,
} from './participantes.view.ts';

const SOL = { nombre: 'Sol', genero: 'FEMENINO' } as const;

test('los acompañantes empiezan en blanco, con género OTROS', () => {
  expect(acompaniantesPara(3, [])).toEqual([
    { nombre: '', genero: 'OTROS' },
    { nombre: '', genero: 'OTROS' },
  ]);
  expect(acompaniantesPara(1, [])).toEqual([]);
});

test('lo ya escrito queda al cambiar la cantidad', () => {
  expect(acompaniantesPara(3, [SOL])).toEqual([SOL, { nombre: '', genero: 'OTROS' }]);
  expect(acompaniantesPara(2, [SOL, SOL])).toEqual([SOL]);
});

test('encuentra el primer nombre que falta', () => {
  expect(primeroSinNombre([SOL, { ...SOL, nombre: '  ' }])).toBe(1);
  expect(primeroSinNombre([SOL])).toBe(-1);
});

test('el género del titular es el del perfil, o MASCULINO', () => {
  expect(generoDelTitular('FEMENINO')).toBe('FEMENINO');
  expect(generoDelTitular(undefined)).toBe('MASCULINO');
});

test('solo manda acompañantes si los hay, con las notas automáticas', () => {
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
