import * as z from 'zod/mini';
import {
  CabeceraDeTotal,
  IdDeRuta,
  camposDePagina,
  paginacion,
  paginacionDeListado,
} from '../campo/campos.ts';
import { texto, textoLlano } from '../campo/campos-de-texto.ts';
import { endpoint } from '../endpoint.ts';
import { Mensaje } from '../error.contract.ts';
import { SEXOS } from '../franja/franjas.rules.ts';
import { ReservaDelMostrador } from '../reserva/reservas.contract.ts';
import { Borrado, ConSusReservas } from './usuarios.contract.ts';

export const Cliente = z.object({
  id: z.int(),
  nombre: z.string(),
  apellido: z.string(),
  email: z.nullable(z.string()),
  /**
   * True while the e-mail is one that a program wrote and nobody of the desk has confirmed (rules
   * §24.3). Absent otherwise.
   */
  emailPorConfirmar: z.optional(z.literal(true)),
  telefono: z.string(),
  activo: z.boolean(),
  genero: z.enum(SEXOS),
  /** The desk's note about this person. The person sees the note only in the copy of their data. */
  nota: z.string(),
});
export type Cliente = z.output<typeof Cliente>;

export const listarClientes = endpoint({
  id: 'listarClientes',
  method: 'GET',
  path: '/clientes',
  access: 'mostrador',
  alcance: 'clientes:leer',
  tag: 'clientes',
  summary: 'Los clientes por nombre, de a páginas; `prefijo` busca en nombre, e-mail y teléfono',
  query: z.object({
    ...paginacion(10),
    prefijo: z.optional(textoLlano({ nombre: 'La búsqueda', max: 120 })),
  }),
  status: 200,
  response: z.object({
    clientes: z.array(Cliente),
    ...camposDePagina,
    /**
     * `total`, `activos` and `inactivos` count all clients, not only those that the search finds.
     */
    total: z.int(),
    activos: z.int(),
    inactivos: z.int(),
  }),
});

const dato = (nombre: string, max: number) => z.optional(textoLlano({ nombre, max }));

export const clientesParecidos = endpoint({
  id: 'clientesParecidos',
  method: 'GET',
  path: '/clientes/parecidos',
  access: 'mostrador',
  alcance: 'clientes:leer',
  tag: 'clientes',
  summary: 'Los clientes que pueden ser la misma persona: el mismo teléfono, o el mismo nombre',
  query: z.object({
    ...paginacionDeListado,
    nombre: dato('El nombre', 60),
    apellido: dato('El apellido', 60),
    telefono: dato('El teléfono', 30),
  }),
  status: 200,
  response: z.array(Cliente),
  responseHeaders: CabeceraDeTotal,
});

const nota = texto({ nombre: 'La nota', max: 1_000, multilinea: true });

export const anotarCliente = endpoint({
  id: 'anotarCliente',
  method: 'PUT',
  path: '/clientes/{id}/nota',
  access: 'mostrador',
  alcance: 'clientes:escribir',
  tag: 'clientes',
  summary: 'Cambiar la nota del mostrador sobre un cliente; vacía, la quita',
  params: IdDeRuta,
  body: z.object({
    nota,
    /**
     * The nota that `nota` replaces. Where somebody has changed it meanwhile, nothing is changed (409
     * NOTAS_CAMBIADAS).
     */
    notaDeAntes: z.optional(nota),
  }),
  status: 200,
  response: Cliente,
  errors: [404, 409],
});

