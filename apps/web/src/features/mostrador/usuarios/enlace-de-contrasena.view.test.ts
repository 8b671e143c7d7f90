import { expect, test } from 'vitest';
import { mensajeConEnlace } from './enlace-de-contrasena.view.ts';

test('the message says whose link it is, how long it is valid, and the link', () => {
  const persona = { nombre: 'Rita', telefono: '381 555 0142' };
  const enlace = 'https://turnos.ejemplo.com/reset-password?token=x';
  expect(mensajeConEnlace({ enlace, horas: 24, persona })).toBe(
    `Hola, Rita: con este enlace eliges la contraseña de tu cuenta en Remanso. Sirve una sola vez y durante 24 horas. ${enlace}`,
  );
});
