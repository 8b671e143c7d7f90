import { registrarMovimiento } from '@remanso/contract/caja/caja.contract';
import type { ResultOf } from '@remanso/contract/endpoint';
import { registrarPago } from '@remanso/contract/caja/pagos.contract';
import { crearReserva } from '@remanso/contract/reserva/reservas.contract';

/** The calls whose answers are kept for whoever asks again with the same key. */
const LLAMADAS = { crearReserva, registrarPago, registrarMovimiento };

export type Llamada = keyof typeof LLAMADAS;
export type RespuestaDe<L extends Llamada> = ResultOf<(typeof LLAMADAS)[L]>;

interface Sobre {
  personaId?: number | null | undefined;
  reservaId?: number;
}

const SOBRE: { readonly [L in Llamada]: (respuesta: RespuestaDe<L>) => Sobre } = {
  // A client's own answers are erased with their account.
  crearReserva: (reserva) => ('cliente' in reserva ? { personaId: reserva.cliente?.id } : {}),
  registrarPago: ({ pago }) => ({ reservaId: pago.reservaId }),
  registrarMovimiento: () => ({}),
};

/** Returns whom or which booking an answer tells of, by which it is erased with them. */
export function sobreQueEs<L extends Llamada>(llamada: L, respuesta: RespuestaDe<L>): Sobre {
  return SOBRE[llamada](respuesta);
}

/** Reads a kept answer; undefined where a version whose answers were others has written it. */
export function leerRespuesta<L extends Llamada>(
  llamada: L,
  guardada: unknown,
): RespuestaDe<L> | undefined {
  return LLAMADAS[llamada].response.safeParse(guardada).data as RespuestaDe<L> | undefined;
}
