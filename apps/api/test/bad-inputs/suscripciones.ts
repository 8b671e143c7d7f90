import { NUEVA_SUSCRIPCION } from '../support/scene.ts';
import { ana, badBodies, luis, nobody, refused, type BadInput } from './bad-input.ts';
import { CON_CONTROL, SIN_TEXTO } from './bad-values.ts';

const suscribir = (cambio: object = {}) =>
  ana('POST /suscripciones', { ...NUEVA_SUSCRIPCION, ...cambio });
const conClaves = (claves: object) => suscribir({ keys: { ...NUEVA_SUSCRIPCION.keys, ...claves } });

/** Addresses of the machine and of private networks, in every way in which a URL can write them. */
export const PRIVADAS = [
  ...'127.0.0.1 127.1 2130706433 0x7f.1 0.0.0.0 10.0.0.8 172.16.3.4 192.168.1.1 169.254.169.254'.split(
    ' ',
  ),
  ...'100.64.0.1 224.0.0.1 255.255.255.255 [::1] [::] [fe80::1] [fc00::1] [::ffff:10.0.0.8]'.split(
    ' ',
  ),
  ...'[64:ff9b::a00:8] [2002:a00:8::] localhost LOCALHOST a.localhost intranet router.local'.split(
    ' ',
  ),
  ...'db.internal [::127.0.0.1] [::7f00:1] [::8.8.8.8] [4000::1]'.split(' '),
];

/** The ways to write a URL with what the URL parser drops or encodes. */
export const CON_ESPACIOS = ['\r\n', '\n', '\t', ' ', '\u00a0', '\u200b', '\u0000'].flatMap(
  (signo) => [
    `https://ejemplo.com/a${signo}b`,
    `https://ejemplo${signo}.com/a`,
    `${signo}https://ejemplo.com/a`,
    `https://ejemplo.com/a${signo}`,
  ],
);

/** The bad inputs of the calls about subscribed phones (rules §18). */
export const BAD_SUSCRIPCIONES: BadInput[] = [
  ...badBodies(suscribir(), {
    endpoint: [
      ...SIN_TEXTO,
      ...'push.ejemplo.com /envios/1 ftp://push.ejemplo.com/1 javascript:alert(1)'.split(' '),
      ...'http://push.ejemplo.com/1 https://ana:clave@push.ejemplo.com/1'.split(' '),
      `https://push.ejemplo.com/${'a'.repeat(1_000)}`,
      ...PRIVADAS.map((host) => `https://${host}/envios/1`),
      ...CON_ESPACIOS,
      ...[0, 80, 8443, 65_536].map((puerto) => `https://push.ejemplo.com:${puerto}/1`),
    ],
    dispositivo: [...SIN_TEXTO, ...CON_CONTROL, 'a'.repeat(61)],
  }),
  ...refused({
    keys: [undefined, null, 'x', 5].map((keys) => suscribir({ keys })),
    'keys.p256dh': [
      undefined,
      null,
      5,
      '',
      'x',
      `${NUEVA_SUSCRIPCION.keys.p256dh}A`,
      // The first of these keys is no point of the curve. The second does not begin with the byte
      // of an uncompressed point.
      NUEVA_SUSCRIPCION.keys.p256dh.replace(/iw4$/, 'iw8'),
      `A${NUEVA_SUSCRIPCION.keys.p256dh.slice(1)}`,
    ].map((p256dh) => conClaves({ p256dh })),
    'keys.auth': [undefined, null, 5, '', 'x', 'ñ'.repeat(22)].map((auth) => conClaves({ auth })),
    '409 LIMITE_DE_DISPOSITIVOS': [luis('POST /suscripciones', NUEVA_SUSCRIPCION)],
    '401 SESION_NO_VALIDA': [
      nobody('GET /suscripciones'),
      nobody('POST /suscripciones', NUEVA_SUSCRIPCION),
    ],
  }),
];
