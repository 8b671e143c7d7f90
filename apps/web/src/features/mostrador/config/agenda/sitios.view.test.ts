import { NuevaConfig } from '@remanso/contract/centro/config.forms';
import { describe, expect, test } from 'vitest';
import { escribirSitios, leerSitios, lineaParaCopiar, sitiosEnPalabras } from './sitios.view.ts';

describe('the pages that may show the agenda', () => {
  test.each([
    ['midominio.com/inicio', ['https://midominio.com']],
    [' https://www.MiDominio.com/?a=1#b ', ['https://www.midominio.com']],
    ['http://midominio.com.ar', ['https://midominio.com.ar']],
    ['midominio.com:8443/x', ['https://midominio.com:8443']],
    ['añatuya.com.ar', ['https://xn--aatuya-wwa.com.ar']],
    ['uno.com\ndos.com, uno.com/otra', ['https://uno.com', 'https://dos.com']],
    ['', []],
  ])('%j is typed for %j, which the server takes', (escrito, sitios) => {
    expect(leerSitios(escrito)).toEqual(sitios);
    expect(NuevaConfig.shape.sitiosQueEmbeben.safeParse(sitios).success).toBe(true);
  });

  test.each(['hola', 'ana@midominio.com', 'ftp://midominio.com', '¿?'])(
    '%j is no page, and stays for the form to refuse',
    (escrito) => {
      expect(leerSitios(escrito)).toEqual([escrito]);
      expect(NuevaConfig.shape.sitiosQueEmbeben.safeParse([escrito]).success).toBe(false);
    },
  );

  test('they are said by name, and written one a line', () => {
    const sitios = ['https://www.uno.com', 'https://dos.com'];
    expect(sitiosEnPalabras(sitios)).toBe('La pueden mostrar www.uno.com y dos.com.');
    expect(sitiosEnPalabras(['https://uno.com'])).toBe('La puede mostrar uno.com.');
    expect(leerSitios(escribirSitios(sitios))).toEqual(sitios);
  });
});

test('the line to copy names the script of this server', () => {
  expect(lineaParaCopiar('https://turnos.ejemplo.com')).toBe(
    '<script src="https://turnos.ejemplo.com/agenda.js" data-remanso></script>',
  );
});
