import type { Usuario } from '@remanso/contract/usuarios.contract';
import { expect, test } from 'vitest';
import {
  consecuenciasDeCambiarEstado,
  consecuenciasDeCambiarRol,
  consecuenciasDeEliminar,
  destinoDe,
  hallazgo,
  leerLugar,
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

test('a screen reader hears how many were found, where something was asked for', () => {
  const lugar = { buscar: ' ', rol: null, pagina: 0 } as const;
  expect(hallazgo(lugar, 3_000)).toBe('');
  expect(hallazgo({ ...lugar, buscar: 'nu' }, 2)).toBe('2 cuentas encontradas');
  expect(hallazgo({ ...lugar, rol: 'ADMIN' }, 1)).toBe('1 cuenta encontrada');
  expect(hallazgo({ ...lugar, buscar: 'nadie' }, 0)).toBe('Ninguna cuenta encontrada');
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
