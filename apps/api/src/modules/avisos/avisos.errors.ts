import { AppError } from '../../platform/errors.ts';

export const avisoInexistente = () =>
  new AppError(404, 'AVISO_INEXISTENTE', 'No existe ese mensaje');
export const avisoNoFallido = () =>
  new AppError(409, 'AVISO_NO_FALLIDO', 'Ese mensaje ya salió o se está enviando');
export const yaNoCorresponde = () =>
  new AppError(
    409,
    'RECORDATORIO_VENCIDO',
    'Ese mensaje ya no corresponde: el turno empezó, o ya no está como decía',
  );
export const avisoSinReenvio = () =>
  new AppError(409, 'AVISO_SIN_REENVIO', 'Ese mensaje no se puede mandar otra vez');
