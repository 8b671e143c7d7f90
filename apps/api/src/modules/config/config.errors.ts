import { SITIO } from '@remanso/contract/centro/config.forms';
import { AppError } from '../../platform/errors.ts';

export const configInexistente = () =>
  new AppError(404, 'CONFIG_INEXISTENTE', 'El sistema todavía no está configurado');
export const configExistente = () =>
  new AppError(409, 'CONFIG_EXISTENTE', 'El sistema ya está configurado');
export const sitioIlegible = (indice: number) =>
  new AppError(400, 'DATOS_INVALIDOS', SITIO, {
    campos: [{ campo: `sitiosQueEmbeben.${indice}`, mensaje: SITIO }],
  });
