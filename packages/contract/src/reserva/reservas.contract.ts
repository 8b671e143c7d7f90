import * as z from 'zod/mini';
import { ASISTENCIAS } from './asistencia.rules.ts';
import { idDeAbono } from '../abono/abonos.forms.ts';
import { DIAS_SEMANA } from '../calendario.ts';
import {
  ConClave,
  IdDeRuta,
  enteroEnConsulta,
  fecha,
  enumSinMayusculas,
  idDeRuta,
  idEnCuerpo,
} from '../campo/campos.ts';
import { nombreSiSeSabe, texto } from '../campo/campos-de-texto.ts';
import { endpoint } from '../endpoint.ts';
import { Mensaje } from '../error.contract.ts';
import { SEXOS, SEXOS_DE_ASIENTO } from '../franja/franjas.rules.ts';
import { lista } from '../campo/lista.ts';
import { ESTADOS_DE_RESERVA, FALTAN_NOMBRES, PERSONAS_FUERA_DE_RANGO } from './reservas.rules.ts';

/*
 * The client's and the desk's view of a booking (rules §8.14), and the calls that change one.
 */

const franja = z.object({ id: z.int(), inicio: z.string(), fin: z.string() });

/** True where a booking was cancelled because its seña did not come; absent otherwise. */
const sinSenia = z.optional(z.literal(true));

/** The sold abono whose places the booking uses; absent where it uses none. */
const abono = z.optional(z.object({ id: z.int(), nombre: z.string() }));

/** The series (turno fijo) that the booking was made with; absent where it was made alone. */
const serieId = z.optional(z.int());
/** The day of the week of that series, to which a booking that was moved belongs as well. */
const diaFijo = z.optional(z.enum(DIAS_SEMANA));

/** The seña that a PENDIENTE booking waits for; null where the booking waits for no seña. */
const senia = z.nullable(z.object({ monto: z.int(), vence: z.string() }));

export const ReservaDelMostrador = z.object({
  id: z.int(),
  estado: z.enum(ESTADOS_DE_RESERVA),
  franja,
  participantes: z.array(
    z.object({
      asientoId: z.int(),
      esTitular: z.boolean(),
      nombre: z.string(),
      sexo: z.enum(SEXOS_DE_ASIENTO),
      /** Null where nobody has marked whether this person came. */
      presente: z.nullable(z.boolean()),
    }),
  ),
  asistencia: z.enum(ASISTENCIAS),
  /** The minutes by which the people came late; null where nobody has noted a delay. */
  tarde: z.nullable(z.int()),
  precioTotal: z.int(),
  senia,
  sinSenia,
  pagado: z.int(),
  /** The pesos still owed for the booking. A saldo below zero is to be given back. */
  saldo: z.int(),
  personas: z.int(),
  notas: z.string(),
  /**
   * The holder. Once this person was erased, `id` is null and the name is 'Cliente eliminado'.
   * `email` is null where the person has no e-mail.
   */
  cliente: z.object({
    id: z.nullable(z.int()),
    nombre: z.string(),
    apellido: z.string(),
    email: z.nullable(z.string()),
    telefono: z.string(),
    nota: z.string(),
  }),
  creadaEn: z.string(),
  abono,
  serieId,
  diaFijo,
});
export type ReservaDelMostrador = z.output<typeof ReservaDelMostrador>;

export const ReservaDeCliente = z.object({
  id: z.int(),
  estado: z.enum(['pendiente', 'confirmada', 'completada', 'cancelada']),
  fecha: z.string(),
  /** The hours of the franja, as 'HH:MM - HH:MM'. */
  horario: z.string(),
  numPersonas: z.int(),
  precio: z.int(),
  senia,
  pagado: z.int(),
  servicio: z.string(),
  notas: z.string(),
  franja,
  participantes: z.array(
    z.object({
      asientoId: z.int(),
      esTitular: z.boolean(),
      nombreOptional: z.string(),
      sexoOptional: z.enum(SEXOS_DE_ASIENTO),
    }),
  ),
  cancelableHasta: z.string(),
  sinSenia,
  /**
   * The reason why the franja of an active booking is closed (rules §7.14); null where the franja
   * is open or the booking is not active. `motivo` is null where nobody gave a reason.
   */
  cerrada: z.nullable(z.object({ motivo: z.nullable(z.string()) })),
  abono,
  serieId,
  diaFijo,
});
export type ReservaDeCliente = z.output<typeof ReservaDeCliente>;

/**
 * For each booking `franja` is the franja to come that is proposed for it, or null where none fits
 * (rules §7.15). All these bookings could move to their `franja` at once. `otras` are the nearest
 * further franjas with enough places for this booking alone.
 */
export const Alternativas = z.array(
  z.object({ reservaId: z.int(), franja: z.nullable(franja), otras: z.array(franja) }),
);
export type Alternativas = z.output<typeof Alternativas>;

/**
 * A booking in the view of the caller: a client gets ReservaDeCliente, the desk gets
 * ReservaDelMostrador (rules §8.14).
 */
export const Reserva = z.union([ReservaDelMostrador, ReservaDeCliente]);

/**
 * A companion of a new booking. A client must name each companion, the desk need not (rules §9.3).
 */
const Acompaniante = z.object({
  nombre: z._default(nombreSiSeSabe('El nombre del acompañante', FALTAN_NOMBRES), ''),
  genero: z.optional(z.enum(SEXOS, 'El género del acompañante no es válido')),
});

const notas = texto({ nombre: 'El texto de las notas', max: 500, multilinea: true });

const PRECIO_ESPERADO = 'El precio esperado debe ser un número entero de pesos';

