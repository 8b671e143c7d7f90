import { centroNuevo } from '@remanso/contract/centro/centro.rules';
import { expect, test } from 'vitest';
import {
  EsquemaDelCentro,
  cambiosDe,
  centroDeMuestra,
  centroEditable,
  paraElFormulario,
  partirHoras,
} from './centro.view.ts';

const guardado = centroNuevo();
const editable = centroEditable(guardado);

test('what nobody has touched in the form is no change', () => {
  const salida = EsquemaDelCentro.parse(paraElFormulario(editable));
  expect(cambiosDe({ ...editable, ...salida } as typeof editable, editable)).toEqual({});
});

test('only what differs is sent', () => {
  const escrito = { ...paraElFormulario(editable), nombre: 'Termas', instagram: '@termas' };
  const salida = EsquemaDelCentro.parse(escrito);
  expect(cambiosDe({ ...editable, ...salida } as typeof editable, editable)).toEqual({
    nombre: 'Termas',
    instagram: 'termas',
  });
});

test.each([
  ['08:00-12:00 y 16:00-20:00', ['08:00-12:00', '16:00-20:00']],
  ['8 a 12, 16 a 20', ['8 a 12', '16 a 20']],
  ['Cerrado', []],
  ['', []],
])('%j is the hours %j', (texto, horas) => {
  expect(partirHoras(texto)).toEqual(horas);
});

test('the preview follows also what cannot be saved yet', () => {
  const escrito = { ...paraElFormulario(editable), nombre: '', whatsapp: 'no' };
  expect(centroDeMuestra(escrito, guardado)).toMatchObject({ nombre: '', whatsapp: 'no' });
});
