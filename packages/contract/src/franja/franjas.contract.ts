import * as z from 'zod/mini';
import {
  CabeceraDeTotal,
  FechaDeRuta,
  IdDeRuta,
  booleanoEnConsulta,
  fecha,
  fechaHoraCivil,
  paginacionDeListado,
} from '../campo/campos.ts';
import { texto } from '../campo/campos-de-texto.ts';
import { endpoint } from '../endpoint.ts';
import { Mensaje } from '../error.contract.ts';
import { SiNadieCambio } from '../etiqueta.ts';
import { EnEspera } from '../espera/esperas.contract.ts';
import { ESTADOS_DE_FRANJA } from './franjas.rules.ts';
import { Alternativas, ReservaDelMostrador } from '../reserva/reservas.contract.ts';

/** The number of seats of each gender, always with the five keys (rules §7.1). */
export const ComposicionGenero = z.object({
  MASCULINO: z.int(),
  FEMENINO: z.int(),
  OTROS: z.int(),
  OTRO_NB: z.int(),
  NO_DECLARA: z.int(),
});
export type ComposicionGenero = z.output<typeof ComposicionGenero>;

const camposDeFranja = {
  id: z.int(),
  fecha: z.string(),
  inicio: z.string(),
  fin: z.string(),
  horaInicio: z.string(),
  horaFin: z.string(),
  estado: z.enum(ESTADOS_DE_FRANJA),
  capacidadEfectiva: z.int(),
  ocupadosTotal: z.int(),
  /** The places that offers hold for waiting clients (rules §16); `ocupadosTotal` includes them. */
  retenidas: z.int(),
  composicionGenero: ComposicionGenero,
};

export const FranjaDeCliente = z.object(camposDeFranja);
export type FranjaDeCliente = z.output<typeof FranjaDeCliente>;

export const Franja = z.object({
  ...camposDeFranja,
  motivo: z.nullable(z.string()),
  /**
   * True where the plan has no place for the franja and blocks it: nobody can unblock the franja by
   * hand (rules §7.13). Absent otherwise.
   */
  fueraDelPlan: z.optional(z.literal(true)),
  /**
   * The open entries of the waiting list, in their order (rules §16.1). Absent where nobody waits.
   */
  esperas: z.optional(z.array(EnEspera)),
  reservas: z.optional(z.array(ReservaDelMostrador)),
});
export type Franja = z.output<typeof Franja>;

/** The franjas with active bookings that no longer fit the plan (rules §7.12). */
export const Conflictos = z.array(
  z.object({ franja: Franja, reservas: z.array(ReservaDelMostrador) }),
);
export type Conflictos = z.output<typeof Conflictos>;

/** The number of franjas to come that a change affects, by kind of effect. */
const efectoDePlan = {
  creadas: z.int(),
  retiradas: z.int(),
  bloqueadas: z.int(),
  liberadas: z.int(),
  conOtraCapacidad: z.int(),
};
const EfectoDePlan = z.object(efectoDePlan);
export type EfectoDePlan = z.output<typeof EfectoDePlan>;

/**
 * A preview of what saving a change would do to the franjas of a period. The call changes nothing.
 */
export const Previsualizacion = z.object({
  desde: z.string(),
  hasta: z.string(),
  ...efectoDePlan,
  /** The number of franjas that already are as the plan wants them. */
  existentes: z.int(),
  /** The days on which franjas change, in the order of their dates. */
  dias: z.array(z.object({ fecha: z.string(), ...efectoDePlan })),
  /**
   * The franjas that this change puts outside the plan and that are kept for their bookings, as
   * after the change.
   */
  conflictos: Conflictos,
  /** The franjas that were outside the plan before this change and stay so. */
  deAntes: Conflictos,
  /** The franjas with room that remain after the change, for each booking of both lists. */
  alternativas: Alternativas,
});
export type Previsualizacion = z.output<typeof Previsualizacion>;

const incluirDetalles = booleanoEnConsulta('incluirDetalles');

export const franjasPorFechaDeCliente = endpoint({
  id: 'franjasPorFechaDeCliente',
  method: 'GET',
  path: '/franjas/client/por-fecha/{fecha}',
  access: 'session',
  alcance: 'agenda:leer',
  tag: 'franjas',
  summary: 'Las franjas de un día que todavía se pueden reservar',
  params: FechaDeRuta,
  query: z.object(paginacionDeListado),
  status: 200,
  response: z.array(FranjaDeCliente),
  responseHeaders: CabeceraDeTotal,
});

export const franjasDeLaVentana = endpoint({
  id: 'franjasDeLaVentana',
  method: 'GET',
  path: '/franjas/client/ventana',
  access: 'session',
  alcance: 'agenda:leer',
  tag: 'franjas',
  summary: 'Todas las franjas que todavía se pueden reservar, desde hoy hasta el fin de la ventana',
  query: z.object(paginacionDeListado),
  status: 200,
  response: z.array(FranjaDeCliente),
  responseHeaders: CabeceraDeTotal,
});

export const franjasPorFecha = endpoint({
  id: 'franjasPorFecha',
  method: 'GET',
  path: '/franjas/por-fecha/{fecha}',
  access: 'mostrador',
  alcance: 'agenda:leer',
  tag: 'franjas',
  summary: 'Todas las franjas de un día, con sus reservas si se piden',
  params: FechaDeRuta,
  query: z.object({ incluirDetalles, ...paginacionDeListado }),
  status: 200,
  response: z.array(Franja),
  responseHeaders: CabeceraDeTotal,
});

