import type { AbonoVendido } from '@remanso/contract/abono/abonos.contract';
import { expect, test } from 'vitest';
import {
  comoSeTermina,
  conSigno,
  deQuienEs,
  diasEnQueSirve,
  loQueSeUsaAntes,
  losQueSeVen,
  movimientoEnPalabras,
  quienesLoUsan,
} from './mi-abono.view.ts';

const ANA = { id: 3, nombre: 'Ana', apellido: 'Paz' };
const LUZ = { id: 4, nombre: 'Luz', apellido: 'Vega' };
const inicio = '2026-11-12T14:00:00';

test.each([
  ['VENTA', 10, null, '+10 vendido'],
  ['RESERVA', -2, inicio, '−2 reserva del jue 12 nov, 14:00'],
  ['RESERVA', -2, null, '−2 reserva que ya no está'],
  ['DEVOLUCION', 1, inicio, '+1 volvió 1 de la reserva del jue 12 nov, 14:00'],
  ['DEVOLUCION', 2, inicio, '+2 volvieron 2 de la reserva del jue 12 nov, 14:00'],
  ['ANULACION', -8, null, '−8 el centro lo terminó'],
] as const)('a movement by %s of %s places is said', (causa, lugares, cuando, texto) => {
  const palabras = movimientoEnPalabras({ causa, lugares, inicio: cuando });
  expect(`${conSigno(lugares)} ${palabras}`).toBe(texto);
});

test('it says who else uses it, or whose it is', () => {
  expect(quienesLoUsan({ cliente: ANA, compartidoCon: [] }, 3)).toBe('');
  expect(quienesLoUsan({ cliente: ANA, compartidoCon: [LUZ] }, 3)).toBe(
    'Lo compartes con Luz Vega',
  );
  expect(quienesLoUsan({ cliente: ANA, compartidoCon: [LUZ] }, 4)).toBe(
    'Es de Ana Paz, que lo comparte contigo',
  );
});

test('the abono that is used first is the first that can book, with whose it is', () => {
  const suyo = { estado: 'ACTIVO', saldo: 0, disponibles: 6, vence: '2026-11-30' } as const;
  const abono = (cambios = {}) =>
    ({ ...suyo, nombre: 'Pack de 10', cliente: ANA, ...cambios }) as AbonoVendido;
  const antes = (...abonos: AbonoVendido[]) => loQueSeUsaAntes(abonos, ANA.id, '2026-11-12');
  expect(antes(abono({ saldo: 5000 }), abono({ estado: 'AGOTADO' }))).toBeUndefined();
  expect(antes(abono({ saldo: 5000 }), abono())).toEqual({
    cual: 'Pack de 10',
    quedan: 'Quedan 6 lugares, hasta el lun 30 nov',
  });
  expect(antes(abono({ cliente: LUZ, disponibles: 1, vence: '2027-11-04' }))).toEqual({
    cual: 'Pack de 10 de Luz Vega',
    quedan: 'Queda 1 lugar, hasta el jue 4 nov de 2027',
  });
  expect([deQuienEs({ cliente: ANA }, ANA.id), deQuienEs({ cliente: null }, 3)]).toEqual(['', '']);
});

test('it says the days, and what is owed and how it is paid', () => {
  expect(diasEnQueSirve({ dias: null })).toBe('');
  expect(diasEnQueSirve({ dias: ['LUNES', 'VIERNES'] })).toBe('Sirve los días lunes y viernes');
  expect(comoSeTermina({ saldo: 0 }, 'Alias')).toBe('');
  expect(comoSeTermina({ saldo: 5000 }, '').replaceAll('\u00a0', ' ')).toBe(
    'Faltan $ 5.000 para usarlo desde acá. Se pagan en el centro.',
  );
  expect(comoSeTermina({ saldo: 5000 }, 'Alias')).toMatch(/Cómo se paga: Alias$/);
});

test('what is used up is seen until its end, and nothing is that has ended', () => {
  const abono = (estado: AbonoVendido['estado'], vence: string) =>
    ({ estado, vence }) as AbonoVendido;
  const [usado, viejo] = [abono('AGOTADO', '2026-11-12'), abono('AGOTADO', '2026-11-11')];
  const vencido = abono('VENCIDO', '2026-11-11');
  expect(losQueSeVen([usado, viejo, vencido], '2026-11-12')).toEqual([usado]);
});
