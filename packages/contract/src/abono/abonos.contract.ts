import * as z from 'zod/mini';
import { DIAS_SEMANA } from '../calendario.ts';
import {
  ConClave,
  IdDeRuta,
  booleanoEnConsulta,
  camposDePagina,
  enumSinMayusculas,
  paginacion,
} from '../campo/campos.ts';
import { textoLlano } from '../campo/campos-de-texto.ts';
import { PagoAnotadoConSaldo } from '../caja/pagos.contract.ts';
import { endpoint } from '../endpoint.ts';
import {
  AnulacionDeAbono,
  CambioDeAbono,
  NuevoAbono,
  PagoDeAbono,
  idDeAbono,
} from './abonos.forms.ts';
import { CAUSAS_DE_ABONO, ESTADOS_DE_ABONO } from './abonos.rules.ts';

/*
 * The calls about abonos (rules §20): what the centre sells, and what was sold to a client.
 */

/** An abono as the centre sells it. What was sold before a change keeps what it was. */
export const Abono = z.object({
  id: z.int(),
  nombre: z.string(),
  lugares: z.int(),
  precio: z.int(),
  vigenciaDias: z.int(),
  /** The days of the week on which the abono can be used; null where it can be used every day. */
  dias: z.nullable(z.array(z.enum(DIAS_SEMANA))),
  /** False where the abono is not sold any more. */
  activo: z.boolean(),
});
export type Abono = z.output<typeof Abono>;

const persona = z.object({ id: z.int(), nombre: z.string(), apellido: z.string() });

const camposDeVendido = {
  id: z.int(),
  nombre: z.string(),
  lugares: z.int(),
  /** The places that are not used yet. */
  disponibles: z.int(),
  /** The worth of the places that are not used yet, in pesos. */
  valor: z.int(),
  precio: z.int(),
  pagado: z.int(),
  saldo: z.int(),
  /** The day of the sale. */
  desde: z.string(),
  /** The last day on which the abono can be used. */
  vence: z.string(),
  dias: Abono.shape.dias,
  estado: z.enum(ESTADOS_DE_ABONO),
  /** The client to whom the abono was sold; null once that client was erased. */
  cliente: z.nullable(persona),
  /** The other clients who may book with the abono. */
  compartidoCon: z.array(persona),
};

export const AbonoVendido = z.object(camposDeVendido);
export type AbonoVendido = z.output<typeof AbonoVendido>;

export const MovimientoDeAbono = z.object({
  /** The day on which the places left the abono (below zero) or came into it (above zero). */
  fecha: z.string(),
  lugares: z.int(),
  causa: z.enum(CAUSAS_DE_ABONO),
  reservaId: z.nullable(z.int()),
  /** The momento at which the turno of the booking begins; null without a booking. */
  inicio: z.nullable(z.string()),
});
export type MovimientoDeAbono = z.output<typeof MovimientoDeAbono>;

/** The end of an annulled abono, for the desk alone. */
const anulacion = z.object({
  motivo: z.string(),
  /** The pesos that were given back. */
  devuelto: z.int(),
});
export type AnulacionDicha = z.output<typeof anulacion>;

const AbonosVendidos = z.object({ abonos: z.array(AbonoVendido) });

export const listarAbonos = endpoint({
  id: 'listarAbonos',
  method: 'GET',
  path: '/abonos',
  access: 'session',
  alcance: 'pagos:leer',
  tag: 'abonos',
  summary: 'Los abonos que vende el centro',
  status: 200,
  response: z.object({ abonos: z.array(Abono) }),
});

export const crearAbono = endpoint({
  id: 'crearAbono',
  method: 'POST',
  path: '/abonos',
  access: 'admin',
  tag: 'abonos',
  summary: 'Agregar un abono a los que vende el centro',
  body: NuevoAbono,
  status: 201,
  response: Abono,
});

export const cambiarAbono = endpoint({
  id: 'cambiarAbono',
  method: 'PATCH',
  path: '/abonos/{id}',
  access: 'admin',
  tag: 'abonos',
  summary: 'Dejar de vender un abono, o volver a venderlo',
  params: IdDeRuta,
  body: z.object({ activo: z.boolean('El abono se vende con true o false') }),
  status: 200,
  response: Abono,
  errors: [404],
});

export const venderAbono = endpoint({
  id: 'venderAbono',
  method: 'POST',
  path: '/clientes/{id}/abonos',
  access: 'mostrador',
  tag: 'abonos',
  summary: 'Vender un abono a un cliente, con lo que paga',
  params: IdDeRuta,
  headers: ConClave,
  body: z.object({
    abonoId: idDeAbono,
    pago: z.optional(PagoDeAbono),
  }),
  status: 201,
  response: AbonoVendido,
  errors: [404, 409],
});