export const generarFranjas = endpoint({
  id: 'generarFranjas',
  method: 'POST',
  path: '/franjas/generar',
  access: 'admin',
  tag: 'franjas',
  summary: 'Generar las franjas de un período (por defecto, la ventana de reserva)',
  query: z.object({ desde: z.optional(fecha), hasta: z.optional(fecha) }),
  status: 200,
  response: z.object({
    message: z.string(),
    desde: z.string(),
    hasta: z.string(),
    creadas: z.int(),
    existentes: z.int(),
    retiradas: z.int(),
  }),
  errors: [409],
});

export const listarFranjas = endpoint({
  id: 'listarFranjas',
  method: 'GET',
  path: '/franjas',
  access: 'mostrador',
  alcance: 'agenda:leer',
  tag: 'franjas',
  summary: 'Las franjas de un período (por defecto, hoy), con sus reservas si se piden',
  query: z.object({
    desde: z.optional(fecha),
    hasta: z.optional(fecha),
    incluirDetalles,
    ...paginacionDeListado,
  }),
  status: 200,
  response: z.array(Franja),
  responseHeaders: CabeceraDeTotal,
});

export const franjasPorResolver = endpoint({
  id: 'franjasPorResolver',
  method: 'GET',
  path: '/franjas/por-resolver',
  access: 'mostrador',
  alcance: 'agenda:leer',
  tag: 'franjas',
  summary:
    'Los turnos por venir con reservas que no se pueden dejar así: fuera del plan o bloqueados',
  status: 200,
  response: z.object({ conflictos: Conflictos }),
});

/**
 * The part of a franja that an owner edits, or sees as its state. A booking made meanwhile does not
 * change this part (decision 17).
 */
const editable = ({ inicio, fin, capacidadEfectiva, estado, motivo: suMotivo }: Franja) => ({
  inicio,
  fin,
  capacidadEfectiva,
  bloqueada: estado === 'BLOQUEADA',
  motivo: suMotivo,
});

export const obtenerFranja = endpoint({
  id: 'obtenerFranja',
  method: 'GET',
  path: '/franjas/{id}',
  access: 'mostrador',
  alcance: 'agenda:leer',
  tag: 'franjas',
  summary: 'Una franja con sus reservas',
  params: IdDeRuta,
  status: 200,
  response: Franja,
  editable,
  errors: [404],
});

const CAPACIDAD = 'La capacidad debe estar entre 1 y 10';
const capacidadEfectiva = z.int(CAPACIDAD).check(z.minimum(1, CAPACIDAD), z.maximum(10, CAPACIDAD));

const FranjaGuardada = z.object({ franja: Franja });

const inicio = fechaHoraCivil('La hora de inicio es requerida');
const fin = fechaHoraCivil('La hora de fin es requerida');

export const crearFranja = endpoint({
  id: 'crearFranja',
  method: 'POST',
  path: '/franjas',
  access: 'admin',
  tag: 'franjas',
  summary: 'Agregar una franja a mano, de cualquier largo dentro de un día',
  body: z.object({
    inicio,
    fin,
    capacidadEfectiva: z.optional(capacidadEfectiva),
  }),
  status: 201,
  response: FranjaGuardada,
  errors: [409],
});

export const actualizarFranja = endpoint({
  id: 'actualizarFranja',
  method: 'PUT',
  path: '/franjas/{id}',
  access: 'admin',
  tag: 'franjas',
  summary: 'Cambiar el horario o la capacidad; lo que no viene queda como está',
  params: IdDeRuta,
  headers: SiNadieCambio,
  body: z.object({
    inicio: z.optional(inicio),
    fin: z.optional(fin),
    capacidadEfectiva: z.optional(capacidadEfectiva),
  }),
  status: 200,
  response: FranjaGuardada,
  editable: ({ franja }: { franja: Franja }) => editable(franja),
  errors: [404, 409],
});

const motivo = z.nullish(texto({ nombre: 'El motivo', max: 200 }));

export const bloquearFranja = endpoint({
  id: 'bloquearFranja',
  method: 'PUT',
  path: '/franjas/{id}/bloquear',
  access: 'mostrador',
  tag: 'franjas',
  summary: 'Bloquear una franja activa; el motivo va en el cuerpo o en la dirección',
  params: IdDeRuta,
  query: z.object({ motivo: z.optional(texto({ nombre: 'El motivo', max: 200 })) }),
  body: z.object({ motivo }),
  bodyOptional: true,
  status: 200,
  response: FranjaGuardada,
  errors: [404, 409],
});

export const desbloquearFranja = endpoint({
  id: 'desbloquearFranja',
  method: 'PUT',
  path: '/franjas/{id}/desbloquear',
  access: 'mostrador',
  tag: 'franjas',
  summary: 'Desbloquear una franja',
  params: IdDeRuta,
  status: 200,
  response: FranjaGuardada,
  errors: [404, 409],
});

export const eliminarFranja = endpoint({
  id: 'eliminarFranja',
  method: 'DELETE',
  path: '/franjas/{id}',
  access: 'admin',
  tag: 'franjas',
  summary: 'Eliminar una franja libre, futura y sin bloquear; no vuelve a generarse',
  params: IdDeRuta,
  status: 200,
  response: Mensaje,
  errors: [404, 409],
});
