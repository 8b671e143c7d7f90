import { AppError } from '../../platform/errors.ts';

export const listaInexistente = () =>
  new AppError(404, 'LISTA_INEXISTENTE', 'No existe esa lista de precios');
export const listaSinFuturo = () =>
  new AppError(409, 'LISTA_SIN_FUTURO', 'Los precios nuevos deben empezar después de hoy');
export const listaRepetida = () =>
  new AppError(409, 'LISTA_REPETIDA', 'Ya hay una lista de precios que empieza ese día');
export const listaEnVigor = () =>
  new AppError(409, 'LISTA_EN_VIGOR', 'No se puede quitar una lista de precios que ya empezó');
