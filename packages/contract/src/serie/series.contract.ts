import * as z from 'zod/mini';
import { esFecha } from '../calendario.ts';
import { ConClave, IdDeRuta, fecha, idEnCuerpo } from '../campo/campos.ts';
import { texto } from '../campo/campos-de-texto.ts';
import { endpoint } from '../endpoint.ts';
import { Espera } from '../espera/esperas.contract.ts';
import { NuevaReserva, Reserva } from '../reserva/reservas.contract.ts';
import { SeriePrevista } from './series-previstas.contract.ts';
import { CADA, DECISIONES, VECES } from './series.rules.ts';

/*
 * The calls about a turno fijo (rules §22).
 */

const CADA_CUANTO = 'Un turno fijo es cada semana (1) o cada dos semanas (2)';
const CUANTAS_VECES = `Un turno fijo es de ${VECES.minimo} a ${VECES.maximo} veces`;

/** The people of a series, its hour, how often and how many times. The first franja is a date of it. */
const TerminosDeSerie = z.extend(
  z.pick(NuevaReserva, { clienteId: true, franjaId: true, acompaniantes: true }),
  {
    cada: z
      .int(CADA_CUANTO)
      .check(z.minimum(CADA.minimo, CADA_CUANTO), z.maximum(CADA.maximo, CADA_CUANTO)),
    veces: z
      .int(CUANTAS_VECES)
      .check(z.minimum(VECES.minimo, CUANTAS_VECES), z.maximum(VECES.maximo, CUANTAS_VECES)),
    /** The abono that pays for all dates. */
    abonoVendidoId: z.optional(idEnCuerpo('El abono no es válido')),
  },
);

const DECISION = 'Cada decisión es el número de un turno, OMITIR o ESPERAR';
const DECISIONES_POR_FECHA = 'Las decisiones son una por fecha, de las fechas del turno fijo';
const FALTA_SELLO = 'Falta el sello de lo previsto';

export const NuevaSerie = z.extend(TerminosDeSerie, {
  /** The `sello` of the preview that the person has seen. */
  sello: z.string(FALTA_SELLO).check(z.minLength(1, FALTA_SELLO), z.maxLength(100, FALTA_SELLO)),
  /** The decision about each date, by its `fecha`. A LIBRE date without a decision is booked. */
  decisiones: z._default(
    z
      .record(
        z.string(),
        z.union([idEnCuerpo(DECISION), z.enum(DECISIONES, DECISION)], DECISION),
        DECISIONES_POR_FECHA,
      )
      .check(
        z.refine((decisiones) => {
          const fechas = Object.keys(decisiones);
          return fechas.length <= VECES.maximo && fechas.every(esFecha);
        }, DECISIONES_POR_FECHA),
      ),
    {},
  ),
});

/** A series with its bookings, the earliest first, whatever has become of each. */
export const Serie = z.object({
  id: z.int(),
  /** The momento of the first date as it was asked for. */
  inicio: z.string(),
  /** The weeks from one date to the next. */
  cada: z.int(),
  veces: z.int(),
  personas: z.int(),
  /** The client; null once the person was erased. */
  cliente: z.nullable(z.object({ id: z.int(), nombre: z.string(), apellido: z.string() })),
  creadaEn: z.string(),
  reservas: z.array(Reserva),
});
export type Serie = z.output<typeof Serie>;

export const previsualizarSerie = endpoint({
  id: 'previsualizarSerie',
  method: 'POST',
  path: '/series/prevista',
  access: 'session',
  alcance: 'reservas:leer',
  tag: 'series',
  summary: 'Qué sería cada fecha de un turno fijo y a dónde puede ir; no cambia nada',
  body: TerminosDeSerie,
  status: 200,
  response: SeriePrevista,
  errors: [403, 404, 409, 429],
});

export const crearSerie = endpoint({
  id: 'crearSerie',
  method: 'POST',
  path: '/series',
  access: 'session',
  alcance: 'reservas:escribir',
  tag: 'series',
  summary: 'Reservar el mismo turno cada semana o cada dos: todas las fechas, o ninguna',
  headers: ConClave,
  body: NuevaSerie,
  status: 201,
  response: z.object({
    id: z.int(),
    /** The bookings that were made, the earliest first. */
    reservas: z.array(Reserva),
    /** The dates that were left out. */
    omitidas: z.array(z.string()),
    /** The entries in the waiting lists, the earliest first. */
    esperas: z.array(Espera),
  }),
  errors: [403, 404, 409, 429],
});

export const misSeries = endpoint({
  id: 'misSeries',
  method: 'GET',
  path: '/series/mias',
  access: 'session',
  tag: 'series',
  summary: 'Los turnos fijos propios con alguna fecha de hoy en adelante',
  status: 200,
  response: z.object({ series: z.array(Serie) }),
});

export const obtenerSerie = endpoint({
  id: 'obtenerSerie',
  method: 'GET',
  path: '/series/{id}',
  access: 'session',
  alcance: 'reservas:leer',
  tag: 'series',
  summary: 'Un turno fijo con sus reservas, propio o de cualquiera para el mostrador',
  params: IdDeRuta,
  status: 200,
  response: Serie,
  errors: [404],
});

export const cancelarSerie = endpoint({
  id: 'cancelarSerie',
  method: 'POST',
  path: '/series/{id}/cancelar',
  access: 'session',
  alcance: 'reservas:escribir',
  tag: 'series',
  summary: 'Cancelar las reservas de un turno fijo desde un día, cada una por su propio límite',
  params: IdDeRuta,
  body: z.object({
    /** The first day whose booking is cancelled. */
    desde: fecha,
    motivo: z.nullish(texto({ nombre: 'El motivo', max: 200 })),
  }),
  status: 200,
  response: z.object({
    canceladas: z.int(),
    /** The bookings from `desde` on that could not be cancelled any more. */
    quedan: z.array(z.object({ fecha: z.string(), motivo: z.string() })),
  }),
  errors: [404, 429],
});
