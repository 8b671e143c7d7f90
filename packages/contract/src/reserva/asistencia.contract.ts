import * as z from 'zod/mini';
import { IdDeRuta, idEnCuerpo } from '../campo/campos.ts';
import { MAXIMO_DE_TARDE } from './asistencia.rules.ts';
import { endpoint } from '../endpoint.ts';
import { lista } from '../campo/lista.ts';
import { ReservaDelMostrador } from './reservas.contract.ts';

const PRESENTES = 'Los presentes deben ser una lista de asientos, o nada para quitar la marca';
const TARDE = `Los minutos de retraso deben ser un número entero de 1 a ${MAXIMO_DE_TARDE}`;

export const marcarAsistencia = endpoint({
  id: 'marcarAsistencia',
  method: 'PUT',
  path: '/reservas/{id}/asistencia',
  access: 'mostrador',
  alcance: 'reservas:escribir',
  tag: 'reservas',
  summary: 'Decir quiénes vinieron; los demás no vinieron, y null quita la marca',
  params: IdDeRuta,
  body: z.object({
    presentes: z.nullable(lista(idEnCuerpo('Cada presente debe ser un asiento'), PRESENTES)),
    /**
     * By how many minutes the people in `presentes` were late. Left out or null where all were in
     * time.
     */
    tarde: z.nullish(z.int(TARDE).check(z.minimum(1, TARDE), z.maximum(MAXIMO_DE_TARDE, TARDE))),
  }),
  status: 200,
  response: ReservaDelMostrador,
  errors: [404, 409],
});
