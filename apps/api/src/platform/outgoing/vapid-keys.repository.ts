import type { Executor } from '../../database/transaction.ts';

/** The pair of keys by which push services know the centre (RFC 8292), as base64url. */
export interface VapidKeys {
  publica: string;
  privada: string;
}

/**
 * Creates the function that reads the keys from the database, and makes them where there are none
 * yet. The keys never change, because a browser's subscription works with one pair of keys only.
 */
export function createReadVapidKeys(db: Executor): () => Promise<VapidKeys> {
  const read = () =>
    db.selectFrom('claves_de_envio').select(['publica', 'privada']).executeTakeFirst();
  return async () => {
    const kept = await read();
    if (kept) return kept;
    // The library is imported at its first use, because most centres start without a subscription.
    const { default: webPush } = await import('web-push');
    const { publicKey: publica, privateKey: privada } = webPush.generateVAPIDKeys();
    // Two instances that make keys at once both use the keys that are stored first.
    await db
      .insertInto('claves_de_envio')
      .values({ publica, privada })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
    return (await read()) ?? { publica, privada };
  };
}
