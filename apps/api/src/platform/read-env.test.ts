import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { EnvError, VARIABLES, type Env } from './env.ts';
import { readEnv } from './read-env.ts';

/*
 * The tests set each environment variable to right and wrong values, and compare the error that the
 * operator reads (rules §1.1).
 */

const SECRET = 'a secret of thirty-two characters';

test('nothing at all is enough to start', () => {
  expect(readEnv({})).toEqual({
    host: '127.0.0.1',
    port: 3000,
    databaseUrl: undefined,
    dataDir: resolve('data'),
    jwtSecret: undefined,
    admin: undefined,
    smtpUrl: undefined,
    mailFrom: 'no-responder@remanso.local',
    publicUrl: 'http://127.0.0.1:3000',
    timeZone: 'America/Argentina/Tucuman',
    rateLimit: true,
    logLevel: 'info',
    trustProxy: undefined,
    metricsToken: undefined,
    allowPrivateTargets: false,
    warnings: [],
  });
});

test('an empty variable counts as unset', () => {
  const names = Object.values(VARIABLES).map(({ key }) => key);
  expect(readEnv(Object.fromEntries(names.map((name) => [name, ''])))).toEqual(readEnv({}));
});

describe('warns', () => {
  const SMTP_URL = 'smtp://correo.ejemplo.com';
  const PUBLIC_URL = 'https://turnos.ejemplo.com';
  const MAIL_FROM = 'Centro <turnos@ejemplo.com>';
  const warnings = (source: Record<string, string>) => readEnv(source).warnings;

  test('of links and of a sender that are of no use outside, once e-mails go out', () => {
    expect(warnings({ SMTP_URL })).toEqual([
      'PUBLIC_URL no está definida: los enlaces de los emails llevan a http://127.0.0.1:3000. Debe ser la dirección del sitio, como https://turnos.ejemplo.com.',
      'MAIL_FROM no está definida: los emails salen de parte de "no-responder@remanso.local", que muchos servidores rechazan. Debe ser una dirección propia, como "Remanso <turnos@ejemplo.com>".',
    ]);
    expect(warnings({ SMTP_URL, PUBLIC_URL })).toEqual([expect.stringMatching(/^MAIL_FROM /)]);
    expect(warnings({ SMTP_URL, MAIL_FROM })).toEqual([expect.stringMatching(/^PUBLIC_URL /)]);
    expect(warnings({ SMTP_URL, MAIL_FROM: '', PUBLIC_URL: '' })).toHaveLength(2);
  });

  test('of nothing where none is missing, or none goes out', () => {
    expect(warnings({ SMTP_URL, PUBLIC_URL, MAIL_FROM })).toEqual([]);
    expect(warnings({})).toEqual([]);
  });
});

describe('is accepted', () => {
  test.each<[Record<string, string>, Partial<Env>]>([
    [
      { HOST: '0.0.0.0', PORT: '80' },
      { host: '0.0.0.0', publicUrl: 'http://localhost:80' },
    ],
    [{ HOST: '::' }, { publicUrl: 'http://localhost:3000' }],
    [{ HOST: '::1' }, { publicUrl: 'http://[::1]:3000' }],
    [{ HOST: 'turnos.local' }, { publicUrl: 'http://turnos.local:3000' }],
    [{ PORT: '0' }, { port: 0 }],
    [{ PORT: '65535' }, { port: 65_535 }],
    [{ DATA_DIR: '/srv/remanso' }, { dataDir: '/srv/remanso' }],
    [
      { DATABASE_URL: 'postgres://u:p@h:5432/d', JWT_SECRET: SECRET },
      { databaseUrl: 'postgres://u:p@h:5432/d', jwtSecret: SECRET },
    ],
    [
      { DATABASE_URL: ' postgresql://h/d?sslmode=require\n', JWT_SECRET: SECRET },
      { databaseUrl: 'postgresql://h/d?sslmode=require' },
    ],
    [{ JWT_SECRET: 'x'.repeat(32) }, { jwtSecret: 'x'.repeat(32) }],
    [
      { ADMIN_EMAIL: ' Ana@Correo.com', ADMIN_PASSWORD: ' Agua12' },
      { admin: { email: 'ana@correo.com', password: ' Agua12' } },
    ],
    [{ SMTP_URL: 'smtps://u:p@correo.com:465' }, { smtpUrl: 'smtps://u:p@correo.com:465' }],
    [{ MAIL_FROM: 'hola@remanso.example' }, { mailFrom: 'hola@remanso.example' }],
    [{ MAIL_FROM: 'El Centro <a@b.c>' }, { mailFrom: 'El Centro <a@b.c>' }],
    [{ PUBLIC_URL: 'https://turnos.ejemplo.com/' }, { publicUrl: 'https://turnos.ejemplo.com' }],
    [{ PUBLIC_URL: 'https://Turnos.Ejemplo.com:443' }, { publicUrl: 'https://turnos.ejemplo.com' }],
    [{ PUBLIC_URL: 'http://192.168.0.5:8080' }, { publicUrl: 'http://192.168.0.5:8080' }],
    [{ CENTER_TIME_ZONE: 'Europe/Madrid' }, { timeZone: 'Europe/Madrid' }],
    [{ CENTER_TIME_ZONE: 'UTC' }, { timeZone: 'UTC' }],
    [{ RATE_LIMIT: 'off' }, { rateLimit: false }],
    [{ LOG_LEVEL: 'silent' }, { logLevel: 'silent' }],
    [
      { TRUST_PROXY: '10.0.0.0/8, 127.0.0.1,::1/128,loopback' },
      { trustProxy: ['10.0.0.0/8', '127.0.0.1', '::1/128', 'loopback'] },
    ],
  ])('%j', (source, expected) => {
    expect(readEnv(source)).toMatchObject(expected);
  });
});

