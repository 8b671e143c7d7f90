import type { Caja, Deudor, Movimiento } from '@remanso/contract/caja/caja.contract';
import { expect, test } from 'vitest';
import { destinoDeCaja, efectivoEnPalabras, fechaDeCaja, vistaDeCaja } from './caja.view.ts';
import { csvDeCaja } from './csvDeCaja.ts';
import { conSuSigno, leerConteo, SIN_CONTAR } from './conteo.view.ts';
import { deudaDesde, pedidoDePago, todoLoQueDeben, verLoQueDebe } from './deudores.view.ts';

const HOY = '2026-10-01';
const NADA = { EFECTIVO: 0, TRANSFERENCIA: 0, TARJETA: 0, OTRO: 0 };
const plano = (texto: string) => texto.replaceAll('\u00a0', ' ');

test('a day that the address does not name is today', () => {
  expect(fechaDeCaja('?fecha=2026-10-05', HOY)).toBe('2026-10-05');
  expect(fechaDeCaja('?fecha=2026-02-30', HOY)).toBe(HOY);
  expect(destinoDeCaja(HOY, HOY)).toBe('/dashboard/caja');
  expect(destinoDeCaja('2026-10-05', HOY)).toBe('/dashboard/caja?fecha=2026-10-05');
  expect([vistaDeCaja(''), vistaDeCaja('?vista=deudores')]).toEqual(['dia', 'deudores']);
});

test('a count is read by its means: what should be there must be counted, cash is not below zero', () => {
  const esperado = { ...NADA, EFECTIVO: 25_000, TRANSFERENCIA: -9_000 };
  const contar = (conteo: Partial<typeof SIN_CONTAR>) =>
    leerConteo({ ...SIN_CONTAR, ...conteo }, esperado);
  expect(contar({ EFECTIVO: '24.000', TRANSFERENCIA: '-9000' })).toEqual({
    contado: { ...NADA, EFECTIVO: 24_000, TRANSFERENCIA: -9_000 },
  });
  expect(contar({ EFECTIVO: '-1', OTRO: '2,5' })).toEqual({
    errores: {
      EFECTIVO: 'El efectivo no puede ser negativo',
      TRANSFERENCIA: 'Falta contarlo',
      OTRO: 'Va en pesos enteros: 25000 o 25.000',
    },
  });
  expect([500, -1_000, 0].map((monto) => plano(conSuSigno(monto)))).toEqual([
    '+$ 500',
    '\u2212$ 1.000',
    '$ 0',
  ]);
});

const EVA = { id: 1, nombre: 'Eva', apellido: 'Sosa' };
const movimiento = (cambios: Partial<Movimiento>): Movimiento => ({
  id: 1,
  tipo: 'FONDO',
  monto: 20_000,
  motivo: 'Cambio',
  fecha: HOY,
  registradoEn: `${HOY}T08:00:00`,
  registradoPor: EVA,
  anulado: false,
  anuladoEn: null,
  anuladoPor: null,
  motivoDeAnulacion: null,
  ...cambios,
});

test('the cash that should be there says how it comes about', () => {
  const porMedio = { ...NADA, EFECTIVO: 36_000 };
  const movimientos = [
    movimiento({}),
    movimiento({ tipo: 'RETIRO', monto: 5_000 }),
    movimiento({ tipo: 'INGRESO', monto: 900, anulado: true }),
  ];
  const palabras = efectivoEnPalabras({ movimientos, porMedio } as unknown as Caja);
  expect(plano(palabras)).toBe('Fondo $ 20.000 + cobros $ 36.000 \u2212 retiros $ 5.000');
  expect(efectivoEnPalabras({ movimientos: [], porMedio } as unknown as Caja)).toBe('');
});

