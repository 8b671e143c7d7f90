import { previsualizarClientes } from '@remanso/contract/persona/importaciones.contract';
import type { RequestOf } from '@remanso/contract/endpoint';
import { beforeEach, describe, expect, test } from 'vitest';
import { crearPersona } from '../../../test/support/personas.ts';
import { outcome } from '../../../test/support/refusals.ts';
import { useTestApp } from '../../../test/support/test-app.ts';

/*
 * Files as people have them: saved by other programs, in other encodings, typed by hand.
 */

const app = useTestApp();
const enBase64 = (archivo: string | Uint8Array) => Buffer.from(archivo).toString('base64');

let as: Awaited<ReturnType<typeof crearPersona>>;
beforeEach(async () => {
  as = await crearPersona(app, { rol: 'ADMIN', nombre: 'luis' });
});

type Aparte = Omit<RequestOf<typeof previsualizarClientes>['body'], 'csv'>;

async function pedir(archivo: string | Uint8Array, aparte: Aparte = {}) {
  const body = { csv: enBase64(archivo), ...aparte };
  return app.call(previsualizarClientes, { as, body });
}

async function filasDe(archivo: string | Uint8Array, aparte: Aparte = {}) {
  const { status, body } = await pedir(archivo, aparte);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.filas;
}

/** Returns what is seen of each row: its resultado, the whole name, telephone, e-mail and note. */
async function vistas(archivo: string | Uint8Array, aparte: Aparte = {}) {
  const filas = await filasDe(archivo, aparte);
  return filas.map(({ resultado, cliente: { nombre, apellido, telefono, email, nota } }) => [
    resultado,
    `${nombre} ${apellido}`,
    telefono,
    email ?? '',
    nota,
  ]);
}

describe('a stray quote', () => {
  const cuatro = (nota: string) =>
    `Nombre;Apellido;Celular;Nota\nAna;Paz;3815550001;${nota}\n` +
    'Luz;Sosa;3815550002;\nEva;Rey;3815550003;"Dice ""hola"" y;\nvuelve"\nIvo;Gil;3815550004;\n';

  test('takes nobody else into a cell', async () => {
    expect(await vistas(cuatro('"Viene los lunes'))).toEqual([
      ['NUEVO', 'Ana Paz', '3815550001', '', '"Viene los lunes'],
      ['NUEVO', 'Luz Sosa', '3815550002', '', ''],
      ['NUEVO', 'Eva Rey', '3815550003', '', 'Dice "hola" y;\nvuelve'],
      ['NUEVO', 'Ivo Gil', '3815550004', '', ''],
    ]);
  });

  test.each(['\r\n', '\r'])('takes nobody else where lines end with %j', async (fin) => {
    const filas = await vistas(cuatro('"Viene los lunes').replaceAll('\n', fin));
    expect(filas.map(([, nombre]) => nombre)).toEqual([
      'Ana Paz',
      'Luz Sosa',
      'Eva Rey',
      'Ivo Gil',
    ]);
    expect(filas[2]?.at(-1)).toBe('Dice "hola" y;\nvuelve');
  });

  test.each([
    ['of two rows, which close each other', '"Viene los lunes', 'sin gluten"'],
    ['of two rows, which both open', '"Viene los lunes', '"sin gluten'],
    ['within a cell', 'la "colo', 'mide 6"'],
  ])('%s', async (_donde, una, otra) => {
    const archivo = `Nombre;Apellido;Celular;Nota\nAna;Paz;3815550001;${una}\nLuz;Sosa;3815550002;${otra}\n`;
    expect(await vistas(archivo)).toEqual([
      ['NUEVO', 'Ana Paz', '3815550001', '', una],
      ['NUEVO', 'Luz Sosa', '3815550002', '', otra],
    ]);
  });
});

test('without titles, the column of Argentine telephones is the telephone, and no document or date', async () => {
  const archivo = [
    'Ana;Paz;30123456;27-30123456-4;12/05/1990;381 555-0001;ana@ejemplo.com',
    'Luz;Sosa;28.456.789;27-28456789-1;1/2/1985;0381 155550002;luz@ejemplo.com',
  ].join('\n');
  expect(await vistas(archivo)).toEqual([
    ['NUEVO', 'Ana Paz', '381 555-0001', 'ana@ejemplo.com', ''],
    ['NUEVO', 'Luz Sosa', '0381 155550002', 'luz@ejemplo.com', ''],
  ]);
});

