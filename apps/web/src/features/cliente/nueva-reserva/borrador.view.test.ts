import { describe, expect, test } from 'vitest';
import {
  borradorAlLlegar,
  borradorInicial,
  entenderBorrador,
  type Borrador,
} from './borrador.view.ts';

const FRANJA = { id: 9, fecha: '2026-10-02', horaInicio: '10:00', horaFin: '11:00' };
const BORRADOR: Borrador = {
  usuario: 3,
  visita: 'a1',
  franja: FRANJA,
  personas: 2,
  titular: 'FEMENINO',
  acompaniantes: [{ nombre: 'Luis', genero: 'MASCULINO' }],
  abonoVendidoId: 4,
  pagaAparte: false,
  intento: { contenido: '{}', clave: 'c1', enDuda: true },
};
const EN_BLANCO: Borrador = {
  usuario: 3,
  visita: 'b2',
  franja: null,
  personas: 1,
  titular: 'OTROS',
  acompaniantes: [],
  abonoVendidoId: null,
  pagaAparte: true,
  intento: null,
};
const NADA = { franjaId: null, personas: null, espera: false, grupo: null };

describe('entenderBorrador', () => {
  test('what was kept comes back whole', () => {
    expect(entenderBorrador(JSON.stringify(BORRADOR), 3)).toEqual(BORRADOR);
    expect(entenderBorrador(JSON.stringify(EN_BLANCO), 3)).toEqual(EN_BLANCO);
  });

  test('one of a version that knew no abonos is paid apart from none', () => {
    const { abonoVendidoId: _abono, pagaAparte: _aparte, ...anterior } = BORRADOR;
    expect(entenderBorrador(JSON.stringify(anterior), 3)).toMatchObject({
      abonoVendidoId: null,
      pagaAparte: false,
    });
  });

  test('that of another person is not seen', () => {
    expect(entenderBorrador(JSON.stringify(BORRADOR), 4)).toBeNull();
  });

  test.each([null, '', '{{{', 'null', '7', '[]', '{}', '{"usuario":3}'])(
    'what is no draft is ignored: %j',
    (texto) => {
      expect(entenderBorrador(texto, 3)).toBeNull();
    },
  );

  test.each<Record<string, unknown>>([
    { visita: 7 },
    { abonoVendidoId: -1 },
    { personas: 0 },
    { personas: 5 },
    { personas: null },
    { titular: 'X' },
    { acompaniantes: null },
    { acompaniantes: [{ nombre: 3, genero: 'OTROS' }] },
    { acompaniantes: [{ nombre: 'Luis', genero: 'X' }] },
    { franja: { ...FRANJA, id: 'x' } },
    { franja: { ...FRANJA, fecha: '2026-02-30' } },
    { franja: { ...FRANJA, horaInicio: '99:99' } },
    { franja: { ...FRANJA, horaFin: null } },
    { intento: {} },
  ])('what is damaged is ignored: %j', (danio) => {
    expect(entenderBorrador(JSON.stringify({ ...BORRADOR, ...danio }), 3)).toBeNull();
  });
});

describe('borradorInicial', () => {
  test('with nothing kept it begins empty', () => {
    expect(borradorInicial(null, NADA, EN_BLANCO)).toEqual(EN_BLANCO);
  });

  test('what was kept goes on', () => {
    expect(borradorInicial(BORRADOR, NADA, EN_BLANCO)).toEqual(BORRADOR);
    expect(borradorInicial(BORRADOR, { ...NADA, franjaId: 9 }, EN_BLANCO)).toEqual(BORRADOR);
  });

  test('another turno that is asked for replaces the kept one, and the people stay', () => {
    expect(borradorInicial(BORRADOR, { ...NADA, franjaId: 8 }, EN_BLANCO)).toEqual({
      ...BORRADOR,
      franja: null,
    });
  });

  test('the number of people of a link stands over the kept one', () => {
    const pedido = { ...NADA, franjaId: 8, personas: 1 };
    expect(borradorInicial(BORRADOR, pedido, EN_BLANCO)).toMatchObject({
      franja: null,
      personas: 1,
    });
    expect(borradorInicial(null, { ...NADA, personas: 3 }, EN_BLANCO).personas).toBe(3);
  });

  test('the people of another booking begin anew', () => {
    const grupo = { personas: 3, acompaniantes: [] };
    expect(borradorInicial(BORRADOR, { ...NADA, grupo }, EN_BLANCO)).toEqual({
      ...EN_BLANCO,
      ...grupo,
    });
  });
});

describe('borradorAlLlegar', () => {
  const DE_VISITA: Borrador = { ...BORRADOR, usuario: null, visita: 'v1', intento: null };
  const ANA = {
    usuario: 3,
    email: 'ana@ejemplo.com',
    genero: 'MASCULINO',
    escrito: 'Ana@ejemplo.com',
  } as const;

  test('what was chosen without a session is taken over', () => {
    expect(borradorAlLlegar(null, DE_VISITA, ANA)).toEqual({ ...DE_VISITA, usuario: 3 });
    expect(borradorAlLlegar(BORRADOR, DE_VISITA, ANA)).toEqual({ ...DE_VISITA, usuario: 3 });
  });

  test('who has chosen no gender has the one of their account', () => {
    const sinElegir = { ...DE_VISITA, titular: null };
    expect(entenderBorrador(JSON.stringify(sinElegir), null)).toEqual(sinElegir);
    expect(borradorAlLlegar(null, sinElegir, ANA)?.titular).toBe('MASCULINO');
  });

  test('what has gone on since stands over it', () => {
    const propio = { ...BORRADOR, visita: 'v1' };
    expect(borradorAlLlegar(propio, DE_VISITA, ANA)).toBe(propio);
    expect(borradorAlLlegar(BORRADOR, null, ANA)).toBe(BORRADOR);
  });

  test('the names that another person typed stay behind', () => {
    const otra = { ...ANA, escrito: 'eva@ejemplo.com' };
    expect(borradorAlLlegar(null, DE_VISITA, otra)).toMatchObject({
      franja: FRANJA,
      personas: 2,
      acompaniantes: [],
    });
  });
});
