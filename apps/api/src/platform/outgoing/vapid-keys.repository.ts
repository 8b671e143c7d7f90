import type { Executor } from '../../database/transaction.ts';

/** The pair of keys by which push services know the centre (RFC 8292), as base64url. */
export interface VapidKeys {
  publica: string;
  privada: string;
}

/**
 * Creates the function that reads the keys from the database, and makes them where there are none
 * yet. The keys are kept for ever: a browser's subscription is good for one pair of keys only.
 */
export function createReadVapidKeys(db: Executor): () => Promise<VapidKeys> {
  const read = () =>
    db.selectFrom('claves_de_envio').select(['publica', 'privada']).executeTakeFirst();
  return async () => {
    const kept = await read();
    if (kept) return kept;
    // The library is imported where it is used, because most centres start without any subscription.
    const { default: webPush } = await import('web-push');
    const { publicKey: publica, privateKey: privada } = webPush.generateVAPIDKeys();
    // Of two instances that begin at once, one makes the keys and both use them.
    await db
      .insertInto('claves_de_envio')
      .values({ publica, privada })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
    return (await read()) ?? { publica, privada };
  };
}
