import * as z from 'zod/mini';
import { CabeceraDeTotal, IdDeRuta, paginacionDeListado } from '../campo/campos.ts';
import { PrecioConAhorro } from '../centro/config.contract.ts';
import { endpoint } from '../endpoint.ts';
import { Mensaje } from '../error.contract.ts';
import { NuevaListaDePrecios } from './listas-de-precios.forms.ts';

/*
 * The lists of prices, each of which counts from a day (`desde`) on (rules §10.6). The calls of
 * this file leave out the first list, which belongs to the configuration and has no day.
 */

export const ListaDePrecios = z.object({
  id: z.int(),
  desde: z.string(),
  /** True for the list that counts today. */
  enVigor: z.boolean(),
  preciosPorCapacidad: z.array(PrecioConAhorro),
});
export type ListaDePrecios = z.output<typeof ListaDePrecios>;

/** The active bookings on the days for which a new list of prices would count. */
export const ReservadoConOtraLista = z.object({
  reservas: z.int(),
  /** The sum of the prices of these bookings, in pesos. A new list does not change their prices. */
  reservado: z.int(),
  /** The sum in pesos that these bookings would cost by the new list. */
  conLaLista: z.int(),
});
export type ReservadoConOtraLista = z.output<typeof ReservadoConOtraLista>;

export const listarListasDePrecios = endpoint({
  id: 'listarListasDePrecios',
  method: 'GET',
  path: '/listas-de-precios',
  access: 'admin',
  tag: 'listas-de-precios',
  summary: 'Las listas de precios con fecha, en el orden de sus días',
  query: z.object(paginacionDeListado),
  status: 200,
  response: z.array(ListaDePrecios),
  responseHeaders: CabeceraDeTotal,
});

export const crearListaDePrecios = endpoint({
  id: 'crearListaDePrecios',
  method: 'POST',
  path: '/listas-de-precios',
  access: 'admin',
  tag: 'listas-de-precios',
  summary: 'Cambiar los precios desde un día por venir; lo ya reservado no cambia',
  body: NuevaListaDePrecios,
  status: 201,
  response: ListaDePrecios,
  errors: [409],
});

export const previsualizarListaDePrecios = endpoint({
  id: 'previsualizarListaDePrecios',
  method: 'POST',
  path: '/listas-de-precios/previsualizar',
  access: 'admin',
  tag: 'listas-de-precios',
  summary: 'Qué hay ya reservado, a otro precio, en los días de una lista; no cambia nada',
  body: NuevaListaDePrecios,
  status: 200,
  response: ReservadoConOtraLista,
});

export const eliminarListaDePrecios = endpoint({
  id: 'eliminarListaDePrecios',
  method: 'DELETE',
  path: '/listas-de-precios/{id}',
  access: 'admin',
  tag: 'listas-de-precios',
  summary: 'Quitar una lista que todavía no rige',
  params: IdDeRuta,
  status: 200,
  response: Mensaje,
  errors: [404, 409],
});
