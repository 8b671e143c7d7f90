import type { AbonoVendido } from '@remanso/contract/abono/abonos.contract';
import { expect, test } from 'vitest';
import {
  loQueOfrece,
  lugaresQueCambian,
  porQueNoAlcanza,
  precioConAbono,
} from './para-reservar.view.ts';

const ABONO: AbonoVendido = {
  id: 1,
  nombre: 'Pack de 10',
  lugares: 10,
  disponibles: 2,
  valor: 20_005,
  precio: 100_005,
  pagado: 40_005,
  saldo: 60_000,
  desde: '2026-09-01',
  vence: '2026-10-31',
  dias: ['LUNES', 'VIERNES'],
  estado: 'ACTIVO',
  cliente: null,
  compartidoCon: [],
};
const VIERNES = '2026-10-02T09:00:00';

test('an abono says why it cannot pay for a booking', () => {
  expect(porQueNoAlcanza(ABONO, { inicio: VIERNES, personas: 2 })).toBeNull();
  expect(porQueNoAlcanza(ABONO, { inicio: null, personas: 2 })).toBeNull();
  expect(porQueNoAlcanza(ABONO, { inicio: VIERNES, personas: 3 })).toBe('quedan 2 lugares');
  expect(porQueNoAlcanza(ABONO, { inicio: '2026-10-03T09:00:00', personas: 1 })).toBe(
    'se usa los lunes y viernes',
  );
  expect(porQueNoAlcanza(ABONO, { inicio: '2026-11-02T09:00:00', personas: 1 })).toMatch(
    /^vence antes, el sábado 31 de octubre/,
  );
});

test('the last places cost all that is left', () => {
  expect(loQueOfrece(ABONO).replace('\u00a0', ' ')).toBe('quedan 2 lugares, se deben $ 60.000');
  expect([precioConAbono(ABONO, 1), precioConAbono(ABONO, 2)]).toEqual([10_000, 20_005]);
});

test('a companion takes a place, and gives it back', () => {
  expect(lugaresQueCambian(1, 'Pack')).toBe('Usa 1 lugar más de Pack');
  expect(lugaresQueCambian(-1, 'Pack')).toBe('Vuelve 1 lugar a Pack');
});
