import * as z from 'zod/mini';
import {
  CabeceraDeTotal,
  IdDeRuta,
  camposDePagina,
  fecha,
  paginacion,
  paginacionDeListado,
} from '../campo/campos.ts';
import { endpoint } from '../endpoint.ts';
import { Espera } from '../espera/esperas.contract.ts';
import {
  Alternativas,
  Reserva,
  ReservaDelMostrador,
  estadoSinMayusculas,
} from './reservas.contract.ts';
import { CUANDO, RESERVAS_POR_PAGINA } from './reservas.rules.ts';

/*
 * The calls that read bookings: a client's own bookings, a single booking, and the desk's lists.
 */

export const misReservas = endpoint({
  id: 'misReservas',
  method: 'GET',
  path: '/reservas/mias',
  access: 'session',
  tag: 'reservas',
  summary: 'Las reservas propias: las próximas, las anteriores, o todas, la más nueva primero',
  query: z.object({
    ...paginacion(RESERVAS_POR_PAGINA),
    estado: z.optional(estadoSinMayusculas),
    cuando: z.optional(z.enum(CUANDO, 'El cuando debe ser proximas o anteriores')),
  }),
  status: 200,
  response: z.object({ reservas: z.array(Reserva), ...camposDePagina }),
});

export const resumenDeMisReservas = endpoint({
  id: 'resumenDeMisReservas',
  method: 'GET',
  path: '/reservas/mias/resumen',
  access: 'session',
  tag: 'reservas',
  summary: 'El próximo turno, lo que espera su seña, lo que uno espera y las cuentas propias',
  status: 200,
  response: z.object({
    proxima: z.nullable(Reserva),
    /** The bookings that wait for their seña, the one with the earliest `vence` first. */
    esperanSenia: z.array(Reserva),
    /**
     * The answer of `GET /esperas/mias`, so that a screen shows offers without a second request.
     */
    esperas: z.array(Espera),
    estadisticas: z.object({
      total: z.int(),
      activas: z.int(),
      completadas: z.int(),
      esteMes: z.int(),
      totalGastado: z.int(),
    }),
  }),
});

const IDS = /^0*[1-9]\d{0,14}(,0*[1-9]\d{0,14}){0,199}$/;
const NO_SON_RESERVAS = 'Las reservas deben ser de 1 a 200 números separados por comas';

export const alternativasDeReservas = endpoint({
  id: 'alternativasDeReservas',
  method: 'GET',
  path: '/reservas/alternativas',
  access: 'mostrador',
  alcance: 'reservas:leer',
  tag: 'reservas',
  summary: 'A qué franja se podría mover cada una de unas reservas activas y por venir',
  query: z.object({
    ...paginacionDeListado,
    reservas: z.pipe(
      z
        .string(NO_SON_RESERVAS)
        .check(z.regex(IDS, NO_SON_RESERVAS), z.meta({ examples: ['1,2,3'] })),
      z.transform((valor) => valor.split(',').map(Number)),
    ),
  }),
  status: 200,
  response: Alternativas,
  responseHeaders: CabeceraDeTotal,
});

export const listarReservas = endpoint({
  id: 'listarReservas',
  method: 'GET',
  path: '/reservas/todas',
  access: 'mostrador',
  alcance: 'reservas:leer',
  tag: 'reservas',
  summary: 'Todas las reservas, la más nueva primero',
  query: z.object(paginacion(20)),
  status: 200,
  response: z.object({ reservas: z.array(ReservaDelMostrador), ...camposDePagina }),
});

export const obtenerReserva = endpoint({
  id: 'obtenerReserva',
  method: 'GET',
  path: '/reservas/{id}',
  access: 'session',
  alcance: 'reservas:leer',
  tag: 'reservas',
  summary: 'Una reserva, propia o de cualquiera para un administrador',
  params: IdDeRuta,
  status: 200,
  response: Reserva,
  errors: [404],
});

export const listarReservasPorEstado = endpoint({
  id: 'listarReservasPorEstado',
  method: 'GET',
  path: '/reservas/estado/{estado}',
  access: 'mostrador',
  alcance: 'reservas:leer',
  tag: 'reservas',
  summary: 'Las reservas que están en un estado, la más nueva primero',
  params: z.object({ estado: estadoSinMayusculas }),
  query: z.object(paginacionDeListado),
  status: 200,
  response: z.array(ReservaDelMostrador),
  responseHeaders: CabeceraDeTotal,
});

export const listarReservasDeFranja = endpoint({
  id: 'listarReservasDeFranja',
  method: 'GET',
  path: '/reservas/franja/{id}',
  access: 'mostrador',
  alcance: 'reservas:leer',
  tag: 'reservas',
  summary: 'Las reservas de una franja, también las canceladas',
  params: IdDeRuta,
  query: z.object(paginacionDeListado),
  status: 200,
  response: z.array(ReservaDelMostrador),
  responseHeaders: CabeceraDeTotal,
  errors: [404],
});

export const listarReservasPorFecha = endpoint({
  id: 'listarReservasPorFecha',
  method: 'GET',
  path: '/reservas/por-fecha',
  access: 'mostrador',
  alcance: 'reservas:leer',
  tag: 'reservas',
  summary: 'Las reservas de un día, en el orden de sus franjas',
  query: z.object({ fecha, ...paginacionDeListado }),
  status: 200,
  response: z.array(ReservaDelMostrador),
  responseHeaders: CabeceraDeTotal,
});
