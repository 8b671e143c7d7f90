import { resolve } from 'node:path';
import { Credenciales } from '@remanso/contract/auth.contract';
import { MARCA } from '@remanso/contract/marca';
import { contrasenaNueva } from '@remanso/contract/usuarios.contract';
import { RULES, isProxy, type Rule } from './env-rules.ts';
import { withoutPassword } from './without-password.ts';

/** The variables of rules §2, read and checked once at the start. */
export interface Env {
  host: string;
  port: number;
  databaseUrl: string | undefined;
  dataDir: string;
  jwtSecret: string | undefined;
  admin: { email: string; password: string } | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
  publicUrl: string;
  timeZone: string;
  rateLimit: boolean;
  logLevel: string;
  trustProxy: string[] | undefined;
  /** Warnings for the operator: with these settings the centre starts, but does not work well. */
  warnings: string[];
}

/** An error whose message is a line for the operator: it names the variable, its value and the values it may have. */
export class EnvError extends Error {}

type Source = Record<string, string | undefined>;

const MINIMUM_SECRET = 32;

export function readEnv(source: Source): Env {
  const host = read(source, 'HOST');
  const port = Number(read(source, 'PORT'));
  const databaseUrl = readUrl(
    source,
    'DATABASE_URL',
    ['postgres:', 'postgresql:'],
    'postgres://usuario:clave@equipo/base',
  );
  const smtpUrl = readUrl(
    source,
    'SMTP_URL',
    ['smtp:', 'smtps:'],
    'smtp://usuario:clave@equipo:587',
  );
  const mailFrom = read(source, 'MAIL_FROM');
  const publicUrl = readOrigin(source) ?? `http://${urlHost(host)}:${port}`;
  return {
    host,
    port,
    databaseUrl,
    dataDir: resolve(read(source, 'DATA_DIR')),
    jwtSecret: readSecret(source, databaseUrl !== undefined),
    admin: readAdmin(source),
    smtpUrl,
    mailFrom,
    publicUrl,
    timeZone: read(source, 'CENTER_TIME_ZONE'),
    rateLimit: read(source, 'RATE_LIMIT') === 'on',
    logLevel: read(source, 'LOG_LEVEL'),
    trustProxy: readProxies(source),
    warnings: smtpUrl === undefined ? [] : mailWarnings(source, publicUrl, mailFrom),
  };
}

/**
 * Returns warnings for a server that sends e-mails: their links must work on other machines, and other servers must
 * accept the sender.
 */
function mailWarnings(source: Source, publicUrl: string, mailFrom: string): string[] {
  const warnings = {
    PUBLIC_URL: `los enlaces de los e-mails llevan a ${publicUrl}. Debe ser la dirección del sitio, como https://turnos.ejemplo.com.`,
    MAIL_FROM: `los e-mails salen de parte de "${mailFrom}", que muchos servidores rechazan. Debe ser una dirección propia, como "${MARCA.nombre} <turnos@ejemplo.com>".`,
  };
  return Object.entries(warnings)
    .filter(([name]) => raw(source, name) === undefined)
    .map(([name, what]) => `${name} no está definida: ${what}`);
}

/** Returns the value of a variable. An empty variable counts as unset: that is how compose files leave one out. */
function raw(source: Source, name: string): string | undefined {
  return source[name] === '' ? undefined : source[name];
}

function reject(name: string, shown: string, allowed: string): never {
  throw new EnvError(`${name} vale ${shown} y debe ser ${allowed}.`);
}

function read(source: Source, name: keyof typeof RULES): string {
  const { fallback, allowed, accepts }: Rule = RULES[name];
  const value = raw(source, name) ?? fallback;
  return accepts(value) ? value : reject(name, JSON.stringify(value), allowed);
}

function readUrl(
  source: Source,
  name: string,
  protocols: string[],
  example: string,
): string | undefined {
  const value = raw(source, name)?.trim();
  if (value === undefined) return undefined;
  const url = URL.parse(value);
  if (url && protocols.includes(url.protocol) && url.hostname) return value;
  return reject(name, JSON.stringify(withoutPassword(value)), `una dirección como ${example}`);
}

function readOrigin(source: Source): string | undefined {
  const value = raw(source, 'PUBLIC_URL');
  if (value === undefined) return undefined;
  const url = URL.parse(value);
  const isOrigin = url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  return isOrigin
    ? url.origin
    : reject(
        'PUBLIC_URL',
        JSON.stringify(withoutPassword(value)),
        'un origen como https://turnos.ejemplo.com, sin ruta',
      );
}

function readSecret(source: Source, required: boolean): string | undefined {
  const value = raw(source, 'JWT_SECRET');
  if (value === undefined && required) {
    throw new EnvError(
      `JWT_SECRET no está definida; con DATABASE_URL es obligatoria y debe tener al menos ${MINIMUM_SECRET} caracteres.`,
    );
  }
  if (value !== undefined && value.length < MINIMUM_SECRET) {
    reject(
      'JWT_SECRET',
      `un secreto de ${value.length} caracteres (no se muestra)`,
      `un texto de al menos ${MINIMUM_SECRET} caracteres`,
    );
  }
  return value;
}

function readAdmin(source: Source): Env['admin'] {
  const email = raw(source, 'ADMIN_EMAIL');
  const password = raw(source, 'ADMIN_PASSWORD');
  if (email === undefined && password === undefined) return undefined;
  if (email === undefined)
    throw new EnvError('ADMIN_EMAIL no está definida y debe acompañar a ADMIN_PASSWORD.');
  if (password === undefined)
    throw new EnvError('ADMIN_PASSWORD no está definida y debe acompañar a ADMIN_EMAIL.');
  const parsed = Credenciales.shape.email.safeParse(email);
  if (!parsed.success) reject('ADMIN_EMAIL', JSON.stringify(email), 'un e-mail válido');
  const strong = contrasenaNueva.safeParse(password);
  if (!strong.success) {
    reject(
      'ADMIN_PASSWORD',
      'una contraseña que no se muestra',
      'de 6 a 128 caracteres, con una mayúscula, una minúscula y un número',
    );
  }
  return { email: parsed.data, password: strong.data };
}

function readProxies(source: Source): string[] | undefined {
  const value = raw(source, 'TRUST_PROXY');
  if (value === undefined) return undefined;
  const proxies = value.split(',').map((proxy) => proxy.trim());
  if (proxies.every(isProxy)) return proxies;
  return reject(
    'TRUST_PROXY',
    JSON.stringify(value),
    'una lista de direcciones IP o redes (10.0.0.0/8) separadas por comas',
  );
}

function urlHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
