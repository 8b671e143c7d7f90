import { expect, test } from 'vitest';
import { ErrorDeApi } from '../../../lib/api/ErrorDeApi.ts';
import { estaEnDuda, intentoPara, trasFallar } from './intento.ts';

let claves = 0;
const otraClave = () => `clave-${(claves += 1)}`;

const rechazo = (status: number) =>
  new ErrorDeApi({ status, codigo: 'PRECIO_CAMBIO', message: 'El precio cambió' });

test('the same content at the same price keeps its key, and another gets a new one', () => {
  const primero = intentoPara(null, { franjaId: 1 }, 20_000, otraClave());
  const rechazado = { ...primero, enDuda: false };
  expect(intentoPara(rechazado, { franjaId: 1 }, 20_000, otraClave())).toEqual(primero);
  expect(intentoPara(primero, { franjaId: 2 }, 20_000, otraClave()).clave).not.toBe(primero.clave);
  expect(intentoPara(null, { franjaId: 1 }, 20_000, otraClave()).clave).not.toBe(primero.clave);
  const aOtroPrecio = intentoPara(rechazado, { franjaId: 1 }, 25_000, otraClave());
  expect(aOtroPrecio).toMatchObject({ precioEsperado: 25_000, enDuda: true });
  expect(aOtroPrecio.clave).not.toBe(primero.clave);
});

test('what is in doubt is repeated as it was, also at the price of before', () => {
  const enviado = intentoPara(null, { franjaId: 1 }, 20_000, otraClave());
  expect(intentoPara(enviado, { franjaId: 1 }, 25_000, otraClave())).toEqual(enviado);
});

test('what was sent stays in doubt until it is refused, and nothing else does', () => {
  const enviado = intentoPara(null, { franjaId: 1 }, 20_000, otraClave());
  expect(estaEnDuda(enviado, { franjaId: 1 })).toBe(true);
  expect(estaEnDuda(enviado, { franjaId: 2 })).toBe(false);
  expect(estaEnDuda(trasFallar(enviado, rechazo(409)), { franjaId: 1 })).toBe(false);
  expect(estaEnDuda(trasFallar(enviado, rechazo(503)), { franjaId: 1 })).toBe(true);
  expect(estaEnDuda(trasFallar(enviado, ErrorDeApi.deEspera()), { franjaId: 1 })).toBe(true);
  expect(estaEnDuda(null, { franjaId: 1 })).toBe(false);
});
