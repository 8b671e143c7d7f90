import { AppError } from '../../platform/errors.ts';

export const calendarioInexistente = () =>
  new AppError(404, 'CALENDARIO_INEXISTENTE', 'Ese calendario no existe');
