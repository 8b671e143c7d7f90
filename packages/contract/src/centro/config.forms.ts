import * as z from 'zod/mini';
import { texto, textoLlano } from '../campo/campos-de-texto.ts';
import { lista } from '../campo/lista.ts';
import { textoLimpio } from '../campo/texto-limpio.ts';

const FALTAN_CAMPOS = 'Por favor completa todos los campos requeridos';

function entero(minimo: number, maximo: number, nombre: string) {
  const rango = `${nombre} debe estar entre ${minimo} y ${maximo}`;
  return z.int(FALTAN_CAMPOS).check(z.minimum(minimo, rango), z.maximum(maximo, rango));
}

const PRECIO_MINIMO = 'Cada precio debe ser al menos 1';
const precio = z
  .int(PRECIO_MINIMO)
  .check(z.minimum(1, PRECIO_MINIMO), z.maximum(100_000_000, 'El precio es demasiado alto'));

/**
 * A row of the price table. A caller may send the amount as `precio` or as `precioTotal` (rules
 * §10.3).
 */
export const FilaDePrecio = z.pipe(
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

/** The default of `maxReservasActivas`: how many bookings to come a client may have. */
export const RESERVAS_ACTIVAS_POR_DEFECTO = 20;

const RECORDATORIO = 'Cada recordatorio debe ser de 1 a 72 horas antes';
const RECORDATORIOS = 'Puede haber hasta 3 recordatorios, cada uno a otra hora';

const ESTACIONES = 'Puede haber hasta 12 estaciones';
export const MAXIMO_DE_ESTACIONES = 12;

export const SITIO = 'Cada sitio es una dirección como https://www.ejemplo.com, sin nada más';
const SITIOS = 'Puede haber hasta 5 sitios, cada uno una sola vez';
export const MAXIMO_DE_SITIOS = 5;

/**
 * Returns true for an origin that a browser reads as it is written. It drops ports that do not exist,
 * and reads '1.2.3' as another address.
 */
function esOrigen(valor: string): boolean {
  return (
    URL.canParse(valor) &&
    new URL(valor).origin === valor.replace(/:443$/, '') &&
    !valor.endsWith(':0')
  );
}

/** The origin of a web page over https: a host and perhaps a port, without a path. */
const sitio = textoLimpio({
  max: 200,
  siNoEsTexto: SITIO,
  siEsLargo: SITIO,
  limpiar: (valor) => valor.toLowerCase().replace(/\/$/, ''),
}).check(
  z.regex(
    /^https:\/\/(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)*[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?::\d{1,5})?$/,
    SITIO,
  ),
  z.refine(esOrigen, SITIO),
);

const Estacion = z.object({
  nombre: textoLlano({ nombre: 'El nombre de la estación', max: 40 }).check(
    z.minLength(1, 'Cada estación necesita un nombre'),
  ),
  lugares: entero(1, 10, 'La cantidad de lugares'),
});

/**
 * The settings added after the specification. They are optional, because older callers do not send
 * them. For a setting left out, a POST takes the column's default and a PUT keeps the stored value.
 */
const camposAgregados = {
  maxReservasActivas: z.optional(entero(1, 200, 'El máximo de reservas por venir')),
  /** The numbers of hours before a turn at which the holder is reminded of the turn. */
  recordatoriosHoras: z.optional(
    lista(
      z.int(RECORDATORIO).check(z.minimum(1, RECORDATORIO), z.maximum(72, RECORDATORIO)),
      RECORDATORIOS,
      { max: 3, siEsLarga: RECORDATORIOS },
    ).check(z.refine((horas) => new Set(horas).size === horas.length, RECORDATORIOS)),
  ),
  /**
   * The percentage of the price that a client's booking asks for beforehand; 0 asks for no seña.
   */
  seniaPorcentaje: z.optional(entero(0, 100, 'El porcentaje de la seña')),
  /** How many hours a booking waits for its seña. */
  seniaHoras: z.optional(entero(1, 72, 'Las horas para la seña')),
  datosDeTransferencia: z.optional(
    texto({ nombre: 'Los datos de transferencia', max: 200, multilinea: true }),
  ),
  /** The estaciones that the people of a franja go through, in their order. May be empty. */
  estaciones: z.optional(
    lista(Estacion, ESTACIONES, { max: MAXIMO_DE_ESTACIONES, siEsLarga: ESTACIONES }).check(
      (contexto) => {
        const nombres = contexto.value.map(({ nombre }) => nombre.toLowerCase());
        const repetida = nombres.findIndex((nombre, n) => nombres.indexOf(nombre) < n);
        if (repetida < 0) return;
        contexto.issues.push({
          code: 'custom',
          message: 'No puede haber dos estaciones con el mismo nombre',
          input: contexto.value,
          path: [repetida, 'nombre'],
        });
      },
    ),
  ),
  /** True where clients may make a turno fijo for themselves. */
  seriesDeClientes: z.optional(z.boolean('Los turnos fijos se permiten con true o false')),
  agendaPublica: z.optional(z.boolean('La agenda se muestra con true o false')),
  /** The origins of the web pages that may show the agenda in a frame. May be empty. */
  sitiosQueEmbeben: z.optional(
    lista(sitio, SITIOS, { max: MAXIMO_DE_SITIOS, siEsLarga: SITIOS }).check(
      z.refine((sitios) => new Set(sitios).size === sitios.length, SITIOS),
    ),
  ),
};

export const NuevaConfig = z
  .object({
    capacidadBase: entero(1, 10, 'La capacidad por turno'),
    duracionBaseMin: entero(15, 180, 'La duración base'),
    ventanaDias: entero(1, 30, 'La anticipación para reservar'),
    limiteCancelHoras: entero(0, 72, 'El plazo para cancelar'),
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
        // The prices are counted instead of looping up to `capacidadBase`, because this check also
        // runs after `capacidadBase` was refused for being huge.
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
