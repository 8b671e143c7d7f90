import { describe, expect, test } from 'vitest';
import { FormularioDeRegistro, comprobarRespuesta, cuerpoDeRegistro } from './registro.view.ts';

const BIEN = {
  nombre: 'maría josé',
  apellido: 'Peña',
  email: 'Maria@Correo.com',
  genero: 'FEMENINO',
  telefono: '+54 381 555-0142',
  password: 'Agua123',
  confirmacion: 'Agua123',
};

function errores(cambios: Record<string, unknown>): Record<string, string> {
  const { error } = FormularioDeRegistro.safeParse({ ...BIEN, ...cambios });
  // The form shows the first error of each field.
  return Object.fromEntries(
    (error?.issues ?? []).toReversed().map(({ path, message }) => [path.join('.'), message]),
  );
}

describe('FormularioDeRegistro', () => {
  test('it takes an account that is well written and capitalises the names', () => {
    const datos = FormularioDeRegistro.parse(BIEN);
    expect(cuerpoDeRegistro(datos)).toEqual({
      nombre: 'María José',
      apellido: 'Peña',
      email: 'maria@correo.com',
      genero: 'FEMENINO',
      telefono: '+54 381 555-0142',
      password: 'Agua123',
    });
  });

  test.each([
    [{ nombre: 'R2' }, { nombre: 'El nombre solo puede contener letras' }],
    [{ email: 'sin-arroba' }, { email: 'Email inválido' }],
    [{ genero: '' }, { genero: 'El género es obligatorio' }],
    [{ telefono: '123' }, { telefono: 'El formato del teléfono no es válido' }],
    [{ confirmacion: '' }, { confirmacion: 'Debes confirmar la contraseña' }],
    [{ confirmacion: 'Otra123' }, { confirmacion: 'Las contraseñas no coinciden' }],
    [
      { nombre: '', confirmacion: 'Otra123' },
      { nombre: 'El nombre es obligatorio', confirmacion: 'Las contraseñas no coinciden' },
    ],
  ])('%o', (cambios, esperados) => {
    expect(errores(cambios)).toMatchObject(esperados);
  });
});

describe('comprobarRespuesta', () => {
  test('it gives the message, or fails where there is none', () => {
    expect(comprobarRespuesta({ message: 'Cuenta creada correctamente' })).toBe(
      'Cuenta creada correctamente',
    );
    expect(() => comprobarRespuesta({})).toThrow('Error inesperado al crear la cuenta');
    expect(() => comprobarRespuesta(null)).toThrow('Error inesperado al crear la cuenta');
  });
});
