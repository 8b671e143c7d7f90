import type { Franja } from '@remanso/contract/franjas.contract';
import type { Sexo } from '@remanso/contract/franjas.rules';
import {
  cancelar,
  mover,
  quitarAcompaniante,
} from '../../../entities/reserva/reservas.mutations.ts';
import { llamar } from '../../../lib/api.ts';
import { useCambioDelDia } from './franjas.mutations.ts';

export const ERROR_AL_BORRAR = 'Error al eliminar la reserva';
export const ERROR_AL_SUMAR = 'Error al agregar el acompañante';

export function useCancelarReserva() {
  return useCambioDelDia(cancelar);
}

export function useEliminarReserva() {
  return useCambioDelDia((id: number) =>
    llamar('DELETE /reservas/{id}', { params: { id }, siFalla: ERROR_AL_BORRAR }),
  );
}

export function useQuitarAcompaniante() {
  return useCambioDelDia(quitarAcompaniante);
}

interface NuevoAcompaniante {
  reservaId: number;
  nombre: string;
  sexo: Sexo;
}

export function useAgregarAcompaniante() {
  return useCambioDelDia((body: NuevoAcompaniante) =>
    llamar('POST /asientos', { body, siFalla: ERROR_AL_SUMAR }),
  );
}

interface Movida {
  id: number;
  hacia: Franja;
}

export function useMoverReserva(alMover: (hacia: Franja) => void) {
  return useCambioDelDia(
    ({ id, hacia }: Movida) => mover(id, hacia.id),
    (_movida, { hacia }) => alMover(hacia),
  );
}
