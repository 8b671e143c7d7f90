import * as z from 'zod/mini';
import { IdDeRuta, idDeRuta, idEnCuerpo } from '../campo/campos.ts';
import { Cliente } from './clientes.contract.ts';
import { endpoint } from '../endpoint.ts';
import { estadoPedido } from './usuarios.contract.ts';

/*
 * The calls that make two accounts of one person one: a preview, and the union itself.
 */

/**
 * The effect of joining two clients. `queda` is the client who stays, as they are after the union.
 */
export const UnionDeClientes = z.object({
  queda: Cliente,
  /**
   * The account that is erased, as the account was before the union. Its data that differ from
   * `queda` are lost.
   */
  seBorra: Cliente,
  /** The number of bookings that pass, with their payments, to the client who stays. */
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
    /**
     * The estado of the account that stays. Required where the two accounts differ in their estado.
     */
    estado: z.optional(estadoPedido),
  }),
  status: 200,
  response: z.extend(UnionDeClientes, { message: z.string() }),
  errors: [404, 409],
});
