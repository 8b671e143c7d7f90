import { expect, test } from 'vitest';
import { rutaDeLlamada } from './llamada.ts';

test.each([
  ['/franjas/{id}', { id: 3 }, {}, '/franjas/3'],
  ['/usuarios/email/{email}', { email: 'a b@c.d/e' }, {}, '/usuarios/email/a%20b%40c.d%2Fe'],
  [
    '/clientes',
    {},
    { page: 0, prefijo: 'ñandú', size: undefined },
    '/clientes?page=0&prefijo=%C3%B1and%C3%BA',
  ],
  ['/franjas', {}, { incluirDetalles: true, desde: null }, '/franjas?incluirDetalles=true'],
])('%s with %o and %o', (plantilla, params, query, ruta) => {
  expect(rutaDeLlamada(plantilla, params, query)).toBe(ruta);
});
