import { AppError } from '../../platform/errors.ts';

export const emailEnUso = () =>
  new AppError(409, 'EMAIL_EN_USO', 'Ya existe una cuenta con ese email');
export const clienteNoEncontrado = () =>
  new AppError(404, 'CLIENTE_NO_ENCONTRADO', 'No existe ese cliente');
export const clienteNoReservable = () =>
  new AppError(409, 'CLIENTE_NO_RESERVABLE', 'Solo se puede reservar para un cliente activo');
