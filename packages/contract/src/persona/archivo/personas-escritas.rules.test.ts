import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  generoEscrito,
  leerPersona,
  partirNombre,
  sinMayusculas,
  telefonoEscrito,
} from './personas-escritas.rules.ts';
import { decodificar } from './codificaciones.rules.ts';
import { adivinarFormato, renglonesDeTexto } from './planillas.rules.ts';
import { adivinarColumnas, esNombreEntero } from './titulos.rules.ts';

const palabra = fc.stringMatching(/^[a-zñáé]{2,8}$/);
const bytes = (texto: string) => new TextEncoder().encode(texto);

test('a text that was written as UTF-8 is read as it was, and any bytes are read', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (texto) => {
      const sinMarca = texto.replace(/^\ufeff/, '').toWellFormed();
      expect(decodificar(bytes(sinMarca))).toEqual({ texto: sinMarca, seguro: true });
    }),
  );
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (leidos) => {
      expect(() => [...renglonesDeTexto(decodificar(leidos).texto)]).not.toThrow();
    }),
  );
});

test('no word of a name is lost when it is split', () => {
  fc.assert(
    fc.property(
      fc.array(palabra, { minLength: 1, maxLength: 6 }),
      fc.boolean(),
      (palabras, antes) => {
        const { nombre, apellido } = partirNombre(palabras.join(' '), antes);
        const juntas = antes && apellido ? [apellido, nombre] : [nombre, apellido];
        expect(juntas.filter(Boolean).join(' ')).toBe(palabras.join(' '));
      },
    ),
  );
});

test('a telephone in scientific notation is the number, or said to be cut', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1_000_000_000, max: 9_999_999_999 }), (numero) => {
      const digitos = String(numero);
      expect(telefonoEscrito(`${digitos[0]},${digitos.slice(1)}E+09`)).toBe(digitos);
      expect(telefonoEscrito(`${digitos[0]}.${digitos.slice(1, 5)}E+09`)).toBeNull();
      expect(telefonoEscrito(`${digitos}.0`)).toBe(digitos);
    }),
  );
});

test('the separator is the one by which the titles are known', () => {
  for (const separador of [';', ',', '\t']) {
    const texto = ['Clientes, y más; todos', '', ['Nombre', 'Mail', 'Cel'].join(separador)].join(
      '\n',
    );
    expect(adivinarFormato(texto)).toEqual({ separador, ancho: 3 });
  }
});

test('whole names, titles, géneros and capitals', () => {
  expect(esNombreEntero('APELLIDO Y NOMBRE')).toBe(true);
  expect(adivinarColumnas(['Cliente', 'Celular'])).toEqual(['nombre', 'telefono']);
  expect(generoEscrito('varón')).toBe('MASCULINO');
  expect(sinMayusculas('ÑANCO')).toBe('ñanco');
  const columnas = [
    { titulo: 'Apellido y nombre', campo: 'nombre' as const },
    { titulo: 'Cel', campo: 'telefono' as const },
  ];
  const { persona, errores } = leerPersona(columnas, ['PAZ, ANA', '381 555 0190'], {
    vecino: '',
  });
  expect([persona.nombre, persona.apellido, errores]).toEqual(['Ana', 'Paz', []]);
});
