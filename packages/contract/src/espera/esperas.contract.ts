import * as z from 'zod/mini';
import { IdDeRuta, idEnCuerpo } from '../campo/campos.ts';
import { endpoint } from '../endpoint.ts';
import { Mensaje } from '../error.contract.ts';
import { NuevaReserva, Reserva } from '../reserva/reservas.contract.ts';
import { ESTADOS_DE_ESPERA } from './esperas.rules.ts';

/*
 * The calls about the waiting list of a full franja (rules §16).
 */

const campos = {
  id: z.int(),
  franja: z.object({ id: z.int(), inicio: z.string(), fin: z.string() }),
  personas: z.int(),
  estado: z.enum(ESTADOS_DE_ESPERA),
  /** The rank among those that wait for this franja, from 1; null unless the entry is ESPERANDO. */
  posicion: z.nullable(z.int()),
  /** The momento until which the offered places are held; null unless the entry is OFRECIDA. */
  venceEn: z.nullable(z.string()),
};

export const Espera = z.object(campos);
export type Espera = z.output<typeof Espera>;

/** An entry of the waiting list as the desk sees it, with the person who waits. */
export const EsperaDelMostrador = z.object({
  ...campos,
  cliente: z.object({
    id: z.int(),
    nombre: z.string(),
    apellido: z.string(),
    email: z.nullable(z.string()),
    telefono: z.string(),
  }),
  /** A momento, in the centre's civil time. */
  creadaEn: z.string(),
  /** True for an offer of which neither an e-mail nor the desk has told the person (rules §16.6). */
  porAvisar: z.boolean(),
});
export type EsperaDelMostrador = z.output<typeof EsperaDelMostrador>;

/** An entry of the waiting list inside the desk's view of a franja. */
export const EnEspera = z.object({
  id: z.int(),
  cliente: z.object({ nombre: z.string(), apellido: z.string() }),
  personas: z.int(),
  /** The momento until which the offered places are held; null where no places are offered. */
  venceEn: z.nullable(z.string()),
});
export type EnEspera = z.output<typeof EnEspera>;

const PERSONAS = 'La cantidad de personas es obligatoria';

export const esperarFranja = endpoint({
  id: 'esperarFranja',
  method: 'POST',
  path: '/franjas/{id}/espera',
  access: 'session',
  alcance: 'reservas:escribir',
  tag: 'esperas',
  summary: 'Esperar lugares de un turno completo, para 1 a 4 personas',
  params: IdDeRuta,
  body: z.object({
    /** The limit on the number of people is checked later, by a rule (rules §16.2). */
    personas: z.int(PERSONAS),
    /**
     * The client whom the desk adds to the waiting list. Ignored where the caller is not of the
     * desk.
     */
    clienteId: z.optional(idEnCuerpo('El cliente no es válido')),
  }),
  status: 201,
  response: Espera,
  errors: [404, 409, 429],
});

export const misEsperas = endpoint({
  id: 'misEsperas',
  method: 'GET',
  path: '/esperas/mias',
  access: 'session',
  tag: 'esperas',
  summary: 'Lo que uno espera, y lo que terminó en los últimos 7 días',
  status: 200,
  response: z.object({ esperas: z.array(Espera) }),
});

export const esperasDeFranja = endpoint({
  id: 'esperasDeFranja',
  method: 'GET',
  path: '/franjas/{id}/esperas',
  access: 'mostrador',
  alcance: 'reservas:leer',
  tag: 'esperas',
  summary: 'Quiénes esperan lugares de un turno, en su orden',
  params: IdDeRuta,
  status: 200,
  response: z.object({ esperas: z.array(EsperaDelMostrador) }),
  errors: [404],
});

export const dejarEspera = endpoint({
  id: 'dejarEspera',
  method: 'DELETE',
  path: '/esperas/{id}',
  access: 'session',
  alcance: 'reservas:escribir',
  tag: 'esperas',
  summary: 'Dejar de esperar',
  params: IdDeRuta,
  status: 200,
  response: Mensaje,
  errors: [404, 409],
});

export const aceptarEspera = endpoint({
  id: 'aceptarEspera',
  method: 'POST',
  path: '/esperas/{id}/aceptar',
  access: 'session',
  alcance: 'reservas:escribir',
  tag: 'esperas',
  summary: 'Reservar los lugares que se ofrecen',
  params: IdDeRuta,
  body: z.extend(
    z.pick(NuevaReserva, {
      acompaniantes: true,
      generoTitular: true,
      notas: true,
      precioEsperado: true,
      abonoVendidoId: true,
    }),
    {
      /** A booking of the same person, which is cancelled in the same step (rules §16.5). */
      devolver: z.optional(idEnCuerpo('La reserva no es válida')),
    },
  ),
  status: 201,
  response: Reserva,
  errors: [404, 409, 429],
});

export const rechazarEspera = endpoint({
  id: 'rechazarEspera',
  method: 'POST',
  path: '/esperas/{id}/rechazar',
  access: 'session',
  alcance: 'reservas:escribir',
  tag: 'esperas',
  summary: 'Dejar pasar los lugares que se ofrecen; van a quien sigue',
  params: IdDeRuta,
  status: 200,
  response: Mensaje,
  errors: [404, 409],
});
