import { AppError } from '../../platform/errors.ts';

export const sinConfiguracion = () =>
  new AppError(409, 'SIN_CONFIGURACION', 'Primero hay que crear la configuración del sistema');
