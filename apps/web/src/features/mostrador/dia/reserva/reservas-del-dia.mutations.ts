import type { Franja } from '@remanso/contract/franja/franjas.contract';
import type { Sexo } from '@remanso/contract/franja/franjas.rules';
import type { ReservaDelMostrador } from '@remanso/contract/reserva/reservas.contract';
import {
  cancelar,
  deshacer,
  mover,
  quitarAcompaniante,
} from '../../../../entities/reserva/reservas.mutations.ts';
import { llamar } from '../../../../lib/api/api.ts';
import { useCambioDelDia } from '../franja/franjas.mutations.ts';

export const ERROR_AL_BORRAR = 'Error al eliminar la reserva';
export const ERROR_AL_CONFIRMAR = 'Error al confirmar la reserva';
export const ERROR_AL_RESTAURAR = 'Error al restaurar la reserva';
export const ERROR_AL_CORREGIR = 'Error al guardar la corrección';
export const ERROR_AL_SUMAR = 'Error al agregar el acompañante';

export function useCancelarReserva() {
  return useCambioDelDia(cancelar);
}

export function useDeshacerCambio() {
  return useCambioDelDia(deshacer);
}

/** Confirms a pending booking, or restores a cancelled booking as confirmed. */
export function useConfirmarReserva() {
  return useCambioDelDia((id: number) =>
    llamar('PATCH /reservas/{id}/estado', {
      params: { id },
      query: { nuevoEstado: 'CONFIRMADA' },
      siFalla: ERROR_AL_CONFIRMAR,
    }),
  );
}

interface NotasCorregidas {
  id: number;
  notas: string;
  notasDeAntes: string;
}

export function useCorregirNotas() {
  return useCambioDelDia(({ id, ...body }: NotasCorregidas) =>
    llamar('PUT /reservas/{id}', { params: { id }, body, siFalla: ERROR_AL_CORREGIR }),
  );
}

interface ParticipanteCorregido {
  asientoId: number;
  nombre: string;
  sexo?: Sexo;
}

export function useCorregirParticipante() {
  return useCambioDelDia(({ asientoId, ...body }: ParticipanteCorregido) =>
    llamar('PUT /asientos/{id}', { params: { id: asientoId }, body, siFalla: ERROR_AL_CORREGIR }),
  );
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
  sexo?: Sexo;
}

export function useAgregarAcompaniante() {
  return useCambioDelDia((body: NuevoAcompaniante) =>
    llamar('POST /asientos', { body, siFalla: ERROR_AL_SUMAR }),
  );
}

interface Movida {
  reserva: ReservaDelMostrador;
  hacia: Franja;
}

export function useMoverReserva(alMover: (hacia: Franja) => void) {
  return useCambioDelDia(
    ({ reserva, hacia }: Movida) => mover(reserva, hacia.id),
    (_movida, { hacia }) => alMover(hacia),
  );
}
