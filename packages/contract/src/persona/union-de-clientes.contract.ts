import * as z from 'zod/mini';
import { IdDeRuta, idDeRuta, idEnCuerpo } from '../campo/campos.ts';
import { Cliente } from './clientes.contract.ts';
import { endpoint } from '../endpoint.ts';
import { estadoPedido } from './usuarios.contract.ts';

/*
 * Two accounts of one person become one: what it would do, and doing it.
 */

/** The effect of joining two clients; `queda` is the client as they are afterwards. */
export const UnionDeClientes = z.object({
  queda: Cliente,
  /** The account that is erased, as it was; what differs from `queda` is lost with it. */
  seBorra: Cliente,
  /** The number of bookings that pass to the client who stays, with their payments. */
  reservas: z.int(),
});
export type UnionDeClientes = z.output<typeof UnionDeClientes>;

export const previsualizarUnion = endpoint({
  id: 'previsualizarUnion',
  method: 'GET',
  path: '/clientes/{id}/unir',
  access: 'admin',
  tag: 'clientes',
  summary: 'Qué haría unir a un cliente con otro, sin hacerlo',
  params: IdDeRuta,
  query: z.object({ con: idDeRuta }),
  status: 200,
  response: UnionDeClientes,
  errors: [404, 409],
});

export const unirClientes = endpoint({
  id: 'unirClientes',
  method: 'POST',
  path: '/clientes/{id}/unir',
  access: 'admin',
  tag: 'clientes',
  summary:
    'Unir a un cliente con otro: las reservas y la nota pasan a este, y la otra cuenta se borra',
  params: IdDeRuta,
  body: z.object({
    con: idEnCuerpo('Falta con qué cliente se une'),
    /** The state of the account that stays; it must be said where the two differ in it. */
    estado: z.optional(estadoPedido),
  }),
  status: 200,
  response: z.extend(UnionDeClientes, { message: z.string() }),
  errors: [404, 409],
});
