import * as z from 'zod/mini';
import { IdDeRuta, enumSinMayusculas, idDeRuta, idEnCuerpo } from '../campo/campos.ts';
import { endpoint } from '../endpoint.ts';
import { Mensaje } from '../error.contract.ts';
import { ReservaDelMostrador } from './reservas.contract.ts';

/*
 * The messages that the desk sends people by WhatsApp, by hand (rules §12.7).
 */

/** A turn of tomorrow, one that the desk has moved, one that will not be held, one without its seña. */
export const TIPOS_DE_RECADO = ['RECORDATORIO', 'CAMBIO', 'CIERRE', 'SENIA'] as const;
export type TipoDeRecado = (typeof TIPOS_DE_RECADO)[number];

export const Recado = z.object({
  tipo: z.enum(TIPOS_DE_RECADO),
  reserva: ReservaDelMostrador,
  /** The momento at which the person believes that the turn is; null unless the desk moved it. */
  antes: z.nullable(z.string()),
  /** Why the turn will not be held; null where nobody gave a reason, and of other kinds. */
  motivo: z.nullable(z.string()),
  /** The person who has told it and when, a momento; null where nobody has. */
  hecho: z.nullable(
    z.object({
      /** Null once that account was erased. */
      por: z.nullable(z.object({ id: z.int(), nombre: z.string(), apellido: z.string() })),
      en: z.string(),
    }),
  ),
});
export type Recado = z.output<typeof Recado>;

export const listarRecados = endpoint({
  id: 'listarRecados',
  method: 'GET',
  path: '/recados',
  access: 'mostrador',
  tag: 'avisos',
  summary: 'A quién avisar por WhatsApp: mañana, lo movido, lo que no se da, lo que espera la seña',
  status: 200,
  response: z.object({
    /** The day of the reminders. */
    manana: z.string(),
    recados: z.array(Recado),
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
  /** The franja that the person was told of; where the booking has left it, 409. */
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
