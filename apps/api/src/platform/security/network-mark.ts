import { createHmac } from 'node:crypto';
import { networkOf } from './attempts.ts';

/**
 * Returns the mark that is kept of a network which an account logged in from: the network can be
 * recognised by it, but not read from it.
 */
export type NetworkMark = (usuarioId: number, ip: string) => string;

export function createNetworkMark(secret: string): NetworkMark {
  // The key is derived for this purpose alone: what is made with the secret for one purpose must
  // not serve another.
  const key = createHmac('sha256', secret).update('networks').digest();
  return (usuarioId, ip) =>
    createHmac('sha256', key)
      .update(`${usuarioId} ${networkOf(ip)}`)
      .digest('base64url');
}
