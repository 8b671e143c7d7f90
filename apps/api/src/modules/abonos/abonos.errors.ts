import { mayuscula } from '@remanso/contract/mayuscula.rules';
import { nombreDeFecha } from '@remanso/contract/calendario';
import { formatearPesos } from '@remanso/contract/dinero';
import { quedanLugares } from '@remanso/contract/franja/franjas.rules';
import { AppError } from '../../platform/errors.ts';

export const abonoInexistente = () => new AppError(404, 'ABONO_INEXISTENTE', 'No existe ese abono');
export const abonoRetirado = (nombre: string) =>
  new AppError(409, 'ABONO_RETIRADO', `El abono ${nombre} ya no se vende`);

const quedan = (lugares: number) => `${mayuscula(quedanLugares(lugares))} en el abono`;

export const abonoInsuficiente = (quedanLibres: number, personas: number) =>
  new AppError(
    409,
    'ABONO_INSUFICIENTE',
    `${quedan(quedanLibres)}, y la reserva es para ${personas} ${personas === 1 ? 'persona' : 'personas'}`,
  );
/** The refusal of one more companion in a booking that an abono pays. */
export const sinLugarEnElAbono = () =>
  new AppError(409, 'ABONO_INSUFICIENTE', `${quedan(0)}: hace falta uno más`);
export const abonoVencido = (vence: string) =>
  new AppError(409, 'ABONO_VENCIDO', `El abono venció el ${nombreDeFecha(vence)}`);
export const abonoAnulado = () =>
  new AppError(409, 'ABONO_VENCIDO', 'El abono se anuló: ya no se puede usar');
export const abonoVenceAntes = (vence: string) =>
  new AppError(
    409,
    'ABONO_VENCE_ANTES',
    `El abono vence el ${nombreDeFecha(vence)}, antes de ese turno`,
  );
/** `dias` names the days on which the abono can be used. */
export const abonoDeOtroDia = (dias: string) =>
  new AppError(409, 'ABONO_OTRO_DIA', `El abono sirve solo los días: ${dias}`);
export const abonoImpago = (saldo: number) =>
  new AppError(
    409,
    'ABONO_IMPAGO',
    `Del abono se deben ${formatearPesos(saldo)}: el centro puede reservar con él`,
  );

export const abonoYaAnulado = () =>
  new AppError(409, 'ABONO_YA_ANULADO', 'El abono ya está anulado');
export const finAnterior = (vence: string) =>
  new AppError(
    409,
    'FIN_ANTERIOR',
    `El abono vence el ${nombreDeFecha(vence)}: el nuevo fin no puede ser anterior`,
  );
export const devolucionDeAbonoExcedida = (hasta: number) =>
  new AppError(
    409,
    'DEVOLUCION_EXCEDIDA',
    `De este abono se pueden devolver hasta ${formatearPesos(hasta)}`,
  );
export const pagoDeAbonoExcedido = (debido: number) =>
  new AppError(
    409,
    'PAGO_EXCEDIDO',
    debido === 0
      ? `No se debe nada de este abono (${formatearPesos(0)})`
      : `De este abono se deben ${formatearPesos(debido)}: no se puede cobrar más`,
  );
