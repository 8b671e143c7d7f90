import * as z from 'zod/mini';

/**
 * The codes of refusals, for programs; `message` is for people (rules §3). A code never changes its
 * meaning.
 */
export const CODIGOS = [
  'ASIENTO_DEL_TITULAR',
  'ASIENTO_INEXISTENTE',
  'AVISO_INEXISTENTE',
  'AVISO_NO_FALLIDO',
  'BASE_NO_DISPONIBLE',
  'BASE_SIN_ESCRITURA',
  'CAMBIO_MIENTRAS_TANTO',
  'CAPACIDAD_BAJO_OCUPACION',
  'CLAVE_REUTILIZADA',
  'CLIENTE_INACTIVO',
  'CLIENTE_NO_ENCONTRADO',
  'CLIENTE_NO_RESERVABLE',
  'CODIFICACION_NO_ADMITIDA',
  'CONFIG_EXISTENTE',
  'CONFIG_INEXISTENTE',
  'CONFLICTO',
  'CON_RESERVAS_ACTIVAS',
  'CREDENCIALES_INCORRECTAS',
  'CUENTA_DESACTIVADA',
  'CUERPO_DEMASIADO_GRANDE',
  'DATOS_INVALIDOS',
  'DEMASIADOS_INTENTOS',
  'EMAIL_EN_USO',
  'ENLACE_INVALIDO',
  'ERROR_INTERNO',
  'EXCEPCION_INEXISTENTE',
  'FERIADO_REPETIDO',
  'FRANJA_BAJO_BLOQUEO',
  'FRANJA_BLOQUEADA',
  'FRANJA_COMENZADA',
  'FRANJA_COMPLETA',
  'FRANJA_CON_RESERVAS',
  'FRANJA_FUERA_DEL_PLAN',
  'FRANJA_INEXISTENTE',
  'FRANJA_NO_BLOQUEADA',
  'FRANJA_PASADA',
  'FRANJA_RETIRADA',
  'FRANJA_SUPERPUESTA',
  'FRANJA_YA_BLOQUEADA',
  'FUERA_DEL_LIMITE',
  'FUERA_DE_VENTANA',
  'HORARIOS_EXISTENTES',
  'HORARIOS_INEXISTENTES',
  'HORARIO_CON_RESERVAS',
  'JSON_INVALIDO',
  'LIMITE_DE_RESERVAS',
  'NADA_QUE_DESHACER',
  'OVERRIDE_REPETIDO',
  'PETICION_INVALIDA',
  'PRECIO_CAMBIO',
  'RESERVA_COMPLETADA',
  'RESERVA_INACTIVA',
  'RESERVA_INEXISTENTE',
  'RESERVA_LLENA',
  'RESERVA_MOVIDA',
  'RESERVA_REPETIDA',
  'RESERVA_YA_CANCELADA',
  'RUTA_INEXISTENTE',
  'SESION_NO_VALIDA',
  'SIN_CONFIGURACION',
  'SIN_CUPO',
  'SIN_PERMISO',
  'TIPO_NO_ADMITIDO',
  'TRANSICION_IMPOSIBLE',
  'TURNO_COMENZADO',
  'TURNO_SIN_COMENZAR',
  'ULTIMO_ADMINISTRADOR',
  'USUARIO_INEXISTENTE',
] as const;
export type Codigo = (typeof CODIGOS)[number];

/** The body of every answer that is not a success (rules §3). */
export const RespuestaDeError = z.object({
  message: z.string(),
  error: z.string(),
  codigo: z.enum(CODIGOS),
  campos: z.optional(z.array(z.object({ campo: z.string(), mensaje: z.string() }))),
});
export type RespuestaDeError = z.output<typeof RespuestaDeError>;

export const Mensaje = z.object({ message: z.string() });
export const Existe = z.object({ exists: z.boolean() });
