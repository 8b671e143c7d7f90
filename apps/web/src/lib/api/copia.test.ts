import { beforeEach, expect, test, vi } from 'vitest';

const ANA = { id: 1, nombre: 'Ana' } as never;
const LUIS = { id: 2, nombre: 'Luis' } as never;

async function arrancar() {
  vi.resetModules();
  const almacen = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (clave: string) => almacen.get(clave) ?? null,
    setItem: (clave: string, valor: string) => almacen.set(clave, valor),
    removeItem: (clave: string) => almacen.delete(clave),
  });
  const { conCopia } = await import('./copia.ts');
  const { ErrorDeApi } = await import('./ErrorDeApi.ts');
  const { abrirSesion, cerrarSesion } = await import('../sesion/sesion.ts');
  const sinRed = () => Promise.reject(ErrorDeApi.deConexion());
  const rechazo = new ErrorDeApi({ status: 503, codigo: 'CONFLICTO', message: 'no' });
  return { almacen, conCopia, sinRed, rechazo, abrirSesion, cerrarSesion };
}

beforeEach(() => vi.unstubAllGlobals());

test('without a network the last answer is read, with its moment', async () => {
  const { conCopia, sinRed, abrirSesion } = await arrancar();
  abrirSesion({ token: 't', user: ANA });
  expect(await conCopia('copia:resumen', async () => ({ total: 3 }))).toEqual({ total: 3 });
  expect(await conCopia('copia:resumen', sinRed)).toEqual({
    total: 3,
    copiaDe: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/),
  });
});

test('what the server refuses is not covered by a copy', async () => {
  const { conCopia, rechazo, abrirSesion } = await arrancar();
  abrirSesion({ token: 't', user: ANA });
  await conCopia('copia:resumen', async () => ({ total: 3 }));
  await expect(conCopia('copia:resumen', () => Promise.reject(rechazo))).rejects.toBe(rechazo);
});

test('nobody reads the copy of another person, and logging out removes it', async () => {
  const { almacen, conCopia, sinRed, abrirSesion, cerrarSesion } = await arrancar();
  abrirSesion({ token: 't', user: ANA });
  await conCopia('copia:proximas', async () => ({ reservas: [1] }));
  abrirSesion({ token: 'u', user: LUIS });
  await expect(conCopia('copia:proximas', sinRed)).rejects.toThrow('Error de conexión');
  cerrarSesion();
  expect(almacen.size).toBe(0);
});

test('a copy that another program broke breaks nothing', async () => {
  const { almacen, conCopia, sinRed, abrirSesion } = await arrancar();
  abrirSesion({ token: 't', user: ANA });
  for (const roto of ['{', 'null', '7', '{"usuario":1}']) {
    almacen.set('copia:proximas', roto);
    await expect(conCopia('copia:proximas', sinRed)).rejects.toThrow('Error de conexión');
  }
});
