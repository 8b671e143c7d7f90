import ipaddr from 'ipaddr.js';

/**
 * Returns the network for which attempts from an IP address are counted: the /64 of an IPv6
 * address, because one person can use all addresses of a /64. An IPv4 address is its own network.
 */
export function networkOf(ip: string): string {
  const address = ipaddr.process(ip);
  if (address.kind() === 'ipv4') return address.toString();
  return address.toNormalizedString().split(':').slice(0, 4).join(':');
}

/**
 * Returns the /48 of an IPv6 address, the largest network that a provider gives to one line;
 * undefined for an IPv4 address.
 */
export function blockOf(ip: string): string | undefined {
  const groups = networkOf(ip).split(':');
  return groups.length === 4 ? `${groups.slice(0, 3).join(':')}/48` : undefined;
}
