import { describe, expect, test } from 'vitest';
import { Credenciales, Registro } from './usuarios.forms.ts';
import type { Schema } from '../endpoint.ts';

/*
 * These tests check what the schemas of specification §5 and rules §3.6 accept, and the exact text
 * of each refusal.
 */

const firstText = (schema: Schema, value: unknown) =>
  schema.safeParse(value).error?.issues[0]?.message;

describe('logging in', () => {
  const BIEN = { email: 'ana@correo.com', password: 'Agua12' };

  test('reads the e-mail in lower case and the password as it is', () => {
    expect(Credenciales.parse({ email: ' Ana@Correo.com', password: ' Agua 12 ' })).toEqual({
      email: 'ana@correo.com',
      password: ' Agua 12 ',
    });
  });

  test.each([
    [{ email: '' }, 'El email es obligatorio'],
    [{ email: undefined }, 'El email es obligatorio'],
    [{ email: 'ana' }, 'El formato del email no es válido'],
    [{ password: '' }, 'La contraseña es obligatoria'],
    [{ password: undefined }, 'La contraseña es obligatoria'],
    [{ password: 123_456 }, 'La contraseña es obligatoria'],
    [{ password: 'Agua1' }, 'La contraseña debe tener al menos 6 caracteres'],
    [{ password: 'A'.repeat(129) }, 'La contraseña no puede tener más de 128 caracteres'],
  ])('%j: %s', (change, mensaje) => {
    expect(firstText(Credenciales, { ...BIEN, ...change })).toBe(mensaje);
  });

  test('does not ask an old password for what a new one needs', () => {
    expect(Credenciales.safeParse({ ...BIEN, password: 'agua12' }).success).toBe(true);
  });

  test('finds a password again whichever way its accents are typed', () => {
    const typed = (password: string) => Credenciales.parse({ ...BIEN, password }).password;
    expect(typed('Man\u0303ana1')).toBe(typed('Ma\u00f1ana1'));
  });
});

describe('registering', () => {
  const BIEN = {
    nombre: 'María José',
    apellido: 'Ñáñez',
    email: 'maria@correo.com',
    genero: 'FEMENINO',
    telefono: '+54 381 555-0142',
    password: 'Agua12',
  };

  test('capitalises the names, and takes nothing that decides rights', () => {
    const sent = {
      ...BIEN,
      nombre: ' maría josé',
      email: 'Maria@Correo.com',
      rol: 'ADMIN',
      estado: 'ACTIVO',
      id: 1,
      isAdmin: true,
    };
    expect(Registro.parse(sent)).toEqual(BIEN);
  });

  test.each([
    'Al',
    'José María',
    'Ibáñez',
    'Ölçer',
    'Jose\u0301',
    "O'Brien",
    'D’Angelo',
    'A'.repeat(60),
  ])('accepts the name %s', (nombre) => {
    expect(Registro.safeParse({ ...BIEN, nombre, apellido: nombre }).success).toBe(true);
  });

  test.each([
    [{ nombre: '' }, 'El nombre es obligatorio'],
    [{ nombre: '   ' }, 'El nombre es obligatorio'],
    [{ nombre: undefined }, 'El nombre es obligatorio'],
    [{ nombre: 'A' }, 'El nombre debe tener al menos 2 caracteres'],
    [{ nombre: ' A ' }, 'El nombre debe tener al menos 2 caracteres'],
    [{ nombre: 'R2D2' }, 'El nombre solo puede contener letras'],
    [{ nombre: 'Ana-María' }, 'El nombre solo puede contener letras'],
    [{ nombre: "Ana '" }, 'El nombre solo puede contener letras'],
    [{ nombre: '<b>Ana' }, 'El nombre solo puede contener letras'],
    [{ nombre: '=SUM' }, 'El nombre solo puede contener letras'],
    [{ nombre: 'Ana\u061cPaz' }, 'El nombre solo puede contener letras'],
    [{ nombre: 'Ana\u0000' }, 'El nombre tiene caracteres no permitidos'],
    [{ nombre: 'A'.repeat(61) }, 'El nombre no puede tener más de 60 caracteres'],
    [{ apellido: '' }, 'El apellido es obligatorio'],
    [{ apellido: 'P' }, 'El apellido debe tener al menos 2 caracteres'],
    [{ apellido: 'Paz 3' }, 'El apellido solo puede contener letras'],
    [{ email: '' }, 'El email es obligatorio'],
    [{ email: 'maria' }, 'Email inválido'],
    [{ genero: undefined }, 'El género es obligatorio'],
    [{ genero: '' }, 'El género es obligatorio'],
    [{ genero: 'OTRO_NB' }, 'El género es obligatorio'],
    [{ telefono: undefined }, 'El teléfono es obligatorio'],
    [{ telefono: ' ' }, 'El teléfono es obligatorio'],
    [{ password: undefined }, 'La contraseña es obligatoria'],
    [{ password: 'Agua1' }, 'La contraseña debe tener al menos 6 caracteres'],
    [{ password: `Agua1${'a'.repeat(124)}` }, 'La contraseña no puede tener más de 128 caracteres'],
  ])('%j: %s', (change, mensaje) => {
    expect(firstText(Registro, { ...BIEN, ...change })).toBe(mensaje);
  });

  test.each([
    '3815550142',
    '+543815550142',
    '(0381) 555-0142',
    '381 555 0142',
    '+123456789012345',
    '+54 9 381 555-0199',
    '+54 9 (381) 555-0199',
    '0381 15-555-0199',
    '(0381) 15 555 0199',
    '+54 (0381) 15-5550199',
    '( + 54 9 381 5 5 5 0 1 9 9 )',
    // The specification asks for 10 to 15 characters, not digits: '(381) 555-19' has 12 characters.
    '(381) 555-19',
  ])('accepts the phone %s', (telefono) => {
    expect(Registro.parse({ ...BIEN, telefono: ` ${telefono} ` }).telefono).toBe(telefono.trim());
  });

  test.each([
    '381555014',
    '1234567890123456',
    '38155501x2',
    '54+3815550142',
    '++543815550142',
    '----------',
    '          1',
    '(12) (34) 5',
    '12345-----',
    '+54 9 381 555-0199 15 0',
    '0  3  8  1  5  5  5  0  1  9  9',
    '0054 0381 15 555-0199',
    '+54 9 +381 5550199',
    '381.555.0142',
    '٣٨١٥٥٥٠١٤٢',
    '3815550142\u0000',
  ])('refuses the phone %j', (telefono) => {
    const mensaje = 'El formato del teléfono no es válido';
    expect(firstText(Registro, { ...BIEN, telefono })).toBe(mensaje);
  });

  test.each(['Agua12', 'aaaaA1', '1Ñandú', ' A1b2c3 ', 'Con espacios 1', `Aa1${'x'.repeat(125)}`])(
    'accepts the password %s, untouched',
    (password) => {
      expect(Registro.parse({ ...BIEN, password }).password).toBe(password);
    },
  );

  test.each(['agua12', 'AGUA12', 'Aguaaa', '123456', '!!!!!!', 'Agua١٢'])(
    'refuses the password %s',
    (password) => {
      expect(firstText(Registro, { ...BIEN, password })).toBe(
        'La contraseña debe contener al menos una mayúscula, una minúscula y un número',
      );
    },
  );
});
