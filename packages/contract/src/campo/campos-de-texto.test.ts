import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { email, nombreDeAcompaniante, nombrePropio, texto } from './campos-de-texto.ts';
import type { Schema } from '../endpoint.ts';

const firstText = (schema: Schema, value: unknown) =>
  schema.safeParse(value).error?.issues[0]?.message;

const anyText = fc.string({ unit: 'grapheme', maxLength: 20 });
const CONTROLS = [...range(0x00, 0x1f), ...range(0x7f, 0x9f)].map((code) =>
  String.fromCharCode(code),
);
const LINES = ['\n', '\r', '\t'];
const LONE_SURROGATES = ['\ud800', '\udfff', '\ude00\ud83d', 'a\ud83d', '\ude00a'];

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

describe('texto', () => {
  const motivo = texto({ nombre: 'El motivo', max: 5 });
  const notas = texto({ nombre: 'El texto de las notas', max: 5, multilinea: true });

  test('is trimmed, then counted', () => {
    expect(motivo.parse('  corte  ')).toBe('corte');
    expect(motivo.parse('\tcorte\n')).toBe('corte');
    expect(firstText(motivo, 'cortes')).toBe('El motivo no puede tener más de 5 caracteres');
    expect(motivo.parse('   ')).toBe('');
  });

  test('is composed, so that what looks alike is alike', () => {
    expect(motivo.parse('n\u0303an\u0303u\u0301')).toBe('ñañú');
  });

  test('comes out as it went in once it was cleaned', () => {
    const long = texto({ nombre: 'El texto', max: 1_000 });
    fc.assert(
      fc.property(anyText, (value) => {
        const { data: clean } = long.safeParse(value);
        const again = long.safeParse(clean ?? '').data;
        expect(again).toBe(clean ?? '');
        expect(again).toBe(again?.normalize('NFC').trim());
      }),
    );
  });

  test.each(CONTROLS)('refuses the control character %j', (control) => {
    const mensaje = 'tiene caracteres no permitidos';
    expect(firstText(motivo, `a${control}b`)).toBe(`El motivo ${mensaje}`);
    expect(firstText(notas, `a${control}b`)).toBe(
      LINES.includes(control) ? undefined : `El texto de las notas ${mensaje}`,
    );
  });

  test.each(LONE_SURROGATES)('refuses half a character: %j', (broken) => {
    expect(firstText(notas, broken)).toBe('El texto de las notas tiene caracteres no permitidos');
    expect(notas.parse('😀')).toBe('😀');
  });

  test.each([[5], [null], [undefined], [['a']], [{}], [true]])('refuses %j', (value) => {
    expect(firstText(motivo, value)).toBe('El motivo: se esperaba un texto');
  });
});

describe('nombrePropio', () => {
  const nombre = nombrePropio('El nombre', 'El nombre es obligatorio');

  test('is cleaned and capitalised', () => {
    expect(nombre.parse('  maría jose\u0301 ')).toBe('María José');
    expect(nombre.parse('n\u0303anco')).toBe('Ñanco');
    expect(nombre.parse("o'brien")).toBe("O'brien");
  });

  test('is composed also where a capital takes two characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-composite', maxLength: 20 }), (value) => {
        const clean = nombre.safeParse(value).data ?? '';
        expect(clean).toBe(clean.normalize('NFC'));
      }),
    );
    expect(nombre.parse('\u0390')).toBe('\u0390'.toUpperCase().normalize('NFC'));
  });

  test.each(['', '   ', '\n', undefined, null, 7])('%j counts as none', (value) => {
    expect(firstText(nombre, value)).toBe('El nombre es obligatorio');
  });

  test('has at most 60 characters', () => {
    expect(nombre.parse(`  ${'a'.repeat(60)}  `)).toHaveLength(60);
    expect(firstText(nombre, 'a'.repeat(61))).toBe('El nombre no puede tener más de 60 caracteres');
  });

  test.each([...CONTROLS, ...LONE_SURROGATES])('refuses %j', (odd) => {
    expect(firstText(nombre, `a${odd}b`)).toBe('El nombre tiene caracteres no permitidos');
  });
});

describe('nombreDeAcompaniante', () => {
  const nombre = nombreDeAcompaniante('El nombre', 'El nombre es obligatorio');

  test.each(['Leo 2', 'bebé de Ana', 'Ma. José', 'J.R. Paz', "O'Brien", 'Leo 2.0', 'A. Paz/Sosa'])(
    'takes %s',
    (value) => {
      expect(nombre.safeParse(value).success).toBe(true);
    },
  );

  test.each([
    'gane en bit.ly/x',
    'HTTPS://x',
    'www.x',
    'ana@x',
    'bit．ly',
    'ana＠x',
    'premio。com',
    'ñandú.añá',
    'gana100.com',
    't.co/x',
  ])('takes no link: %s', (value) => {
    expect(firstText(nombre, value)).toBe(
      'El nombre no puede ser un email ni una dirección de internet',
    );
  });
});

describe('email', () => {
  const correo = email('Email inválido');

  test.each([
    ['  Maria@Correo.COM ', 'maria@correo.com'],
    ["o'higgins+turnos@sub.dominio.com.ar", "o'higgins+turnos@sub.dominio.com.ar"],
    ['a_b-c.d@x-y.org', 'a_b-c.d@x-y.org'],
  ])('%j is %j', (value, expected) => {
    expect(correo.parse(value)).toBe(expected);
  });

  test.each(['', '   ', undefined, null, 7, {}])('%j counts as none', (value) => {
    expect(firstText(correo, value)).toBe('El email es obligatorio');
  });

  test.each([
    'maria',
    'maria@',
    '@correo.com',
    'maria@correo',
    'maria@@correo.com',
    'maria@correo..com',
    '.maria@correo.com',
    'maria.@correo.com',
    'maria @correo.com',
    'maria@correo.com, ana@correo.com',
    'María <maria@correo.com>',
    'maría@correo.com',
    'maria@correo.com\0',
    'maria\n@correo.com',
    'maria@-correo.com',
    'maria@correo.com\ud800',
  ])('refuses %j', (value) => {
    expect(firstText(correo, value)).toBe('Email inválido');
  });

  test('has at most 254 characters', () => {
    const ofLength = (length: number) => `${'a'.repeat(length - '@b.co'.length)}@b.co`;
    expect(correo.parse(ofLength(254))).toHaveLength(254);
    expect(firstText(correo, ofLength(255))).toBe('El email no puede tener más de 254 caracteres');
  });

  test('is compared in lower case', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (address) => {
        expect(correo.safeParse(address.toUpperCase())).toEqual(
          correo.safeParse(address.toLowerCase()),
        );
      }),
    );
  });

  test('comes back at once from an address made to be slow', () => {
    const slow = `${'a.'.repeat(20_000)}@${'a-'.repeat(20_000)}`;
    expect(firstText(correo, slow)).toBe('El email no puede tener más de 254 caracteres');
  });
});