describe('is refused in one line that names the variable, what it holds and what it may hold', () => {
  test.each([
    [
      'HOST',
      'una dirección IP o un nombre de equipo',
      ['http://x', 'a b', 'local:80', '[::1]', '-'],
    ],
    ['PORT', 'un número entero entre 0 y 65535', ['65536', '-1', '80.5', 'http', '1e3', ' 80']],
    ['DATA_DIR', 'una carpeta', ['datos\0']],
    [
      'DATABASE_URL',
      'una dirección como postgres://usuario:clave@equipo/base, o con varios equipos (@uno,otro/base?target_session_attrs=read-write)',
      ['mysql://h/d', 'equipo', 'postgres://', 'localhost:5432/base', 'file:///base', '  '],
    ],
    [
      'SMTP_URL',
      'una dirección como smtp://usuario:clave@equipo:587',
      ['correo.com', 'http://correo.com', 'smtp://', 'smtp://correo.com:99999'],
    ],
    [
      'MAIL_FROM',
      'una dirección, sola o como "Nombre <direccion@dominio>"',
      ['Remanso', 'a@b@c', 'A <a@b>, B <b@c>', 'A <a@b>\r\nBcc: x@y'],
    ],
    [
      'PUBLIC_URL',
      'un origen como https://turnos.ejemplo.com, sin ruta',
      ['turnos.ejemplo.com', 'https://x.com/turnos', 'ftp://x.com', 'https://x.com?a', 'https:'],
    ],
    [
      'CENTER_TIME_ZONE',
      'una zona horaria IANA, como America/Argentina/Tucuman',
      ['Tucuman', '-03:00', '+03', '2020-01-01T00:00Z', 'T00:00Z', 'America'],
    ],
    ['RATE_LIMIT', 'on u off', ['ON', 'true', '0']],
    ['LOG_LEVEL', 'uno de fatal, error, warn, info, debug, trace, silent', ['verbose', 'INFO']],
    [
      'TRUST_PROXY',
      'una lista de direcciones IP o redes (10.0.0.0/8) separadas por comas',
      ['true', '1', 'proxy.local', '10.0.0.0/33', '::1/129', '10.0.0.1/8/8', '10.0.0.1,', '*'],
    ],
    ['ADMIN_EMAIL', 'un email válido', ['admin', 'admin@local']],
  ])('%s', (name, allowed, values) => {
    for (const value of values) {
      const shown = JSON.stringify(name.endsWith('_URL') ? value.trim() : value);
      const message = refusalOf({
        ADMIN_PASSWORD: name === 'ADMIN_EMAIL' ? 'Agua12' : '',
        [name]: value,
      });
      expect(message).toBe(`${name} vale ${shown} y debe ser ${allowed}.`);
      expect(message).not.toMatch(/[\r\n\0]/);
    }
  });
});

describe('secrets are not shown', () => {
  test('of JWT_SECRET only how long it is', () => {
    expect(refusalOf({ JWT_SECRET: 'corto-y-secreto' })).toBe(
      'JWT_SECRET vale un secreto de 15 caracteres (no se muestra) y debe ser un texto de al menos 32 caracteres.',
    );
  });

  test.each(['aguaaa1', 'AGUAAA1', 'Aguaaaa', 'Ag1', `Aa1${'x'.repeat(126)}`])(
    'of ADMIN_PASSWORD nothing: %s',
    (password) => {
      expect(refusalOf({ ADMIN_EMAIL: 'a@correo.com', ADMIN_PASSWORD: password })).toBe(
        'ADMIN_PASSWORD vale una contraseña que no se muestra y debe ser de 6 a 128 caracteres, con una mayúscula, una minúscula y un número.',
      );
    },
  );

  test.each([
    ['DATABASE_URL', 'mysql://ana:s3creto@equipo/base', 'mysql://***@equipo/base'],
    ['SMTP_URL', 'ana:s3creto@correo.com', '***@correo.com'],
    ['PUBLIC_URL', 'https://ana:s3creto@turnos.com/', 'https://***@turnos.com/'],
  ])('of %s not its password', (name, value, shown) => {
    expect(refusalOf({ [name]: value })).toContain(
      `${name} vale ${JSON.stringify(shown)} y debe ser`,
    );
  });
});

test.each([
  [{ DATABASE_URL: 'postgres://h/d' }, 'JWT_SECRET no está definida'],
  [{ ADMIN_EMAIL: 'a@correo.com' }, 'ADMIN_PASSWORD no está definida'],
  [{ ADMIN_PASSWORD: 'Agua12' }, 'ADMIN_EMAIL no está definida'],
])('%j is not enough', (source, message) => {
  expect(refusalOf(source)).toContain(message);
});

function refusalOf(source: Record<string, string>): string {
  try {
    readEnv(source);
  } catch (error) {
    if (error instanceof EnvError) return error.message;
    throw error;
  }
  throw new Error(`accepted ${JSON.stringify(source)}`);
}
