import { DIAS_SEMANA } from '@remanso/contract/calendario';
import { describe, expect, test } from 'vitest';
import {
  abrirOCerrar,
  agregarTramo,
  bloquesDe,
  cambiarDia,
  cambiarTramo,
  conLoQueQueda,
  copiarATodos,
  copiarTramo,
  desperdicios,
  estaMal,
  loQueSePierde,
  problemaDelDia,
  quitarTramo,
  resumenDeSemana,
  semanaEditable,
  semanaParaGuardar,
  textoDeCopiado,
  turnosDelDia,
  type DiaEditable,
} from './semana.view.ts';

const NUEVO = { horaInicio: '09:00', horaFin: '17:00' };

function lunes(...tramos: [string, string][]): DiaEditable {
  return {
    diaSemana: 'LUNES',
    activo: true,
    tramos: tramos.map(([horaInicio, horaFin], id) => ({ id, horaInicio, horaFin })),
  };
}

const horas = (dia: DiaEditable | undefined) =>
  dia?.tramos.map(({ horaInicio, horaFin }) => [horaInicio, horaFin]);

test('a range that holds no franja, or wastes half an hour, is said', () => {
  const de = (horaInicio: string, horaFin: string) => desperdicios([{ horaInicio, horaFin }], 60);
  expect(de('08:00', '12:00')).toEqual([]);
  expect(de('08:00', '12:29')).toEqual([]);
  expect(de('08:00', '12:30')).toEqual([
    'De 08:00 a 12:30 sobran 30 minutos, en los que no entra otro turno.',
  ]);
  expect(de('12:00', '12:20')).toEqual([
    'De 12:00 a 12:20 no entra ningún turno: duran 60 minutos.',
  ]);
  expect(de('12:00', '')).toEqual([]);
});

test('semanaEditable always has seven days from Monday on', () => {
  const dias = semanaEditable([{ diaSemana: 'MARTES', activo: true, tramos: [NUEVO] }]);
  expect(dias.map((dia) => dia.diaSemana)).toEqual(DIAS_SEMANA);
  expect(dias.map((dia) => dia.activo).indexOf(true)).toBe(1);
});

test('conLoQueQueda changes only the days of which something else is saved than was asked for', () => {
  const dias = semanaEditable([]);
  const pedida = semanaParaGuardar(dias);
  const guardada = pedida.map((dia) =>
    dia.diaSemana === 'MARTES' ? { ...dia, activo: true, tramos: [NUEVO] } : dia,
  );
  const [primero, segundo] = conLoQueQueda(dias, pedida, guardada);
  expect(primero).toBe(dias[0]);
  expect(horas(segundo)).toEqual([['09:00', '17:00']]);
});

describe('the changes of a day', () => {
  test('opened without hours it gets the new ones; closed it keeps them', () => {
    const abierto = abrirOCerrar(NUEVO)({ ...lunes(), activo: false });
    expect([abierto.activo, horas(abierto)]).toEqual([true, [['09:00', '17:00']]]);
    const cerrado = abrirOCerrar(NUEVO)(abierto);
    expect([cerrado.activo, horas(cerrado)]).toEqual([false, [['09:00', '17:00']]]);
  });

  test('adding, changing and removing', () => {
    const dia = lunes(['08:00', '12:00'], ['16:00', '20:00']);
    expect(horas(agregarTramo(NUEVO)(dia))).toHaveLength(3);
    expect(horas(cambiarTramo(1, { horaFin: '19:00' })(dia))?.[1]).toEqual(['16:00', '19:00']);
    expect(horas(quitarTramo(0)(dia))).toEqual([['16:00', '20:00']]);
  });

  test.each([
    ['al lado', lunes(['09:00', '12:00']), ['12:00', '15:00']],
    ['en el primer lugar libre', lunes(['09:00', '11:00'], ['11:00', '18:00']), ['18:00', '20:00']],
    ['encima, si no hay lugar', lunes(['08:00', '20:00']), ['08:00', '20:00']],
  ])('the copy of a range ends up %s', (_, dia, copia) => {
    expect(horas(copiarTramo(0)(dia))?.at(-1)).toEqual(copia);
  });
});

