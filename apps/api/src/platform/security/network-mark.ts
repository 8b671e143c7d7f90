import { createHmac } from 'node:crypto';
import { networkOf } from './networks.ts';

/**
 * Returns the mark of a network that an account has logged in from. Only the mark is stored: it
 * recognises the network, and nobody can read the network from it.
 */
export type NetworkMark = (usuarioId: number, ip: string) => string;

export function createNetworkMark(secret: string): NetworkMark {
  // The key is derived for network marks only: a value made with the secret for one purpose must
  // not be valid for another purpose.
  const key = createHmac('sha256', secret).update('networks').digest();
  return (usuarioId, ip) =>
    createHmac('sha256', key)
      .update(`${usuarioId} ${networkOf(ip)}`)
      .digest('base64url');
}
