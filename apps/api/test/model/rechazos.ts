/*
 * Every refusal that the model expects, worded from the specification and the rules, not from the server.
 */

export interface Rechazo {
  status: number;
  body: {
    message: string;
    error: string;
    codigo: string;
    campos?: { campo: string; mensaje: string }[];
  };
}

export function rechazo(status: number, codigo: string, message: string): Rechazo {
  return { status, body: { message, error: message, codigo } };
}

function campoInvalido(campo: string, mensaje: string): Rechazo {
  const { body } = rechazo(400, 'DATOS_INVALIDOS', mensaje);
  return { status: 400, body: { ...body, campos: [{ campo, mensaje }] } };
}

export const SIN_SESION = rechazo(401, 'SESION_NO_VALIDA', 'Sesión no válida');

export const FRANJA_INEXISTENTE = rechazo(404, 'FRANJA_INEXISTENTE', 'No existe ese turno');
export const FRANJA_COMENZADA = rechazo(409, 'FRANJA_COMENZADA', 'Ese turno ya comenzó');
export const FRANJA_BLOQUEADA = rechazo(
  409,
  'FRANJA_BLOQUEADA',
  'Ese turno está bloqueado y no se puede reservar',
);
export const fueraDeVentana = (dias: number) =>
  rechazo(
    409,
    'FUERA_DE_VENTANA',
    `Solo puedes reservar desde hoy hasta dentro de ${dias} ${dias === 1 ? 'día' : 'días'}`,
  );
export const PERSONAS_FUERA_DE_RANGO = campoInvalido(
  'acompaniantes',
  'Se puede reservar para 1 a 4 personas',
);
export const sinCupo = (libres: number) => rechazo(409, 'SIN_CUPO', textoSinCupo(libres));
/** The holder hears that the booking is their own; the desk, whose it is. */
export const reservaRepetida = (deQuien?: { nombre: string; apellido: string }) =>
  rechazo(
    409,
    'RESERVA_REPETIDA',
    deQuien
      ? `${deQuien.nombre} ${deQuien.apellido} ya tiene una reserva activa en este turno`
      : 'Ya tienes una reserva activa en este turno',
  );
export const CLAVE_REUTILIZADA = rechazo(
  409,
  'CLAVE_REUTILIZADA',
  'Esa clave Idempotency-Key ya se usó con otra petición',
);

function textoSinCupo(libres: number): string {
  if (libres === 0) return 'No hay cupos disponibles para este horario';
  const cuantos = libres === 1 ? '1 cupo disponible' : `${libres} cupos disponibles`;
  return `Solo hay ${cuantos} para este horario`;
}

export const RESERVA_INEXISTENTE = rechazo(404, 'RESERVA_INEXISTENTE', 'No existe esa reserva');
export const YA_CANCELADA = rechazo(409, 'RESERVA_YA_CANCELADA', 'La reserva ya está cancelada');
export const COMPLETADA = rechazo(
  409,
  'RESERVA_COMPLETADA',
  'Una reserva completada no se puede cancelar',
);
export const fueraDelLimite = (horas: number) =>
  rechazo(409, 'FUERA_DEL_LIMITE', `Solo puedes cancelar hasta ${horas} horas antes del turno`);
export const TURNO_COMENZADO = rechazo(
  409,
  'TURNO_COMENZADO',
  'No se puede cancelar un turno que ya comenzó',
);
export const PENDIENTE_COMENZADA = rechazo(
  409,
  'TURNO_COMENZADO',
  'No se puede dejar pendiente un turno que ya comenzó',
);
export const RESERVA_INACTIVA = rechazo(
  409,
  'RESERVA_INACTIVA',
  'Solo se puede cambiar una reserva activa',
);
export const transicionImposible = (desde: string, hacia: string) =>
  rechazo(
    409,
    'TRANSICION_IMPOSIBLE',
    `Una reserva ${desde.toLowerCase()} no puede pasar a ${hacia.toLowerCase()}`,
  );
export const TURNO_SIN_COMENZAR = rechazo(
  409,
  'TURNO_SIN_COMENZAR',
  'No se puede completar una reserva antes de que empiece su turno',
);

export const FRANJA_RETIRADA = rechazo(
  409,
  'FRANJA_RETIRADA',
  'El turno de esa reserva ya no existe',
);

