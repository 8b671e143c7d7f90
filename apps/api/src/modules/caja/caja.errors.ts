import { AppError } from '../../platform/errors.ts';

export const movimientoInexistente = () =>
  new AppError(404, 'MOVIMIENTO_INEXISTENTE', 'No existe ese movimiento');
export const movimientoYaAnulado = () =>
  new AppError(409, 'MOVIMIENTO_YA_ANULADO', 'Ese movimiento ya está anulado');
export const cierreFuturo = () =>
  new AppError(409, 'CIERRE_FUTURO', 'No se puede cerrar la caja de un día que no llegó');
export const cajaYaCerrada = () =>
  new AppError(409, 'CAJA_YA_CERRADA', 'La caja de ese día ya está cerrada');
export const cierreInexistente = () =>
  new AppError(404, 'CIERRE_INEXISTENTE', 'No existe ese cierre');
export const cierreYaReabierto = () =>
  new AppError(409, 'CIERRE_YA_REABIERTO', 'Ese cierre ya fue reabierto');
