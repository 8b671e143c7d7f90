import { RespuestaDeError } from '@remanso/contract/error.contract';
import { expect } from 'vitest';
import type { Answer } from './client.ts';

/**
 * Returns what an answer is compared by: of a refusal its status, its code and the fields that it
 * names (`'409 SIN_CUPO'`, `'400 DATOS_INVALIDOS notas'`), of a success the status and the body.
 * What a refusal says to people is compared once for each text, in the bad inputs.
 */
export function outcome({ status, body }: Answer): string | [number, unknown] {
  const { success, data } = RespuestaDeError.safeParse(body);
  if (status < 400 || !success) return [status, body];
  const campos = data.campos?.map(({ campo }) => campo).join(', ');
  return [status, data.codigo, campos].filter((part) => part !== undefined).join(' ');
}

/** Returns the sentence that a refusal says. */
export function told({ body }: Answer): string {
  return RespuestaDeError.parse(body).message;
}

const ENGLISH =
  /\b(invalid|expected|must|should|unexpected|required|not found|bad|request|failed)\b/i;

/**
 * Expects that an answer is no 5xx, and that a refusal has the one shape of rules §2.2, in words made
 * for a person.
 */
export function expectCivil(answer: Answer, about: string): void {
  expect([about, ...problemsOf(answer)]).toEqual([about]);
}

/** Returns what is wrong with an answer if it is a refusal. */
export function problemsOf({ status, headers, body }: Answer): string[] {
  if (status < 400) return [];
  const { success, data } = RespuestaDeError.safeParse(body);
  if (status >= 500 || !success) return [`answered ${status} ${JSON.stringify(body)}`];
  const { message, error, codigo, campos, ...others } = data;
  const rules = {
    'it is not sent as JSON': headers.get('content-type') === 'application/json; charset=utf-8',
    'message and error differ': message === error,
    'the text is not for a person': /\S \S/.test(message) && !ENGLISH.test(message),
    'the code is not stable': /^[A-Z]+(_[A-Z]+)*$/.test(codigo),
    'only a 400 has campos': campos === undefined || status === 400,
    'the message is not the first field’s': !campos || campos[0]?.mensaje === message,
    'it tells more than it should':
      Object.keys(others).length === 0 && Object.keys(body as object).length === (campos ? 4 : 3),
  };
  return Object.entries(rules).flatMap(([problem, kept]) => (kept ? [] : [problem]));
}
