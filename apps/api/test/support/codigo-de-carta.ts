import { pedirCodigo } from '@remanso/contract/persona/codigos.contract';
import { expect } from 'vitest';
import { inTransaction } from '../../src/database/transaction.ts';
import { guardarCodigo, VALIDEZ_DE_CODIGO_MS } from '../../src/modules/auth/codigos.repository.ts';
import { sentMails } from './sent-mails.ts';
import type { TestApp } from './test-app.ts';

/** Asks for a code and returns the six digits with which the subject of its letter begins. */
export async function codigoPara(app: TestApp, email: string): Promise<string> {
  expect((await app.call(pedirCodigo, { body: { email } })).status).toBe(202);
  const mails = await sentMails(app);
  const carta = mails.findLast(({ to }) => to === email);
  return /^\d{6}(?= )/.exec(carta?.subject ?? '')?.[0] ?? '';
}

/** Makes a code for an e-mail as a request does, without a letter. Returns its digits. */
export async function guardarUnCodigo(
  { database: { db }, dependencies: { codeDigits }, clock }: TestApp,
  email: string,
): Promise<string> {
  const venceEn = clock.instant(VALIDEZ_DE_CODIGO_MS);
  await inTransaction(db, (tx) => guardarCodigo(tx, email, venceEn));
  const { semilla } = await db
    .selectFrom('codigos')
    .select('semilla')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return codeDigits(email, semilla);
}

/** Returns six digits that are not those of the code. */
export const otroQue = (codigo: string): string =>
  String((Number(codigo) + 1) % 1_000_000).padStart(6, '0');
