import { expect, test } from 'vitest';
import { NuevaContrasena } from './nueva-contrasena.view.ts';

test.each([
  [{}, undefined],
  [{ nuevaPassword: '' }, 'La contraseña es obligatoria'],
  [{ nuevaPassword: 'Agu1' }, 'La contraseña debe tener al menos 6 caracteres'],
  [
    { nuevaPassword: 'agua123' },
    'La contraseña debe contener al menos una mayúscula, una minúscula y un número',
  ],
  [{ confirmacion: '' }, 'Debes confirmar la contraseña'],
  [{ confirmacion: 'Agua124' }, 'Las contraseñas no coinciden'],
])('%o: %s', (cambios, mensaje) => {
  const datos = { nuevaPassword: 'Agua123', confirmacion: 'Agua123', ...cambios };
  expect(NuevaContrasena.safeParse(datos).error?.issues[0]?.message).toBe(mensaje);
});
