import { STATUS_CODES } from 'node:http';
import * as z from 'zod/mini';
import type { Endpoint, Schema } from '@remanso/contract/endpoint';
import { ENDPOINTS } from '@remanso/contract/endpoints';
import { RespuestaDeError } from '@remanso/contract/error.contract';
import { MARCA } from '@remanso/contract/centro/marca';
import { COMIENZO_DE_TOKEN, PEDIDOS_POR_MINUTO } from '@remanso/contract/sistema/tokens.rules';
import { VERSION } from '../../version.ts';
import recorded from './openapi-examples.json' with { type: 'json' };

type Json = Record<string, unknown>;

/** A recorded request and answer, shown in the OpenAPI document and checked by a test. */
export interface Example {
  /** The parameters of the path and the query. */
  parameters: Record<string, string>;
  request?: unknown;
  response?: unknown;
}

const EXAMPLES = recorded as Record<string, Example>;

const TAG_TEXTS: Record<string, string> = {
  auth: 'Entrar, registrarse y salir',
  'password-reset': 'Elegir otra contraseña con un enlace que llega por email',
  usuarios: 'Las personas que usan el sistema, y los datos propios',
  clientes: 'Los clientes del centro, para quien lo administra',
  config: 'Duración, capacidad, ventana de reserva y precios',
  'horarios-base': 'Los horarios de cada día de la semana',
  excepciones: 'Feriados, bloqueos y días con otros horarios',
  agenda: 'Los días y las horas que ve cualquiera, sin cuenta',
  franjas: 'Los turnos que se pueden reservar',
  reservas: 'Las reservas y sus estados',
  asientos: 'Las personas de cada reserva',
  tokens: 'Los programas de otros que pueden hacer llamadas',
  webhooks: 'Los programas de otros a los que se avisa lo que pasa',
  informes: 'Las cifras de un período, y sus planillas',
  actividad: 'Lo que hicieron los administradores',
  salud: 'Si el servidor y su base de datos responden',
};

const TOKEN_TEXT = `El token de un programa, que empieza con ${COMIENZO_DE_TOKEN}; hasta ${PEDIDOS_POR_MINUTO} pedidos por minuto`;

const ERROR_TEXTS: Record<number, string> = {
  400: 'La petición está mal formada o no pasa la validación; `campos` dice dónde',
  401: 'Sin token, o con uno vencido o anulado; credenciales incorrectas',
  403: 'El rol o el alcance no lo permite, o la cuenta está inactiva',
  404: 'No existe, o es de otro cliente',
  409: 'El estado actual no lo permite',
  412: 'Alguien hizo otro cambio desde lo que nombra `If-Match`; no cambia nada',
  413: 'La petición es demasiado grande',
  415: 'El contenido no es JSON en UTF-8 sin comprimir',
  429: 'Demasiados intentos; `Retry-After` dice cuándo volver',
  503: 'La base de datos no está disponible, o el sistema está ocupado',
};

/** Builds the OpenAPI 3.1 document of the API from the schemas that validate the requests. */
export function buildOpenApi() {
  const paths: Record<string, Json> = {};
  for (const endpoint of ENDPOINTS) {
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: operation(endpoint),
    };
  }
  return {
    openapi: '3.1.0' as const,
    info: {
      title: `API de ${MARCA.nombre}`,
      version: VERSION,
      description: 'Fechas y horas en la hora civil del centro; importes en pesos enteros (ARS).',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/api' }],
    tags: [...new Set(ENDPOINTS.map(({ tag }) => tag))].map((name) => ({
      name,
      description: TAG_TEXTS[name] ?? name,
    })),
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http' as const, scheme: 'bearer', bearerFormat: 'JWT' },
        programa: { type: 'http' as const, scheme: 'bearer', description: TOKEN_TEXT },
        metricas: { type: 'http' as const, scheme: 'bearer' },
      },
      schemas: { Error: jsonSchema(RespuestaDeError, 'output') },
    },
  };
}

function operation(endpoint: Endpoint): Json {
  const example = EXAMPLES[endpoint.id];
  return {
    operationId: endpoint.id,
    tags: [endpoint.tag],
    summary: endpoint.summary,
    description: ACCESS_TEXTS[endpoint.access] + textOfScope(endpoint),
    'x-roles': ROLES_BY_ACCESS[endpoint.access],
    ...(endpoint.alcance && { 'x-alcance': endpoint.alcance }),
    security: securityOf(endpoint),
    parameters: [
      ...parameters(endpoint.params, 'path', example),
      ...parameters(endpoint.query, 'query', example),
      ...parameters(endpoint.headers, 'header', example),
    ],
    ...(endpoint.body && {
      requestBody: {
        required: !endpoint.bodyOptional,
        content: jsonContent(jsonSchema(endpoint.body, 'input'), example?.request),
      },
    }),
    responses: {
      [endpoint.status]: success(endpoint),
      ...(endpoint.shared && { 304: { description: SIN_CAMBIOS } }),
      ...errorResponses(endpoint),
    },
  };
}

