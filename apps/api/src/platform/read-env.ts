import { MARCA } from '@remanso/contract/centro/marca';
import { EnvError, SECRET_LENGTH, VARIABLES, type Env, type Values, type Variable } from './env.ts';

type Source = Record<string, string | undefined>;

interface Options {
  /**
   * False for an operator's command that does not serve the centre: it opens no session and sends
   * no e-mail, so it needs fewer variables.
   */
  serves?: boolean;
}

/**
 * Reads and checks all environment variables, each alone and some against one another. Throws
 * EnvError for the first wrong variable.
 */
export function readEnv(source: Source, { serves = true }: Options = {}): Env {
  const { adminEmail, adminPassword, publicUrl, ...values } = readValues(source);
  const env = {
    ...values,
    admin: bothOfAdmin(adminEmail, adminPassword),
    publicUrl: publicUrl ?? `http://${urlHost(values.host)}:${values.port}`,
  };
  if (serves && env.databaseUrl !== undefined && env.jwtSecret === undefined) {
    throw new EnvError(
      `JWT_SECRET no está definida; con DATABASE_URL es obligatoria y debe tener al menos ${SECRET_LENGTH} caracteres.`,
    );
  }
  return { ...env, warnings: env.smtpUrl === undefined ? [] : mailWarnings(source, env) };
}

function readValues(source: Source): Values {
  const values = Object.entries(VARIABLES).map(([name, variable]) => [
    name,
    readValue(source, variable),
  ]);
  return Object.fromEntries(values) as Values;
}

function readValue(source: Source, variable: Variable): unknown {
  const { key, schema, allowed, shown = JSON.stringify } = variable;
  const value = raw(source, key) ?? variable.default;
  if (value === undefined) return undefined;
  const read = schema.safeParse(value);
  if (!read.success) throw new EnvError(`${key} vale ${shown(value)} y debe ser ${allowed}.`);
  return read.data;
}

/**
 * Returns the value of a variable. An empty text counts as unset, because a compose file sets a
 * variable that the operator has left out to an empty text.
 */
function raw(source: Source, key: string): string | undefined {
  return source[key] === '' ? undefined : source[key];
}

function bothOfAdmin(email: string | undefined, password: string | undefined): Env['admin'] {
  if (email === undefined && password === undefined) return undefined;
  if (email === undefined)
    throw new EnvError('ADMIN_EMAIL no está definida y debe acompañar a ADMIN_PASSWORD.');
  if (password === undefined)
    throw new EnvError('ADMIN_PASSWORD no está definida y debe acompañar a ADMIN_EMAIL.');
  return { email, password };
}

/**
 * Returns warnings for a server that sends e-mails: the links in the e-mails must work on other
 * machines, and other mail servers must accept the sender.
 */
function mailWarnings(
  source: Source,
  { publicUrl, mailFrom }: Pick<Env, 'publicUrl' | 'mailFrom'>,
): string[] {
  const warnings = {
    PUBLIC_URL: `los enlaces de los emails llevan a ${publicUrl}. Debe ser la dirección del sitio, como https://turnos.ejemplo.com.`,
    MAIL_FROM: `los emails salen de parte de "${mailFrom}", que muchos servidores rechazan. Debe ser una dirección propia, como "${MARCA.nombre} <turnos@ejemplo.com>".`,
  };
  return Object.entries(warnings)
    .filter(([key]) => raw(source, key) === undefined)
    .map(([key, what]) => `${key} no está definida: ${what}`);
}

function urlHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
