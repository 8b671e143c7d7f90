import type { FranjaDeCliente } from '@remanso/contract/franja/franjas.contract';
import { expect, test } from 'vitest';
import { otrosTurnos } from './otros-turnos.view.ts';

function franja(fecha: string, horaInicio: string, libres = 4): FranjaDeCliente {
  return {
    id: Number(`${fecha.slice(8)}${horaInicio.slice(0, 2)}`),
    fecha,
    horaInicio,
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

test.each([
  ['las más cercanas del mismo día', 1, [209, 211, 208]],
  ['después, la más cercana de cada día', 2, [211, 208, 212]],
  ['solo donde caben todos', 3, [208, 510]],
  ['donde no cabe nadie', 5, []],
])('otros turnos: %s', (_, personas, ids) => {
  const llena = { ...franja(VIERNES, '10:00', 0), horaFin: '11:00' };
  expect(horas(otrosTurnos(VENTANA, llena, personas))).toEqual(ids);
});

test('what has gone by does not come back: from the first day that is left', () => {
  const pasada = { ...franja('2026-09-28', '10:00', 0), horaFin: '11:00' };
  expect(horas(otrosTurnos(VENTANA, pasada, 2))).toEqual([211, 510]);
});
