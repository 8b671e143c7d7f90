import { agregarAsiento, eliminarAsiento } from '@remanso/contract/asientos.contract';
import type { Franja } from '@remanso/contract/franjas.contract';
import type { Sexo } from '@remanso/contract/franjas.rules';
import {
  actualizarReserva,
  calcularPrecioDeReserva,
  cancelarReserva,
  eliminarReserva,
} from '@remanso/contract/reservas.contract';
import { queryOptions } from '@tanstack/react-query';
import { llamar } from '../../../lib/api.ts';
import { useCambioDelDia } from './franjas.queries.ts';

export const ERROR_AL_CANCELAR = 'Error al cancelar la reserva';
export const ERROR_AL_BORRAR = 'Error al eliminar la reserva';
export const ERROR_AL_QUITAR = 'Error al eliminar el acompañante';
export const ERROR_AL_SUMAR = 'Error al agregar el acompañante';
export const ERROR_AL_MOVER = 'Error al mover la reserva';

export const CLAVE_DE_PRECIO = ['precio'] as const;

/** The price by the current table, from which a booking is priced anew. */
export function precioPara(personas: number) {
  return queryOptions({
    queryKey: [...CLAVE_DE_PRECIO, personas],
    queryFn: ({ signal }) =>
      llamar(calcularPrecioDeReserva, {
        query: { cantidadPersonas: personas },
        siFalla: 'Error al calcular precio',
        signal,
      }),
  });
}

export function useCancelarReserva() {
  return useCambioDelDia((id: number) =>
    llamar(cancelarReserva, { params: { id }, siFalla: ERROR_AL_CANCELAR }),
  );
}

export function useEliminarReserva() {
  return useCambioDelDia((id: number) =>
    llamar(eliminarReserva, { params: { id }, siFalla: ERROR_AL_BORRAR }),
  );
}

/**
 * Removes a companion by the seat's id. Throws without an id, because there is nothing to ask for (specification §5).
 */
export function useQuitarAcompaniante() {
  return useCambioDelDia(async (asientoId: number) => {
    if (!asientoId) throw new Error('Error: No se puede identificar el asiento a eliminar');
    return llamar(eliminarAsiento, { params: { id: asientoId }, siFalla: ERROR_AL_QUITAR });
  });
}

interface NuevoAcompaniante {
  reservaId: number;
  nombre: string;
  sexo: Sexo;
}

export function useAgregarAcompaniante() {
  return useCambioDelDia((body: NuevoAcompaniante) =>
    llamar(agregarAsiento, { body, siFalla: ERROR_AL_SUMAR }),
  );
}

interface Movida {
  id: number;
  hacia: Franja;
}

export function useMoverReserva(alMover: (hacia: Franja) => void) {
  return useCambioDelDia(
    ({ id, hacia }: Movida) =>
      llamar(actualizarReserva, {
        params: { id },
        body: { franjaId: hacia.id },
        siFalla: ERROR_AL_MOVER,
      }),
    (_movida, { hacia }) => alMover(hacia),
  );
}
