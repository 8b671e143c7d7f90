import { AppError, datosInvalidos } from '../../platform/errors.ts';

export const recadoInexistente = () =>
  new AppError(404, 'RECADO_INEXISTENTE', 'Ese aviso no está marcado');
export const recadoViejo = () =>
  new AppError(
    409,
    'RECADO_VIEJO',
    'La reserva cambió de turno mientras tanto: mira otra vez qué avisar',
  );
export const diaSinAvisos = () =>
  datosInvalidos([
    { campo: 'fecha', mensaje: 'Elige un día de hoy al último que se puede reservar' },
  ]);
