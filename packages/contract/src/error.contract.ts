import * as z from 'zod/mini';

/** The body of every answer that is not a success (rules §3). */
export const RespuestaDeError = z.object({
  message: z.string(),
  error: z.string(),
  codigo: z.string(),
  campos: z.optional(z.array(z.object({ campo: z.string(), mensaje: z.string() }))),
});
export type RespuestaDeError = z.output<typeof RespuestaDeError>;

export const Mensaje = z.object({ message: z.string() });
export const Existe = z.object({ exists: z.boolean() });
