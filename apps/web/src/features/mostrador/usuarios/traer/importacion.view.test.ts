import type { FilaPrevista } from '@remanso/contract/persona/importaciones.contract';
import { expect, test } from 'vitest';
import {
  accionDeTraer,
  columnasEnPalabras,
  comparadosCon,
  aQuienesNo,
  contarDecisiones,
  cuentasEnPalabras,
  decidir,
  decisionesQueSiguen,
  enBase64,
  faltaUnCampo,
  invitadosEnPalabras,
  ladoALado,
  opcionesDe,
  ordenarFilas,
} from './importacion.view.ts';

const ANA = {
  id: 7,
  nombre: 'Ana',
  apellido: 'Paz',
  email: 'ana@ejemplo.com',
  telefono: '381 555 0142',
  activo: true,
  genero: 'OTROS',
  nota: '',
} as const;

function fila(numero: number, cambios: Partial<FilaPrevista> = {}): FilaPrevista {
  const { id: _id, activo: _activo, ...persona } = ANA;
  const cliente = { ...persona, lugares: null };
  const vacios = { parecidos: [], repiteFila: null, errores: [] };
  return { numero, resultado: 'NUEVO', cliente, ...vacios, ...cambios };
}

const NUEVA = fila(2);
const PARECIDA = fila(3, { resultado: 'PARECIDO', parecidos: [{ ...ANA, email: null }] });
const ERRADA = fila(4, { resultado: 'CON_ERROR', errores: ['Email inválido'] });
const YA_ESTA = fila(5, { resultado: 'YA_ESTA', parecidos: [ANA] });
const REPETIDA = fila(6, { resultado: 'YA_ESTA', repiteFila: 2 });
const FILAS = [NUEVA, PARECIDA, ERRADA, YA_ESTA, REPETIDA];
const POR_NUMERO = new Map(FILAS.map((cada) => [cada.numero, cada]));
const valores = (cada: FilaPrevista) => opcionesDe(cada, POR_NUMERO).map(({ valor }) => valor);

test('the rows that need eyes come first', () => {
  expect(ordenarFilas(FILAS).map(({ numero }) => numero)).toEqual([3, 4, 5, 6, 2]);
});

test('what can be decided of a row, and nothing that the server refuses', () => {
  expect(valores(NUEVA)).toEqual([]);
  expect(valores(ERRADA)).toEqual([]);
  expect(valores(PARECIDA)).toEqual(['7', 'CREAR', 'SALTAR']);
  // Nobody can be created with the e-mail of the client who is there, or of the other row.
  expect(valores(YA_ESTA)).toEqual(['7', 'SALTAR']);
  expect(valores(REPETIDA)).toEqual(['', 'SALTAR']);
  const sinEmail = { ...REPETIDA.cliente, email: null };
  expect(valores({ ...REPETIDA, cliente: sinEmail })).toEqual(['', 'CREAR', 'SALTAR']);
});

test('a row stands beside the client or the other row that it may be', () => {
  expect(comparadosCon(NUEVA, POR_NUMERO)).toEqual([]);
  expect(comparadosCon(YA_ESTA, POR_NUMERO)).toEqual([{ titulo: 'Ya lo tienes', persona: ANA }]);
  expect(comparadosCon(REPETIDA, POR_NUMERO)).toEqual([
    { titulo: 'Fila 2', persona: NUEVA.cliente },
  ]);
  expect(ladoALado(ANA, { ...ANA, email: null, nota: 'Hola' })).toEqual([
    ['Nombre', 'Ana Paz', 'Ana Paz'],
    ['Teléfono', '381 555 0142', '381 555 0142'],
    ['Email', 'ana@ejemplo.com', '—'],
    ['Nota', '—', 'Hola'],
  ]);
  expect(ladoALado(ANA, ANA)).toHaveLength(3);
});

test('decisions are made, taken back and counted', () => {
  const alEmpezar = { crear: 1, completar: 2, saltar: 2, invitables: 1, yaTienen: 1, sinEmail: 0 };
  expect(contarDecisiones(FILAS, {})).toEqual(alEmpezar);
  // Who is there without an e-mail gets the one of the row, and can be invited.
  expect(contarDecisiones(FILAS, { 3: ANA.id })).toMatchObject({ invitables: 2, yaTienen: 1 });
  const decisiones = decidir(decidir({}, 3, 'CREAR'), 5, 'SALTAR');
  expect(decisiones).toEqual({ 3: 'CREAR', 5: 'SALTAR' });
  expect(contarDecisiones(FILAS, decisiones)).toMatchObject({ crear: 2, completar: 1, saltar: 2 });
  expect(decidir(decisiones, 3, '7')).toEqual({ 3: 7, 5: 'SALTAR' });
  expect(decidir(decisiones, 5, '')).toEqual({ 3: 'CREAR' });
});

test('who is invited is counted, and why the others are not is said', () => {
  expect(aQuienesNo({ yaTienen: 0, sinEmail: 0 })).toBe('');
  expect(aQuienesNo({ yaTienen: 1, sinEmail: 1_200 })).toBe(
    'A 1 no: ya tenía email. A 1.200 no: no tienen email.',
  );
  expect([0, 1, 300].map(invitadosEnPalabras)).toEqual([
    'A nadie se le escribió.',
    'A 1 cliente le llega la invitación por email, a cien por hora.',
    'A 300 clientes les llega la invitación por email, a cien por hora.',
  ]);
});

test('a decision stays where a new preview says the same of its row', () => {
  const ahora = [PARECIDA, { ...YA_ESTA, resultado: 'NUEVO' as const }];
  expect(decisionesQueSiguen({ 3: 'CREAR', 5: 'SALTAR', 9: 7 }, FILAS, ahora)).toEqual({
    3: 'CREAR',
  });
});

test('the columns and the decisions are told in a line, without what is none', () => {
  const nombre = { titulo: 'Nombre', campo: 'nombre' } as const;
  const telefono = { titulo: 'Celular', campo: 'telefono' } as const;
  const nada = { titulo: 'Edad', campo: null };
  expect(columnasEnPalabras([nombre, telefono])).toBe('se traen 2');
  expect(columnasEnPalabras([nombre, nada])).toBe('se trae 1, otra no');
  expect(columnasEnPalabras([nombre, nada, nada])).toBe('se trae 1, otras 2 no');
  expect(faltaUnCampo([nombre, telefono])).toBe(false);
  expect(faltaUnCampo([nombre, nada])).toBe(true);
  const cuentas = {
    crear: 5_000,
    completar: 1,
    saltar: 0,
    invitables: 0,
    yaTienen: 0,
    sinEmail: 0,
  };
  expect(cuentasEnPalabras(cuentas)).toBe('5.000 para crear · 1 que ya está');
});

test('the button says how many are created and completed', () => {
  expect(accionDeTraer({ crear: 1_055, completar: 0 })).toBe('Crear 1.055');
  expect(accionDeTraer({ crear: 0, completar: 2 })).toBe('Completar 2');
  expect(accionDeTraer({ crear: 55, completar: 2 })).toBe('Crear 55 y completar 2');
});

test('bytes are written in base64 whatever their number', () => {
  const bytes = Uint8Array.from({ length: 20_001 }, (_, i) => i % 256);
  expect(enBase64(bytes)).toBe(Buffer.from(bytes).toString('base64'));
});
