import { QueryClient, onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { abrirSesion, cerrarSesion } from '../../lib/sesion/sesion.ts';
import { consultasDeFranjasPorReservar } from './franjas-por-reservar.queries.ts';

// Node's `navigator` has no `onLine`. Where another test has run `escucharLaConexion`, TanStack
// Query therefore believes that the network is missing.
beforeEach(() => onlineManager.setOnline(true));
// A client reads the ventana with a session; without one it is read from the agenda.
beforeEach(() => void abrirSesion({ token: 'un-token' }));
afterEach(() => cerrarSesion());
afterEach(() => vi.unstubAllGlobals());

test.each([
  [0, ['']],
  [999, ['']],
  [1_000, ['', '?page=1']],
  [2_976, ['', '?page=1', '?page=2']],
])('a window of %i franjas is read whole, and asked for as often as it takes', async (n, asked) => {
  const franjas = Array.from({ length: n }, (_, id) => ({ id }));
  const addresses: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    addresses.push(address);
    const page = Number(new URLSearchParams(address.split('?')[1]).get('page'));
    return Response.json(franjas.slice(page * 1_000, (page + 1) * 1_000));
  });
  expect(await new QueryClient().query(consultasDeFranjasPorReservar.ventana())).toEqual(franjas);
  expect(addresses).toEqual(asked.map((query) => `/api/franjas/client/ventana${query}`));
});
