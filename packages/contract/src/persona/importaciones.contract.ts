import * as z from 'zod/mini';
import { IdDeRuta, idEnCuerpo } from '../campo/campos.ts';
import { lista } from '../campo/lista.ts';
import { texto } from '../campo/campos-de-texto.ts';
import { endpoint, type Schema } from '../endpoint.ts';
import { SEXOS } from '../franja/franjas.rules.ts';
import { Cliente } from './clientes.contract.ts';
import { MAXIMO_DE_BYTES, MAXIMO_DE_COLUMNAS, MAXIMO_DE_FILAS } from './archivo/planillas.rules.ts';
import { CAMPOS_DE_IMPORTACION } from './archivo/titulos.rules.ts';

const MAXIMO_EN_BASE64 = Math.ceil(MAXIMO_DE_BYTES / 3) * 4;

/** The largest body of the two calls that take a file: the file in base64, and the decisions. */
const CUERPO_CON_ARCHIVO = MAXIMO_EN_BASE64 + 256 * 1024;

const SIN_ARCHIVO = 'El archivo es obligatorio';

const csv = z.string(SIN_ARCHIVO).check(
  z.minLength(1, { error: SIN_ARCHIVO, abort: true }),
  z.maxLength(MAXIMO_EN_BASE64, {
    error: 'El archivo no puede pesar más de 2 MB',
    abort: true,
  }),
  z.regex(/^[A-Za-z0-9+/]+={0,2}$/, 'El archivo debe venir en base64'),
);

const Columna = z.object({
  titulo: z.string(),
  /** Null for a column that is not brought. */
  campo: z.nullable(z.enum(CAMPOS_DE_IMPORTACION)),
  /** The beginning of a value of the column; '' where the first rows have none. */
  muestra: z.string(),
});

const ColumnaPedida = z.object({
  titulo: texto({ nombre: 'El título', max: 200 }),
  campo: z.nullable(z.enum(CAMPOS_DE_IMPORTACION, 'El campo no es uno de los que se traen')),
});

const NUMERO_DE_FILA = /^[1-9]\d{0,5}$/;

/** Values by the `numero` of their row. Of several wrong ones only the first is told. */
function porFila<V extends Schema>(
  Valor: V,
  { cuales, siUnoNoVale }: Record<'cuales' | 'siUnoNoVale', string>,
) {
  const porNumero = `Las ${cuales} van por número de fila`;
  const faltaDe = (valores: Readonly<Record<string, unknown>>) => {
    const numeros = Object.keys(valores);
    if (numeros.length > MAXIMO_DE_FILAS) return { message: `Hay más ${cuales} que filas` };
    if (!numeros.every((numero) => NUMERO_DE_FILA.test(numero))) return { message: porNumero };
    const malo = numeros.find((numero) => !Valor.safeParse(valores[numero]).success);
    return malo === undefined ? undefined : { message: siUnoNoVale, path: [malo] };
  };
  return z.record(z.string(), z.custom<z.output<V>>(), porNumero).check(({ value, issues }) => {
    const falta = faltaDe(value);
    if (falta) issues.push({ code: 'custom', input: value, ...falta });
  });
}

const CORRECCION_INVALIDA = 'Cada fila se corrige con nombre, apellido, telefono o email';
const dato = z.optional(z.string().check(z.maxLength(300)));

/** What somebody typed in place of what a row says; '' takes an e-mail away. */
const Correcciones = porFila(
  z.strictObject({ nombre: dato, apellido: dato, telefono: dato, email: dato }),
  { cuales: 'correcciones', siUnoNoVale: CORRECCION_INVALIDA },
);

const camposDeArchivo = {
  csv,
  /** Corrects what the titles were taken for. A column that is not named stays as guessed. */
  columnas: z.optional(
    lista(ColumnaPedida, 'Las columnas van en una lista', { max: MAXIMO_DE_COLUMNAS }),
  ),
  correcciones: z.optional(Correcciones),
};

export const RESULTADOS_DE_FILA = ['NUEVO', 'YA_ESTA', 'PARECIDO', 'CON_ERROR'] as const;
export type ResultadoDeFila = (typeof RESULTADOS_DE_FILA)[number];

