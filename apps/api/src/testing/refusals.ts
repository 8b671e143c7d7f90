import { RespuestaDeError } from '@remanso/contract/error.contract';
import { expect } from 'vitest';
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

/** Never a 5xx, and whatever is no success has the one shape of decisions §3, in words made for a person. */
export function expectCivil({ status, body, headers }: Answer, about: string): void {
  expect(status, about).toBeLessThan(500);
  if (status < 400) return;
  expect(headers.get('content-type'), about).toContain('application/json');
  const { message, error, codigo, campos, ...others } = RespuestaDeError.parse(body);
  expect({ ...others, error, known: Object.keys(body).length }, about).toEqual({
    error: message,
    known: campos ? 4 : 3,
  });
  expect(message, about).toMatch(/^[\p{Lu}¡¿].*[\p{L}\d.)]$/su);
  expect(codigo, about).toMatch(/^[A-Z]+(_[A-Z]+)*$/);
  expect(campos === undefined || (status === 400 && campos[0]?.mensaje === message), about).toBe(
    true,
  );
}
