import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/**
 * Matches an address with a port. Azure's proxies, and many proxies with IPv6, append the client's
 * port to the address that they forward.
 */
const WITH_PORT = /^(?:\[([^\]]+)\](?::\d{1,5})?|(\d+(?:\.\d+){3}):\d{1,5})$/;

/**
 * The address used for a client that has closed the connection: its socket has no address any more.
 */
const NONE = '::';

/**
 * Returns the address of the client that made a request, for limits and logs; it is always a valid
 * IP address. When a trusted proxy forwards a text that is no address ('unknown', or one that the
 * client made up), returns the address of the proxy.
 */
export function clientAddress({ ip, ips = [ip] }: Pick<FastifyRequest, 'ip' | 'ips'>): string {
  // `ips` runs from the socket's address to the client's. Its last entry is the first address, seen
  // from the server, that is not a trusted proxy's.
  return ips.map(withoutPort).findLast((each) => isIP(each) > 0) ?? NONE;
}

function withoutPort(address: string | undefined = ''): string {
  const [, ipv6, ipv4] = WITH_PORT.exec(address) ?? [];
  return ipv6 ?? ipv4 ?? address;
}
