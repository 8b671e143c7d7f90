import { AppError } from '../../platform/errors.ts';

export const suscripcionInexistente = () =>
  new AppError(404, 'SUSCRIPCION_INEXISTENTE', 'Ese dispositivo no recibe avisos');
export const limiteDeDispositivos = (maximo: number) =>
  new AppError(
    409,
    'LIMITE_DE_DISPOSITIVOS',
    `Ya hay ${maximo} dispositivos que reciben avisos. Antes de sumar otro, quita uno.`,
  );

const invalido = (campo: string, mensaje: string) =>
  new AppError(400, 'DATOS_INVALIDOS', mensaje, { campos: [{ campo, mensaje }] });
export const direccionPrivada = () =>
  invalido('endpoint', 'La dirección del servicio de avisos no es válida');
export const claveInvalida = (campo: string) =>
  invalido(campo, 'La clave del dispositivo no es válida');
