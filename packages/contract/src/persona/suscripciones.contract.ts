import * as z from 'zod/mini';
import { texto } from '../campo/campos-de-texto.ts';
import { esUrlSinEspacios } from '../campo/texto-limpio.ts';
import { IdDeRuta } from '../campo/campos.ts';
import { endpoint } from '../endpoint.ts';

/*
 * The calls by which people subscribe a device to the messages of the centre (rules §18).
 */

const tag = 'suscripciones';

const ENDPOINT = 'La dirección del servicio de avisos no es válida';
const CLAVE = 'La clave del dispositivo no es válida';

/** A key of a browser, whose bytes are `largo` characters of base64url. Padding is cut off. */
const claveDeDispositivo = (largo: number) =>
  z.string(CLAVE).check(
    z.regex(new RegExp(`^[A-Za-z0-9_-]{${largo}}={0,2}$`), CLAVE),
    z.overwrite((clave) => clave.slice(0, largo)),
  );

/**
 * The fields of a browser's `PushSubscription`, and the name of the device in the person's list.
 */
export const NuevaSuscripcion = z.object({
  endpoint: z
    .string(ENDPOINT)
    .check(
      z.maxLength(1_000, { error: ENDPOINT, abort: true }),
      z.refine(esUrlSinEspacios, ENDPOINT),
    ),
  keys: z.object({ p256dh: claveDeDispositivo(87), auth: claveDeDispositivo(22) }, CLAVE),
  dispositivo: texto({ max: 60, nombre: 'El dispositivo' }).check(
    z.minLength(1, 'El dispositivo es obligatorio'),
  ),
});
export type NuevaSuscripcion = z.output<typeof NuevaSuscripcion>;

export const Suscripcion = z.object({
  id: z.int(),
  dispositivo: z.string(),
  creadaEn: z.string(),
  /** The momento at which a message was last sent to the device; null where none was sent yet. */
  ultimoEnvio: z.nullable(z.string()),
});
export type Suscripcion = z.output<typeof Suscripcion>;

export const misSuscripciones = endpoint({
  id: 'misSuscripciones',
  method: 'GET',
  path: '/suscripciones',
  access: 'session',
  tag,
  summary:
    'Los propios dispositivos que reciben avisos, y la clave con que un navegador se suscribe',
  status: 200,
  response: z.object({
    /** The public key of the centre (VAPID), in the form in which browsers take it. */
    clave: z.string(),
    /**
     * False where the site is not https: browsers then take no messages, and screens offer none.
     */
    disponible: z.boolean(),
    suscripciones: z.array(Suscripcion),
  }),
});

export const crearSuscripcion = endpoint({
  id: 'crearSuscripcion',
  method: 'POST',
  path: '/suscripciones',
  access: 'session',
  tag,
  summary: 'Recibir en un dispositivo lo que se avisa; la misma dirección otra vez es la misma',
  body: NuevaSuscripcion,
  status: 201,
  response: z.object({ id: z.int() }),
  errors: [409],
});

export const borrarSuscripcion = endpoint({
  id: 'borrarSuscripcion',
  method: 'DELETE',
  path: '/suscripciones/{id}',
  access: 'session',
  tag,
  summary: 'No recibir más avisos en un dispositivo',
  params: IdDeRuta,
  status: 204,
  errors: [404],
});
