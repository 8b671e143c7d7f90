import { SITIO } from '@remanso/contract/centro/config.forms';
import { AppError, datosInvalidos } from '../../platform/errors.ts';

export const configInexistente = () =>
  new AppError(404, 'CONFIG_INEXISTENTE', 'El sistema todavía no está configurado');
export const configExistente = () =>
  new AppError(409, 'CONFIG_EXISTENTE', 'El sistema ya está configurado');
export const sitioIlegible = (indice: number) =>
  new AppError(400, 'DATOS_INVALIDOS', SITIO, {
    campos: [{ campo: `sitiosQueEmbeben.${indice}`, mensaje: SITIO }],
  });
export const seniaSinDestino = () =>
  datosInvalidos([
    {
      campo: 'datosDeTransferencia',
      mensaje: 'Escribe a dónde se transfiere la seña: alias o CBU, y a nombre de quién',
    },
  ]);