test('copiarATodos reaches the other active days and only them', () => {
  const abierta = cambiarDia(
    cambiarDia(semanaEditable([]), 'LUNES', () => lunes(['08:00', '12:00'])),
    'MARTES',
    abrirOCerrar(NUEVO),
  );
  const copiada = copiarATodos(abierta, 'LUNES');
  expect(horas(copiada[1])).toEqual([['08:00', '12:00']]);
  expect(horas(copiada[2])).toEqual([]);
});

describe('problemaDelDia', () => {
  test.each([
    [lunes(['08:00', '12:00'], ['12:00', '13:00']), null],
    [lunes(), 'El día lunes está activo y necesita al menos un horario'],
    [lunes(['08:00', '']), 'El día lunes tiene una hora sin completar: van de 00:00 a 23:59'],
    [
      lunes(['08:00', '12:00'], ['11:30', '13:00']),
      'El día lunes tiene un error: el horario 11:30 - 13:00 se superpone con otro',
    ],
    [
      lunes(['12:00', '08:00']),
      'El día lunes tiene un error: el horario 12:00 - 08:00 debe terminar después de empezar',
    ],
    [{ ...lunes(['12:00', '08:00']), activo: false }, null],
  ])('%#', (dia, problema) => {
    expect(problemaDelDia(dia)).toBe(problema);
  });

  test('it marks only the ranges that are wrong', () => {
    const { tramos } = lunes(['08:00', '12:00'], ['11:30', '13:00'], ['16:00', '20:00']);
    expect(tramos.map((tramo) => estaMal(tramo, tramos))).toEqual([true, true, false]);
  });
});

test('semanaParaGuardar does not send what is wrong on a closed day', () => {
  const [cerrado, ...demas] = semanaParaGuardar([
    { ...lunes(['12:00', '08:00']), activo: false },
    { ...lunes(['08:00', '12:00']), activo: false },
  ]);
  expect(cerrado?.tramos).toEqual([]);
  expect(demas[0]?.tramos).toEqual([{ horaInicio: '08:00', horaFin: '12:00' }]);
});

test('the sums of the week', () => {
  const dia = lunes(['08:00', '12:00'], ['16:00', '20:00']);
  expect(turnosDelDia(dia, 50)).toBe(8);
  expect(turnosDelDia(lunes(['08:00', '']), 50)).toBeNull();
  expect(resumenDeSemana([dia, dia], 60)).toBe('2 días abiertos, 16 turnos por semana');
  expect(resumenDeSemana([lunes(['08:00', '09:00'])], 60)).toBe(
    '1 día abierto, 1 turno por semana',
  );
  expect(resumenDeSemana([lunes(['08:00', ''])], 60)).toBe('1 día abierto');
  expect(resumenDeSemana([dia], undefined)).toBe('1 día abierto');
  expect(resumenDeSemana([], 60)).toBe('Ningún día abierto');
});

test('bloquesDe draws only what is understood', () => {
  expect(bloquesDe(lunes(['06:00', '12:00'], ['20:00', '18:00'], ['x', '23:00']))).toEqual([
    { desde: 25, ancho: 25 },
  ]);
  expect(bloquesDe({ ...lunes(['06:00', '12:00']), activo: false })).toEqual([]);
});

test('textoDeCopiado says to how many days', () => {
  expect(textoDeCopiado('MIERCOLES', 1)).toBe('Horarios del miércoles copiados al otro día activo');
  expect(textoDeCopiado('LUNES', 5)).toBe('Horarios del lunes copiados a los otros 5 días activos');
});

test('loQueSePierde names the days that differ from what is saved, and nothing once they are the same again', () => {
  const guardados = semanaEditable([]);
  const abrir = abrirOCerrar(NUEVO);
  const dos = cambiarDia(cambiarDia(guardados, 'LUNES', abrir), 'SABADO', abrir);
  expect(loQueSePierde(guardados, guardados)).toBeNull();
  expect(loQueSePierde(dos, guardados)).toBe('Pierdes los cambios del lunes y sábado.');
  expect(loQueSePierde(cambiarDia(dos, 'LUNES', abrir), dos)).toBe(
    'Pierdes los cambios del lunes.',
  );
  expect(loQueSePierde(dos, semanaEditable(semanaParaGuardar(dos)))).toBeNull();
  const todos = DIAS_SEMANA.reduce((dias, dia) => cambiarDia(dias, dia, abrir), guardados);
  expect(loQueSePierde(todos, guardados)).toBe('Pierdes los cambios de toda la semana.');
});
