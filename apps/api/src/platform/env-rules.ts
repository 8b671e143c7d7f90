import { isIP } from 'node:net';
import { momentoEnZona } from '@remanso/contract/calendario';
import { MARCA } from '@remanso/contract/marca';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];
const PROXY_NAMES = ['loopback', 'linklocal', 'uniquelocal'];

export interface Rule {
  fallback: string;
  /** The Spanish text for the operator that follows 'debe ser'. */
  allowed: string;
  accepts: (value: string) => boolean;
}

/** The variables that have a default when they are unset. */
export const RULES = {
  HOST: {
    fallback: '127.0.0.1',
    allowed: 'una dirección IP o un nombre de equipo',
    accepts: (value) => isIP(value) > 0 || /^[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(value),
  },
  PORT: {
    fallback: '3000',
    allowed: 'un número entero entre 0 y 65535',
    accepts: (value) => /^\d{1,5}$/.test(value) && Number(value) <= 65_535,
  },
  DATA_DIR: {
    fallback: './data',
    allowed: 'una carpeta',
    accepts: (value) => !value.includes('\0'),
  },
  MAIL_FROM: {
    fallback: `${MARCA.nombre} <no-responder@${MARCA.identificador}.local>`,
    allowed: 'una dirección, sola o como "Nombre <direccion@dominio>"',
    accepts: (value) => /^[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@]+@[^\s<>@]+$/.test(value),
  },
  CENTER_TIME_ZONE: {
    fallback: MARCA.zonaHoraria,
    allowed: 'una zona horaria IANA, como America/Argentina/Tucuman',
    accepts: isTimeZone,
  },
  RATE_LIMIT: {
    fallback: 'on',
    allowed: 'on u off',
    accepts: (value) => ['on', 'off'].includes(value),
  },
  LOG_LEVEL: {
    fallback: 'info',
    allowed: `uno de ${LOG_LEVELS.join(', ')}`,
    accepts: (value) => LOG_LEVELS.includes(value),
  },
} satisfies Record<string, Rule>;

/** Returns whether a value is an address, a network or a name of networks, as `TRUST_PROXY` lists them. */
export function isProxy(value: string): boolean {
  if (PROXY_NAMES.includes(value)) return true;
  const [address = '', bits, ...rest] = value.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
  );
}

/**
 * Returns whether a value is a time zone's name. Offsets are refused, because PostgreSQL reads the sign of a bare
 * offset the other way round.
 */
function isTimeZone(value: string): boolean {
  if (!/^[a-z]/i.test(value)) return false;
  try {
    momentoEnZona(0, value);
    return true;
  } catch {
    return false;
  }
}
