import { AppError } from '../../platform/errors.ts';

export const credencialesIncorrectas = () =>
  new AppError(401, 'CREDENCIALES_INCORRECTAS', 'Email o contraseña incorrectos');
export const cuentaDesactivada = () =>
  new AppError(403, 'CUENTA_DESACTIVADA', 'Tu cuenta está desactivada');
