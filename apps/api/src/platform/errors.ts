import type { Codigo } from '@remanso/contract/error.contract';
import type { SeriePrevista } from '@remanso/contract/serie/series-previstas.contract';

/**
 * A refusal of a request. Its Spanish text is shown to a person. The refusals of each module are in
 * `<noun>.errors.ts`, one line each (rules §2.2).
 */
export class AppError extends Error {
  readonly status: number;
  readonly codigo: Codigo;
  readonly campos: Campo[] | undefined;
  readonly retryAfterSeconds: number | undefined;
  /** The series as it would be now, where it was refused. */
  readonly serie: Partial<SeriePrevista> | undefined;
  /** The text for a program that may not read bookings, where `message` tells of one. */
  readonly messageWithoutReading: string | undefined;

  constructor(
    status: number,
    codigo: Codigo,
    message: string,
    extra: {
      campos?: Campo[];
      retryAfterSeconds?: number;
      serie?: Partial<SeriePrevista>;
      messageWithoutReading?: string;
    } = {},
  ) {
    super(message);
    this.status = status;
    this.codigo = codigo;
    this.campos = extra.campos;
    this.retryAfterSeconds = extra.retryAfterSeconds;
    this.serie = extra.serie;
    this.messageWithoutReading = extra.messageWithoutReading;
  }
}

export interface Campo {
  campo: string;
  mensaje: string;
}

export const sinSesion = (message = 'Sesión no válida') =>
  new AppError(401, 'SESION_NO_VALIDA', message);
export const sinPermiso = () =>
  new AppError(403, 'SIN_PERMISO', 'Esta cuenta no tiene permiso para hacer esto');
export const sinAlcance = (alcance: string | undefined) =>
  new AppError(
    403,
    'SIN_ALCANCE',
    alcance
      ? `Esta llave no tiene el permiso ${alcance}`
      : 'Esto lo hacen solo personas: ninguna llave lo permite',
  );
export const rutaInexistente = () =>
  new AppError(404, 'RUTA_INEXISTENTE', 'No existe esa dirección');
export const jsonInvalido = () =>
  new AppError(400, 'JSON_INVALIDO', 'El cuerpo de la petición no es un JSON válido');
export const peticionInvalida = () =>
  new AppError(400, 'PETICION_INVALIDA', 'La petición no es válida');
export const cambioMientrasTanto = () =>
  new AppError(
    412,
    'CAMBIO_MIENTRAS_TANTO',
    'Alguien hizo otro cambio mientras tanto: no se guardó nada',
  );
export const cuerpoDemasiadoGrande = () =>
  new AppError(413, 'CUERPO_DEMASIADO_GRANDE', 'La petición es demasiado grande');
export const tipoNoAdmitido = () =>
  new AppError(415, 'TIPO_NO_ADMITIDO', 'El contenido debe enviarse como application/json');
export const codificacionNoAdmitida = () =>
  new AppError(415, 'CODIFICACION_NO_ADMITIDA', 'El contenido debe enviarse sin comprimir');
export const demasiadosALaVez = () =>
  new AppError(
    429,
    'DEMASIADOS_INTENTOS',
    'Hay demasiados pedidos a la vez. Intenta de nuevo en unos segundos.',
    { retryAfterSeconds: 5 },
  );
export const baseNoDisponible = () =>
  new AppError(
    503,
    'BASE_NO_DISPONIBLE',
    'El sistema no está disponible en este momento. Intenta de nuevo en unos segundos.',
    { retryAfterSeconds: 2 },
  );
export const sistemaOcupado = (
  message = 'En este momento hay mucha gente a la vez. Inténtalo de nuevo en unos segundos.',
) => new AppError(503, 'SISTEMA_OCUPADO', message, { retryAfterSeconds: 2 });
export const sinEscritura = (
  message = 'Por ahora no se pueden guardar cambios. Intenta de nuevo en unos minutos.',
) => new AppError(503, 'BASE_SIN_ESCRITURA', message, { retryAfterSeconds: 30 });
export const errorInterno = () =>
  new AppError(500, 'ERROR_INTERNO', 'Ocurrió un error inesperado. Intenta de nuevo.');

export function datosInvalidos(campos: [Campo, ...Campo[]]): AppError {
  return new AppError(400, 'DATOS_INVALIDOS', campos[0].mensaje, { campos });
}
