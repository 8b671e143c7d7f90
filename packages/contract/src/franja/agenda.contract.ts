import * as z from 'zod/mini';
import { fecha } from '../campo/campos.ts';
import { endpoint } from '../endpoint.ts';
import { ESTADOS_DE_FRANJA } from './franjas.rules.ts';

/** The number of seconds for which a cache may keep an answer of the agenda. */
const SEGUNDOS_DE_AGENDA = 10;

/** A franja as anybody sees it: nothing of the people in it, and no reason why it is blocked. */
export const FranjaDeAgenda = z.object({
  id: z.int(),
  inicio: z.string(),
  fin: z.string(),
  estado: z.enum(ESTADOS_DE_FRANJA),
  libres: z.int(),
});
export type FranjaDeAgenda = z.output<typeof FranjaDeAgenda>;

export const DiaDeAgenda = z.object({
  fecha: z.string(),
  /** The description of the feriado that closes the day; null on other days. */
  feriado: z.nullable(z.string()),
  franjas: z.array(FranjaDeAgenda),
});
export type DiaDeAgenda = z.output<typeof DiaDeAgenda>;

export const Agenda = z.object({
  hoy: z.string(),
  /** Every day that was asked for, of those from today to the end of the window. */
  dias: z.array(DiaDeAgenda),
});
export type Agenda = z.output<typeof Agenda>;

export const leerAgenda = endpoint({
  id: 'leerAgenda',
  method: 'GET',
  path: '/agenda',
  access: 'public',
  tag: 'agenda',
  summary: 'Los días y las horas que se pueden reservar, con los lugares que quedan',
  query: z.object({ desde: z.optional(fecha), hasta: z.optional(fecha) }),
  status: 200,
  response: Agenda,
  shared: { maxAgeSeconds: SEGUNDOS_DE_AGENDA },
  errors: [404],
});

/** The price of a franja for a number of people, on a day. `ahorro` is saved in all, in pesos. */
export const PrecioDeAgenda = z.object({
  personas: z.int(),
  precio: z.int(),
  precioPorPersona: z.int(),
  ahorro: z.int(),
});
export type PrecioDeAgenda = z.output<typeof PrecioDeAgenda>;

/** The terms of a booking, which one should know before making it. */
const Condiciones = z.object({
  limiteCancelHoras: z.int(),
  /** The percentage of the price that is transferred beforehand; 0 where no seña is asked for. */
  seniaPorcentaje: z.int(),
  seniaHoras: z.int(),
});
export type Condiciones = z.output<typeof Condiciones>;

export const PreciosDeAgenda = z.object({
  fecha: z.string(),
  precios: z.array(PrecioDeAgenda),
  /** Absent before the first configuration. */
  condiciones: z.optional(Condiciones),
});
export type PreciosDeAgenda = z.output<typeof PreciosDeAgenda>;

export const leerPreciosDeAgenda = endpoint({
  id: 'leerPreciosDeAgenda',
  method: 'GET',
  path: '/agenda/precios',
  access: 'public',
  tag: 'agenda',
  summary: 'Cuánto cuesta un turno de ese día, según cuántas personas vengan',
  query: z.object({ fecha }),
  status: 200,
  response: PreciosDeAgenda,
  shared: { maxAgeSeconds: SEGUNDOS_DE_AGENDA },
  errors: [404],
});
