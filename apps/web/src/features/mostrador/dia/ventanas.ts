import type { ReservaDelMostrador } from '@remanso/contract/reserva/reservas.contract';

/** A window over the day, or over the details of a franja, and what it is about. */
export type VentanaDelDia =
  | { que: 'agregar' }
  | { que: 'retomar' }
  | { que: 'reservar'; franjaId: number | null }
  | { que: 'detalles'; franjaId: number }
  | { que: 'bloquear' | 'editar'; franjaId: number }
  | { que: 'cuenta'; franjaId: number; reservaId: number }
  | {
      que: 'editarReserva' | 'moverReserva';
      /** The booking as it was when the window was opened. */
      reserva: ReservaDelMostrador;
    };

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
