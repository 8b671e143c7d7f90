import { pagarAbono, venderAbono } from '@remanso/contract/abono/abonos.contract';
import { registrarMovimiento } from '@remanso/contract/caja/caja.contract';
import type { ResultOf } from '@remanso/contract/endpoint';
import { registrarPago } from '@remanso/contract/caja/pagos.contract';
import { crearSerie } from '@remanso/contract/serie/series.contract';
import { crearReserva } from '@remanso/contract/reserva/reservas.contract';

/**
 * The calls whose answers are stored, so that a repeated request with the same key gets the same
 * answer.
 */
const LLAMADAS = {
  crearReserva,
  crearSerie,
  registrarPago,
  registrarMovimiento,
  venderAbono,
  pagarAbono,
};

export type Llamada = keyof typeof LLAMADAS;
export type RespuestaDe<L extends Llamada> = ResultOf<(typeof LLAMADAS)[L]>;

interface Sobre {
  personaId?: number | null | undefined;
  reservaId?: number | undefined;
}

const SOBRE: { readonly [L in Llamada]: (respuesta: RespuestaDe<L>) => Sobre } = {
  // A client's own answers need no id of a person: they are deleted with the client's account.
  crearReserva: (reserva) => ('cliente' in reserva ? { personaId: reserva.cliente?.id } : {}),
  crearSerie: ({ reservas: [una] }) =>
    una && 'cliente' in una ? { personaId: una.cliente?.id } : {},
  registrarPago: ({ pago }) => ({ reservaId: pago.reservaId ?? undefined }),
  registrarMovimiento: () => ({}),
  venderAbono: ({ cliente }) => ({ personaId: cliente?.id }),
  pagarAbono: () => ({}),
};

/**
 * Returns the id of the person or the booking that an answer is about. By this id the answer is
 * deleted when the person is erased.
 */
export function sobreQueEs<L extends Llamada>(llamada: L, respuesta: RespuestaDe<L>): Sobre {
  return SOBRE[llamada](respuesta);
}

/**
 * Reads a stored answer. Returns undefined where another version of the product wrote it in a shape
 * that this version does not know.
 */
export function leerRespuesta<L extends Llamada>(
  llamada: L,
  guardada: unknown,
): RespuestaDe<L> | undefined {
  return LLAMADAS[llamada].response.safeParse(guardada).data as RespuestaDe<L> | undefined;
}
