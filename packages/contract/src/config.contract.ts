import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Existe } from './error.contract.ts';
import { SiNadieCambio } from './etiqueta.ts';
import { Conflictos, Previsualizacion } from './franjas.contract.ts';
import { lista } from './lista.ts';

const FALTAN_CAMPOS = 'Por favor completa todos los campos requeridos';

function entero(minimo: number, maximo: number, nombre: string) {
  const rango = `${nombre} debe estar entre ${minimo} y ${maximo}`;
  return z.int(FALTAN_CAMPOS).check(z.minimum(minimo, rango), z.maximum(maximo, rango));
}

const PRECIO_MINIMO = 'Cada precio debe ser al menos 1';
const precio = z
  .int(PRECIO_MINIMO)
  .check(z.minimum(1, PRECIO_MINIMO), z.maximum(100_000_000, 'El precio es demasiado alto'));

/** A row of the price table; the wire accepts `precio` or `precioTotal` for the amount (rules §5). */
const FilaDePrecio = z.pipe(
  z
    .object({
      capacidad: entero(1, 10, 'La capacidad de cada precio'),
      precio: z.optional(precio),
      precioTotal: z.optional(precio),
    })
    .check(
      z.refine((fila) => (fila.precio ?? fila.precioTotal) !== undefined, {
        error: PRECIO_MINIMO,
        path: ['precio'],
      }),
    ),
  z.transform((fila) => ({
    capacidad: fila.capacidad,
    precio: (fila.precio ?? fila.precioTotal) as number,
  })),
);

/** The default for how many bookings to come a client may hold. */
export const RESERVAS_ACTIVAS_POR_DEFECTO = 20;

/**
 * The settings added after the specification, optional because older callers do not know them: where one is left out, a
 * POST takes the column's default and a PUT keeps the stored value.
 */
const camposAgregados = {
  maxReservasActivas: z.optional(entero(1, 200, 'El máximo de reservas por venir')),
};

export const NuevaConfig = z
  .object({
    capacidadBase: entero(1, 10, 'La capacidad por turno'),
    duracionBaseMin: entero(15, 180, 'La duración base'),
    ventanaDias: entero(1, 30, 'La ventana de días'),
    limiteCancelHoras: entero(0, 72, 'El límite de cancelación'),
    notificacionesActivas: z._default(
      z.boolean('Las notificaciones se activan con true o false'),
      true,
    ),
    preciosPorCapacidad: lista(FilaDePrecio, FALTAN_CAMPOS),
    ...camposAgregados,
  })
  .check(
    z.refine(
      ({ capacidadBase, preciosPorCapacidad }) => {
        const capacidades = new Set(preciosPorCapacidad.map((fila) => fila.capacidad));
        // The prices are counted rather than looped over up to `capacidadBase`, because this check also runs when
        // `capacidadBase` itself was refused for being huge.
        const hastaLaBase = [...capacidades].filter((capacidad) => capacidad <= capacidadBase);
        return (
          hastaLaBase.length === capacidadBase && capacidades.size === preciosPorCapacidad.length
        );
      },
      {
        error:
          'Debe haber un precio, y uno solo, para cada cantidad de personas hasta la capacidad',
        path: ['preciosPorCapacidad'],
      },
    ),
  );
export type NuevaConfig = z.output<typeof NuevaConfig>;

export const Config = z.object({
  duracionBaseMin: z.int(),
  capacidadBase: z.int(),
  ventanaDias: z.int(),
  limiteCancelHoras: z.int(),
  notificacionesActivas: z.boolean(),
  preciosPorCapacidad: z.array(
    z.object({
      capacidad: z.int(),
      precio: z.int(),
      precioPorPersona: z.int(),
      ahorro: z.int(),
    }),
  ),
  maxReservasActivas: z.int(),
});
export type Config = z.output<typeof Config>;

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
  response: z.object({ config: Config }),
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
