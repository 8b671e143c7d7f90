import { mensajeSinCupo } from '@remanso/contract/franjas.rules';
import { AppError, datosInvalidos } from '../../platform/errors.ts';

export const franjaInexistente = () =>
  new AppError(404, 'FRANJA_INEXISTENTE', 'No existe ese turno');
export const franjaComenzada = () => new AppError(409, 'FRANJA_COMENZADA', 'Ese turno ya comenzó');
export const franjaBloqueada = () =>
  new AppError(409, 'FRANJA_BLOQUEADA', 'Ese turno está bloqueado y no se puede reservar');
export const sinCupo = (libres: number) => new AppError(409, 'SIN_CUPO', mensajeSinCupo(libres));
export const sinConfiguracion = () =>
  new AppError(409, 'SIN_CONFIGURACION', 'Primero hay que crear la configuración del sistema');
export const periodoInvertido = () =>
  datosInvalidos([{ campo: 'hasta', mensaje: 'El período debe terminar después de empezar' }]);
export const periodoDemasiadoLargo = (dias: number) =>
  datosInvalidos([{ campo: 'hasta', mensaje: `El período no puede tener más de ${dias} días` }]);
export const periodoDemasiadoLejano = () =>
  datosInvalidos([
    { campo: 'hasta', mensaje: 'Solo se pueden generar turnos hasta dentro de un año' },
  ]);
