import { lookup as resolve } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The error that is thrown instead of connecting to an address outside the public internet. */
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

/**
 * Sends requests to addresses that came from outside the centre, such as the endpoint of a browser.
 */
export interface Outgoing {
  /**
   * Returns true for a URL that is refused before any connection: a URL that is not `https`, that
   * has a user or a password, or whose host is a private address. A name that leads to a private
   * address is refused only by `post`.
   */
  refuses(url: string): boolean;
  /**
   * Returns true for the address of a push service that is refused before any connection: what
   * `refuses` refuses, and a port other than 443, where no push service of a browser listens.
   */
  refusesPush(url: string): boolean;
  /**
   * Posts to a URL and reads only the head of the answer. Follows no redirect. Throws
   * `PrivateTarget` for a URL for which `refuses` returns true, and instead of connecting to a
   * private address.
   */
  post(url: string, post: Post): Promise<Answer>;
}

interface Options {
  /** True allows `http` and private addresses too, for tests and for a centre's own network. */
  allowPrivate: boolean;
  /**
   * Finds the addresses of a name, as the machine does by default. A test passes another function.
   */
  resolve?: typeof resolve;
  timeoutMs?: number;
}

const TIMEOUT_MS = 10_000;
/** The names that a resolver answers with an address of the machine or of its network. */
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
    refusesPush: (url) => refuses(url) || (!allowPrivate && new URL(url).port !== ''),
    post(url, { headers, body }) {
      // The lookup is not called for a host that is an address, so the URL is checked here too.
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

/** The addresses of IPv6 that are given out. Others can contain an IPv4 address, as `::127.0.0.1`. */
const GIVEN_OUT = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Returns true for an address of the public internet, including an IPv4 address written as IPv6.
 */
function isPublicAddress(text: string): boolean {
  const address = ipaddr.process(text);
  if (address.range() !== 'unicast') return false;
  return address.kind() === 'ipv4' || (address as ipaddr.IPv6).match(GIVEN_OUT);
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url;
}

function secondsOf(header: string | undefined): number | undefined {
  return header !== undefined && /^\d{1,6}$/.test(header) ? Number(header) : undefined;
}
