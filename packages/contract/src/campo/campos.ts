import * as z from 'zod/mini';
import { esFecha, esHora } from '../calendario.ts';
import { MAXIMO_EN_LISTADO } from './listados.rules.ts';

/*
 * The field types that several nouns share, without the texts (`campos-de-texto.ts`).
 */

/**
 * A positive id in a path. An id too large for any row becomes the largest safe integer, so that
 * the answer is 404 (rules §2.6).
 */
export const idDeRuta = z.pipe(
  z.string().check(
    z.refine((valor) => /^0*[1-9]\d*$/.test(valor), 'El identificador debe ser un número positivo'),
    z.meta({ type: 'integer', minimum: 1 }),
  ),
  z.transform((valor) => Math.min(Number(valor), Number.MAX_SAFE_INTEGER)),
);

/**
 * A positive id in a body. An id too large for any row becomes the largest safe integer, so that no
 * row is found.
 */
export function idEnCuerpo(obligatorio: string) {
  return z.number(obligatorio).check(
    z.overwrite((valor) => Math.min(valor, Number.MAX_SAFE_INTEGER)),
    z.int(obligatorio),
    z.positive(obligatorio),
  );
}

/**
 * A civil date. An invalid date ends the check, because a comparison with another date would only
 * add a second, false error.
 */
export const fecha = z
  .string('La fecha debe tener la forma AAAA-MM-DD')
  .check(
    z.refine(esFecha, { error: 'La fecha debe existir y tener la forma AAAA-MM-DD', abort: true }),
    z.meta({ format: 'date', examples: ['2026-10-01'] }),
  );

/**
 * A civil time. An invalid time ends the check, so that no comparison adds a second, false error.
 */
export function hora(mensaje: string) {
  return z
    .string(mensaje)
    .check(
      z.refine(esHora, { error: mensaje, abort: true }),
      z.meta({ description: 'HH:MM', examples: ['09:00'] }),
    );
}

/** A whole number in a query. Everything in a query arrives as text. */
export function enteroEnConsulta(minimo: number, maximo: number, mensaje: string) {
  const estaEnRango = (valor: string) =>
    /^\d{1,9}$/.test(valor) && Number(valor) >= minimo && Number(valor) <= maximo;
  return z.pipe(
    z
      .string(mensaje)
      .check(
        z.refine(estaEnRango, mensaje),
        z.meta({ type: 'integer', minimum: minimo, maximum: maximo }),
      ),
    z.transform(Number),
  );
}

/** `page` (zero based) and `size` of a paged list. `porDefecto` is the size where none is given. */
export function paginacion(porDefecto: number, maximo = 100) {
  return {
    page: z._default(enteroEnConsulta(0, 1_000_000, 'La página debe ser un número desde 0'), 0),
    size: z._default(
      enteroEnConsulta(1, maximo, `El tamaño de página debe estar entre 1 y ${maximo}`),
      porDefecto,
    ),
  };
}

/**
 * `page` and `size` of a call that answers a bare array, or that answered a bare array before it
 * had pages (rules §2.11).
 */
export const paginacionDeListado = paginacion(MAXIMO_EN_LISTADO, MAXIMO_EN_LISTADO);

/** The response header of a list: the number of elements on all pages together. */
export const CabeceraDeTotal = z.object({ 'X-Total-Elementos': z.int() });

/** A field for one of `valores`, accepted in upper or lower case (rules §2.6). */
export function enumSinMayusculas<const V extends readonly string[]>(valores: V, mensaje: string) {
  return z.pipe(z.string(mensaje).check(z.toUpperCase()), z.enum(valores, mensaje));
}

const FECHA_HORA = 'La fecha y la hora deben tener la forma AAAA-MM-DDTHH:MM:SS';

/**
 * A civil date-time of the centre, to the minute. The parsed value ends in ':00'. `siFalta` is the
 * error text where the value is missing.
 */
export function fechaHoraCivil(siFalta: string) {
  return z.pipe(
    z.string({ error: ({ input }) => (input === undefined ? siFalta : FECHA_HORA) }).check(
      z.regex(/^[^T]{10}T[^T]{5}(:00)?$/, FECHA_HORA),
      z.refine((valor) => esFecha(valor.slice(0, 10)) && esHora(valor.slice(11, 16)), FECHA_HORA),
    ),
    z.transform((valor) => `${valor.slice(0, 16)}:00`),
  );
}

/** A boolean in a query; false where the parameter is missing. */
export function booleanoEnConsulta(nombre: string) {
  return z._default(
    z.pipe(
      z.enum(['true', 'false'], `${nombre} debe ser true o false`),
      z.transform((valor) => valor === 'true'),
    ),
    false,
  );
}

export const camposDePagina = {
  paginaActual: z.int(),
  totalPaginas: z.int(),
  totalElementos: z.int(),
  tieneSiguiente: z.boolean(),
  tieneAnterior: z.boolean(),
};

/**
 * The header of a POST. A POST that is repeated with the same key is not carried out a second time
 * (rules §2.12).
 */
export const ConClave = z.object({
  'idempotency-key': z.optional(
    z
      .string()
      .check(
        z.minLength(1, 'La clave Idempotency-Key no puede estar vacía'),
        z.maxLength(200, 'La clave Idempotency-Key no puede tener más de 200 caracteres'),
      ),
  ),
});

export const IdDeRuta = z.object({ id: idDeRuta });
export const FechaDeRuta = z.object({ fecha });