test('the table is one, with numbers: the sum of Neto of a means is what was counted', () => {
  const devolucion = {
    id: 8,
    reservaId: 3,
    tipo: 'DEVOLUCION',
    monto: 9000,
    medio: 'EFECTIVO',
    nota: '=1+1',
    registradoEn: `${HOY}T10:05:00`,
    fecha: HOY,
    registradoPor: EVA,
    anulado: false,
    motivo: null,
    reserva: {
      franja: { inicio: `${HOY}T09:00:00` },
      cliente: { nombre: 'Ana', apellido: 'Paz' },
    },
  };
  const anulado = { tipo: 'PAGO', anulado: true, motivo: 'Era "otra"; perdón', nota: '' };
  const caja = {
    fecha: HOY,
    pagos: [devolucion, { ...devolucion, ...anulado, id: 9, registradoPor: null }],
    movimientos: [movimiento({})],
    cierre: {
      id: 4,
      fecha: HOY,
      en: `${HOY}T20:00:00`,
      diferencia: { ...NADA, EFECTIVO: -1_000 },
      nota: '',
      cerradoPor: EVA,
    },
  } as unknown as Caja;
  expect(csvDeCaja(caja).split('\r\n')).toEqual([
    '\uFEFFMovimiento;Fecha;Hora;Tipo;Medio;Monto;Neto;Anulado;Motivo de la anulación;Nota;Reserva;Turno;Nombre;Apellido;Registrado por;Abono',
    `1;${HOY};08:00;Fondo;Efectivo;20000;20000;No;;Cambio;;;;;Eva Sosa;`,
    `8;${HOY};10:05;Devolución;Efectivo;9000;-9000;No;;"'=1+1";3;${HOY} 09:00;Ana;Paz;Eva Sosa;`,
    `9;${HOY};10:05;Pago;Efectivo;9000;0;Sí;"Era ""otra""; perdón";;3;${HOY} 09:00;Ana;Paz;;`,
    `4;${HOY};20:00;Diferencia del cierre;Efectivo;1000;-1000;No;;;;;;;Eva Sosa;`,
    '',
  ]);
});

test.each([
  [1, 'desde el jueves 1 de octubre, 1 turno', 'del turno del jueves 1 de octubre a las 09:00: '],
  [
    2,
    'desde el jueves 1 de octubre, 2 turnos',
    'de los turnos del jueves 1 de octubre a las 09:00 y del viernes 2 de octubre a las 09:00: ',
  ],
  [
    5,
    'desde el jueves 1 de octubre, 5 turnos',
    'de los turnos del jueves 1 de octubre a las 09:00, del viernes 2 de octubre a las 09:00, del sábado 3 de octubre a las 09:00 y 2 más: ',
  ],
])('who owes for %i turns is asked for them by name', (cuantos, desde, turnos) => {
  const reservas = Array.from({ length: cuantos }, (_, n) => ({
    franja: { inicio: `2026-10-0${n + 1}T09:00:00` },
  }));
  const deudor = {
    cliente: { nombre: 'Ana' },
    debe: 20_000,
    desde: HOY,
    abonos: [],
    reservas,
  } as unknown as Deudor;
  expect(deudaDesde(deudor)).toBe(desde);
  const texto = plano(pedidoDePago(deudor, { comoSePaga: 'Efectivo o transferencia.' }));
  expect(texto).toMatch(/^Hola, Ana\. Te escribimos de /);
  expect(texto).toContain(
    `Quedó pendiente el pago ${turnos}$ 20.000. Cómo se paga: Efectivo o transferencia. ¡Gracias!`,
  );
});

test('who owes for an abono is asked for it by name, beside the turns', () => {
  const abonos = [{ nombre: 'Pack de 10' }];
  const reservas = [{ franja: { inicio: '2026-10-01T09:00:00' } }];
  const deudor = { cliente: { nombre: 'Ana' }, debe: 60_000, desde: HOY, abonos };
  const solo = { ...deudor, reservas: [] } as unknown as Deudor;
  const conTurno = { ...deudor, reservas } as unknown as Deudor;
  expect(deudaDesde(solo)).toBe('desde el jueves 1 de octubre, 1 abono');
  expect(deudaDesde(conTurno)).toBe('desde el jueves 1 de octubre, 1 turno y 1 abono');
  expect([solo, conTurno].map(verLoQueDebe)).toEqual(['Ver el abono', 'Ver lo que debe']);
  expect(plano(pedidoDePago(solo, { comoSePaga: '' }))).toContain(
    'Quedó pendiente el pago del abono «Pack de 10»: $ 60.000. ¡Gracias!',
  );
  expect(plano(pedidoDePago(conTurno, { comoSePaga: '' }))).toContain(
    'el pago del turno del jueves 1 de octubre a las 09:00, y del abono «Pack de 10»: $ 60.000.',
  );
});

test.each([
  [65_000, 0, 2, '$ 65.000 de turnos ya empezados, 2 personas'],
  [40_000, 40_000, 1, '$ 40.000 de abonos, 1 persona'],
  [65_000, 40_000, 3, '$ 25.000 de turnos ya empezados y $ 40.000 de abonos, 3 personas'],
])('of %i pesos that all owe, %i are for abonos', (vencido, deAbonos, totalElementos, palabras) => {
  expect(plano(todoLoQueDeben({ vencido, deAbonos, totalElementos }))).toBe(palabras);
});
