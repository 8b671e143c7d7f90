import type { Franja } from '@remanso/contract/franja/franjas.contract';
import { expect, test } from 'vitest';
import {
  FALTA_CLIENTE,
  PANTALLA_DEL_MOSTRADOR,
  accionDeReservar,
  estaEmpezada,
  faltaEn,
  impedimento,
  motivoParaNoElegir,
  datosBuscados,
} from './reservar.view.ts';

const AHORA = '2026-10-01T08:30';
const EN_CURSO = '2026-10-01T10:59';
const FIN = '2026-10-01T11:00';
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
  retenidas: 0,
  composicionGenero: { MASCULINO: 2, FEMENINO: 0, OTROS: 0, OTRO_NB: 0, NO_DECLARA: 0 },
  motivo: null,
};
const ANA = { id: 7, nombre: 'Ana', apellido: 'Paz', telefono: '381 555 0142' };
const ELECCION = { franjaId: 3, cliente: ANA, personas: 1, acompaniantes: [], notas: '' };
const SOL = { nombre: 'Sol', genero: 'FEMENINO' } as const;

test('the impediment follows what happens to the turno', () => {
  expect(impedimento(undefined, 1, AHORA)).toBeNull();
  expect(impedimento(FRANJA, 2, AHORA)).toBeNull();
  expect(impedimento(FRANJA, 3, AHORA)).toBe('Solo hay 2 cupos disponibles para este horario');
  expect(impedimento(FRANJA, 1, EN_CURSO)).toBeNull();
  expect(impedimento(FRANJA, 1, FIN)).toBe('Ese turno ya terminó');
});

test('one that cannot be chosen says why in few words', () => {
  expect(motivoParaNoElegir(FRANJA, AHORA)).toBeNull();
  expect(motivoParaNoElegir(FRANJA, EN_CURSO)).toBeNull();
  expect(motivoParaNoElegir(FRANJA, FIN)).toBe('Ya terminó');
  const completa = { ...FRANJA, estado: 'COMPLETA' as const, ocupadosTotal: 4 };
  expect(motivoParaNoElegir(completa, AHORA)).toBe('Completo');
});

test('the first thing that is missing', () => {
  expect(faltaEn(ELECCION, FRANJA)).toBeNull();
  expect(faltaEn(ELECCION, undefined)).toEqual({
    texto: 'Por favor selecciona un horario',
    campo: 'franja',
  });
  expect(faltaEn({ ...ELECCION, cliente: null, personas: 2 }, FRANJA)).toEqual({
    texto: FALTA_CLIENTE,
    campo: 'cliente',
  });
});

test('a companion may be named later', () => {
  const grupo = { ...ELECCION, personas: 4, acompaniantes: [{ nombre: ' ', genero: null }, SOL] };
  expect(faltaEn(grupo, FRANJA)).toBeNull();
  expect(PANTALLA_DEL_MOSTRADOR.cuerpoDe(grupo)?.acompaniantes).toEqual([{}, SOL, {}]);
});

test('only what was written is sent', () => {
  const { cuerpoDe } = PANTALLA_DEL_MOSTRADOR;
  expect(cuerpoDe(ELECCION)).toEqual({ franjaId: 3, clienteId: 7 });
  const acompaniantes = [SOL, { ...SOL, nombre: 'Leo' }];
  expect(cuerpoDe({ ...ELECCION, personas: 2, acompaniantes, notas: ' Rodilla ' })).toEqual({
    franjaId: 3,
    clienteId: 7,
    notas: 'Rodilla',
    acompaniantes: [SOL],
  });
  expect(cuerpoDe({ ...ELECCION, cliente: null })).toBeNull();
  expect(cuerpoDe({ ...ELECCION, franjaId: null })).toBeNull();
});

test('what would be lost by leaving: a client, a note, a name', () => {
  const nada = { ...ELECCION, cliente: null, personas: 2 };
  expect(estaEmpezada({ ...nada, notas: ' ', acompaniantes: [{ ...SOL, nombre: ' ' }] })).toBe(
    false,
  );
  expect(estaEmpezada(ELECCION)).toBe(true);
  expect(estaEmpezada({ ...nada, notas: 'Rodilla' })).toBe(true);
  expect(estaEmpezada({ ...nada, acompaniantes: [SOL] })).toBe(true);
});

test('what was searched for begins the data of a new client', () => {
  expect(datosBuscados('  zoe de la  vega ')).toEqual({ nombre: 'Zoe', apellido: 'De La Vega' });
  expect(datosBuscados('')).toEqual({ nombre: '', apellido: '' });
  expect(datosBuscados(' zoe@ejemplo.com')).toEqual({ email: 'zoe@ejemplo.com' });
  expect(datosBuscados('+54 (381) 555-0199 ')).toEqual({ telefono: '+54 (381) 555-0199' });
});

test('a price that changed is named by the button that agrees to it', () => {
  expect(accionDeReservar(null, 25_000)).toBe('Confirmar reserva');
  expect(accionDeReservar(20_000, 25_000)).toBe('Confirmar a $\u00a025.000');
  expect(accionDeReservar(20_000)).toBe('Confirmar reserva');
});
