import { current, login } from '@remanso/contract/auth.contract';
import { crearReserva } from '@remanso/contract/reservas.contract';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ERROR_DE_CONEXION } from './ErrorDeApi.ts';
import { llamar } from './api.ts';
import { abrirSesion, cerrarSesion, leerSesion } from './sesion.ts';

const fetchMock = vi.fn<typeof fetch>();
const responder = (status: number, cuerpo: string) =>
  fetchMock.mockResolvedValueOnce(new Response(status === 204 ? null : cuerpo, { status }));
const credenciales = {
  body: { email: 'a@b.co', password: 'Agua123' },
  siFalla: 'Error al iniciar sesión',
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
  test('lleva el token, el cuerpo y los encabezados', async () => {
    abrirSesion({ token: 'abc' });
    responder(201, '{"id":1}');
    await llamar(crearReserva, {
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

  test('un 401 cierra la sesión que se envió', async () => {
    abrirSesion({ token: 'abc' });
    responder(401, '{"message":"Sesión no válida"}');
    await expect(llamar(current, { siFalla: 'x' })).rejects.toThrow('Sesión no válida');
    expect(leerSesion()).toMatchObject({ token: null, vencida: true });
  });

  test('un 401 no cierra una sesión que se abrió después', async () => {
    abrirSesion({ token: 'abc' });
    fetchMock.mockImplementationOnce(() => {
      abrirSesion({ token: 'otro' });
      return Promise.resolve(new Response('{}', { status: 401 }));
    });
    await expect(llamar(current, { siFalla: 'x' })).rejects.toThrow('x');
    expect(leerSesion().token).toBe('otro');
  });

  test('un 401 del login no toca nada', async () => {
    responder(401, '{"message":"Email o contraseña incorrectos"}');
    await expect(llamar(login, credenciales)).rejects.toThrow('Email o contraseña incorrectos');
    expect(leerSesion().vencida).toBe(false);
  });

  test.each([
    ['sin red', () => fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'))],
    ['HTML de un proxy', () => responder(502, '<html>')],
    ['un éxito que no es JSON', () => responder(200, '<html>')],
  ])('%s: el texto de conexión', async (_, preparar) => {
    preparar();
    await expect(llamar(login, credenciales)).rejects.toThrow(ERROR_DE_CONEXION);
  });

  test('abortar no es un error de conexión', async () => {
    const control = new AbortController();
    control.abort();
    await expect(llamar(current, { siFalla: 'x', signal: control.signal })).rejects.toHaveProperty(
      'name',
      'AbortError',
    );
  });
});
