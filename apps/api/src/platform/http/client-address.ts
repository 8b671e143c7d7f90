import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** Matches the port that some proxies add to an address, as Azure's and many an IPv6 one do. */
const WITH_PORT = /^(?:\[([^\]]+)\](?::\d{1,5})?|(\d+(?:\.\d+){3}):\d{1,5})$/;

/** The address of a client that has hung up, whose socket has none any more. */
const NONE = '::';

/**
 * Returns the address that a request counts for, which is always a valid one. A trusted proxy may
 * pass on something else ('unknown', or whatever its client made up); then the proxy's own address
 * counts.
 */
export function clientAddress({ ip, ips = [ip] }: Pick<FastifyRequest, 'ip' | 'ips'>): string {
  // The list runs from the socket's address to the client's. Its last entry is the first one that
  // no trusted proxy vouches for.
  return ips.map(withoutPort).findLast((each) => isIP(each) > 0) ?? NONE;
}

function withoutPort(address: string | undefined = ''): string {
  const [, ipv6, ipv4] = WITH_PORT.exec(address) ?? [];
  return ipv6 ?? ipv4 ?? address;
}
