import type {
  FechaPrevista,
  SeriePrevista,
} from '@remanso/contract/serie/series-previstas.contract';
import { AppError, datosInvalidos } from '../../platform/errors.ts';

export const serieInexistente = () =>
  new AppError(404, 'SERIE_INEXISTENTE', 'No existe ese turno fijo');
/** `fechas` are the dates that cannot be booked and about which nothing was decided. */
export const serieConConflictos = (fechas: readonly FechaPrevista[]) =>
  new AppError(
    409,
    'SERIE_CON_CONFLICTOS',
    fechas.length === 1
      ? 'Falta decidir qué hacer con una fecha. No se reservó nada.'
      : `Falta decidir qué hacer con ${fechas.length} fechas. No se reservó nada.`,
    { serie: { fechas: [...fechas] } },
  );
export const serieCambiada = (prevista: SeriePrevista) =>
  new AppError(
    409,
    'CAMBIO_MIENTRAS_TANTO',
    'Los lugares o los precios cambiaron mientras tanto. No se reservó nada.',
    { serie: prevista },
  );
export const sinFechas = () =>
  datosInvalidos([{ campo: 'decisiones', mensaje: 'Al menos una fecha tiene que reservarse' }]);
export const fechaAjena = (fecha: string) =>
  datosInvalidos([
    { campo: `decisiones.${fecha}`, mensaje: `${fecha} no es una fecha de este turno fijo` },
  ]);
