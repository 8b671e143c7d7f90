import type { Cliente } from '@remanso/contract/persona/clientes.contract';
import type { ReservaDelMostrador } from '@remanso/contract/reserva/reservas.contract';
import type { ComponentType } from 'react';

/**
 * The request of the desk on a client's page: to see a booking of the client, or to make a new
 * booking.
 */
export type PedidoDeCliente =
  | { que: 'ver'; reserva: ReservaDelMostrador }
  | { que: 'reservar'; cliente: Cliente };

export interface PropiedadesDeVentanasDeCliente {
  pedido: PedidoDeCliente;
  alCerrar: () => void;
}

/**
 * The windows of the day's screen. A client's page receives this component as a property and does
 * not import it.
 */
export type VentanasDeCliente = ComponentType<PropiedadesDeVentanasDeCliente>;
