import { lugaresOfrecidosA } from '@remanso/contract/espera/ofertas.rules';
import { mensajeSinCupo } from '@remanso/contract/franja/franjas.rules';
import { AppError, datosInvalidos } from '../../platform/errors.ts';

export const franjaInexistente = () =>
  new AppError(404, 'FRANJA_INEXISTENTE', 'No existe ese turno');
export const franjaComenzada = () => new AppError(409, 'FRANJA_COMENZADA', 'Ese turno ya comenzó');
export const franjaBloqueada = () =>
  new AppError(409, 'FRANJA_BLOQUEADA', 'Ese turno está bloqueado y no se puede reservar');
export const sinCupo = (libres: number) => new AppError(409, 'SIN_CUPO', mensajeSinCupo(libres));
export const lugaresOfrecidos = (quienes: readonly string[], lugares: number) =>
  new AppError(409, 'SIN_CUPO', lugaresOfrecidosA(quienes, lugares), {
    messageWithoutReading: 'Los lugares libres de ese turno están ofrecidos a quienes esperan',
  });
export const periodoInvertido = () =>
  datosInvalidos([{ campo: 'hasta', mensaje: 'El período debe terminar después de empezar' }]);
export const periodoDemasiadoLargo = (dias: number) =>
  datosInvalidos([{ campo: 'hasta', mensaje: `El período no puede tener más de ${dias} días` }]);
export const franjaSuperpuesta = () =>
  new AppError(409, 'FRANJA_SUPERPUESTA', 'Ya existe un turno en ese horario');
export const franjaPasada = () =>
  new AppError(409, 'FRANJA_PASADA', 'No se puede crear o mover un turno al pasado');
export const finAntesDeInicio = () =>
  datosInvalidos([
    { campo: 'fin', mensaje: 'La hora de fin debe ser posterior a la hora de inicio' },
  ]);
export const franjaDeDosDias = () =>
  datosInvalidos([{ campo: 'fin', mensaje: 'Un turno debe empezar y terminar el mismo día' }]);
export const horarioConReservas = () =>
  new AppError(
    409,
    'HORARIO_CON_RESERVAS',
    'No se puede cambiar el horario de un turno que tiene reservas activas',
  );
export const capacidadBajoOcupacion = (ocupadosTotal: number) =>
  new AppError(
    409,
    'CAPACIDAD_BAJO_OCUPACION',
    `La capacidad no puede ser menor que las ${ocupadosTotal} personas que ya reservaron`,
  );
export const franjaYaBloqueada = () =>
  new AppError(409, 'FRANJA_YA_BLOQUEADA', 'El turno ya está bloqueado');
export const franjaCompleta = () =>
  new AppError(
    409,
    'FRANJA_COMPLETA',
    'No se puede bloquear un turno completo: antes mueve o cancela una de sus reservas',
  );
export const franjaNoBloqueada = () =>
  new AppError(409, 'FRANJA_NO_BLOQUEADA', 'El turno no está bloqueado');
export const franjaBajoBloqueo = () =>
  new AppError(
    409,
    'FRANJA_BAJO_BLOQUEO',
    'El turno está dentro de un bloqueo: elimina el bloqueo',
  );
export const franjaFueraDelPlan = () =>
  new AppError(
    409,
    'FRANJA_FUERA_DEL_PLAN',
    'El centro no abre en ese horario: el turno se libera cuando cambian el horario o la excepción que lo cierran',
  );
export const editarFueraDelPlan = () =>
  new AppError(
    409,
    'FRANJA_FUERA_DEL_PLAN',
    'El centro no abre en ese horario y el turno solo queda por sus reservas: se pueden mover o cancelar',
  );
export const eliminarConReservas = () =>
  new AppError(
    409,
    'FRANJA_CON_RESERVAS',
    'No se puede eliminar un turno que tiene reservas activas',
  );
export const eliminarBloqueada = () =>
  new AppError(409, 'FRANJA_BLOQUEADA', 'No se puede eliminar un turno bloqueado');
export const eliminarPasada = () =>
  new AppError(409, 'FRANJA_PASADA', 'No se puede eliminar un turno que ya pasó');
