import type { DiaDeAgenda, FranjaDeAgenda } from '@remanso/contract/franja/agenda.contract';
import { expect, test } from 'vitest';
import { diasDeTira, horasDe } from '../../entities/franja/agenda.view.ts';
import {
  detalleDePrecio,
  diaEnVista,
  porQueNoHay,
  recadoDe,
  siguienteConLugar,
  textoDeHora,
  tramoDe,
} from './agenda.view.ts';

const HOY = '2026-10-30';
let ultimoId = 0;

function franja(
  fecha: string,
  libres: number,
  estado: FranjaDeAgenda['estado'] = 'ACTIVA',
): FranjaDeAgenda {
  const [inicio, fin] = [`${fecha}T09:00:00`, `${fecha}T10:00:00`];
  return { id: (ultimoId += 1), inicio, fin, estado: libres > 0 ? estado : 'COMPLETA', libres };
}

function dia(fecha: string, franjas: FranjaDeAgenda[], feriado: string | null = null): DiaDeAgenda {
  return { fecha, feriado, franjas };
}

const LLENO = dia(HOY, [franja(HOY, 0)]);
const FERIADO = dia('2026-10-31', [franja('2026-10-31', 4, 'BLOQUEADA')], 'Día de la ciudad');
const VACIO = dia('2026-11-01', []);
const CON_LUGAR = dia('2026-11-02', [franja('2026-11-02', 1), franja('2026-11-02', 3)]);
const BLOQUEADO = dia('2026-11-03', [franja('2026-11-03', 4, 'BLOQUEADA')]);
const DIAS = [LLENO, FERIADO, VACIO, CON_LUGAR, BLOQUEADO];

test('the strip says what each day has', () => {
  const tira = diasDeTira({ hoy: HOY, dias: DIAS });
  expect(tira.map(({ corto, mes, lugares, hay }) => [corto, mes, lugares, hay])).toEqual([
    ['Hoy', null, 'Completo', false],
    ['Mañana', null, 'Cerrado', false],
    ['dom', 'nov', 'Sin turnos', false],
    ['lun', 'nov', '4 lugares', true],
    ['mar', 'nov', 'Cerrado', false],
  ]);
});

test.each([
  ['nothing is named: the first with a place', { fecha: null, franja: null }, CON_LUGAR],
  ['a day is named', { fecha: VACIO.fecha, franja: null }, VACIO],
  ['a day is named that is not there', { fecha: '2027-01-01', franja: null }, CON_LUGAR],
  ['an hour is named', { fecha: VACIO.fecha, franja: LLENO.franjas[0]?.id ?? 0 }, LLENO],
  ['an hour is named that is gone', { fecha: VACIO.fecha, franja: 99 }, VACIO],
])('the day in view, where %s', (_caso, pedido, enVista) => {
  expect(diaEnVista({ dias: DIAS }, pedido)).toBe(enVista);
});

test('an agenda without places begins at the first day with hours, and one without days has none', () => {
  const nada = { fecha: null, franja: null };
  expect(diaEnVista({ dias: [VACIO, LLENO] }, nada)).toBe(LLENO);
  expect(diaEnVista({ dias: [VACIO] }, nada)).toBe(VACIO);
  expect(diaEnVista({ dias: [] }, nada)).toBeUndefined();
});

test('a day without a place says why, and which is the next that has one', () => {
  expect(DIAS.map(porQueNoHay)).toEqual([
    'Ese día no quedan lugares.',
    'Cerrado: Día de la ciudad',
    'Ese día no hay turnos.',
    null,
    'Ese día está cerrado.',
  ]);
  expect(siguienteConLugar(DIAS, HOY)).toBe(CON_LUGAR);
  expect(siguienteConLugar(DIAS, CON_LUGAR.fecha)).toBeUndefined();
});

test('an hour says its places, or why it has none', () => {
  expect(DIAS.flatMap(horasDe).map(textoDeHora)).toEqual([
    'Completo',
    'Cerrado',
    '1 lugar',
    '3 lugares',
    'Cerrado',
  ]);
});

test('what an address names and the agenda lacks is said', () => {
  const recado = (fecha: string | null, de: number | null) => recadoDe(DIAS, { fecha, franja: de });
  expect(recado(null, null)).toBeNull();
  expect(recado(HOY, LLENO.franjas[0]?.id ?? 0)).toBeNull();
  expect(recado(HOY, 99)).toBe('Ese turno ya no está disponible. Estos son los que hay.');
  expect(recado('2027-01-01', null)).toBe('Ese día no está en la agenda.');
});

test('the two weeks of a day are found, and the first ones where there are none', () => {
  const tramos = [
    { data: { dias: [LLENO] } },
    { data: { dias: [CON_LUGAR] } },
    { data: undefined },
  ];
  expect(tramoDe(tramos, CON_LUGAR.fecha)).toBe(1);
  expect(tramoDe(tramos, '2027-01-01')).toBe(0);
});

test('a price says what each person pays, and what they save together', () => {
  const precio = { personas: 2, precio: 36_000, precioPorPersona: 18_000, ahorro: 4000 };
  expect(detalleDePrecio(precio)).toBe('$\u00a018.000 por persona, $\u00a04.000 menos');
  expect(detalleDePrecio({ ...precio, ahorro: 0 })).toBe('$\u00a018.000 por persona');
});
