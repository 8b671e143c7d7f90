import { describe, expect, test } from 'vitest';
import { RUTAS } from '../../lib/rutas.ts';
import { puestaEnMarcha } from './puesta-en-marcha.view.ts';
import {
  RUTAS_DE_SECCION,
  SECCIONES,
  SECCIONES_DE_LA_BARRA,
  seccionDe,
  seccionEnLaBarra,
} from './secciones.view.ts';

const SI = { data: { exists: true }, error: null };
const NO = { data: { exists: false }, error: null };
const PENDIENTE = { data: undefined, error: null };
const FALLO = { data: undefined, error: new Error('x') };

describe('puestaEnMarcha', () => {
  test.each([
    ['por saber', PENDIENTE, PENDIENTE],
    ['por saber', PENDIENTE, NO],
    ['configuración', NO, NO],
    ['configuración', NO, FALLO],
    ['por saber', SI, PENDIENTE],
    ['horarios', SI, NO],
    [null, SI, SI],
    ['error', FALLO, SI],
    ['error', SI, FALLO],
  ])('%s', (falta, config, horarios) => {
    expect(puestaEnMarcha(config, horarios)).toBe(falta);
  });
});

test('each section has its address', () => {
  for (const seccion of SECCIONES) expect(seccionDe(RUTAS_DE_SECCION[seccion])).toBe(seccion);
});

test('each section is in the bar, or inside another', () => {
  for (const seccion of SECCIONES) {
    expect(SECCIONES_DE_LA_BARRA).toContain(seccionEnLaBarra(seccion));
  }
  expect(seccionEnLaBarra('usuarios')).toBe('clientes');
  expect(seccionEnLaBarra('avisos')).toBe('actividad');
});

test('every address below /dashboard is a section, in secciones.view.ts', () => {
  const addresses = RUTAS.filter((ruta) => ruta.startsWith('/dashboard'));
  expect(Object.values(RUTAS_DE_SECCION).toSorted()).toEqual(addresses.toSorted());
});