export const abonosDeCliente = endpoint({
  id: 'abonosDeCliente',
  method: 'GET',
  path: '/clientes/{id}/abonos',
  access: 'mostrador',
  alcance: 'pagos:leer',
  tag: 'abonos',
  summary: 'Los abonos de un cliente y los que comparte, el que termina primero primero',
  params: IdDeRuta,
  status: 200,
  response: AbonosVendidos,
  errors: [404],
});

export const misAbonos = endpoint({
  id: 'misAbonos',
  method: 'GET',
  path: '/abonos/mios',
  access: 'session',
  tag: 'abonos',
  summary: 'Los abonos propios y los compartidos, el que termina primero primero',
  status: 200,
  response: AbonosVendidos,
});

export const listarAbonosVendidos = endpoint({
  id: 'listarAbonosVendidos',
  method: 'GET',
  path: '/abonos-vendidos',
  access: 'admin',
  tag: 'abonos',
  summary: 'Todo lo que se vendió, de a páginas, con lo que queda y lo que vale',
  query: z.object({
    ...paginacion(20),
    estado: z.optional(
      enumSinMayusculas(ESTADOS_DE_ABONO, `El estado debe ser ${ESTADOS_DE_ABONO.join(', ')}`),
    ),
    /** Limits the list to what can be used and ends within DIAS_DE_AVISO days. */
    porVencer: booleanoEnConsulta('porVencer'),
    /** Limits the list to what is not paid yet. */
    conSaldo: booleanoEnConsulta('conSaldo'),
    /** Part of the client's name, e-mail or telephone, or of the name of the abono. */
    texto: z.optional(textoLlano({ nombre: 'La búsqueda', max: 120 })),
  }),
  status: 200,
  response: z.object({
    abonos: z.array(AbonoVendido),
    ...camposDePagina,
    /** The sums are of all that was sold, not only of what the query finds. */
    totales: z.object({
      /** The number of abonos that can be used. */
      vigentes: z.int(),
      /** The places of these that are not used, and what they are worth, in pesos. */
      disponibles: z.int(),
      valor: z.int(),
      /** The number of these that end within DIAS_DE_AVISO days. */
      porVencer: z.int(),
      /** The pesos that are still owed, also for abonos that have ended. */
      saldo: z.int(),
    }),
  }),
});
export type AbonosDelCentro = z.output<typeof listarAbonosVendidos.response>;

export const obtenerAbonoVendido = endpoint({
  id: 'obtenerAbonoVendido',
  method: 'GET',
  path: '/abonos-vendidos/{id}',
  access: 'session',
  alcance: 'pagos:leer',
  tag: 'abonos',
  summary: 'Un abono vendido, con todo lo que se usó y lo que volvió',
  params: IdDeRuta,
  status: 200,
  response: z.object({
    ...camposDeVendido,
    movimientos: z.array(MovimientoDeAbono),
    /** Absent where the abono was not annulled, and for who is not of the desk. */
    anulacion: z.optional(anulacion),
  }),
  errors: [404],
});

export const pagarAbono = endpoint({
  id: 'pagarAbono',
  method: 'POST',
  path: '/abonos-vendidos/{id}/pagos',
  access: 'mostrador',
  tag: 'abonos',
  summary: 'Anotar lo que se cobró por un abono',
  params: IdDeRuta,
  headers: ConClave,
  body: PagoDeAbono,
  status: 201,
  response: PagoAnotadoConSaldo,
  errors: [404, 409],
});

export const cambiarAbonoVendido = endpoint({
  id: 'cambiarAbonoVendido',
  method: 'PUT',
  path: '/abonos-vendidos/{id}',
  access: 'admin',
  tag: 'abonos',
  summary: 'Dar más tiempo a un abono vendido, o decir quién más lo usa',
  params: IdDeRuta,
  body: CambioDeAbono,
  status: 200,
  response: AbonoVendido,
  errors: [404, 409],
});

export const anularAbonoVendido = endpoint({
  id: 'anularAbonoVendido',
  method: 'POST',
  path: '/abonos-vendidos/{id}/anular',
  access: 'admin',
  tag: 'abonos',
  summary: 'Terminar un abono vendido, con lo que se devuelve de los lugares sin usar',
  params: IdDeRuta,
  body: AnulacionDeAbono,
  status: 200,
  response: AbonoVendido,
  errors: [404, 409],
});
