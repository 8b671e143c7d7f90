import { expect, test } from 'vitest';
import { archivoDe, datosDe, esquemaDePersona, seMuda } from './cuenta.view.ts';

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

test('the data of a user can be edited, and nothing that decides rights', () => {
  expect(datosDe(USUARIO)).toEqual({
    nombre: 'Ana',
    apellido: 'Paz',
    email: 'ana@ejemplo.com',
    genero: 'FEMENINO',
    telefono: '381 555 0142',
  });
  const esquema = esquemaDePersona(USUARIO.email);
  expect(esquema.parse({ ...USUARIO, nombre: 'ana maría', contrasenaActual: '' })).toEqual({
    ...datosDe(USUARIO),
    nombre: 'Ana María',
    contrasenaActual: '',
  });
});

test('another e-mail asks for the password; the same in another spelling does not', () => {
  const faltas = (email: string, contrasenaActual = '') =>
    esquemaDePersona(USUARIO.email)
      .safeParse({ ...datosDe(USUARIO), email, contrasenaActual })
      .error?.issues.map(({ path, message }) => [path[0], message]);
  expect(faltas('otra@ejemplo.com')).toEqual([
    ['contrasenaActual', 'La contraseña actual es obligatoria'],
  ]);
  expect(faltas('otra@ejemplo.com', 'x')).toBeUndefined();
  expect(faltas(' ANA@Ejemplo.com ')).toBeUndefined();
  expect([seMuda(' ANA@Ejemplo.com ', USUARIO.email), seMuda('', USUARIO.email)]).toEqual([
    false,
    true,
  ]);
});

test('the file has the date in its name and can be read', () => {
  const datos = {
    generadoEn: '2026-10-01T07:00:00',
    persona: {
      ...datosDe(USUARIO),
      rol: 'CLIENT',
      estado: 'ACTIVO',
      cuentaCreadaEn: '',
      nota: '',
    } as const,
    reservas: [],
    abonos: [],
    esperas: [],
    turnosFijos: [],
    dispositivos: [],
  };
  const { nombre, texto } = archivoDe(datos);
  expect(nombre).toBe('remanso-mis-datos-2026-10-01.json');
  expect(JSON.parse(texto)).toEqual(datos);
  expect(texto.split('\n').length).toBeGreaterThan(10);
});
