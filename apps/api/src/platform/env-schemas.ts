import { isIP } from 'node:net';
import { momentoEnZona } from '@remanso/contract/calendario';
import * as z from 'zod/mini';
import { serversOfUrl } from '../database/servers/servers-of-url.ts';

/*
 * The schemas of the environment variables. Each checks the text of a variable and converts it to a
 * value.
 */

const text = (accepts: (value: string) => boolean) => z.string().check(z.refine(accepts));

export const Host = text(
  (value) => isIP(value) > 0 || /^[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(value),
);

export const Port = z.pipe(
  text((value) => /^\d{1,5}$/.test(value) && Number(value) <= 65_535),
  z.transform(Number),
);

export const Folder = text((value) => !value.includes('\0'));

/** Matches a sender of e-mails: `Centro <turnos@ejemplo.com>`, or the address alone. */
export const Sender = text((value) =>
  /^[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@]+@[^\s<>@]+$/.test(value),
);

export const Switch = z.pipe(
  z.enum(['on', 'off']),
  z.transform((value) => value === 'on'),
);

/**
 * The name of a time zone. An offset such as '-03' is refused, because PostgreSQL reads the sign of
 * an offset the other way round.
 */
export const TimeZone = text((value) => {
  if (!/^[a-z]/i.test(value)) return false;
  try {
    momentoEnZona(0, value);
    return true;
  } catch {
    return false;
  }
});

/** Returns the schema of a server's URL that has one of these protocols. */
export const urlOf = (...protocols: string[]) =>
  z.string().check(
    z.trim(),
    z.refine((value) => {
      const url = URL.parse(value);
      return url !== null && protocols.includes(url.protocol) && url.hostname !== '';
    }),
  );

/** The address of one PostgreSQL server, or of several of which one takes writes. */
export const DatabaseUrl = z.string().check(
  z.trim(),
  z.refine((value) => serversOfUrl(value) !== undefined),
);

export const Origin = z.pipe(
  text((value) => {
    const url = URL.parse(value);
    return url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  }),
  z.transform((value) => new URL(value).origin),
);

export const Proxies = z.pipe(
  z.pipe(
    z.string(),
    z.transform((value) => value.split(',').map((proxy) => proxy.trim())),
  ),
  z.array(text(isProxy)),
);

const PROXY_NAMES = ['loopback', 'linklocal', 'uniquelocal'];

/** Returns whether a value is an IP address, a network or one of PROXY_NAMES. */
function isProxy(value: string): boolean {
  if (PROXY_NAMES.includes(value)) return true;
  const [address = '', bits, ...rest] = value.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
  );
}
