import { resolve } from 'node:path';
import { MARCA } from '@remanso/contract/centro/marca';
import { Credenciales, contrasenaNueva } from '@remanso/contract/persona/usuarios.forms';
import * as z from 'zod/mini';
import {
  Folder,
  Host,
  Origin,
  Port,
  Proxies,
  Sender,
  Switch,
  TimeZone,
  DatabaseUrl,
  urlOf,
} from './env-schemas.ts';
import { withoutPassword } from './without-password.ts';

export interface Variable {
  key: string;
  schema: z.ZodMiniType<unknown, string>;
  /**
   * The text that is used while the variable is unset; undefined for a variable without default.
   */
  default: string | undefined;
  /**
   * The Spanish text after 'debe ser' in the error about a wrong value, which the operator reads.
   */
  allowed: string;
  /**
   * Returns how an error shows the wrong value to the operator. By default the value is shown in
   * quotes; a variable that can contain a secret hides it.
   */
  shown?: (value: string) => string;
  /**
   * The description of the variable in README's table, which `scripts/checks/check-variables.ts`
   * compares.
   */
  doc: string;
}

export const SECRET_LENGTH = 32;
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const shownUrl = (value: string) => JSON.stringify(withoutPassword(value.trim()));

/** The environment variables of rules §1.1, each under its name in the code. */
export const VARIABLES = {
  port: {
    key: 'PORT',
    schema: Port,
    default: '3000',
    allowed: 'un número entero entre 0 y 65535',
    doc: 'the port that it listens on; `0` takes a free one',
  },
  host: {
    key: 'HOST',
    schema: Host,
    default: '127.0.0.1',
    allowed: 'una dirección IP o un nombre de equipo',
    doc: 'the address that it listens on; `0.0.0.0` is every one of the machine',
  },
  databaseUrl: {
    key: 'DATABASE_URL',
    schema: DatabaseUrl,
    default: undefined,
    allowed:
      'una dirección como postgres://usuario:clave@equipo/base, o con varios equipos (@uno,otro/base?target_session_attrs=read-write)',
    shown: shownUrl,
    doc: 'a PostgreSQL server (`postgres://…`), whose user may create tables, also temporary ones; several (`…@a,b/base?target_session_attrs=read-write`) where one takes over from another; unset, the database is in `DATA_DIR`',
  },
  dataDir: {
    key: 'DATA_DIR',
    schema: z.pipe(
      Folder,
      z.transform((folder) => resolve(folder)),
    ),
    default: './data',
    allowed: 'una carpeta',
    doc: 'the folder of the database of our own, the generated secrets and the outbox of e-mails',
  },
  jwtSecret: {
    key: 'JWT_SECRET',
    schema: z.string().check(z.minLength(SECRET_LENGTH)),
    default: undefined,
    allowed: `un texto de al menos ${SECRET_LENGTH} caracteres`,
    shown: (secret) => `un secreto de ${secret.length} caracteres (no se muestra)`,
    doc: `what signs the sessions, ${SECRET_LENGTH} characters or more; required with \`DATABASE_URL\`; unset, it is generated once`,
  },
  adminEmail: {
    key: 'ADMIN_EMAIL',
    schema: Credenciales.shape.email,
    default: undefined,
    allowed: 'un email válido',
    doc: 'the first administrator, made where there is none; unset, one is invented, but not with `DATABASE_URL`',
  },
  adminPassword: {
    key: 'ADMIN_PASSWORD',
    schema: contrasenaNueva,
    default: undefined,
    allowed: 'de 6 a 128 caracteres, con una mayúscula, una minúscula y un número',
    shown: () => 'una contraseña que no se muestra',
    doc: 'the first password of `ADMIN_EMAIL`; the two go together',
  },
  metricsToken: {
    key: 'METRICS_TOKEN',
    schema: z.string().check(z.minLength(1)),
    default: undefined,
    allowed: 'un texto',
    shown: () => 'un texto que no se muestra',
    doc: 'what a Prometheus sends as Bearer to `GET /api/metricas`; unset, there are no metrics',
  },
  smtpUrl: {
    key: 'SMTP_URL',
    schema: urlOf('smtp:', 'smtps:'),
    default: undefined,
    allowed: 'una dirección como smtp://usuario:clave@equipo:587',
    shown: shownUrl,
    doc: 'where e-mails go (`smtp://…`); unset, each is an `.eml` file in `DATA_DIR/outbox`. With it, set `MAIL_FROM` and `PUBLIC_URL` too: the start warns',
  },
  mailFrom: {
    key: 'MAIL_FROM',
    schema: Sender,
    default: `no-responder@${MARCA.identificador}.local`,
    allowed: 'una dirección, sola o como "Nombre <direccion@dominio>"',
    doc: "the sender of e-mails; without a name it has the centre's",
  },
  publicUrl: {
    key: 'PUBLIC_URL',
    schema: Origin,
    default: undefined,
    allowed: 'un origen como https://turnos.ejemplo.com, sin ruta',
    shown: shownUrl,
    doc: 'the origin of the links in e-mails; unset, `http://HOST:PORT`',
  },
  timeZone: {
    key: 'CENTER_TIME_ZONE',
    schema: TimeZone,
    default: MARCA.zonaHoraria,
    allowed: 'una zona horaria IANA, como America/Argentina/Tucuman',
    doc: "the centre's own time, which every screen shows",
  },
  rateLimit: {
    key: 'RATE_LIMIT',
    schema: Switch,
    default: 'on',
    allowed: 'on u off',
    doc: '`off` for load tests',
  },
  allowPrivateTargets: {
    key: 'ALLOW_PRIVATE_TARGETS',
    schema: Switch,
    default: 'off',
    allowed: 'on u off',
    doc: "`on` also sends to `http` and to private addresses that somebody outside names, for tests and a centre's own network",
  },
  logLevel: {
    key: 'LOG_LEVEL',
    schema: z.enum(LOG_LEVELS),
    default: 'info',
    allowed: `uno de ${LOG_LEVELS.join(', ')}`,
    doc: '`fatal` to `trace`, or `silent`',
  },
  trustProxy: {
    key: 'TRUST_PROXY',
    schema: Proxies,
    default: undefined,
    allowed: 'una lista de direcciones IP o redes (10.0.0.0/8) separadas por comas',
    doc: 'addresses of proxies whose `X-Forwarded-For` is believed',
  },
} satisfies Record<string, Variable>;

type Value<V extends Variable> =
  | z.output<V['schema']>
  | (V['default'] extends string ? never : undefined);

/** The values of all variables; undefined for a variable that is unset and has no default. */
export type Values = { [Name in keyof typeof VARIABLES]: Value<(typeof VARIABLES)[Name]> };

/**
 * The settings of the centre, read from the environment variables and checked once at the start.
 */
export interface Env extends Omit<Values, 'adminEmail' | 'adminPassword' | 'publicUrl'> {
  admin: { email: string; password: string } | undefined;
  publicUrl: string;
  /**
   * Warnings for the operator about settings with which the centre starts, but does not work well.
   */
  warnings: string[];
}

/**
 * A wrong setting. The message is shown to the operator without a stack: it names the variable, the
 * wrong value and the allowed values.
 */
export class EnvError extends Error {}
