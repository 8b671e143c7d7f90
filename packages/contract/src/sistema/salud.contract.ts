import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';

/**
 * The kinds of alert. `RELOJ`: the server's clock cannot be believed. `DISCO`: less than 5 % of the
 * server's disk is left. `TRABAJO`: a job of the day has been failing for an hour. `CORREO`: a
 * letter has waited for an hour. `RESPALDO`: there has been no backup for two days. `WEBHOOK`: another
 * program is told nothing more, because it has failed a hundred times in a row.
 */
export const CODIGOS_DE_ALERTA = [
  'RELOJ',
  'DISCO',
  'TRABAJO',
  'CORREO',
  'RESPALDO',
  'WEBHOOK',
] as const;
export type CodigoDeAlerta = (typeof CODIGOS_DE_ALERTA)[number];

/** A problem that somebody should see to, although the system goes on. */
const Alerta = z.object({
  codigo: z.enum(CODIGOS_DE_ALERTA),
  mensaje: z.string(),
  /** A momento, in the centre's civil time. */
  desde: z.string(),
});
export type Alerta = z.output<typeof Alerta>;

export const salud = endpoint({
  id: 'salud',
  method: 'GET',
  path: '/salud',
  access: 'public',
  tag: 'salud',
  summary: 'Si el sistema puede atender: el servidor y su base de datos',
  status: 200,
  response: z.object({
    estado: z.literal('ok'),
    base: z.literal('ok'),
    motor: z.enum(['integrado', 'servidor']),
    version: z.string(),
    alertas: z.array(Alerta),
  }),
  errors: [503],
});

export const saludVivo = endpoint({
  id: 'saludVivo',
  method: 'GET',
  path: '/salud/vivo',
  access: 'public',
  tag: 'salud',
  summary: 'Si el proceso responde, aunque su base de datos no esté',
  status: 200,
  response: z.object({ estado: z.literal('ok') }),
});
