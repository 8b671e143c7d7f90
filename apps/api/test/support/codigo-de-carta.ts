import { pedirCodigo } from '@remanso/contract/persona/codigos.contract';
import { expect } from 'vitest';
import { sentMails } from './sent-mails.ts';
import type { TestApp } from './test-app.ts';

/** Asks for a code and returns the six digits with which the subject of its letter begins. */
export async function codigoPara(app: TestApp, email: string): Promise<string> {
  expect((await app.call(pedirCodigo, { body: { email } })).status).toBe(202);
  const mails = await sentMails(app);
  const carta = mails.findLast(({ to }) => to === email);
  return /^\d{6}(?= )/.exec(carta?.subject ?? '')?.[0] ?? '';
}

/** Returns six digits that are not those of the code. */
export const otroQue = (codigo: string): string =>
  String((Number(codigo) + 1) % 1_000_000).padStart(6, '0');
