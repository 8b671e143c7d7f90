import { formatearPesos } from '@remanso/contract/dinero';
import { rechazo } from './rechazos.ts';

/*
 * The refusals that came with rules §10: too many bookings, or another price.
 */

export const limiteDeReservas = (maximo: number) =>
  rechazo(
    409,
    'LIMITE_DE_RESERVAS',
    maximo === 1
      ? 'Se llegó al máximo de 1 reserva por venir. Para hacer otra hay que cancelarla, o esperar a que pase.'
      : `Se llegó al máximo de ${maximo} reservas por venir. Para hacer otra hay que cancelar una, o esperar a que pase.`,
  );
export const precioCambiado = (precio: number) =>
  rechazo(
    409,
    'PRECIO_CAMBIO',
    `El precio cambió: ahora son ${formatearPesos(precio)}. No se reservó nada.`,
  );
export const USUARIO_INEXISTENTE = rechazo(404, 'USUARIO_INEXISTENTE', 'No existe ese usuario');
