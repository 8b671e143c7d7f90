import type { Usuario } from '@remanso/contract/usuarios.contract';
import { expect, test } from 'vitest';
import {
  consecuenciasDeCambiarEstado,
  consecuenciasDeCambiarRol,
  consecuenciasDeEliminar,
  destinoDe,
  elegir,
  esElUltimoAdministrador,
  leerLugar,
  paginar,
} from './usuarios.view.ts';

const ANA: Usuario = {
  id: 1,
  nombre: 'Ana',
  apellido: 'Núñez',
  email: 'ana@remanso.local',
  genero: 'FEMENINO',
  telefono: '381 555 0142',
  rol: 'ADMIN',
  estado: 'ACTIVO',
  isAdmin: true,
};
const LUIS: Usuario = { ...ANA, id: 2, nombre: 'Luis', rol: 'CLIENT', email: 'lu@ejemplo.com' };

test('a place among the accounts is its address, and reads back', () => {
  const lugar = { buscar: 'nu', rol: 'ADMIN', pagina: 1 } as const;
  const destino = destinoDe(lugar);
  expect(destino).toBe('/dashboard/usuarios?buscar=nu&rol=ADMIN&pagina=2');
  expect(leerLugar(destino.split('?')[1] ?? '')).toEqual(lugar);
  expect(leerLugar('rol=ROOT')).toEqual({ buscar: '', rol: null, pagina: 0 });
});

test.each([
  ['nunez', null, [1, 2]],
  ['luis nu', null, [2]],
  ['', 'ADMIN', [1]],
  ['EJEMPLO.com', null, [2]],
  ['nadie', null, []],
] as const)('%j as %s finds %j', (buscar, rol, ids) => {
  expect(elegir([ANA, LUIS], { buscar, rol, pagina: 0 }).map(({ id }) => id)).toEqual(ids);
});

test('a page past the end is the last one', () => {
  const todos = Array.from({ length: 41 }, (_, n) => n);
  expect(paginar(todos, 9)).toEqual({
    elementos: [40],
    paginaActual: 2,
    totalPaginas: 3,
    tieneSiguiente: false,
    tieneAnterior: true,
  });
  expect(paginar([], 3)).toMatchObject({ elementos: [], paginaActual: 0, totalPaginas: 0 });
});

test('the last administrator is the one that is active and alone', () => {
  const otra: Usuario = { ...ANA, id: 3 };
  expect(esElUltimoAdministrador([ANA, LUIS], ANA)).toBe(true);
  expect(esElUltimoAdministrador([ANA, LUIS], LUIS)).toBe(false);
  expect(esElUltimoAdministrador([ANA, otra], ANA)).toBe(false);
  expect(esElUltimoAdministrador([ANA, { ...otra, estado: 'INACTIVO' }], ANA)).toBe(true);
});

test('what is done to one’s own account says what one loses', () => {
  expect(consecuenciasDeCambiarRol(ANA, true)[0]).toMatch(/^Se pierde el acceso a este panel/);
  expect(consecuenciasDeCambiarRol(ANA, false)[0]).toBe('Pierde el acceso al panel en el acto.');
  expect(consecuenciasDeCambiarRol(LUIS, false)[0]).toMatch(/^Ve y cambia todo/);
  expect(consecuenciasDeCambiarEstado(ANA, true)[0]).toMatch(/^La sesión se cierra/);
  expect(consecuenciasDeCambiarEstado({ ...ANA, estado: 'INACTIVO' }, false)).toHaveLength(1);
  expect(consecuenciasDeEliminar(true)).toContain('La sesión se cierra en el acto.');
  expect(consecuenciasDeEliminar(false)).not.toContain('La sesión se cierra en el acto.');
});
