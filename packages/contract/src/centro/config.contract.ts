import * as z from 'zod/mini';
import { NuevaConfig } from './config.forms.ts';
import { endpoint } from '../endpoint.ts';
import { Existe } from '../error.contract.ts';
import { SiNadieCambio } from '../etiqueta.ts';
import { Conflictos, Previsualizacion } from '../franja/franjas.contract.ts';

export const PrecioConAhorro = z.object({
  capacidad: z.int(),
  precio: z.int(),
  precioPorPersona: z.int(),
  ahorro: z.int(),
});

export const Config = z.object({
  duracionBaseMin: z.int(),
  capacidadBase: z.int(),
  ventanaDias: z.int(),
  limiteCancelHoras: z.int(),
  notificacionesActivas: z.boolean(),
  /** The list of prices that counts today. */
  preciosPorCapacidad: z.array(PrecioConAhorro),
  maxReservasActivas: z.int(),
  recordatoriosHoras: z.array(z.int()),
  /**
   * The percentage of the price that a client transfers beforehand; 0 where no seña is asked for.
   */
  seniaPorcentaje: z.int(),
  seniaHoras: z.int(),
  datosDeTransferencia: z.string(),
  /** The estaciones that the people of a franja go through, in their order. */
  estaciones: z.array(z.object({ nombre: z.string(), lugares: z.int() })),
  /** True where clients may make a turno fijo for themselves. */
  seriesDeClientes: z.boolean(),
  /** True where anybody sees the agenda without an account. */
  agendaPublica: z.boolean(),
  /** The origins of the web pages that may show the agenda in a frame, such as `https://a.com`. */
  sitiosQueEmbeben: z.array(z.string()),
});
export type Config = z.output<typeof Config>;

/** A list of prices that counts from a later day (`desde`) on, until the next list begins. */
const ProximosPrecios = z.object({
  desde: z.string(),
  preciosPorCapacidad: z.array(PrecioConAhorro),
});
export type ProximosPrecios = z.output<typeof ProximosPrecios>;

const editable = ({ config }: { config: Config }) => config;

const ConfigGuardada = z.object({ config: Config, conflictos: Conflictos });

export const configExists = endpoint({
  id: 'configExists',
  method: 'GET',
  path: '/config/exists',
  access: 'session',
  tag: 'config',
  summary: 'Si el centro ya está configurado',
  status: 200,
  response: Existe,
});

export const obtenerConfig = endpoint({
  id: 'obtenerConfig',
  method: 'GET',
  path: '/config',
  access: 'session',
  tag: 'config',
  summary: 'La configuración del centro',
  status: 200,
  response: z.object({
    config: Config,
    proximosPrecios: z.array(ProximosPrecios),
    /** True where the centre sells an abono, or somebody has one that can still be used. */
    abonos: z.optional(z.literal(true)),
  }),
  editable,
  errors: [404],
});

export const crearConfig = endpoint({
  id: 'crearConfig',
  method: 'POST',
  path: '/config',
  access: 'admin',
  tag: 'config',
  summary: 'Crear la configuración inicial',
  body: NuevaConfig,
  status: 201,
  response: ConfigGuardada,
  errors: [409],
});

export const actualizarConfig = endpoint({
  id: 'actualizarConfig',
  method: 'PUT',
  path: '/config',
  access: 'admin',
  tag: 'config',
  summary: 'Cambiar la configuración',
  headers: SiNadieCambio,
  body: NuevaConfig,
  status: 200,
  response: ConfigGuardada,
  editable,
  errors: [404],
});

export const previsualizarConfig = endpoint({
  id: 'previsualizarConfig',
  method: 'POST',
  path: '/config/previsualizar',
  access: 'admin',
  tag: 'config',
  summary: 'Qué haría con los turnos guardar esta configuración; no cambia nada',
  body: NuevaConfig,
  status: 200,
  response: Previsualizacion,
});
