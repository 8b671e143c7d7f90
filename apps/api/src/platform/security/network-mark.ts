import { createHmac } from 'node:crypto';
import { networkOf } from './attempts.ts';

/** What is kept of a network that an account logged in from: it can be recognised, and not read. */
export type NetworkMark = (usuarioId: number, ip: string) => string;

export function createNetworkMark(secret: string): NetworkMark {
  // A key of its own: what is made with the secret for one purpose must not serve another.
  const key = createHmac('sha256', secret).update('networks').digest();
  return (usuarioId, ip) =>
    createHmac('sha256', key)
      .update(`${usuarioId} ${networkOf(ip)}`)
      .digest('base64url');
}
