import type { Franja } from '@remanso/contract/franjas.contract';
import { expect, test } from 'vitest';
import { contrasenaNueva } from '@remanso/contract/usuarios.forms';
import * as z from 'zod/mini';
import { contrasenaAlAzar } from './contrasena-al-azar.ts';
import {
  FALTA_CLIENTE,
  accionDeReservar,
  cuerpoDe,
  faltaEn,
  impedimento,
  motivoParaNoElegir,
  nombreBuscado,
} from './reservar.view.ts';

const AHORA = '2026-10-01T08:30';
const FRANJA: Franja = {
  id: 3,
  fecha: '2026-10-01',
  inicio: '2026-10-01T10:00:00',
  fin: '2026-10-01T11:00:00',
  horaInicio: '10:00',
  horaFin: '11:00',
  estado: 'ACTIVA',
  capacidadEfectiva: 4,
  ocupadosTotal: 2,
  composicionGenero: { MASCULINO: 2, FEMENINO: 0, OTROS: 0, OTRO_NB: 0, NO_DECLARA: 0 },
  motivo: null,
};
const ANA = { id: 7, nombre: 'Ana', apellido: 'Paz', telefono: '381 555 0142' };
const BORRADOR = { franja: FRANJA, cliente: ANA, personas: 1, acompaniantes: [], notas: '' };

test('the impediment follows what happens to the turno', () => {
  expect(impedimento(undefined, 1, AHORA)).toBeNull();
  expect(impedimento(FRANJA, 2, AHORA)).toBeNull();
  expect(impedimento(FRANJA, 3, AHORA)).toBe('Solo hay 2 cupos disponibles para este horario');
  expect(impedimento(FRANJA, 1, '2026-10-01T10:00')).toBe('Ese turno ya comenzó');
});

test('one that cannot be chosen says why in few words', () => {
  expect(motivoParaNoElegir(FRANJA, AHORA)).toBeNull();
  expect(motivoParaNoElegir(FRANJA, '2026-10-01T10:00')).toBe('Ya comenzó');
  const completa = { ...FRANJA, estado: 'COMPLETA' as const, ocupadosTotal: 4 };
  expect(motivoParaNoElegir(completa, AHORA)).toBe('Completo');
});

test('the first thing that is missing', () => {
  expect(faltaEn(BORRADOR)).toBeNull();
  expect(faltaEn({ ...BORRADOR, franja: undefined })).toBe('Por favor selecciona un horario');
  expect(faltaEn({ ...BORRADOR, cliente: null })).toBe(FALTA_CLIENTE);
  expect(faltaEn({ ...BORRADOR, acompaniantes: [{ nombre: ' ', genero: 'OTROS' }] })).toBe(
    'Por favor completa los nombres de todos los acompañantes',
  );
});

test('only what was written is sent', () => {
  expect(cuerpoDe(3, 7, BORRADOR)).toEqual({ franjaId: 3, clienteId: 7 });
  const acompaniantes = [{ nombre: 'Sol', genero: 'FEMENINO' as const }];
  expect(cuerpoDe(3, 7, { acompaniantes, notas: ' Rodilla ' })).toEqual({
    franjaId: 3,
    clienteId: 7,
    notas: 'Rodilla',
    acompaniantes,
  });
});

test('what was searched for begins the data of a new client', () => {
  expect(nombreBuscado('  zoe de la  vega ')).toEqual({ nombre: 'Zoe', apellido: 'De La Vega' });
  expect(nombreBuscado('')).toEqual({ nombre: '', apellido: '' });
});

test('a password made by chance is valid and does not come twice', () => {
  const una = contrasenaAlAzar();
  expect(z.safeParse(contrasenaNueva, una).success).toBe(true);
  expect(contrasenaAlAzar()).not.toBe(una);
});

test('a price that changed is named by the button that agrees to it', () => {
  expect(accionDeReservar(null, 25_000)).toBe('Confirmar reserva');
  expect(accionDeReservar(20_000, 25_000)).toBe('Confirmar a $\u00a025.000');
  expect(accionDeReservar(20_000)).toBe('Confirmar reserva');
});
