import { expect, test } from 'vitest';
import { findBreaks } from './find-breaks.ts';
import { parseShape, printShape } from './released-api.ts';
import { shapeOfApi } from './shape-of-api.ts';

const RELEASED = `POST /reservas CLIENT ADMIN
> body: object
> body.franjaId: integer {"exclusiveMinimum":0}
> body.notas?: string {"maxLength":500}
> body.titular?: object
> body.titular.nombre: string
> query.orden?: string ["ASC","DESC"]
< 201: object
< 201.id: integer
< 201.franja: object
< 201.franja.fin: string
< 201.estado: string ["CANCELADA","PENDIENTE"]

GET /salud
< 200: object
`;

const change = (from: string, to: string) =>
  findBreaks(parseShape(RELEASED), parseShape(RELEASED.replace(from, to)));

test.each([
  ['POST /reservas CLIENT', 'POST /turnos CLIENT', 'POST /reservas is gone'],
  ['POST /reservas CLIENT', 'POST /reservas', 'POST /reservas may not be made by CLIENT'],
  ['GET /salud', 'GET /salud ADMIN', 'GET /salud asks for a session'],
  ['> body.notas?: string {"maxLength":500}\n', '', 'POST /reservas takes no body.notas'],
  ['body.notas?:', 'body.notas:', 'POST /reservas asks for body.notas'],
  ['> body: object', '> body: object\n> body.nuevo: string', 'POST /reservas asks for body.nuevo'],
  ['> body: object', '> body: object\n> query.mes: string', 'POST /reservas asks for query.mes'],
  ['franjaId: integer', 'franjaId: string', 'POST /reservas takes no integer at body.franjaId'],
  ['"ASC","DESC"', '"ASC"', 'POST /reservas takes no DESC at query.orden'],
  [
    'nombre: string',
    'nombre: string ["ana"]',
    'POST /reservas takes only some values at body.titular.nombre',
  ],
  ['500', '400', 'POST /reservas has another maxLength at body.notas: 400'],
  ['Minimum":0', 'Minimum":5', 'POST /reservas has another exclusiveMinimum at body.franjaId: 5'],
  [
    'nombre: string',
    'nombre: string {"pattern":"a"}',
    'POST /reservas has another pattern at body.titular.nombre: a',
  ],
  [
    '201.id: integer',
    '201.id: integer|null',
    'POST /reservas answers integer or null at 201.id, not integer',
  ],
  ['201.id: integer', '201.id?: integer', 'POST /reservas may leave out 201.id'],
  ['"CANCELADA",', '', 'POST /reservas never answers CANCELADA at 201.estado'],
  ['< 201.franja: object\n< 201.franja.fin: string\n', '', 'POST /reservas answers no 201.franja'],
  ['< 200: object', '< 204: nothing', 'GET /salud answers no 200'],
])('%j instead of %j is noticed', (from, to, told) => {
  expect(change(from, to)).toEqual([told]);
});

test.each([
  ['> body: object', '> body: object\n> body.nuevo?: string'],
  ['> body: object', '> body: object\n> body.otro?: object\n> body.otro.nombre: string'],
  ['franjaId: integer', 'franjaId: number'],
  ['"ASC","DESC"', '"ASC","AZAR","DESC"'],
  ['500', '900'],
  ['< 201.id: integer', '< 201.id: integer\n< 201.nuevo?: string'],
  ['"CANCELADA"', '"AUSENTE","CANCELADA"'],
  ['GET /salud', 'GET /otra\n< 200: object\n\nGET /salud'],
])('%j instead of %j is not noticed', (from, to) => {
  expect(change(from, to)).toEqual([]);
});

test('what is kept of our document is what was written', () => {
  const shape = shapeOfApi();
  expect(parseShape(printShape(shape))).toEqual(shape);
  expect(shape['POST /reservas']?.takes['body.franjaId']).toEqual({
    optional: false,
    types: ['integer'],
    values: [],
    limits: { exclusiveMinimum: 0, maximum: Number.MAX_SAFE_INTEGER },
  });
  expect(shape['POST /reservas']?.answers['201.participantes[].nombre']?.types).toEqual(['string']);
});
