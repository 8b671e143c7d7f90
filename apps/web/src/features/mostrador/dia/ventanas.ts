import type { EsperaDelMostrador } from '@remanso/contract/espera/esperas.contract';
import type { ReservaDelMostrador } from '@remanso/contract/reserva/reservas.contract';

/** A window over the day or over the details of a franja. `que` is the kind of window. */
export type VentanaDelDia =
  | { que: 'agregar' }
  | { que: 'retomar' }
  | { que: 'reservar'; franjaId: number | null }
  | { que: 'detalles'; franjaId: number }
  | { que: 'bloquear' | 'editar' | 'esperar'; franjaId: number }
  | { que: 'serie'; serieId: number }
  | { que: 'aceptarEspera'; espera: EsperaDelMostrador }
  | { que: 'cuenta'; franjaId: number; reservaId: number }
  | {
      que: 'editarReserva' | 'moverReserva' | 'repetirReserva';
      /** The booking as it was when the window was opened. */
      reserva: ReservaDelMostrador;
    };

/** The result of a change of a booking or of the waiting list, and how to tell the client. */
export interface CambioHecho {
  /** Absent where the change was made. 'aviso' where the change was not possible. */
  tono?: 'aviso';
  texto: string;
  /** The WhatsApp link to the client. Null where no chat can be opened with the client. */
  enlace: string | null;
  nombre: string;
  /** The booking, where the change can be undone. */
  reserva?: ReservaDelMostrador;
  /** The new date of the booking, where the booking has moved to another day. */
  otroDia?: string;
}
