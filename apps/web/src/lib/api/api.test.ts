import type { PartesDe } from '@remanso/contract/llamada';
import type { Calls } from '@remanso/contract/endpoints';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ERROR_DE_CONEXION } from './ErrorDeApi.ts';
import type { Adelanto } from './adelantos.ts';
import { llamar } from './api.ts';
import { abrirSesion, cerrarSesion, leerSesion } from '../sesion/sesion.ts';

const fetchMock = vi.fn<typeof fetch>();
const responder = (status: number, cuerpo: string) =>
  fetchMock.mockResolvedValueOnce(new Response(status === 204 ? null : cuerpo, { status }));
const credenciales = {
  body: { email: 'a@b.co', password: 'Agua123' },
  siFalla: 'Error al iniciar sesión',
  sinSesion: true as const,
};

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock);
  cerrarSesion();
});
afterEach(() => {
  fetchMock.mockReset();
  vi.unstubAllGlobals();
});

describe('llamar', () => {
  test('it carries the token, the body and the headers', async () => {
    abrirSesion({ token: 'abc' });
    responder(201, '{"id":1}');
    await llamar('POST /reservas', {
      body: { franjaId: 4 },
      headers: { 'idempotency-key': 'k' },
      siFalla: 'Error al crear la reserva. Por favor intenta de nuevo.',
    });
    expect(fetchMock).toHaveBeenCalledWith(
      '/api/reservas',
      expect.objectContaining({
        method: 'POST',
        body: '{"franjaId":4}',
        headers: expect.objectContaining({ Authorization: 'Bearer abc', 'idempotency-key': 'k' }),
      }),
    );
  });

  test('a 401 ends the session that was sent', async () => {
    abrirSesion({ token: 'abc' });
    responder(401, '{"message":"Sesión no válida"}');
    await expect(llamar('GET /auth/current', { siFalla: 'x' })).rejects.toThrow('Sesión no válida');
    expect(leerSesion()).toMatchObject({ token: null, vencida: true });
  });

  test('a 401 does not end a session that was opened later', async () => {
    abrirSesion({ token: 'abc' });
    fetchMock.mockImplementationOnce(() => {
      abrirSesion({ token: 'otro' });
      return Promise.resolve(new Response('{}', { status: 401 }));
    });
    await expect(llamar('GET /auth/current', { siFalla: 'x' })).rejects.toThrow('x');
    expect(leerSesion().token).toBe('otro');
  });

  test('a 401 of the login touches nothing', async () => {
    responder(401, '{"message":"Email o contraseña incorrectos"}');
    await expect(llamar('POST /auth/login', credenciales)).rejects.toThrow(
      'Email o contraseña incorrectos',
    );
    expect(leerSesion().vencida).toBe(false);
  });

  test.each([
    ['sin red', () => fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'))],
    ['HTML de un proxy', () => responder(502, '<html>')],
    ['un éxito que no es JSON', () => responder(200, '<html>')],
  ])('%s: the text about the connection', async (_, preparar) => {
    preparar();
    await expect(llamar('POST /auth/login', credenciales)).rejects.toThrow(ERROR_DE_CONEXION);
  });

  test('aborting is no error of the connection', async () => {
    const control = new AbortController();
    control.abort();
    await expect(
      llamar('GET /auth/current', { siFalla: 'x', signal: control.signal }),
    ).rejects.toHaveProperty('name', 'AbortError');
  });

  describe('what the page asked for before the app arrived', () => {
    const adelantado = (cambios: Partial<Adelanto> = {}) => {
      const adelanto: Adelanto = {
        token: 'abc',
        pedidoEn: performance.now(),
        respuesta: Promise.resolve(new Response('{"config":1}')),
        control: new AbortController(),
        ...cambios,
      };
      vi.stubGlobal('adelantos', new Map([['/api/config', adelanto]]));
      return adelanto;
    };
    const pedirConfig = (signal?: AbortSignal) =>
      llamar('GET /config', { siFalla: 'x', ...(signal && { signal }) });
    beforeEach(() => void abrirSesion({ token: 'abc' }));

    test('is taken once', async () => {
      adelantado();
      expect(await pedirConfig()).toEqual({ config: 1 });
      responder(200, '{"config":2}');
      expect(await pedirConfig()).toEqual({ config: 2 });
    });

    test.each([
      ['de otra sesión', { token: 'otro' }],
      ['ya vieja', { pedidoEn: performance.now() - 60_000 }],
    ])('a %s is not taken', async (_, cambios) => {
      adelantado(cambios);
      responder(200, '{"config":2}');
      expect(await pedirConfig()).toEqual({ config: 2 });
    });

    test('is not the answer of a PUT to the same address', async () => {
      adelantado();
      responder(200, '{"config":2}');
      const body = {} as PartesDe<Calls['PUT /config']>['body'];
      expect(await llamar('PUT /config', { body, siFalla: 'x' })).toEqual({ config: 2 });
    });

    test('its 401 ends the session, its failure is of the connection, and aborting aborts it', async () => {
      adelantado({ respuesta: Promise.resolve(new Response('{}', { status: 401 })) });
      await expect(pedirConfig()).rejects.toThrow('x');
      expect(leerSesion().vencida).toBe(true);

      abrirSesion({ token: 'abc' });
      adelantado({ respuesta: Promise.reject(new TypeError('Failed to fetch')) });
      await expect(pedirConfig()).rejects.toThrow(ERROR_DE_CONEXION);

      const control = new AbortController();
      const adelanto = adelantado();
      adelanto.respuesta = new Promise((_, rechazar) =>
        adelanto.control.signal.addEventListener('abort', () => rechazar(new Error('aborted'))),
      );
      const pedido = pedirConfig(control.signal);
      control.abort();
      await expect(pedido).rejects.toHaveProperty('name', 'AbortError');
    });
  });
});
