import { AppError } from '../../../platform/errors.ts';

export const asientoInexistente = () =>
  new AppError(404, 'ASIENTO_INEXISTENTE', 'No existe ese asiento');
export const asientoDelTitular = () =>
  new AppError(
    409,
    'ASIENTO_DEL_TITULAR',
    'No se puede quitar al titular: cancela la reserva y haz una nueva',
  );
export const reservaLlena = (maximo: number) =>
  new AppError(409, 'RESERVA_LLENA', `Una reserva es para ${maximo} personas como máximo`);
