import { admin, ana, badBodies, nobody, refused, type BadInput } from '../bad-input.ts';
import { NO_ES_TEXTO } from '../bad-values.ts';

const enBase64 = (texto: string) => Buffer.from(texto).toString('base64');
const LISTA = enBase64('Nombre;Apellido;Celular\nEmilia;Paz;381 555 0190\nSin;Telefono;\n');
const importar = (cambio: object = {}) => admin('POST /importaciones', { csv: LISTA, ...cambio });
const decidir = (decisiones: unknown) => importar({ decisiones });
const BLANCO = enBase64('\n\n;;\n');
const LARGO = enBase64(`Nombre\n${'Ana\n'.repeat(5_001)}`);

const ANCHO = enBase64(`${'Nombre;'.repeat(201)}\nAna\n`);
const DE_OTRO_FORMATO = ['PK\u0003\u0004', '%PDF', 'BEGIN:VCARD', 'Ana\0'].map(enBase64);

const ARCHIVOS = [
  ...NO_ES_TEXTO,
  '',
  '%',
  'a b',
  BLANCO,
  enBase64('Nombre;Mail\n'),
  LARGO,
  ANCHO,
  enBase64('a'.repeat(30_000)),
  ...DE_OTRO_FORMATO,
];

/** The bad inputs of the calls that bring clients from elsewhere (rules §21). */
export const BAD_IMPORTACIONES: BadInput[] = [
  ...badBodies(importar(), { csv: ARCHIVOS, invitar: [null, 'si', 1] }),
  ...badBodies(admin('POST /importaciones/prevista', { csv: LISTA }), { csv: ARCHIVOS }),
  ...refused({
    columnas: [
      ...[null, 'x', { titulo: 'Nombre' }].map((columnas) => importar({ columnas })),
      importar({ columnas: [{ titulo: 'Otra', campo: 'nota' }] }),
    ],
    'columnas.0.campo': ['edad', 7, undefined].map((campo) =>
      importar({ columnas: [{ titulo: 'Nombre', campo }] }),
    ),
    correcciones: [null, 'Ana', 7, { x: { nombre: 'Ana' } }].map((correcciones) =>
      importar({ correcciones }),
    ),
    'correcciones.2': [null, 'Ana', { nombre: 7 }, { edad: '30' }, { email: 'a'.repeat(301) }].map(
      (valor) => importar({ correcciones: { 2: valor } }),
    ),
    'correcciones.9': [importar({ correcciones: { 9: { nombre: 'Ana' } } })],
    '409 NADA_QUE_TRAER': [decidir({ 2: 'SALTAR' })],
    decisiones: [null, 'CREAR', 7].map(decidir),
    'decisiones.2': ['crear', null, 0, -1, 1.5, { id: 1 }].map((valor) => decidir({ 2: valor })),
    // The third row has no telephone.
    'decisiones.3': ['CREAR', 1].map((valor) => decidir({ 3: valor })),
    'decisiones.9': [decidir({ 9: 'SALTAR' })],
    '409 IMPORTACION_DESHECHA': [admin('POST /importaciones/#importacionDeshecha/deshacer')],
    '409 IMPORTACION_VIEJA': [admin('POST /importaciones/#importacionVieja/deshacer')],
    '404 CLIENTE_NO_ENCONTRADO': [decidir({ 2: 888_888 })],
    '403 SIN_PERMISO': [
      ana('POST /importaciones', { csv: LISTA }),
      ana('POST /importaciones/prevista', { csv: LISTA }),
    ],
    '401 SESION_NO_VALIDA': [nobody('POST /importaciones', { csv: LISTA })],
  }),
];
