import { DIAS_SEMANA } from '@remanso/contract/calendario';
import { expect, test } from 'vitest';
import { leerDias, entenderTramo } from './horario-leido.ts';

test.each([
  ['Lunes a viernes', 'LUNES MARTES MIERCOLES JUEVES VIERNES'],
  ['Lun a mié', 'LUNES MARTES MIERCOLES'],
  ['Sábado', 'SABADO'],
  ['Sábados, domingos y feriados', 'SABADO DOMINGO'],
  ['domingo y martes', 'MARTES DOMINGO'],
  ['De lunes a miércoles y los sábados', 'LUNES MARTES MIERCOLES SABADO'],
  ['Todos los días', DIAS_SEMANA.join(' ')],
  ['Feriados', ''],
  ['Primer sábado del mes', ''],
  ['Lunes, y el último viernes', ''],
  ['', ''],
])('%j names the days %j', (texto, dias) => {
  expect(leerDias(texto).join(' ')).toBe(dias);
});

test.each([
  ['08:00-12:00', '08:00', '12:00'],
  ['8 a 12', '08:00', '12:00'],
  ['8:30 – 20 hs', '08:30', '20:00'],
  ['de 9h a 13:15h', '09:00', '13:15'],
])('%j is from %s to %s', (texto, horaInicio, horaFin) => {
  expect(entenderTramo(texto)).toEqual({ horaInicio, horaFin });
});

test.each(['siempre', '20 a 8', '8 a 25', '8:70 a 9', '8', '', 'mañana y tarde'])(
  '%j is no hours',
  (texto) => {
    expect(entenderTramo(texto)).toBeNull();
  },
);
