import type { Usuario } from '@remanso/contract/persona/usuarios.contract';
import { expect, test } from 'vitest';
import {
  consecuenciasDeCambiarEstado,
  consecuenciasDeCambiarRol,
  consecuenciasDeEliminar,
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

test('what is done to one’s own account says what one loses', () => {
  expect(consecuenciasDeCambiarRol('CLIENT', true)[0]).toMatch(/este panel y tu sesión se cierra/);
  expect(consecuenciasDeCambiarRol('CLIENT', false)[0]).toBe(
    'Pierde el acceso al panel en el acto.',
  );
  expect(consecuenciasDeCambiarRol('ADMIN', false)[0]).toMatch(/^Ve y cambia todo/);
  expect(consecuenciasDeCambiarRol('RECEPCION', false)[0]).toMatch(/^Atiende el mostrador/);
  expect(consecuenciasDeCambiarEstado(ANA, true)[0]).toMatch(/^Tu sesión se cierra/);
  expect(consecuenciasDeCambiarEstado({ ...ANA, estado: 'INACTIVO' }, false)).toHaveLength(1);
  expect(consecuenciasDeEliminar(true)).toContain('Tu sesión se cierra en el acto.');
  expect(consecuenciasDeEliminar(false)).not.toContain('Tu sesión se cierra en el acto.');
});
