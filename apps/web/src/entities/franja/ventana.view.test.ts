import type { FranjaDeCliente } from '@remanso/contract/franja/franjas.contract';
import { expect, test } from 'vitest';
import { franjasDe, primerDiaConLugar, proximasConLugar } from './ventana.view.ts';

function franja(fecha: string, horaInicio: string, libres = 4): FranjaDeCliente {
  return {
    id: Number(`${fecha.slice(8)}${horaInicio.slice(0, 2)}`),
    fecha,
    horaInicio,
    inicio: `${fecha}T${horaInicio}:00`,
    estado: libres > 0 ? 'ACTIVA' : 'COMPLETA',
    capacidadEfectiva: 4,
    ocupadosTotal: 4 - libres,
  } as FranjaDeCliente;
}

const JUEVES = '2026-10-01';
const VIERNES = '2026-10-02';
const LUNES = '2026-10-05';

const VENTANA = [
  franja(JUEVES, '17:00', 0),
  franja(VIERNES, '08:00'),
  franja(VIERNES, '09:00', 1),
  franja(VIERNES, '10:00', 0),
  franja(VIERNES, '11:00', 2),
  franja(VIERNES, '12:00', 2),
  franja(LUNES, '09:00'),
  franja(LUNES, '10:00'),
];

const horas = (franjas: FranjaDeCliente[]) => franjas.map(({ id }) => id);

test('each day has its own', () => {
  expect(horas(franjasDe(VENTANA, LUNES))).toEqual([509, 510]);
  expect(franjasDe(VENTANA, '2026-10-04')).toEqual([]);
});

test('the first day with room', () => {
  expect(primerDiaConLugar(VENTANA, JUEVES)).toBe(VIERNES);
  expect(primerDiaConLugar(VENTANA, '2026-10-03')).toBe(LUNES);
  expect(primerDiaConLugar(VENTANA, '2026-10-06')).toBeUndefined();
  const sinLaPrimera = VENTANA.slice(2);
  expect(primerDiaConLugar(sinLaPrimera, JUEVES, 2)).toBe(VIERNES);
  expect(primerDiaConLugar(sinLaPrimera, JUEVES, 3)).toBe(LUNES);
});

test.each([
  [1, ['08:00', '09:00', '11:00', '12:00', '09:00', '10:00']],
  [2, ['08:00', '11:00', '12:00', '09:00', '10:00']],
  [4, ['08:00', '09:00', '10:00']],
])('with room for %i', (personas, esperadas) => {
  const proximas = proximasConLugar(VENTANA, `${JUEVES}T17:00:00`, personas);
  expect(proximas.map(({ horaInicio }) => horaInicio)).toEqual(esperadas);
});

test('an hour that has begun is none of the next', () => {
  expect(proximasConLugar(VENTANA, `${LUNES}T09:00:00`, 1)).toEqual([VENTANA[7]]);
});
