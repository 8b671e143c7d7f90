import type { Cliente } from '@remanso/contract/persona/clientes.contract';
import type { ReservaDelMostrador } from '@remanso/contract/reserva/reservas.contract';
import type { ComponentType } from 'react';

/** The desk's request from a client's page: a booking of theirs, opened, or a new one. */
export type PedidoDeCliente =
  | { que: 'ver'; reserva: ReservaDelMostrador }
  | { que: 'reservar'; cliente: Cliente };

export interface PropiedadesDeVentanasDeCliente {
  pedido: PedidoDeCliente;
  alCerrar: () => void;
}

/** The day's windows, which a client's page opens without knowing them. */
export type VentanasDeCliente = ComponentType<PropiedadesDeVentanasDeCliente>;