describe('an encoding', () => {
  const lista = 'Nombre;Apellido;Celular\nMaría;Núñez;3815550001\nÁngel;Güemes;3815550002\n';
  const nombres = ['María Núñez', 'Ángel Güemes'];
  const en = (letras: Record<string, number>) =>
    Uint8Array.from(lista, (letra) => letras[letra] ?? letra.charCodeAt(0));
  const utf16 = Buffer.from(`\ufeff${lista}`, 'utf16le');
  const archivos: Record<string, Uint8Array> = {
    'UTF-8': Buffer.from(lista),
    'UTF-8 with a mark': Buffer.from(`\ufeff${lista}`),
    'UTF-16 of little ends': utf16,
    'UTF-16 of big ends': Buffer.from(utf16).swap16(),
    'Windows-1252': en({ í: 0xed, ú: 0xfa, ñ: 0xf1, Á: 0xc1, ü: 0xfc }),
    'Mac OS Roman': en({ í: 0x92, ú: 0x9c, ñ: 0x96, Á: 0xe7, ü: 0x9f }),
    CP850: en({ í: 0xa1, ú: 0xa3, ñ: 0xa4, Á: 0xb5, ü: 0x81 }),
  };

  test.each(Object.keys(archivos))('is told: %s', async (codificacion) => {
    const filas = await vistas(archivos[codificacion] ?? '');
    expect(filas.map(([resultado, nombre]) => [resultado, nombre])).toEqual(
      nombres.map((nombre) => ['NUEVO', nombre]),
    );
  });

  test('that cannot be told marks the rows with other letters, until somebody corrects them', async () => {
    const cirilico = Uint8Array.from([0xcd, 0xe8, 0xea, 0xee, 0xeb, 0xe0, 0xe9]);
    const archivo = Buffer.concat([
      Buffer.from('Nombre;Apellido;Celular\nAna;Paz;3815550001\n'),
      cirilico,
      Buffer.from(';Gil;3815550002\n'),
    ]);
    const [ana, otra] = await filasDe(archivo);
    expect(ana?.resultado).toBe('NUEVO');
    expect(otra?.resultado).toBe('CON_ERROR');
    expect(otra?.errores[0]).toContain('guarda la planilla como «CSV UTF-8»');
    const correcciones = { 3: { nombre: 'Nicolás', apellido: 'Gil' } };
    expect((await filasDe(archivo, { correcciones }))[1]?.resultado).toBe('NUEVO');
  });

  test('that another program has already misread marks the row', async () => {
    const archivo = 'Nombre;Apellido;Celular\nMar’a;Paz;3815550001\nJosÃ©;Paz;3815550002\n';
    expect((await filasDe(archivo)).map(({ resultado }) => resultado)).toEqual([
      'CON_ERROR',
      'CON_ERROR',
    ]);
  });
});

test.each([
  [
    'Google',
    'First Name,Last Name,Phone 1 - Label,Phone 1 - Value,Phone 2 - Label,Phone 2 - Value',
  ],
  ['Outlook', 'First Name,Last Name,Categories,Home Phone,Suffix,Mobile Phone'],
  ['an iPhone', 'First name,Last name,Company,Phone (home),Job,Phone (mobile)'],
  ['Mindbody', 'FirstName,LastName,ID,HomePhone,City,MobilePhone'],
  ['Fresha', 'First Name,Last Name,Block Reason,Telephone,Tags,Mobile Number'],
  ['AgendaPro', 'Nombre(s),Apellido(s),RUT,Teléfono fijo,Comuna,Nro. de celular'],
  ['people', 'Nombre/s,Apellido/s,DNI,Nro. Tel.,Barrio,Celular (WhatsApp)'],
])('the titles of %s are known, and a mobile comes before a home number', async (_de, titulos) => {
  const archivo = `${titulos}\nAna,Paz,Home,3814220011,Mobile,3815550001\n`;
  expect(await vistas(archivo)).toEqual([
    ['NUEVO', 'Ana Paz', '3815550001', '', 'Otro teléfono: 3814220011'],
  ]);
});

