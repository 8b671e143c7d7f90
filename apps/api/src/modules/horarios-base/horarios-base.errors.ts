import { AppError } from '../../platform/errors.ts';

export const horariosInexistentes = () =>
  new AppError(404, 'HORARIOS_INEXISTENTES', 'Los horarios todavía no están cargados');
export const horariosExistentes = () =>
  new AppError(409, 'HORARIOS_EXISTENTES', 'Los horarios ya están cargados');
