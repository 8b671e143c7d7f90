import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import type { Schema } from './endpoint.ts';
import { ENDPOINTS } from './endpoints.ts';

/*
 * What shows as nothing, and what only looks like a space or a hyphen, comes along where somebody
 * copies a telephone, an e-mail or a name. Each text of each call must read it as if it were not there.
 */

/** The characters of no width and of direction, and the dashes, as ranges of their codes. */
const SIN_ANCHO = signos([0x200b, 0x200f], [0x202a, 0x202e], [0x2060, 0x2069], [0xfeff, 0xfeff]);
const GUIONES = signos([0x2010, 0x2015]);

function signos(...ranges: [from: number, to: number][]): string[] {
  return ranges.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, n) => String.fromCharCode(from + n)),
  );
}

/** Texts of which each field of a text accepts one. */
const MUESTRAS = ['Ana Paz', 'ana-paz@ejemplo.com', '381 555-0177', '123 456', 'mi.centro'];

/** The fields whose texts a program makes, and passwords, which are what was typed. */
const CRUDOS =
  'contrasena contrasenaActual password nuevaPassword nuevaContrasena secreto token sello csv url endpoint p256dh auth'.split(
    ' ',
  );

/** The texts in which a dash may stand for itself, such as '8–12' in the hours. */
const LIBRES =
  /nota|motivo|descripcion|dias|tramos|lema|ciudad|direccion|comoSePaga|datos|titulo|dispositivo/i;

interface Hoja {
  name: string;
  field: string;
  schema: Schema;
}

const HOJAS = ENDPOINTS.flatMap((endpoint) =>
  (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = endpoint[part];
    return schema ? hojasDe(schema, [`${endpoint.method} ${endpoint.path}`, part]) : [];
  }),
);

/** Returns the fields of text in a schema, each with the name of its place. */
function hojasDe(schema: z.core.$ZodType, place: readonly string[]): Hoja[] {
  const { def } = schema._zod as z.core.$ZodTypes['_zod'];
  const of = (inner: z.core.$ZodType, ...name: string[]) => hojasDe(inner, [...place, ...name]);
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).flatMap(([key, inner]) => of(inner, key));
    case 'array':
      return of(def.element);
    case 'record':
      return of(def.valueType);
    case 'optional':
    case 'nullable':
    case 'default':
      return of(def.innerType);
    case 'pipe':
      // A word to choose from, in upper or lower case, is no text.
      return def.out._zod.def.type === 'enum' ? [] : of(def.in);
    case 'union':
      return def.options.flatMap((option) => of(option));
    case 'string':
      return [{ name: place.join(' '), field: place.at(-1) ?? '', schema: schema as Schema }];
    default:
      return [];
  }
}

/** The field's texts: those of dates, hours, numbers and words to choose from accept no sample. */
const TEXTOS = HOJAS.flatMap((hoja) => {
  const muestra = MUESTRAS.find((cada) => hoja.schema.safeParse(cada).success);
  return muestra === undefined || CRUDOS.includes(hoja.field) ? [] : [{ ...hoja, muestra }];
});

test('the fields are found', () => {
  expect(TEXTOS.length).toBeGreaterThan(60);
  const fields = TEXTOS.map(({ field }) => field);
  const named = 'nombre apellido telefono email prefijo texto whatsapp codigo notas motivo';
  expect(fields).toEqual(expect.arrayContaining(named.split(' ')));
});

test.each(TEXTOS)('$name reads past what shows as nothing', ({ schema, muestra }) => {
  const within = fc.tuple(fc.nat(muestra.length), fc.constantFrom(...SIN_ANCHO));
  fc.assert(
    fc.property(fc.array(within, { minLength: 1, maxLength: 5 }), (odd) => {
      const written = odd.reduce(
        (text, [at, sign]) => text.slice(0, at) + sign + text.slice(at),
        muestra,
      );
      expect(read(schema, written.replaceAll(' ', '\u00a0'))).toEqual(read(schema, muestra));
    }),
  );
});

test.each(TEXTOS.filter(({ field }) => !LIBRES.test(field)))(
  '$name takes each dash for a hyphen',
  ({ schema, muestra }) => {
    for (const guion of GUIONES) {
      for (const text of [muestra, 'Ana-Paz']) {
        expect(read(schema, text.replaceAll('-', guion))).toEqual(read(schema, text));
      }
    }
  },
);

function read(schema: Schema, value: string): unknown {
  const { success, data } = schema.safeParse(value);
  return success ? data : 'refused';
}
