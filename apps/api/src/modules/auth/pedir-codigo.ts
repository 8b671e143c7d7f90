import { momentoEnZona } from '@remanso/contract/calendario';
import type { pedirCodigo as pedido } from '@remanso/contract/persona/codigos.contract';
import type { RequestOf, ResultOf } from '@remanso/contract/endpoint';
import { inTransaction } from '../../database/transaction.ts';
import type { Dependencies } from '../../dependencies.ts';
import { guardarCodigo, VALIDEZ_DE_CODIGO_MS } from './codigos.repository.ts';

const ENVIADO = 'Enviamos un mensaje a ese email con el código de 6 números para entrar';

/**
 * Asks for a code to enter by. Throws 429 when the network or the e-mail has asked for too many, or
 * when the network's line is full. The account is looked up only when the letter is written, so that
 * this takes the same time for known and unknown e-mails. The code ends the one before at once, and
 * counts from now on, not from when its letter is sent. The turn that it is to confirm is looked up
 * with the account.
 */
export function pedirCodigo(
  {
    db,
    clock,
    limits,
    codeLine,
    avisar,
  }: Pick<Dependencies, 'db' | 'clock' | 'limits' | 'codeLine' | 'avisar'>,
  { email, turno, ip }: RequestOf<typeof pedido>['body'] & { ip: string },
): Promise<ResultOf<typeof pedido>> {
  return codeLine(ip, async () => {
    await limits.codeFromNetwork.take(ip);
    await limits.codeToEmail.take(email);
    await inTransaction(db, async (tx) => {
      const numero = await guardarCodigo(tx, email, clock.instant(VALIDEZ_DE_CODIGO_MS));
      await avisar(tx, { tipo: 'codigo', para: email, datos: { numero, ...(turno && { turno }) } });
    });
    const venceEn = momentoEnZona(clock.epoch() + VALIDEZ_DE_CODIGO_MS, clock.timeZone);
    return { message: ENVIADO, venceEn };
  });
}
