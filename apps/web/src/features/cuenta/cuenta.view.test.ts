import { expect, test } from 'vitest';
import { Persona, archivoDe, datosDe } from './cuenta.view.ts';

const USUARIO = {
  id: 7,
  nombre: 'Ana',
  apellido: 'Paz',
  email: 'ana@ejemplo.com',
  genero: 'FEMENINO',
  telefono: '381 555 0142',
  rol: 'CLIENT',
  estado: 'ACTIVO',
  isAdmin: false,
} as const;

test('de un usuario se editan sus datos, y nada que decida derechos', () => {
  expect(datosDe(USUARIO)).toEqual({
    nombre: 'Ana',
    apellido: 'Paz',
    email: 'ana@ejemplo.com',
    genero: 'FEMENINO',
    telefono: '381 555 0142',
  });
  expect(Persona.parse({ ...USUARIO, nombre: 'ana maría' })).toEqual({
    ...datosDe(USUARIO),
    nombre: 'Ana María',
  });
});

test('el archivo lleva la fecha en el nombre y se puede leer', () => {
  const datos = {
    generadoEn: '2026-10-01T07:00:00',
    persona: { ...datosDe(USUARIO), rol: 'CLIENT', estado: 'ACTIVO', cuentaCreadaEn: '' } as const,
    reservas: [],
  };
  const { nombre, texto } = archivoDe(datos);
  expect(nombre).toBe('remanso-mis-datos-2026-10-01.json');
  expect(JSON.parse(texto)).toEqual(datos);
  expect(texto.split('\n').length).toBeGreaterThan(10);
});
