import { AppError, datosInvalidos } from '../../../platform/errors.ts';

export const asientoAjeno = () =>
  datosInvalidos([
    { campo: 'presentes', mensaje: 'Los presentes deben ser participantes de esta reserva' },
  ]);
export const tardeSinPresentes = () =>
  datosInvalidos([{ campo: 'tarde', mensaje: 'Solo llega tarde quien vino' }]);
export const reservaCancelada = () =>
  new AppError(
    409,
    'RESERVA_CANCELADA',
    'No se puede marcar la asistencia de una reserva cancelada',
  );
export const asistenciaFueraDePlazo = () =>
  new AppError(
    409,
    'ASISTENCIA_FUERA_DE_PLAZO',
    'La asistencia se marca desde 30 minutos antes del turno hasta 7 días después',
  );
