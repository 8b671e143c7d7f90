/** A PostgreSQL server that an address names. */
export interface NamedServer {
  host: string;
  port: number;
}

export interface ServersOfUrl {
  /** The servers in the order of the address; one, where the address is an ordinary one. */
  servers: readonly NamedServer[];
  /** The address of the first server alone, as `pg` reads it. */
  url: string;
}

const PARTS = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^/?#]+)(.*)$/is;
const HOST = /^(?:\[([\da-f:.]+)\]|([^:[\]]+))(?::(\d{1,5}))?$/i;
const ONE_THAT_WRITES = ['read-write', 'primary'];

/**
 * Reads an address of one or several servers, as libpq writes it:
 * `postgres://user:password@a,b:5433/base?target_session_attrs=read-write`. Returns undefined for an
 * address that is none, and for several servers without `target_session_attrs=read-write` (or
 * `primary`): the app must write.
 */
export function serversOfUrl(address: string): ServersOfUrl | undefined {
  const [, start = '', hosts = '', end = ''] = PARTS.exec(address) ?? [];
  const servers = hosts.split(',').map(serverOf);
  if (servers.some((server) => server === undefined)) return undefined;
  const url = URL.parse(`${start}${hosts.split(',')[0]}${end}`);
  if (url === null || url.hostname === '') return undefined;
  const wanted = url.searchParams.get('target_session_attrs');
  if (servers.length > 1 && !ONE_THAT_WRITES.includes(wanted ?? '')) return undefined;
  url.searchParams.delete('target_session_attrs');
  return { servers: servers as NamedServer[], url: url.href };
}

function serverOf(text: string): NamedServer | undefined {
  const [, inBrackets, plain, port = '5432'] = HOST.exec(text) ?? [];
  const host = inBrackets ?? plain;
  return host === undefined ? undefined : { host, port: Number(port) };
}
