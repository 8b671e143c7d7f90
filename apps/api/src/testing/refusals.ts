import type { Answer } from './test-app.ts';

/** Status and whole body of a refusal, to compare with `[status, body]` (decisions §3). */
export function refusal(status: number, codigo: string, message: string) {
  return [status, { message, error: message, codigo }];
}

/** The same for a 400 that names one field. */
export function invalid(campo: string, mensaje: string) {
  const body = { message: mensaje, error: mensaje, codigo: 'DATOS_INVALIDOS' };
  return [400, { ...body, campos: [{ campo, mensaje }] }];
}

export function outcome({ status, body }: Answer) {
  return [status, body];
}