/** The summary that the desk reads before it changes or erases a client. */
export const ResumenDeCliente = z.object({
  cliente: z.extend(Cliente, { registradoEn: z.string() }),
  cuentas: z.object({
    total: z.int(),
    canceladas: z.int(),
    /** The number of bookings to which nobody came. */
    ausencias: z.int(),
    /** The number of bookings to which somebody came late. */
    tardanzas: z.int(),
    /**
     * The number of reservas por venir. A deactivation keeps these bookings, and answers their
     * number as `reservasPendientes`.
     */
    pendientes: z.int(),
    /** The number of bookings under way now. A client with such a booking cannot be erased. */
    enCurso: z.int(),
    /** The sum in pesos of the prices of the bookings that have begun and are not cancelled. */
    totalGastado: z.int(),
    /** The pesos that came in from the client, for bookings and abonos, less those given back. */
    pagado: z.int(),
    /** The part of `pagado` that was paid for abonos. */
    pagadoPorAbonos: z.int(),
    /** The price of the bookings that places of abonos paid. It is no part of `pagado`. */
    pagadoConAbono: z.int(),
    /**
     * The pesos that the client still owes for bookings that are not cancelled, including bookings
     * to come. Pesos to be given back for other bookings are not subtracted.
     */
    porCobrar: z.int(),
    /** The part of `porCobrar` for bookings that have begun. */
    vencido: z.int(),
    /** The pesos that the client still owes for abonos. */
    abonosPorCobrar: z.int(),
    /**
     * The pesos that the centre has to give back, for bookings that were cancelled or cost less
     * now.
     */
    aDevolver: z.int(),
    /**
     * The start of the client's last begun franja. Bookings that were cancelled, or to which nobody
     * came, do not count. Null where there is no such franja.
     */
    ultimaVisita: z.nullable(z.string()),
  }),
  proxima: z.nullable(ReservaDelMostrador),
});
export type ResumenDeCliente = z.output<typeof ResumenDeCliente>;

export const resumenDeCliente = endpoint({
  id: 'resumenDeCliente',
  method: 'GET',
  path: '/clientes/{id}/resumen',
  access: 'mostrador',
  alcance: 'clientes:leer',
  tag: 'clientes',
  summary: 'Un cliente, sus cuentas y su próximo turno',
  params: IdDeRuta,
  status: 200,
  response: ResumenDeCliente,
  errors: [404],
});

export const reservasDeCliente = endpoint({
  id: 'reservasDeCliente',
  method: 'GET',
  path: '/clientes/{id}/reservas',
  access: 'mostrador',
  alcance: 'reservas:leer',
  tag: 'clientes',
  summary: 'Las reservas de un cliente, de a páginas; el turno más lejano primero',
  params: IdDeRuta,
  query: z.object(paginacion(20)),
  status: 200,
  response: z.object({ reservas: z.array(ReservaDelMostrador), ...camposDePagina }),
  errors: [404],
});

export const enviarBienvenida = endpoint({
  id: 'enviarBienvenida',
  method: 'POST',
  path: '/clientes/{id}/bienvenida',
  access: 'mostrador',
  tag: 'clientes',
  summary: 'Mandarle a un cliente un enlace, válido por 7 días, para elegir su contraseña',
  params: IdDeRuta,
  status: 200,
  response: Mensaje,
  errors: [404, 409, 429],
});

export const confirmarEmailDeCliente = endpoint({
  id: 'confirmarEmailDeCliente',
  method: 'POST',
  path: '/clientes/{id}/confirmar-email',
  access: 'mostrador',
  tag: 'clientes',
  summary: 'Confirmar que es del cliente un email que cargó un programa; desde ahí puede entrar',
  params: IdDeRuta,
  status: 200,
  response: Mensaje,
  errors: [404, 409],
});

export const alternarCliente = endpoint({
  id: 'alternarCliente',
  method: 'PUT',
  path: '/clientes/{id}/toggle-activo',
  access: 'admin',
  tag: 'clientes',
  summary: 'Activar a un cliente inactivo, o al revés; sus reservas quedan',
  params: IdDeRuta,
  status: 200,
  response: z.object({ message: z.string(), reservasPendientes: z.int() }),
  errors: [404],
});

export const eliminarCliente = endpoint({
  id: 'eliminarCliente',
  method: 'DELETE',
  path: '/clientes/{id}',
  access: 'admin',
  tag: 'clientes',
  summary: 'Borrar a un cliente; sus reservas pasadas quedan sin sus datos',
  params: IdDeRuta,
  query: ConSusReservas,
  status: 200,
  response: Borrado,
  errors: [404, 409],
});