export const FilaPrevista = z.object({
  /** The row of the spreadsheet, counted from 1. */
  numero: z.int(),
  resultado: z.enum(RESULTADOS_DE_FILA),
  /** The person as the row says it. */
  cliente: z.object({
    nombre: z.string(),
    apellido: z.string(),
    telefono: z.string(),
    email: z.nullable(z.string()),
    genero: z.enum(SEXOS),
    nota: z.string(),
    /** The places of an abono; null as long as no column can be brought as these. */
    lugares: z.nullable(z.int()),
  }),
  /** The clients who are this person (YA_ESTA), or may be (PARECIDO). */
  parecidos: z.array(Cliente),
  /** The earlier row of the file that is, or may be, the same person. */
  repiteFila: z.nullable(z.int()),
  errores: z.array(z.string()),
});
export type FilaPrevista = z.output<typeof FilaPrevista>;

export const ImportacionPrevista = z.object({
  columnas: z.array(Columna),
  filas: z.array(FilaPrevista),
  cuentas: z.object({ NUEVO: z.int(), YA_ESTA: z.int(), PARECIDO: z.int(), CON_ERROR: z.int() }),
});
export type ImportacionPrevista = z.output<typeof ImportacionPrevista>;

export const previsualizarClientes = endpoint({
  id: 'previsualizarClientes',
  method: 'POST',
  path: '/importaciones/prevista',
  access: 'admin',
  tag: 'importaciones',
  summary: 'Qué se haría con cada fila de un archivo de clientes, sin hacerlo',
  body: z.object(camposDeArchivo),
  bodyLimit: CUERPO_CON_ARCHIVO,
  status: 200,
  response: ImportacionPrevista,
  errors: [413],
});

const DECISION_INVALIDA = 'Cada fila se decide con CREAR, SALTAR o el id de un cliente';

const Decision = z.union(
  [z.enum(['CREAR', 'SALTAR']), idEnCuerpo(DECISION_INVALIDA)],
  DECISION_INVALIDA,
);

/** The decisions about rows. */
const Decisiones = porFila(Decision, {
  cuales: 'decisiones',
  siUnoNoVale: DECISION_INVALIDA,
});

export const importarClientes = endpoint({
  id: 'importarClientes',
  method: 'POST',
  path: '/importaciones',
  access: 'admin',
  tag: 'importaciones',
  summary: 'Traer los clientes de un archivo; sin decisión, los parecidos y los errores se saltan',
  body: z.object({
    ...camposDeArchivo,
    decisiones: z.optional(Decisiones),
    /** True sends a bienvenida to who has an e-mail, a hundred an hour. */
    invitar: z._default(z.boolean('Se invita o no con true o false'), false),
  }),
  bodyLimit: CUERPO_CON_ARCHIVO,
  status: 201,
  response: z.object({
    id: z.int(),
    creados: z.int(),
    actualizados: z.int(),
    saltados: z.int(),
    /** The clients who get a bienvenida. */
    invitados: z.int(),
  }),
  errors: [404, 409, 413],
});

export const ImportacionHecha = z.object({
  id: z.int(),
  /** `hechaEn` and `hasta`, until when it can be undone, are momentos, in the centre's civil time. */
  hechaEn: z.string(),
  hasta: z.string(),
  /** The clients that it made and who are there. */
  creados: z.int(),
});
export type ImportacionHecha = z.output<typeof ImportacionHecha>;

export const listarImportaciones = endpoint({
  id: 'listarImportaciones',
  method: 'GET',
  path: '/importaciones',
  access: 'admin',
  tag: 'importaciones',
  summary: 'Las importaciones que todavía se pueden deshacer, la última primero',
  status: 200,
  response: z.object({ importaciones: z.array(ImportacionHecha) }),
});

export const deshacerImportacion = endpoint({
  id: 'deshacerImportacion',
  method: 'POST',
  path: '/importaciones/{id}/deshacer',
  access: 'admin',
  tag: 'importaciones',
  summary:
    'Quitar, dentro de las 24 horas, a quienes se trajeron y no hicieron nada desde entonces',
  params: IdDeRuta,
  status: 200,
  response: z.object({
    quitados: z.int(),
    quedan: z.array(
      z.object({
        clienteId: z.int(),
        nombre: z.string(),
        apellido: z.string(),
        motivo: z.string(),
      }),
    ),
  }),
  errors: [404, 409],
});