export const NuevaReserva = z.object({
  franjaId: idEnCuerpo('Por favor selecciona un horario'),
  notas: z.optional(notas),
  /**
   * The only limit on the length here is the general one of 50 elements (rules §2.5). How many
   * companions a booking may have is checked later, by a rule of the booking (rules §8.1).
   */
  acompaniantes: z._default(
    lista(Acompaniante, 'Los acompañantes deben ser una lista', {
      siEsLarga: PERSONAS_FUERA_DE_RANGO,
    }),
    [],
  ),
  generoTitular: z.optional(z.enum(SEXOS, 'El género del titular no es válido')),
  /** The client for whom the desk books. Ignored where the caller is not of the desk. */
  clienteId: z.optional(idEnCuerpo('El cliente no es válido')),
  /**
   * The total that the person was shown. Where the price differs, nothing is booked (rules §8.2).
   */
  precioEsperado: z.optional(z.int(PRECIO_ESPERADO).check(z.nonnegative(PRECIO_ESPERADO))),
  /** The sold abono whose places the booking uses, in place of a price. */
  abonoVendidoId: z.optional(idDeAbono),
  /**
   * True where the desk asks for the seña that a client's own booking waits for. Ignored where the
   * caller is not of the desk.
   */
  pedirSenia: z.optional(z.boolean('La seña se pide con true o false')),
});

export const estadoSinMayusculas = enumSinMayusculas(
  ESTADOS_DE_RESERVA,
  'El estado de reserva no existe',
);

export const crearReserva = endpoint({
  id: 'crearReserva',
  method: 'POST',
  path: '/reservas',
  access: 'session',
  alcance: 'reservas:escribir',
  tag: 'reservas',
  summary: 'Reservar una franja para 1 a 4 personas',
  headers: ConClave,
  body: NuevaReserva,
  status: 201,
  response: Reserva,
  errors: [404, 409, 429],
});

export const calcularPrecioDeReserva = endpoint({
  id: 'calcularPrecioDeReserva',
  method: 'GET',
  path: '/reservas/calcular-precio',
  access: 'session',
  alcance: 'reservas:leer',
  tag: 'reservas',
  summary: 'Cuánto cuesta un turno para una cantidad de personas',
  query: z.object({
    cantidadPersonas: enteroEnConsulta(1, 10, 'La cantidad de personas debe estar entre 1 y 10'),
    /** The day of the turn, which decides the list of prices. Today where no day is given. */
    fecha: z.optional(fecha),
  }),
  status: 200,
  response: z.object({
    precioTotal: z.int(),
    precioPorPersona: z.int(),
    ahorro: z.int(),
    descuento: z.int(),
  }),
});

export const cancelarReserva = endpoint({
  id: 'cancelarReserva',
  method: 'POST',
  path: '/reservas/{id}/cancelar',
  access: 'session',
  alcance: 'reservas:escribir',
  tag: 'reservas',
  summary: 'Cancelar una reserva y liberar sus plazas',
  params: IdDeRuta,
  body: z.object({ motivo: z.nullish(texto({ nombre: 'El motivo', max: 200 })) }),
  bodyOptional: true,
  status: 200,
  response: Reserva,
  errors: [404, 409, 429],
});

export const actualizarReserva = endpoint({
  id: 'actualizarReserva',
  method: 'PUT',
  path: '/reservas/{id}',
  access: 'session',
  alcance: 'reservas:escribir',
  tag: 'reservas',
  summary: 'Cambiar las notas, o mover la reserva a otra franja',
  params: IdDeRuta,
  body: z.object({
    notas: z.optional(notas),
    /**
     * The notes that `notas` replaces. Where somebody has changed the notes meanwhile, nothing is
     * changed (409 NOTAS_CAMBIADAS).
     */
    notasDeAntes: z.optional(notas),
    franjaId: z.optional(idEnCuerpo('Por favor selecciona un horario')),
    /**
     * The franja that the booking leaves. Where somebody has moved the booking meanwhile, nothing
     * is changed (409 RESERVA_MOVIDA).
     */
    desde: z.optional(idEnCuerpo('El turno que se deja no es válido')),
  }),
  status: 200,
  response: Reserva,
  errors: [404, 409, 429],
});

export const cambiarEstadoDeReserva = endpoint({
  id: 'cambiarEstadoDeReserva',
  method: 'PATCH',
  path: '/reservas/{id}/estado',
  access: 'mostrador',
  alcance: 'reservas:escribir',
  tag: 'reservas',
  summary: 'Pasar una reserva a otro estado',
  params: IdDeRuta,
  query: z.object({ nuevoEstado: estadoSinMayusculas }),
  status: 200,
  response: z.object({ message: z.string(), reserva: ReservaDelMostrador }),
  errors: [404, 409],
});

export const deshacerReserva = endpoint({
  id: 'deshacerReserva',
  method: 'POST',
  path: '/reservas/{id}/deshacer',
  access: 'session',
  alcance: 'reservas:escribir',
  tag: 'reservas',
  summary: 'Deshacer lo último que uno mismo hizo con una reserva: moverla o cancelarla',
  params: IdDeRuta,
  /**
   * The franja to which the booking is to return. Where the last change came from another franja,
   * because somebody moved the booking again in a second window, nothing is undone (409).
   */
  query: z.object({ volverA: z.optional(idDeRuta) }),
  status: 200,
  response: Reserva,
  errors: [404, 409],
});

export const eliminarReserva = endpoint({
  id: 'eliminarReserva',
  method: 'DELETE',
  path: '/reservas/{id}',
  access: 'admin',
  tag: 'reservas',
  summary: 'Eliminar para siempre una reserva sin pagos',
  params: IdDeRuta,
  status: 200,
  response: Mensaje,
  errors: [404, 409],
});