export const ASIENTO_INEXISTENTE = rechazo(404, 'ASIENTO_INEXISTENTE', 'No existe ese asiento');
export const ASIENTO_DEL_TITULAR = rechazo(
  409,
  'ASIENTO_DEL_TITULAR',
  'No se puede quitar al titular: hay que cancelar la reserva y hacer una nueva',
);
export const RESERVA_LLENA = rechazo(
  409,
  'RESERVA_LLENA',
  'Una reserva es para 4 personas como máximo',
);

export const FRANJA_SUPERPUESTA = rechazo(
  409,
  'FRANJA_SUPERPUESTA',
  'Ya existe un turno en ese horario',
);
export const FRANJA_PASADA = rechazo(
  409,
  'FRANJA_PASADA',
  'No se puede crear o mover un turno al pasado',
);
export const FIN_ANTES_DE_INICIO = campoInvalido(
  'fin',
  'La hora de fin debe ser posterior a la hora de inicio',
);
export const FRANJA_DE_DOS_DIAS = campoInvalido(
  'fin',
  'Un turno debe empezar y terminar el mismo día',
);
export const HORARIO_CON_RESERVAS = rechazo(
  409,
  'HORARIO_CON_RESERVAS',
  'No se puede cambiar el horario de un turno que tiene reservas activas',
);
export const capacidadBajoOcupacion = (personas: number) =>
  rechazo(
    409,
    'CAPACIDAD_BAJO_OCUPACION',
    `La capacidad no puede ser menor que las ${personas} personas que ya reservaron`,
  );
export const FRANJA_YA_BLOQUEADA = rechazo(
  409,
  'FRANJA_YA_BLOQUEADA',
  'El turno ya está bloqueado',
);
export const FRANJA_COMPLETA = rechazo(
  409,
  'FRANJA_COMPLETA',
  'No se puede bloquear un turno completo',
);
export const FRANJA_NO_BLOQUEADA = rechazo(
  409,
  'FRANJA_NO_BLOQUEADA',
  'El turno no está bloqueado',
);
export const FRANJA_BAJO_BLOQUEO = rechazo(
  409,
  'FRANJA_BAJO_BLOQUEO',
  'El turno está dentro de un bloqueo: hay que eliminar el bloqueo',
);
export const FRANJA_FUERA_DEL_PLAN = rechazo(
  409,
  'FRANJA_FUERA_DEL_PLAN',
  'El centro no abre en ese horario: el turno se libera cuando cambian el horario o la excepción que lo cierran',
);
export const EDITAR_FUERA_DEL_PLAN = rechazo(
  409,
  'FRANJA_FUERA_DEL_PLAN',
  'El centro no abre en ese horario y el turno solo queda por sus reservas: se pueden mover o cancelar',
);
export const ELIMINAR_PASADA = rechazo(
  409,
  'FRANJA_PASADA',
  'No se puede eliminar un turno que ya pasó',
);
export const ELIMINAR_CON_RESERVAS = rechazo(
  409,
  'FRANJA_CON_RESERVAS',
  'No se puede eliminar un turno que tiene reservas activas',
);
export const ELIMINAR_BLOQUEADA = rechazo(
  409,
  'FRANJA_BLOQUEADA',
  'No se puede eliminar un turno bloqueado',
);
export const PERIODO_INVERTIDO = campoInvalido(
  'hasta',
  'El período debe terminar después de empezar',
);

export const EXCEPCION_INEXISTENTE = rechazo(
  404,
  'EXCEPCION_INEXISTENTE',
  'No existe esa excepción',
);
export const FERIADO_REPETIDO = rechazo(409, 'FERIADO_REPETIDO', 'Ya hay un feriado en esa fecha');
export const OVERRIDE_REPETIDO = rechazo(
  409,
  'OVERRIDE_REPETIDO',
  'Ya hay horarios especiales para esa fecha',
);

export const CLIENTE_NO_ENCONTRADO = rechazo(404, 'CLIENTE_NO_ENCONTRADO', 'No existe ese cliente');
export const CLIENTE_NO_RESERVABLE = rechazo(
  409,
  'CLIENTE_NO_RESERVABLE',
  'Solo se puede reservar para un cliente activo',
);
export const CON_RESERVAS_ACTIVAS = rechazo(
  409,
  'CON_RESERVAS_ACTIVAS',
  'No se puede eliminar un cliente con reservas activas',
);
export const EMAIL_EN_USO = rechazo(409, 'EMAIL_EN_USO', 'Ya existe una cuenta con ese email');
