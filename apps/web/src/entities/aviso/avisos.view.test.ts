import { TIPOS_DE_AVISO } from '@remanso/contract/seguimiento/avisos.contract';
import { expect, test } from 'vitest';
import {
  cuando,
  cuantosSinEntregar,
  destinoDe,
  entregaDe,
  intentosEnPalabras,
  leerPagina,
  nombreDeAviso,
} from './avisos.view.ts';

test('each kind has a name; one of a newer server is called as the wire does', () => {
  for (const tipo of TIPOS_DE_AVISO) expect(nombreDeAviso(tipo)).not.toBe(tipo);
  expect([nombreDeAviso('encuesta'), nombreDeAviso(undefined)]).toEqual(['encuesta', 'Mensaje']);
});

test('one and many', () => {
  expect([1, 12].map(cuantosSinEntregar)).toEqual([
    'Un mensaje por email no se pudo entregar.',
    '12 mensajes por email no se pudieron entregar.',
  ]);
  expect([0, 1, 50].map(intentosEnPalabras)).toEqual(['sin intentos', '1 intento', '50 intentos']);
  expect(cuando('2026-10-01T07:00:00')).toBe('jueves 1 de octubre, 07:00');
});

test('the page is in the address', () => {
  expect([destinoDe(0), destinoDe(2)]).toEqual(['/dashboard/avisos', '/dashboard/avisos?pagina=3']);
  expect(leerPagina('pagina=3')).toBe(2);
});

test('a message was sent, is on its way, or could not be delivered', () => {
  const nada = { enviadoEn: null, fallidoEn: null, motivo: null };
  const en = '2026-10-01T07:00:00';
  expect(entregaDe({ ...nada, enviadoEn: en })).toEqual({
    texto: 'Enviado: jueves 1 de octubre, 07:00',
    termino: true,
  });
  expect(entregaDe({ ...nada, motivo: 'Sin respuesta' })).toEqual({
    texto: 'Se está enviando. Sin respuesta',
    termino: false,
  });
  expect(entregaDe({ ...nada, fallidoEn: en, motivo: '550 No such mailbox' })).toEqual({
    texto: 'No se pudo entregar: jueves 1 de octubre, 07:00. 550 No such mailbox',
    termino: true,
  });
});
