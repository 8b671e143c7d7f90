import { AppError, datosInvalidos } from '../../platform/errors.ts';

export const archivoInvalido = (mensaje: string) => datosInvalidos([{ campo: 'csv', mensaje }]);
export const columnaInexistente = (titulo: string) =>
  datosInvalidos([{ campo: 'columnas', mensaje: `El archivo no tiene la columna «${titulo}»` }]);
export const decisionInvalida = (numero: number, mensaje: string) =>
  datosInvalidos([{ campo: `decisiones.${numero}`, mensaje }]);
export const correccionInvalida = (numero: string) =>
  datosInvalidos([{ campo: `correcciones.${numero}`, mensaje: 'El archivo no tiene esa fila' }]);
export const nadaQueTraer = () =>
  new AppError(
    409,
    'NADA_QUE_TRAER',
    'No hay nada que traer: no se crearía a nadie, y a quienes ya están no les cambia nada',
  );
export const importacionInexistente = () =>
  new AppError(404, 'IMPORTACION_INEXISTENTE', 'No existe esa importación');
export const importacionDeshecha = () =>
  new AppError(409, 'IMPORTACION_DESHECHA', 'Esa importación ya se deshizo');
export const importacionVieja = () =>
  new AppError(409, 'IMPORTACION_VIEJA', 'Una importación se puede deshacer durante 24 horas');
