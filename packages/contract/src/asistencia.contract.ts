import * as z from 'zod/mini';
import { IdDeRuta, idEnCuerpo } from './campos.ts';
import { endpoint } from './endpoint.ts';
import { lista } from './lista.ts';
import { ReservaDeAdmin } from './reservas.contract.ts';

const PRESENTES = 'Los presentes deben ser una lista de asientos, o nada para quitar la marca';

export const marcarAsistencia = endpoint({
  id: 'marcarAsistencia',
  method: 'PUT',
  path: '/reservas/{id}/asistencia',
  access: 'mostrador',
  tag: 'reservas',
  summary: 'Decir quiénes vinieron; los demás no vinieron, y null quita la marca',
  params: IdDeRuta,
  body: z.object({
    presentes: z.nullable(lista(idEnCuerpo('Cada presente debe ser un asiento'), PRESENTES)),
  }),
  status: 200,
  response: ReservaDeAdmin,
  errors: [404, 409],
});
