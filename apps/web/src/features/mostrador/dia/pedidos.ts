import type { ReservaDelMostrador } from '@remanso/contract/reservas.contract';

/** The desk's request about a franja, from its card or from its details. */
export type PedidoSobreFranja =
  | { que: 'detalles' | 'reservar' | 'bloquear' | 'editar'; franjaId: number }
  | { que: 'cuenta'; franjaId: number; reservaId: number };

/** The window that is open over the day, besides the details. */
export type Ventana =
  | { que: 'agregar' }
  | { que: 'reservar'; franjaId: null }
  | { que: 'retomar' }
  | PedidoSobreFranja;

export interface PedidoSobreReserva {
  que: 'editar' | 'mover';
  /** The booking as it was when it was asked for. */
  reserva: ReservaDelMostrador;
}

/** The result of a change of a booking, made or not, with the way to tell its client. */
export interface CambioHecho {
  /** Absent where the change was made. */
  tono?: 'aviso';
  texto: string;
  /** The WhatsApp link to the client; null where the number is not one that WhatsApp knows. */
  enlace: string | null;
  nombre: string;
  /** The booking, where the change can be undone. */
  reserva?: ReservaDelMostrador;
  /** The date of the booking, where it is no longer the day on screen. */
  otroDia?: string;
}
