import * as z from 'zod/mini';
import { IdDeRuta, enumSinMayusculas, fecha, idDeRuta, idEnCuerpo } from '../campo/campos.ts';
import { endpoint } from '../endpoint.ts';
import { Mensaje } from '../error.contract.ts';
import { EsperaDelMostrador } from '../espera/esperas.contract.ts';
import { ReservaDelMostrador } from './reservas.contract.ts';

/*
 * The calls about recados, the messages that the desk sends by hand by WhatsApp (rules §12.7).
 */

/**
 * The kinds of recado. RECORDATORIO: a turn of tomorrow. CAMBIO: a turn that the desk has moved.
 * CIERRE: a turn that will not be held. SENIA: a turn whose seña has not come.
 */
export const TIPOS_DE_RECADO = ['RECORDATORIO', 'CAMBIO', 'CIERRE', 'SENIA'] as const;
export type TipoDeRecado = (typeof TIPOS_DE_RECADO)[number];

/**
 * The user who has told the person (`por`), and the momento (`en`). Null where nobody has done so.
 */
const hecho = z.nullable(
  z.object({
    /** Null once the account of that user was erased. */
    por: z.nullable(z.object({ id: z.int(), nombre: z.string(), apellido: z.string() })),
    en: z.string(),
  }),
);

/** The recado of an offer to a client whom no e-mail tells of the offer (rules §16.6). */
export const RecadoDeOferta = z.object({
  tipo: z.literal('OFERTA'),
  espera: EsperaDelMostrador,
  hecho,
});
export type RecadoDeOferta = z.output<typeof RecadoDeOferta>;

export const Recado = z.object({
  tipo: z.enum(TIPOS_DE_RECADO),
  reserva: ReservaDelMostrador,
  /**
   * The momento that the person takes for the turn's; null where the desk has not moved the turn.
   */
  antes: z.nullable(z.string()),
  /**
   * The reason why the turn of a CIERRE will not be held. Null where no reason was given, and for
   * other kinds.
   */
  motivo: z.nullable(z.string()),
  hecho,
});
export type Recado = z.output<typeof Recado>;

export const listarRecados = endpoint({
  id: 'listarRecados',
  method: 'GET',
  path: '/recados',
  access: 'mostrador',
  tag: 'avisos',
  summary: 'A quién avisar por WhatsApp: mañana, lo movido, lo que no se da, lo que espera la seña',
  query: z.object({
    /** Asks for the recados of one day alone, from today to the end of the window. */
    fecha: z.optional(fecha),
  }),
  status: 200,
  response: z.object({
    manana: z.string(),
    /** The day that was asked for, or the next one with bookings. RECORDATORIO is of this day. */
    dia: z.string(),
    /** The recados of offers come first, because offers end after a short time. */
    recados: z.array(z.union([RecadoDeOferta, Recado])),
  }),
});

const RecadoDeReserva = z.extend(IdDeRuta, {
  tipo: enumSinMayusculas(TIPOS_DE_RECADO, `El tipo debe ser ${TIPOS_DE_RECADO.join(', ')}`),
});

export const marcarRecado = endpoint({
  id: 'marcarRecado',
  method: 'PUT',
  path: '/reservas/{id}/recados/{tipo}',
  access: 'mostrador',
  tag: 'avisos',
  summary: 'Dejar dicho que alguien ya avisó por WhatsApp',
  params: RecadoDeReserva,
  /**
   * The franja of which the person was told. The answer is 409 where the booking has left that
   * franja.
   */
  body: z.object({ franjaId: idEnCuerpo('El turno del aviso no es válido') }),
  status: 200,
  response: Mensaje,
  errors: [404, 409],
});

export const desmarcarRecado = endpoint({
  id: 'desmarcarRecado',
  method: 'DELETE',
  path: '/reservas/{id}/recados/{tipo}',
  access: 'mostrador',
  tag: 'avisos',
  summary: 'Sacar la marca de que alguien ya avisó',
  params: RecadoDeReserva,
  query: z.object({ franjaId: idDeRuta }),
  status: 200,
  response: Mensaje,
  errors: [404],
});

const RecadoDeEspera = z.extend(IdDeRuta, {
  tipo: enumSinMayusculas(['OFERTA'], 'El tipo debe ser OFERTA'),
});

export const marcarOferta = endpoint({
  id: 'marcarOferta',
  method: 'PUT',
  path: '/esperas/{id}/recados/{tipo}',
  access: 'mostrador',
  tag: 'avisos',
  summary: 'Dejar dicho que alguien ya avisó que hay lugares',
  params: RecadoDeEspera,
  status: 200,
  response: Mensaje,
  errors: [404, 409],
});

export const desmarcarOferta = endpoint({
  id: 'desmarcarOferta',
  method: 'DELETE',
  path: '/esperas/{id}/recados/{tipo}',
  access: 'mostrador',
  tag: 'avisos',
  summary: 'Sacar la marca de que alguien avisó que hay lugares',
  params: RecadoDeEspera,
  status: 200,
  response: Mensaje,
  errors: [404, 409],
});
