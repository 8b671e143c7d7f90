import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** The port that some proxies add to an address, as Azure's and many an IPv6 one do. */
const WITH_PORT = /^(?:\[([^\]]+)\](?::\d{1,5})?|(\d+(?:\.\d+){3}):\d{1,5})$/;

/** Whoever has hung up has no address any more. */
const NONE = '::';

/**
 * The address that a request counts for, which always is one. A trusted proxy may pass on what is none ('unknown', or
 * whatever its client made up): then it is that proxy's own.
 */
export function clientAddress({ ip, ips = [ip] }: Pick<FastifyRequest, 'ip' | 'ips'>): string {
  // From the socket's to the client's; the last is the first that nobody vouches for.
  return ips.map(withoutPort).findLast((each) => isIP(each) > 0) ?? NONE;
}

function withoutPort(address: string | undefined = ''): string {
  const [, ipv6, ipv4] = WITH_PORT.exec(address) ?? [];
  return ipv6 ?? ipv4 ?? address;
}
