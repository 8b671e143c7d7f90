import type { Sexo } from '@remanso/contract/franja/franjas.rules';
import { FALTAN_NOMBRES } from '@remanso/contract/reserva/reservas.rules';
import type { PagoElegido } from '../../../entities/abono/pago-con-abono.view.ts';
import type { FranjaElegida } from '../../../entities/franja/franja-elegida.view.ts';
import type { Pantalla } from '../../../entities/reserva/avance/avance.ts';
import {
  CAMPO_DE_FRANJA,
  acompaniantesPara,
  campoDeNombre,
  cuerpoDeReserva,
  primeroSinNombre,
  type Acompaniante,
  type CuerpoDeReserva,
} from '../../../entities/reserva/participantes.view.ts';

/*
 * The choice of a client who books, and what the choice still lacks.
 */

export interface Eleccion extends PagoElegido {
  franja: FranjaElegida | null;
  personas: number;
  /** The holder's gender; null while somebody without a session has not chosen theirs. */
  titular: Sexo | null;
  acompaniantes: Acompaniante[];
}

export const PANTALLA_DE_CLIENTE: Pantalla<Eleccion, CuerpoDeReserva> = {
  // The form of somebody without a session asks for the gender before anything is sent.
  cuerpoDe: ({ franja, personas, titular, acompaniantes, abonoVendidoId }) =>
    franja && {
      ...cuerpoDeReserva(franja.id, titular ?? 'OTROS', acompaniantesPara(personas, acompaniantes)),
      ...(abonoVendidoId !== null && { abonoVendidoId }),
    },
  trasRechazo: 'participantes',
};

export function recordar({ id, fecha, horaInicio, horaFin }: FranjaElegida): FranjaElegida {
  return { id, fecha, horaInicio, horaFin };
}

/** A text that names what is missing, and the name of the control to focus, or null. */
interface Falta {
  texto: string;
  campo: string | null;
}

export function faltaEnElTurno(
  { franja, abonoVendidoId }: Eleccion,
  hayPrecio: boolean,
): Falta | null {
  if (!franja) return { texto: 'Por favor selecciona un horario', campo: CAMPO_DE_FRANJA };
  return hayPrecio || abonoVendidoId !== null
    ? null
    : { texto: 'Error al calcular precio', campo: null };
}

export function faltaEnLosNombres({ personas, acompaniantes }: Eleccion): Falta | null {
  const orden = primeroSinNombre(acompaniantesPara(personas, acompaniantes));
  return orden < 0 ? null : { texto: FALTAN_NOMBRES, campo: campoDeNombre(orden) };
}
