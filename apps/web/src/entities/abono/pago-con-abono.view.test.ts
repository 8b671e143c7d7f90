import type { AbonoVendido } from '@remanso/contract/abono/abonos.contract';
import { expect, test } from 'vitest';
import { deQuienEs, teQuedan, trasReservar } from './palabras-de-pago.view.ts';
import { abonoQuePaga, losQuePagan } from './pago-con-abono.view.ts';

const PACK: AbonoVendido = {
  id: 1,
  nombre: 'Pack de 10',
  lugares: 10,
  disponibles: 6,
  valor: 60_000,
  precio: 100_000,
  pagado: 100_000,
  saldo: 0,
  desde: '2026-10-01',
  vence: '2026-10-30',
  dias: null,
  estado: 'ACTIVO',
  cliente: { id: 3, nombre: 'Ana', apellido: 'Paz' },
  compartidoCon: [],
};
const OTRO = { ...PACK, id: 2, vence: '2026-12-01' };
// 2 October 2026 is a Friday.
const VIERNES = { fecha: '2026-10-02', personas: 2 };

test('an abono pays where it has the places, is paid, has not ended and serves on the day', () => {
  expect(losQuePagan([PACK], VIERNES)).toEqual([PACK]);
  expect(losQuePagan([{ ...PACK, dias: ['VIERNES'] }], VIERNES)).toHaveLength(1);
  const noPagan: Partial<AbonoVendido>[] = [
    { disponibles: 1 },
    { saldo: 1 },
    { vence: '2026-10-01' },
    { dias: ['LUNES'] },
    { estado: 'ANULADO' },
  ];
  for (const cambio of noPagan) expect(losQuePagan([{ ...PACK, ...cambio }], VIERNES)).toEqual([]);
});

test('the one that ends first is chosen, until another one or none is', () => {
  const ambos = [PACK, OTRO];
  expect(abonoQuePaga(ambos, { abonoVendidoId: null, pagaAparte: false })).toBe(1);
  expect(abonoQuePaga(ambos, { abonoVendidoId: 2, pagaAparte: false })).toBe(2);
  expect(abonoQuePaga([PACK], { abonoVendidoId: 2, pagaAparte: false })).toBe(1);
  expect(abonoQuePaga(ambos, { abonoVendidoId: null, pagaAparte: true })).toBeNull();
  expect(abonoQuePaga([], { abonoVendidoId: 2, pagaAparte: false })).toBeNull();
});

test('it says whose it is and what is left', () => {
  expect(deQuienEs(PACK, 3)).toBe('tu abono Pack de 10');
  expect(deQuienEs({ ...PACK, nombre: 'Abono de 8' }, 3)).toBe('tu Abono de 8');
  expect(deQuienEs(PACK, 4)).toBe('Pack de 10, de Ana');
  expect(teQuedan(PACK)).toBe('te quedan 6 lugares');
  expect(teQuedan({ disponibles: 1 })).toBe('te queda 1 lugar');
  expect(trasReservar(PACK, 2)).toBe('; te quedan 4 lugares');
  expect(trasReservar(PACK, 6)).toBe('; eran los últimos');
  expect(trasReservar(PACK, 7)).toBe('');
});
