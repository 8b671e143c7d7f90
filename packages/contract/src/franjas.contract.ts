import * as z from 'zod/mini';
import { FechaDeRuta, fecha } from './campos.ts';
import { endpoint } from './endpoint.ts';
import { ESTADOS_DE_FRANJA } from './franjas.rules.ts';
import { ReservaDeAdmin } from './reservas.contract.ts';

/** How many seats of each gender; always the five keys (decisions §6). */
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
  composicionGenero: ComposicionGenero,
};

export const FranjaDeCliente = z.object(camposDeFranja);
export type FranjaDeCliente = z.output<typeof FranjaDeCliente>;

export const Franja = z.object({
  ...camposDeFranja,
  motivo: z.nullable(z.string()),
  reservas: z.optional(z.array(ReservaDeAdmin)),
});
export type Franja = z.output<typeof Franja>;

/** Franjas with active bookings that no longer fit the plan (decisions §5, §9.8). */
export const Conflictos = z.array(z.object({ franja: Franja, reservas: z.array(ReservaDeAdmin) }));
export type Conflictos = z.output<typeof Conflictos>;

const incluirDetalles = z._default(
  z.pipe(
    z.enum(['true', 'false'], 'incluirDetalles debe ser true o false'),
    z.transform((valor) => valor === 'true'),
  ),
  false,
);

export const franjasPorFechaDeCliente = endpoint({
  id: 'franjasPorFechaDeCliente',
  method: 'GET',
  path: '/franjas/client/por-fecha/{fecha}',
  access: 'session',
  tag: 'franjas',
  summary: 'Las franjas de un día que todavía se pueden reservar',
  params: FechaDeRuta,
  status: 200,
  response: z.array(FranjaDeCliente),
});

export const franjasPorFecha = endpoint({
  id: 'franjasPorFecha',
  method: 'GET',
  path: '/franjas/por-fecha/{fecha}',
  access: 'admin',
  tag: 'franjas',
  summary: 'Todas las franjas de un día, con sus reservas si se piden',
  params: FechaDeRuta,
  query: z.object({ incluirDetalles }),
  status: 200,
  response: z.array(Franja),
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
