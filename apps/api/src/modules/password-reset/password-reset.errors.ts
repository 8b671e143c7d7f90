import { AppError } from '../../platform/errors.ts';

export const sinCuenta = (email: string) =>
  new AppError(404, 'USUARIO_INEXISTENTE', `No hay ninguna cuenta con el email ${email}.`);
export const cuentaInactiva = (email: string) =>
  new AppError(
    403,
    'CUENTA_DESACTIVADA',
    `La cuenta de ${email} está desactivada: quien administra puede activarla desde el panel.`,
  );
