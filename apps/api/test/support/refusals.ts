import { RespuestaDeError } from '@remanso/contract/error.contract';
import { expect } from 'vitest';
import type { Answer } from './client.ts';

/**
 * Returns a short form of an answer for comparisons. A refusal becomes its status, its code and the
 * names of its fields (`'409 SIN_CUPO'`, `'400 DATOS_INVALIDOS notas'`); a success becomes its
 * status and body.
 */
export function outcome({ status, body }: Answer): string | [number, unknown] {
  const { success, data } = RespuestaDeError.safeParse(body);
  if (status < 400 || !success) return [status, body];
  const campos = data.campos?.map(({ campo }) => campo).join(', ');
  return [status, data.codigo, campos].filter((part) => part !== undefined).join(' ');
}

/** Returns the message of a refusal, as a person reads it. */
export function told({ body }: Answer): string {
  return RespuestaDeError.parse(body).message;
}

const ENGLISH =
  /\b(invalid|expected|must|should|unexpected|required|not found|bad|request|failed)\b/i;

/**
 * Expects that an answer is not a 5xx, and that a refusal has the form of rules §2.2 and a message
 * written for people.
 */
export function expectCivil(answer: Answer, about: string): void {
  expect([about, ...problemsOf(answer)]).toEqual([about]);
}

/** Lists what is wrong with a refusal; the list is empty for a success. */
export function problemsOf({ status, headers, body }: Answer): string[] {
  if (status < 400) return [];
  const { success, data } = RespuestaDeError.safeParse(body);
  if (status >= 500 || !success) return [`answered ${status} ${JSON.stringify(body)}`];
  const { message, error, codigo, campos, fechas, total, sello, ...others } = data;
  // A refused series says what it would be now.
  const ofSeries = [fechas, total, sello].filter((each) => each !== undefined).length;
  const rules = {
    'it is not sent as JSON': headers.get('content-type') === 'application/json; charset=utf-8',
    'message and error differ': message === error,
    'the text is not for a person': /\S \S/.test(message) && !ENGLISH.test(message),
    'the code is not stable': /^[A-Z]+(_[A-Z]+)*$/.test(codigo),
    'only a 400 has campos': campos === undefined || status === 400,
    'the message is not the first field’s': !campos || campos[0]?.mensaje === message,
    'it tells more than it should':
      Object.keys(others).length === 0 &&
      Object.keys(body as object).length === 3 + ofSeries + (campos ? 1 : 0),
  };
  return Object.entries(rules).flatMap(([problem, kept]) => (kept ? [] : [problem]));
}
