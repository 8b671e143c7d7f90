/** What the desk asked for about one franja, from its card or from its details. */
export interface PedidoSobreFranja {
  que: 'detalles' | 'reservar' | 'bloquear' | 'editar';
  franjaId: number;
}

/** What is open over the day, beside the details. */
export type Ventana = { que: 'agregar' } | { que: 'reservar'; franjaId: null } | PedidoSobreFranja;

export interface PedidoSobreReserva {
  que: 'editar' | 'mover';
  reservaId: number;
}

/** What was just done to a booking, and the way to tell its client. */
export interface Hecho {
  texto: string;
  /** To WhatsApp; null where the number is none of theirs. */
  enlace: string | null;
  nombre: string;
  /** Where the booking is now, when that is another day than the one on screen. */
  otroDia?: string;
}
