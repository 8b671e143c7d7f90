import { describe, expect, test } from 'vitest';
import { ErrorDeApi } from '../../lib/api/ErrorDeApi.ts';
import { ENVIOS_POR_HORA, PAUSA_ENTRE_ENVIOS, esEnlaceInvalido, reenvioDe } from './enlace.view.ts';

describe('reenvioDe', () => {
  test.each([
    [1, PAUSA_ENTRE_ENVIOS, false, 'Enviar de nuevo en 60 s'],
    [1, 1, false, 'Enviar de nuevo en 1 s'],
    [1, 0, true, 'Enviar de nuevo'],
    [ENVIOS_POR_HORA - 1, 0, true, 'Enviar de nuevo'],
    [ENVIOS_POR_HORA, 0, false, 'Puedes pedir otro enlace en 1 hora'],
  ])('%i sendings and %i s: %s, %s', (envios, restan, puede, texto) => {
    expect(reenvioDe(envios, restan)).toEqual({ puede, texto });
  });
});

describe('esEnlaceInvalido', () => {
  const error = (status: number, codigo: ErrorDeApi['codigo'], campo?: string) =>
    new ErrorDeApi({
      status,
      codigo,
      message: 'No',
      ...(campo && { campos: [{ campo, mensaje: 'No' }] }),
    });
  test.each([
    [error(400, 'ENLACE_INVALIDO'), true],
    [error(400, 'DATOS_INVALIDOS', 'token'), true],
    [error(404, 'RUTA_INEXISTENTE'), true],
    [error(400, 'DATOS_INVALIDOS', 'nuevaPassword'), false],
    [error(429, 'DEMASIADOS_INTENTOS'), false],
    [error(503, 'BASE_NO_DISPONIBLE'), false],
    [ErrorDeApi.deConexion(), false],
    [new TypeError('x'), false],
  ])('%o: %s', (fallo, invalido) => {
    expect(esEnlaceInvalido(fallo)).toBe(invalido);
  });
});
