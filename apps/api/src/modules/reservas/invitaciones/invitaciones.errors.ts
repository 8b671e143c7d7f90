import { AppError, datosInvalidos } from '../../../platform/errors.ts';

export const invitacionInexistente = () =>
  new AppError(404, 'INVITACION_INEXISTENTE', 'Esta invitación ya no sirve');
export const asientoDeOtraReserva = () =>
  datosInvalidos([{ campo: 'asientoId', mensaje: 'Esa persona no es de esta reserva' }]);
export const titularSinInvitacion = () =>
  new AppError(
    409,
    'ASIENTO_DEL_TITULAR',
    'El titular tiene la reserva en su cuenta: la página es para sus acompañantes',
  );
