import { AppError } from '../../platform/errors.ts';

export const excepcionInexistente = () =>
  new AppError(404, 'EXCEPCION_INEXISTENTE', 'No existe esa excepción');
export const excepcionPasada = () =>
  new AppError(409, 'EXCEPCION_PASADA', 'Ese día ya pasó: no cambiaría ningún turno');
export const feriadoRepetido = () =>
  new AppError(409, 'FERIADO_REPETIDO', 'Ya hay un feriado en esa fecha');
export const overrideRepetido = () =>
  new AppError(409, 'OVERRIDE_REPETIDO', 'Ya hay horarios especiales para esa fecha');
