import * as z from 'zod/mini';
import {
  CabeceraDeTotal,
  IdDeRuta,
  camposDePagina,
  enumSinMayusculas,
  idEnCuerpo,
  paginacion,
  paginacionDeListado,
} from '../campo/campos.ts';
import { nombreDeAcompaniante, nombreSiSeSabe } from '../campo/campos-de-texto.ts';
import { endpoint } from '../endpoint.ts';
import { SEXOS, SEXOS_DE_ASIENTO } from '../franja/franjas.rules.ts';
import { Reserva } from './reservas.contract.ts';

export const TIPOS_DE_ASIENTO = ['TITULAR', 'ACOMPANIANTE'] as const;

export const Asiento = z.object({
  id: z.int(),
  reservaId: z.int(),
  esTitular: z.boolean(),
  tipo: z.enum(TIPOS_DE_ASIENTO),
  nombre: z.string(),
  sexo: z.enum(SEXOS_DE_ASIENTO),
});
export type Asiento = z.output<typeof Asiento>;

const nombre = nombreDeAcompaniante('El nombre', 'El nombre es obligatorio');
const sexo = z.enum(SEXOS, 'El género es obligatorio');

/**
 * The data of a person of a booking that can be corrected. A field that is left out stays as it is.
 */
export const DatosDeAsiento = z.object({ nombre: z.optional(nombre), sexo: z.optional(sexo) });

export const listarAsientos = endpoint({
  id: 'listarAsientos',
  method: 'GET',
  path: '/asientos/todos',
  access: 'mostrador',
  alcance: 'reservas:leer',
  tag: 'asientos',
  summary: 'Todos los asientos, de a páginas',
  query: z.object(paginacion(20)),
  status: 200,
  response: z.object({ asientos: z.array(Asiento), ...camposDePagina }),
});

export const listarAsientosPorTipo = endpoint({
  id: 'listarAsientosPorTipo',
  method: 'GET',
  path: '/asientos/tipo/{tipo}',
  access: 'mostrador',
  alcance: 'reservas:leer',
  tag: 'asientos',
  summary: 'Los asientos de titulares o de acompañantes, el más nuevo primero',
  params: z.object({
    tipo: enumSinMayusculas(TIPOS_DE_ASIENTO, 'El tipo debe ser TITULAR o ACOMPANIANTE'),
  }),
  query: z.object(paginacionDeListado),
  status: 200,
  response: z.array(Asiento),
  responseHeaders: CabeceraDeTotal,
});

export const listarAsientosDeReserva = endpoint({
  id: 'listarAsientosDeReserva',
  method: 'GET',
  path: '/asientos/reserva/{id}',
  access: 'session',
  alcance: 'reservas:leer',
  tag: 'asientos',
  summary: 'Los asientos de una reserva, propia o de cualquiera para un administrador',
  params: IdDeRuta,
  query: z.object(paginacionDeListado),
  status: 200,
  response: z.array(Asiento),
  responseHeaders: CabeceraDeTotal,
  errors: [404],
});

export const obtenerAsiento = endpoint({
  id: 'obtenerAsiento',
  method: 'GET',
  path: '/asientos/{id}',
  access: 'session',
  alcance: 'reservas:leer',
  tag: 'asientos',
  summary: 'Un asiento de una reserva propia, o de cualquiera para un administrador',
  params: IdDeRuta,
  status: 200,
  response: Asiento,
  errors: [404],
});

export const agregarAsiento = endpoint({
  id: 'agregarAsiento',
  method: 'POST',
  path: '/asientos',
  access: 'mostrador',
  alcance: 'reservas:escribir',
  tag: 'asientos',
  summary: 'Agregar un acompañante a una reserva; su precio se vuelve a calcular',
  body: z.object({
    reservaId: idEnCuerpo('La reserva es obligatoria'),
    /**
     * A companion without a name is called 'Acompañante N' (rules §9.3); one without `sexo` is
     * NO_DECLARA.
     */
    nombre: z._default(nombreSiSeSabe('El nombre', 'El nombre debe ser un texto'), ''),
    sexo: z.optional(sexo),
  }),
  status: 201,
  response: Asiento,
  errors: [404, 409],
});

export const actualizarAsiento = endpoint({
  id: 'actualizarAsiento',
  method: 'PUT',
  path: '/asientos/{id}',
  access: 'mostrador',
  alcance: 'reservas:escribir',
  tag: 'asientos',
  summary: 'Cambiar el nombre o el género de un participante',
  params: IdDeRuta,
  body: DatosDeAsiento,
  status: 200,
  response: Asiento,
  errors: [404, 409],
});

export const eliminarAsiento = endpoint({
  id: 'eliminarAsiento',
  method: 'DELETE',
  path: '/asientos/{id}',
  access: 'session',
  alcance: 'reservas:escribir',
  tag: 'asientos',
  summary: 'Quitar un acompañante; el precio de la reserva se vuelve a calcular',
  params: IdDeRuta,
  status: 200,
  response: z.object({ message: z.string(), reserva: Reserva }),
  errors: [404, 409, 429],
});
