import { expect, test } from 'vitest';
import { CambioDeContrasena } from './cambio-de-contrasena.view.ts';

test.each([
  [{ contrasenaActual: '' }, 'La contraseña actual es obligatoria'],
  [{ nuevaContrasena: 'corta' }, 'La contraseña debe tener al menos 6 caracteres'],
  [{ confirmacion: 'Otra123' }, 'Las contraseñas no coinciden'],
  // A current password that is too short by today's rule may date from before that rule.
  [{ contrasenaActual: 'x' }, undefined],
])('changing the password with %o: %s', (cambios, mensaje) => {
  const bien = { contrasenaActual: 'Vieja1', nuevaContrasena: 'Agua123', confirmacion: 'Agua123' };
  const { error } = CambioDeContrasena.safeParse({ ...bien, ...cambios });
  expect(error?.issues[0]?.message).toBe(mensaje);
});
