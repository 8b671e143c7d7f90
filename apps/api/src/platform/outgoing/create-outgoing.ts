import { lookup as resolve } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Thrown instead of connecting to an address that is not of the public internet. */
export class PrivateTarget extends Error {
  constructor(host: string) {
    super(`${host} is no public address`);
  }
}

export interface Answer {
  status: number;
  /** The seconds of the header `Retry-After`; undefined where the answer names none. */
  retryAfterSeconds: number | undefined;
}

interface Post {
  headers: Record<string, string | number>;
  body: Buffer;
}

/** Makes the requests to addresses that somebody outside has given to the centre. */
export interface Outgoing {
  /**
   * Returns true for a URL that is refused as it is written: not `https`, with a password, or a
   * private address. A name that leads to a private address is found when it is connected to.
   */
  refuses(url: string): boolean;
  /**
   * Posts to a URL and reads nothing of the answer but its head. Follows no redirect. Throws
   * `PrivateTarget` instead of connecting to a private address.
   */
  post(url: string, post: Post): Promise<Answer>;
}

interface Options {
  /** True also allows `http` and private addresses: for tests, and the networks of a centre's own. */
  allowPrivate: boolean;
  /** Finds the addresses of a name. A test gives its own. */
  resolve?: typeof resolve;
  timeoutMs?: number;
}

const TIMEOUT_MS = 10_000;
/** Names that a resolver answers with an address of the machine or of its network. */
const LOCAL_NAME = /(^|\.)(localhost|local|localdomain|internal|intranet|lan|home\.arpa)\.?$/i;

export function createOutgoing(options: Options): Outgoing {
  const { allowPrivate, timeoutMs = TIMEOUT_MS } = options;
  const lookup = allowPrivate ? undefined : publicLookup(options.resolve ?? resolve);

  function refuses(url: string): boolean {
    if (!URL.canParse(url)) return true;
    const { protocol, hostname, username, password } = new URL(url);
    if (username !== '' || password !== '') return true;
    if (allowPrivate) return protocol !== 'https:' && protocol !== 'http:';
    return protocol !== 'https:' || !mayBePublic(hostname);
  }

  return {
    refuses,
    post(url, { headers, body }) {
      // A socket asks no resolver about a host that is an address already.
      if (refuses(url)) return Promise.reject(new PrivateTarget(hostOf(url)));
      const request = url.startsWith('http:') ? requestHttp : requestHttps;
      const signal = AbortSignal.timeout(timeoutMs);
      return new Promise((done, fail) => {
        request(url, { method: 'POST', headers, lookup, agent: false, signal }, (response) => {
          response.destroy();
          done({
            status: response.statusCode ?? 0,
            retryAfterSeconds: secondsOf(response.headers['retry-after']),
          });
        })
          .on('error', fail)
          .end(body);
      });
    },
  };
}

/** Returns a lookup that finds only the public addresses of a name. */
function publicLookup(find: typeof resolve): LookupFunction {
  return (name, { all, ...options }, done) => {
    find(name, { ...options, all: true }, (error, found) => {
      const open = error ? [] : found.filter(({ address }) => isPublicAddress(address));
      const [first] = open;
      if (!first) done(error ?? new PrivateTarget(name), '');
      else if (all) done(null, open);
      else done(null, first.address, first.family);
    });
  };
}

function mayBePublic(hostname: string): boolean {
  const host = hostname.replaceAll(/^\[|\]$/g, '');
  return isIP(host) === 0 ? host.includes('.') && !LOCAL_NAME.test(host) : isPublicAddress(host);
}

/** Returns true for an address of the public internet, also of IPv4 written as IPv6. */
function isPublicAddress(address: string): boolean {
  return ipaddr.process(address).range() === 'unicast';
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url;
}

function secondsOf(header: string | undefined): number | undefined {
  return header !== undefined && /^\d{1,6}$/.test(header) ? Number(header) : undefined;
}
