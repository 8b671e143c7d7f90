import { expect, test } from 'vitest';
import { dispositivoEnPalabras, nombreDeDispositivo } from './dispositivo.view.ts';

test.each([
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
    'Chrome en Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    'Safari en iPhone',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
    'Edge en Windows',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0', 'Firefox en Linux'],
  ['', 'Navegador'],
])('a browser is called by what it is and where', (userAgent, nombre) => {
  expect(nombreDeDispositivo(userAgent)).toBe(nombre);
});

test('a device says since when it is told, and when it last was', () => {
  const creadaEn = '2026-10-01T07:00:00';
  expect(dispositivoEnPalabras({ creadaEn, ultimoEnvio: null })).toBe(
    'Desde el jueves 1 de octubre a las 07:00. Todavía no le llegó ningún aviso.',
  );
  expect(dispositivoEnPalabras({ creadaEn, ultimoEnvio: '2026-10-02T09:30:00' })).toBe(
    'Desde el jueves 1 de octubre a las 07:00. El último aviso fue el viernes 2 de octubre a las 09:30.',
  );
});
