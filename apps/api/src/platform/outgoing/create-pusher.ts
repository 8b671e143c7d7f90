import { NotSent } from '../outbox/not-sent.ts';
import { PrivateTarget, type Outgoing } from './create-outgoing.ts';
import type { VapidKeys } from './vapid-keys.repository.ts';

/**
 * A browser's subscription: the address at its push service, and the keys with which the messages
 * to the browser are encrypted (RFC 8291).
 */
export interface Target {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/**
 * Encrypts a text for a browser and gives it to the browser's push service, which keeps it for at
 * most `ttlSeconds`. Returns 'gone' where the subscription has ended or its address is refused.
 * Throws `NotSent` where the service did not take the message.
 */
export type Push = (target: Target, text: string, ttlSeconds: number) => Promise<'sent' | 'gone'>;

interface Options {
  outgoing: Outgoing;
  readKeys: () => Promise<VapidKeys>;
  /** The origin of the centre's site, from which the sender that push services see is made. */
  publicUrl: string;
}

/**
 * The statuses with which a push service answers for a subscription that has ended (RFC 8030 §7.3).
 */
const GONE = [404, 410];

export function createPusher({ outgoing, readKeys, publicUrl }: Options): Push {
  const { protocol, hostname } = new URL(publicUrl);
  const subject = protocol === 'https:' ? publicUrl : `mailto:avisos@${hostname}`;

  return async ({ endpoint, p256dh, auth }, text, ttlSeconds) => {
    if (outgoing.refusesPush(endpoint)) return 'gone';
    const { publica: publicKey, privada: privateKey } = await readKeys();
    // The library is imported at its first use, because most centres start without a subscription.
    const { default: webPush } = await import('web-push');
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      text,
      {
        vapidDetails: { subject, publicKey, privateKey },
        TTL: ttlSeconds,
        urgency: 'high',
        contentEncoding: 'aes128gcm',
      },
    );
    try {
      const answer = await outgoing.post(endpoint, { headers: { ...headers }, body });
      if (GONE.includes(answer.status)) return 'gone';
      if (answer.status >= 200 && answer.status < 300) return 'sent';
      const pause = (answer.retryAfterSeconds ?? 0) * 1_000;
      throw new NotSent(`the push service answered ${answer.status}`, { retryAfterMs: pause });
    } catch (error) {
      if (error instanceof PrivateTarget) return 'gone';
      if (error instanceof NotSent) throw error;
      throw new NotSent(error instanceof Error ? error.message : String(error), { cause: error });
    }
  };
}
