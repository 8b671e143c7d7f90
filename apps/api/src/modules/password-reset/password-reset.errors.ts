import { AppError } from '../../platform/errors.ts';

export const enlaceInvalido = () =>
  new AppError(400, 'ENLACE_INVALIDO', 'El enlace es inválido o ha expirado');
