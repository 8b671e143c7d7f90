import { NUEVO_WEBHOOK } from '../../support/programas/webhooks-de-escena.ts';
import { admin, ana, badBodies, badQueries, nobody, refused, type BadInput } from '../bad-input.ts';
import { SIN_TEXTO } from '../bad-values.ts';
import { CON_ESPACIOS, PRIVADAS } from '../suscripciones.ts';

const crear = admin('POST /webhooks', NUEVO_WEBHOOK);
const cambiar = admin('PUT /webhooks/#webhook', NUEVO_WEBHOOK);

const BAD_FIELDS = {
  url: [
    ...SIN_TEXTO,
    ...'avisos.ejemplo.com /avisos ftp://avisos.ejemplo.com/ javascript:alert(1) https://'.split(
      ' ',
    ),
    ...'http://avisos.ejemplo.com/ https://ana:clave@avisos.ejemplo.com/'.split(' '),
    `https://avisos.ejemplo.com/${'a'.repeat(1_000)}`,
    ...PRIVADAS.map((host) => `https://${host}/avisos`),
    ...CON_ESPACIOS,
  ],
  eventos: [
    undefined,
    null,
    5,
    'reserva.creada',
    {},
    [],
    ['reserva.creada', 'reserva.creada'],
    Array(20).fill('reserva.creada'),
  ],
  activo: [null, 'true', 1, []],
};

/** The bad inputs of the calls about other programs that are told what happens (rules §23). */
export const BAD_WEBHOOKS: BadInput[] = [
  ...badBodies(crear, BAD_FIELDS),
  ...badBodies(cambiar, BAD_FIELDS),
  ...badQueries(admin('GET /webhooks/#webhook/envios'), { page: ['uno'], size: ['101'] }),
  ...refused({
    'eventos.0': ['reserva.Creada', 'webhook.prueba', '', 5, null].map((evento) =>
      admin('POST /webhooks', { ...NUEVO_WEBHOOK, eventos: [evento] }),
    ),
    '409 LIMITE_DE_WEBHOOKS': [crear],
    '409 WEBHOOK_APAGADO': [admin('POST /envios/#envioApagado/reenviar')],
    '403 SIN_PERMISO': [
      ana('GET /webhooks'),
      ana('POST /webhooks', {}),
      ana('PUT /webhooks/uno', {}),
      ana('DELETE /webhooks/uno'),
      ana('GET /webhooks/uno/envios?page=-1'),
      ana('POST /webhooks/uno/probar'),
      ana('POST /envios/uno/reenviar'),
    ],
    '401 SESION_NO_VALIDA': [nobody('GET /webhooks'), nobody('POST /webhooks', NUEVO_WEBHOOK)],
  }),
];
