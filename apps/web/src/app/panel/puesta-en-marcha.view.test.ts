import { describe, expect, test } from 'vitest';
import { puestaEnMarcha } from './puesta-en-marcha.view.ts';

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
