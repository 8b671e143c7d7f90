import { expect, test } from 'vitest';
import {
  consecuenciasDeActivar,
  consecuenciasDeDesactivar,
  consecuenciasDeEliminar,
  destinoDe,
  hallazgo,
  impedimentoDeEliminar,
  leerLugar,
} from './clientes.view.ts';

const CUENTAS = {
  total: 3,
  canceladas: 1,
  ausencias: 0,
  tardanzas: 0,
  pendientes: 0,
  enCurso: 0,
  totalGastado: 0,
  pagado: 0,
  pagadoPorAbonos: 0,
  pagadoConAbono: 0,
  porCobrar: 0,
  vencido: 0,
  abonosPorCobrar: 0,
  aDevolver: 0,
  ultimaVisita: null,
};

test('a place among the people is its address, and reads back', () => {
  const lugar = { rol: 'CLIENT', buscar: 'josé', pagina: 1, cliente: 7, reservas: 2 } as const;
  const destino = destinoDe(lugar);
  expect(destino).toBe('/dashboard/clientes?buscar=jos%C3%A9&pagina=2&cliente=7&reservas=3');
  expect(leerLugar(destino.split('?')[1] ?? '')).toEqual(lugar);
  expect(destinoDe(leerLugar(''))).toBe('/dashboard/clientes');
  expect(destinoDe(leerLugar('rol=ADMIN'))).toBe('/dashboard/clientes?rol=ADMIN');
  expect(destinoDe(leerLugar('rol=RECEPCION'))).toBe('/dashboard/clientes?rol=RECEPCION');
  expect(leerLugar('rol=ROOT').rol).toBe('CLIENT');
});

test('a deactivation says that there are no bookings; of those that there are, one chooses', () => {
  expect(consecuenciasDeDesactivar(CUENTAS)).toContain('No tiene reservas por venir.');
  expect(consecuenciasDeDesactivar({ ...CUENTAS, pendientes: 1 })).toHaveLength(2);
});

test('an activation says what was kept meanwhile', () => {
  expect(consecuenciasDeActivar(CUENTAS)).toHaveLength(1);
  expect(consecuenciasDeActivar({ ...CUENTAS, pendientes: 2 })[1]).toBe(
    'Sigue teniendo 2 reservas por venir.',
  );
});

test('an erasure says what goes and what stays', () => {
  const dicho = (total: number) => consecuenciasDeEliminar({ ...CUENTAS, total })[1];
  expect(dicho(0)).toBe('No tiene reservas: no queda nada.');
  expect(dicho(1)).toMatch(/^Su reserva pasada o cancelada queda en las cuentas/);
  expect(dicho(3)).toMatch(/^Sus 3 reservas pasadas o canceladas quedan/);
});

test('an erasure says first what it cancels', () => {
  const dicho = (pendientes: number) => consecuenciasDeEliminar({ ...CUENTAS, pendientes })[0];
  expect(dicho(0)).toMatch(/^Se borran/);
  expect(dicho(1)).toBe('Su reserva por venir se cancela, y los lugares quedan libres.');
  expect(dicho(2)).toBe('Sus 2 reservas por venir se cancelan, y los lugares quedan libres.');
});

test('what forbids an erasure is known before it is tried', () => {
  expect(impedimentoDeEliminar(CUENTAS)).toBeNull();
  expect(impedimentoDeEliminar({ ...CUENTAS, pendientes: 2 })).toBeNull();
  expect(impedimentoDeEliminar({ ...CUENTAS, pendientes: 2, enCurso: 1 })).toMatch(/en curso/);
});

test('a search tells how many it found', () => {
  expect(['', 'x', 'x', 'x'].map((buscar, n) => hallazgo(buscar, n - 1, 'cliente'))).toEqual([
    '',
    'Ningún cliente encontrado',
    '1 cliente encontrado',
    '2 clientes encontrados',
  ]);
  expect(hallazgo('x', 2, 'administrador')).toBe('2 administradores encontrados');
});
