import { AppError } from '../../platform/errors.ts';

export const avisoInexistente = () =>
  new AppError(404, 'AVISO_INEXISTENTE', 'No existe ese mensaje');
export const avisoNoFallido = () =>
  new AppError(409, 'AVISO_NO_FALLIDO', 'Ese mensaje ya salió o se está enviando');
export const recordatorioVencido = () =>
  new AppError(
    409,
    'RECORDATORIO_VENCIDO',
    'Ese recordatorio ya no corresponde: el turno empezó, cambió de hora o se canceló',
  );
export const avisoSinReenvio = () =>
  new AppError(409, 'AVISO_SIN_REENVIO', 'Ese mensaje no se puede mandar otra vez');