test('a whole name beside an empty last name is split', async () => {
  const archivo =
    'First Name,Last Name,Phone\nAna María de la Cruz,,3815550001\nLuz,Sosa,3815550002\n';
  expect((await vistas(archivo)).map(([, nombre]) => nombre)).toEqual([
    'Ana María De La Cruz',
    'Luz Sosa',
  ]);
});

describe('a row', () => {
  const TITULOS = 'Nombre;Apellido;Teléfono;Mail;Nota\n';

  test('that says in words that there is nothing has nothing', async () => {
    const archivo = `${TITULOS}Ana;Paz;3815550001;no tiene;-\nLuz;Sosa;3815550002;s/d;S/D\n`;
    expect(await vistas(archivo)).toEqual([
      ['NUEVO', 'Ana Paz', '3815550001', '', ''],
      ['NUEVO', 'Luz Sosa', '3815550002', '', ''],
    ]);
  });

  test('of several numbers and addresses keeps the first, and the rest as its note', async () => {
    const archivo =
      TITULOS +
      'Ana;Paz;381 555-0001 / 381 555-0009 (mamá);ana@ejemplo.com, ana@trabajo.com;Rodilla\n' +
      'Luz;Sosa;0381-4220011 llamar a la tarde;Luz Sosa <luz@ejemplo.com>;\n';
    expect(await vistas(archivo)).toEqual([
      [
        'NUEVO',
        'Ana Paz',
        '381 555-0001',
        'ana@ejemplo.com',
        'Rodilla\nOtro teléfono: 381 555-0009\nDel teléfono: mamá\nOtro email: ana@trabajo.com',
      ],
      [
        'NUEVO',
        'Luz Sosa',
        '0381-4220011',
        'luz@ejemplo.com',
        'Del teléfono: llamar a la tarde\nDel email: Luz Sosa',
      ],
    ]);
  });

  test("with a local number gets the centre's area code, and one of another country does not", async () => {
    const archivo = `${TITULOS}Ana;Paz;4220011;;\nLuz;Sosa;15 555-0002;;\nEva;Rey;+598 99 123 456;;\n`;
    expect((await vistas(archivo)).map(([resultado, , telefono]) => [resultado, telefono])).toEqual(
      [
        ['NUEVO', '381 422-0011'],
        ['NUEVO', '381 555-0002'],
        ['NUEVO', '+598 99 123 456'],
      ],
    );
  });

  test('is corrected by its number, also one without errors', async () => {
    const archivo = `${TITULOS}Ana;;381;mal@;\nLuz;Sosa;3815550002;luz@ejemplo.com;\n`;
    const correcciones = {
      2: { apellido: 'paz', telefono: '3815550001', email: '' },
      3: { email: 'luz@trabajo.com' },
    };
    expect(await vistas(archivo, { correcciones })).toEqual([
      ['NUEVO', 'Ana Paz', '3815550001', '', ''],
      ['NUEVO', 'Luz Sosa', '3815550002', 'luz@trabajo.com', ''],
    ]);
    const ajena = await pedir(archivo, { correcciones: { 9: { nombre: 'Ana' } } });
    expect(outcome(ajena)).toBe('400 DATOS_INVALIDOS correcciones.9');
  });
});

test.each([
  [
    'a spreadsheet of Excel, or of Numbers',
    'PK\u0003\u0004xl/worksheets',
    'Guardar como CSV UTF-8',
  ],
  ['an old spreadsheet', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1), 'Guardar como CSV UTF-8'],
  ['contacts of a telephone', 'BEGIN:VCARD\r\nVERSION:3.0\r\n', 'Google Contacts'],
  ['a PDF', '%PDF-1.7', 'Guardar como CSV UTF-8'],
  ['a document', '{\\rtf1\\ansi Ana}', 'Guardar como CSV UTF-8'],
  ['any other binary file', Uint8Array.of(1, 2, 0, 3), 'Guardar como CSV UTF-8'],
])('%s is refused with what to do', async (_que, archivo, consejo) => {
  const answer = await pedir(archivo);
  expect(outcome(answer)).toBe('400 DATOS_INVALIDOS csv');
  expect(JSON.stringify(answer.body)).toContain(consejo);
});
