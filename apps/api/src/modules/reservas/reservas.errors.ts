import { nombreDeMomento } from '@remanso/contract/calendario';
import { formatearPesos } from '@remanso/contract/dinero';
import {
  FALTAN_NOMBRES,
  PERSONAS_FUERA_DE_RANGO,
  YA_TIENE_RESERVA,
} from '@remanso/contract/reserva/reservas.rules';
import { AppError, datosInvalidos } from '../../platform/errors.ts';

export const reservaInexistente = () =>
  new AppError(404, 'RESERVA_INEXISTENTE', 'No existe esa reserva');
export const fueraDeVentana = (dias: number) =>
  new AppError(
    409,
    'FUERA_DE_VENTANA',
    `Solo puedes reservar desde hoy hasta dentro de ${dias} ${dias === 1 ? 'día' : 'días'}`,
  );
export const personasFueraDeRango = () =>
  datosInvalidos([{ campo: 'acompaniantes', mensaje: PERSONAS_FUERA_DE_RANGO }]);
/** `ordenes` are the indexes (from 0) of the companions without a name. */
export const faltanNombres = (ordenes: readonly number[]) => {
  const campo = (orden: number) => ({
    campo: `acompaniantes.${orden}.nombre`,
    mensaje: FALTAN_NOMBRES,
  });
  const [primero = 0, ...demas] = ordenes;
  return datosInvalidos([campo(primero), ...demas.map(campo)]);
};
/**
 * The refusal of a second booking in a franja. The desk is told the name of the holder, `deQuien`.
 * A client, for whom `deQuien` is undefined, is told that the earlier booking is their own (rules
 * §8.4).
 */
export const reservaRepetida = (deQuien: string | undefined) =>
  new AppError(
    409,
    'RESERVA_REPETIDA',
    deQuien === undefined
      ? YA_TIENE_RESERVA
      : `${deQuien} ya tiene una reserva activa en este turno`,
    { messageWithoutReading: 'Ya hay una reserva activa de ese cliente en este turno' },
  );
export const limiteDeReservas = (maximo: number) =>
  new AppError(
    409,
    'LIMITE_DE_RESERVAS',
    maximo === 1
      ? 'Llegaste al máximo de 1 reserva por venir. Para hacer otra, cancélala o espera a que pase.'
      : `Llegaste al máximo de ${maximo} reservas por venir. Para hacer otra, cancela una o espera a que pase.`,
  );
export const precioCambiado = (precio: number) =>
  new AppError(
    409,
    'PRECIO_CAMBIO',
    `El precio cambió: ahora son ${formatearPesos(precio)}. No se reservó nada.`,
  );
export const reservaYaCancelada = () =>
  new AppError(409, 'RESERVA_YA_CANCELADA', 'La reserva ya está cancelada');
export const reservaCompletada = () =>
  new AppError(409, 'RESERVA_COMPLETADA', 'Una reserva completada no se puede cancelar');
export const reservaComenzada = (que: 'cancelar' | 'cambiar' | 'compartir') =>
  new AppError(409, 'TURNO_COMENZADO', `No se puede ${que} un turno que ya comenzó`);
export const pendienteComenzada = () =>
  new AppError(409, 'TURNO_COMENZADO', 'No se puede dejar pendiente un turno que ya comenzó');
export const fueraDelLimite = (horas: number, que: 'cancelar' | 'cambiar') =>
  new AppError(
    409,
    'FUERA_DEL_LIMITE',
    que === 'cancelar'
      ? `Solo puedes cancelar hasta ${horas} horas antes del turno`
      : `Puedes cambiar el turno hasta ${horas} ${horas === 1 ? 'hora' : 'horas'} antes`,
  );
export const reservaInactiva = () =>
  new AppError(409, 'RESERVA_INACTIVA', 'Solo puedes cambiar una reserva activa');
export const reservaConPagos = () =>
  new AppError(
    409,
    'RESERVA_CON_PAGOS',
    'No se puede eliminar una reserva con pagos: anúlalos antes, o cancela la reserva',
  );
export const reservaMovida = (inicio: string) =>
  new AppError(
    409,
    'RESERVA_MOVIDA',
    `Mientras tanto esa reserva pasó al ${nombreDeMomento(inicio)}: no se movió nada.`,
    { messageWithoutReading: 'Mientras tanto esa reserva pasó a otro turno: no se movió nada.' },
  );
export const notasCambiadas = () =>
  new AppError(
    409,
    'NOTAS_CAMBIADAS',
    'Mientras tanto otra persona cambió las notas: no se guardó nada.',
  );
export const transicionImposible = (desde: string, hacia: string) =>
  new AppError(
    409,
    'TRANSICION_IMPOSIBLE',
    `Una reserva ${desde.toLowerCase()} no puede pasar a ${hacia.toLowerCase()}`,
  );
export const nadaQueDeshacer = () =>
  new AppError(409, 'NADA_QUE_DESHACER', 'Ya no hay un cambio reciente que deshacer');
export const reservaSinComenzar = () =>
  new AppError(
    409,
    'TURNO_SIN_COMENZAR',
    'No se puede completar una reserva antes de que empiece su turno',
  );
export const franjaRetirada = () =>
  new AppError(409, 'FRANJA_RETIRADA', 'El turno de esa reserva ya no existe');
