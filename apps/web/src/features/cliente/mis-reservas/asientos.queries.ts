import { eliminarAsiento } from '@remanso/contract/asientos.contract';
import { mutationOptions } from '@tanstack/react-query';
import { llamar } from '../../../lib/api.ts';
import { renovar } from '../../../entities/reserva/reservas-propias.queries.ts';

/**
 * Removes a companion by the seat's id. Throws without an id, because there is nothing to ask for (specification §5).
 */
export function quitarAcompaniante() {
  return mutationOptions({
    mutationFn: async (asientoId: number | null) => {
      if (!asientoId) throw new Error('Error: No se puede identificar el asiento a eliminar');
      const siFalla = 'Error al eliminar el acompañante';
      return llamar(eliminarAsiento, { params: { id: asientoId }, siFalla });
    },
    onSettled: (_datos, _error, _id, _previo, { client }) => renovar(client),
  });
}
