import type { Refusal } from './bad-input.ts';

export const NO_HAY_TOKEN: Refusal = [401, 'SESION_NO_VALIDA', 'No hay token'];
export const SESION_NO_VALIDA: Refusal = [401, 'SESION_NO_VALIDA', 'Sesión no válida'];
export const TOKEN_INVALIDO: Refusal = [401, 'SESION_NO_VALIDA', 'Token inválido'];
export const TOKEN_EXPIRADO: Refusal = [401, 'SESION_NO_VALIDA', 'Token expirado'];
export const SIN_PERMISO: Refusal = [403, 'SIN_PERMISO', 'No tienes permiso para hacer esto'];

export const USUARIO_INEXISTENTE: Refusal = [404, 'USUARIO_INEXISTENTE', 'No existe ese usuario'];
export const CLIENTE_INEXISTENTE: Refusal = [404, 'CLIENTE_NO_ENCONTRADO', 'No existe ese cliente'];
export const TURNO_INEXISTENTE: Refusal = [404, 'FRANJA_INEXISTENTE', 'No existe ese turno'];
export const RESERVA_INEXISTENTE: Refusal = [404, 'RESERVA_INEXISTENTE', 'No existe esa reserva'];
export const ASIENTO_INEXISTENTE: Refusal = [404, 'ASIENTO_INEXISTENTE', 'No existe ese asiento'];
export const AVISO_INEXISTENTE: Refusal = [404, 'AVISO_INEXISTENTE', 'No existe ese mensaje'];
export const EXCEPCION_INEXISTENTE: Refusal = [
  404,
  'EXCEPCION_INEXISTENTE',
  'No existe esa excepción',
];

export const CLIENTE_NO_RESERVABLE: Refusal = [
  409,
  'CLIENTE_NO_RESERVABLE',
  'Solo se puede reservar para un cliente activo',
];
export const TURNO_YA_COMENZADO: Refusal = [409, 'FRANJA_COMENZADA', 'Ese turno ya comenzó'];
export const TURNO_BLOQUEADO: Refusal = [
  409,
  'FRANJA_BLOQUEADA',
  'Ese turno está bloqueado y no se puede reservar',
];
export const SIN_CUPO: Refusal = [409, 'SIN_CUPO', 'No hay cupos disponibles para este horario'];
export const UN_CUPO: Refusal = [409, 'SIN_CUPO', 'Solo hay 1 cupo disponible para este horario'];
export const DOS_CUPOS: Refusal = [
  409,
  'SIN_CUPO',
  'Solo hay 2 cupos disponibles para este horario',
];
export const RESERVA_REPETIDA: Refusal = [
  409,
  'RESERVA_REPETIDA',
  'Ya hay una reserva activa de esa persona en este turno',
];
export const RESERVA_INACTIVA: Refusal = [
  409,
  'RESERVA_INACTIVA',
  'Solo se puede cambiar una reserva activa',
];
export const FUERA_DE_VENTANA: Refusal = [
  409,
  'FUERA_DE_VENTANA',
  'Solo puedes reservar desde hoy hasta dentro de 7 días',
];
export const FUERA_DEL_LIMITE: Refusal = [
  409,
  'FUERA_DEL_LIMITE',
  'Solo puedes cancelar hasta 6 horas antes del turno',
];
export const CANCELAR_COMENZADO: Refusal = [
  409,
  'TURNO_COMENZADO',
  'No se puede cancelar un turno que ya comenzó',
];

export const JSON_INVALIDO: Refusal = [
  400,
  'JSON_INVALIDO',
  'El cuerpo de la petición no es un JSON válido',
];

export const ID_INVALIDO = 'El identificador debe ser un número positivo';
export const FECHA_INVALIDA = 'La fecha debe existir y tener la forma AAAA-MM-DD';
export const SIN_FECHA = 'La fecha debe tener la forma AAAA-MM-DD';
export const PAGINA_INVALIDA = 'La página debe ser un número desde 0';
export const TAMANO_INVALIDO = 'El tamaño de página debe estar entre 1 y 100';
export const FIN_ANTES_DE_INICIO = 'La hora de fin debe ser posterior a la hora de inicio';
export const HORA_INICIO = 'La hora de inicio debe tener la forma HH:MM';
export const HORA_FIN = 'La hora de fin debe tener la forma HH:MM';
export const CAPACIDAD = 'La capacidad debe estar entre 1 y 10';
export const MOTIVO_LARGO = 'El motivo no puede tener más de 200 caracteres';
export const NO_ES_OBJETO = 'El cuerpo de la petición debe ser un objeto JSON';

/** Texts that PostgreSQL, or a `Date`, would take for a day. */
export const NO_SON_FECHAS = [
  '2026-02-30',
  '2027-02-29',
  '2100-02-29',
  '2026-04-31',
  '2026-13-01',
  '2026-00-10',
  '2026-10-00',
  '2026-1-1',
  '11-12-2026',
  '11/12/2026',
  '20261001',
  '2026-10-01T00:00:00',
  '0000-01-01',
  '10000-01-01',
  '-2026-10-01',
  'today',
  'tomorrow',
  'infinity',
  '-infinity',
  'epoch',
  'hoy',
  '1790812800',
  '٢٠٢٦-١٠-٠١',
];

export const NO_SON_HORAS = [
  '24:00',
  '24:30',
  '08:60',
  '8:00',
  '0800',
  '08:00:00',
  '08:00 ',
  '-1:00',
  'allballs',
  'now',
  '',
  8,
  null,
  ['08:00'],
];