const SECURITY_BY_ACCESS = {
  public: [],
  session: [{ bearer: [] }],
  mostrador: [{ bearer: [] }],
  admin: [{ bearer: [] }],
  metricas: [{ metricas: [] }],
};

/** Returns the ways to say who calls; a program's is its token with the alcance that the call needs. */
function securityOf({ access, alcance }: Endpoint) {
  return [...SECURITY_BY_ACCESS[access], ...(alcance ? [{ programa: [alcance] }] : [])];
}

function textOfScope({ access, alcance, body }: Endpoint): string {
  if (alcance) {
    const { properties = {} }: ObjectSchema = body ? jsonSchema(body, 'input') : {};
    // The desk may mean itself, and a program may not (rules §24.4).
    const forWhom = 'clienteId' in properties ? ', y tiene que decir `clienteId`' : '';
    return ` O un programa cuyo token tiene el alcance \`${alcance}\`${forWhom}; de la respuesta ve los campos que muestran sus alcances.`;
  }
  return access === 'public' || access === 'metricas' ? '' : ' Ningún programa.';
}

const ROLES_BY_ACCESS = {
  public: [],
  session: ['CLIENT', 'RECEPCION', 'ADMIN'],
  mostrador: ['RECEPCION', 'ADMIN'],
  admin: ['ADMIN'],
  metricas: [],
};

const ACCESS_TEXTS = {
  public: 'Pública.',
  session: 'Con cualquier sesión.',
  mostrador: 'Solo la recepción y los administradores.',
  admin: 'Solo administradores.',
  metricas: 'Con el METRICS_TOKEN del servidor como Bearer, que no es una sesión.',
};

function success(endpoint: Endpoint): Json {
  const { status, response } = endpoint;
  const description = STATUS_CODES[status];
  if (!response) return { description };
  return {
    description,
    ...headers(endpoint),
    content: contentOf(endpoint, jsonSchema(response, 'output')),
  };
}

function contentOf({ id, contentType }: Endpoint, schema: Json): Json {
  if (contentType !== undefined) return { [contentType]: { schema } };
  return jsonContent(schema, EXAMPLES[id]?.response);
}

const SIN_CAMBIOS = 'Es todavía lo que nombra `If-None-Match`';

const HEADER_TEXTS: Record<string, string> = {
  'Cache-Control': 'Cuánto puede guardarse la respuesta',
  ETag: 'Qué versión es lo que se lee o quedó guardado, para el `If-Match` de un cambio',
  'X-Token-Nuevo': 'El token que sigue al de la sesión, cuando este tiene más de una hora',
  'X-Total-Elementos': 'Cuántos elementos hay en total, en esta página y en las otras',
};

const TEXT = { type: 'string' };

function headers({ responseHeaders, editable, shared }: Endpoint): Json {
  const own = responseHeaders ? (jsonSchema(responseHeaders, 'output') as ObjectSchema) : {};
  const properties = {
    ...own.properties,
    ...((editable ?? shared) && { ETag: TEXT }),
    ...(shared && { 'Cache-Control': TEXT }),
  };
  const described = Object.entries(properties).map(([name, schema]) => {
    const required =
      name === 'ETag' || name === 'Cache-Control' || own.required?.includes(name) === true;
    return [name, { description: HEADER_TEXTS[name], required, schema }] as const;
  });
  return described.length > 0 ? { headers: Object.fromEntries(described) } : {};
}

interface ObjectSchema {
  properties?: Record<string, Json>;
  required?: string[];
}

/** Returns the statuses with which a call may be refused, in their order. */
export function refusalsOf(endpoint: Endpoint): number[] {
  const takesInput = endpoint.params ?? endpoint.query ?? endpoint.headers ?? endpoint.body;
  const isChange = endpoint.editable && endpoint.method !== 'GET';
  const statuses = new Set([
    ...(takesInput ? [400] : []),
    ...(isChange ? [412] : []),
    ...(endpoint.body ? [413, 415] : []),
    // A program is refused with 403 wherever it lacks the alcance.
    ...(endpoint.access === 'public' ? [] : [401, 403]),
    ...(endpoint.errors ?? []),
    503,
  ]);
  return [...statuses].toSorted((a, b) => a - b);
}

function errorResponses(endpoint: Endpoint): Json {
  const content = jsonContent({ $ref: '#/components/schemas/Error' });
  return Object.fromEntries(
    refusalsOf(endpoint).map((status) => [status, { description: ERROR_TEXTS[status], content }]),
  );
}

function parameters(
  schema: Schema | undefined,
  place: 'path' | 'query' | 'header',
  example: Example | undefined,
): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as ObjectSchema;
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: property,
    ...exampleOf(example?.parameters[name], property),
  }));
}

/** Returns the example of a parameter, recorded as text; an integer parameter gets a number. */
function exampleOf(text: string | undefined, { type }: Json): Json {
  if (text === undefined) return {};
  return { example: type === 'integer' ? Number(text) : text };
}

function jsonContent(schema: Json, example?: unknown): Json {
  return { 'application/json': { schema, ...(example !== undefined && { example }) } };
}

function jsonSchema(schema: Schema, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}
