import { beforeEach, describe, expect, test, vi } from 'vitest';

const USUARIO = { id: 1, nombre: 'Ana', apellido: 'Peña', rol: 'CLIENT' } as never;

function jwt(segundos: number): string {
  const carga = { sub: '1', exp: Math.floor(Date.now() / 1000) + segundos };
  return `x.${btoa(JSON.stringify(carga))}.x`;
}

/** Imports the module anew, like a page that has just started, with `guardado` in local storage. */
async function arrancar(guardado: Record<string, string>) {
  vi.resetModules();
  const almacen = new Map(Object.entries(guardado));
  vi.stubGlobal('localStorage', {
    getItem: (clave: string) => almacen.get(clave) ?? null,
    setItem: (clave: string, valor: string) => almacen.set(clave, valor),
    removeItem: (clave: string) => almacen.delete(clave),
  });
  return { almacen, sesion: await import('./sesion.ts') };
}

/** Tells the module that has just been imported the server's time, as the header of an answer does. */
async function decirLaHora(): Promise<void> {
  const { notarHora } = await import('../tiempo/instanteDelServidor.ts');
  notarHora(new Date().toUTCString());
}

beforeEach(() => vi.unstubAllGlobals());

describe('al arrancar', () => {
  test('a session that is still good is taken up again', async () => {
    const token = jwt(60);
    const { sesion } = await arrancar({ token, rol: 'ADMIN', user: JSON.stringify(USUARIO) });
    expect(sesion.leerSesion()).toEqual({ token, rol: 'ADMIN', user: USUARIO, vencida: false });
  });

  test('a token that the device believes expired is a session until the server has told the time', async () => {
    const token = jwt(-3600);
    const { sesion } = await arrancar({ token, rol: 'ADMIN', user: JSON.stringify(USUARIO) });
    expect(sesion.leerSesion()).toMatchObject({ token, vencida: false });
  });

  test.each([
    ['vencido', jwt(-1)],
    ['que no es un JWT', 'abc'],
    ['sin vencimiento', `x.${btoa('{}')}.x`],
  ])('a token that is %s is no session, and all of it is removed', async (_, token) => {
    const { almacen, sesion } = await arrancar({ token, rol: 'ADMIN', user: '{}' });
    await decirLaHora();
    expect(sesion.leerSesion()).toMatchObject({ token: null, user: null, vencida: true });
    expect(almacen.size).toBe(0);
  });

  test.each(['{{{', 'null', '7', '{}'])(
    'un usuario guardado como %s se vuelve a pedir',
    async (user) => {
      const { sesion } = await arrancar({ token: jwt(60), rol: 'otro', user });
      expect(sesion.leerSesion()).toMatchObject({ rol: 'CLIENT', user: null });
    },
  );
});

test('the e-mail of a session that expired is for the login of this page, and is kept nowhere', async () => {
  const user = JSON.stringify({ ...(USUARIO as object), email: 'ana@ejemplo.com' });
  const vencida = await arrancar({ token: jwt(-1), user, quien: '1' });
  await decirLaHora();
  expect(vencida.sesion.leerSesion().emailDeVencida).toBe('ana@ejemplo.com');
  expect([...vencida.almacen]).toEqual([['quien', '1']]);

  const { almacen, sesion } = await arrancar({ token: jwt(60), user });
  sesion.leerSesion();
  sesion.cerrarSesion({ vencida: true });
  expect(sesion.leerSesion().emailDeVencida).toBe('ana@ejemplo.com');
  sesion.abrirSesion({ token: 'nuevo', user: USUARIO });
  sesion.cerrarSesion();
  expect(sesion.leerSesion().emailDeVencida).toBeUndefined();
  expect(almacen.size).toBe(0);
});

describe('opening and closing', () => {
  test('token, rol and user are kept; without a rol it is CLIENT', async () => {
    const { almacen, sesion } = await arrancar({});
    sesion.abrirSesion({ token: 'nuevo' });
    expect(sesion.leerSesion()).toMatchObject({ token: 'nuevo', rol: 'CLIENT' });
    sesion.abrirSesion({ token: 'nuevo', rol: 'ADMIN', user: USUARIO });
    expect([...almacen.keys()].toSorted()).toEqual(['quien', 'rol', 'token', 'user']);
    sesion.cerrarSesion();
    expect(almacen.size).toBe(0);
    expect(sesion.leerSesion()).toMatchObject({ token: null, vencida: false });
  });

  test('an answer without a token is an error', async () => {
    const { sesion } = await arrancar({});
    expect(() => sesion.abrirSesion({ rol: 'ADMIN' })).toThrow('No se recibió token');
  });

  test('it works although the storage is closed', async () => {
    const { sesion } = await arrancar({});
    vi.stubGlobal('localStorage', undefined);
    sesion.abrirSesion({ token: 'nuevo' });
    expect(sesion.leerSesion().token).toBe('nuevo');
    sesion.renovarToken('otro');
    expect(sesion.leerSesion().token).toBe('otro');
  });
});

/** Starts a tab with a borrador of user 1, in a browser whose last user is `quien`. */
async function conReservaEnCurso(quien = '1') {
  const pestania = new Map([['reserva-en-curso', '{"usuario":1}']]);
  vi.stubGlobal('sessionStorage', {
    getItem: (clave: string) => pestania.get(clave) ?? null,
    setItem: (clave: string, valor: string) => pestania.set(clave, valor),
    removeItem: (clave: string) => pestania.delete(clave),
  });
  const token = jwt(60);
  const { almacen, sesion } = await arrancar({ token, user: JSON.stringify(USUARIO), quien });
  return { almacen, sesion, pestania, enCurso: await import('./enCurso.ts') };
}

describe('the booking that was being made', () => {
  test('waits for whoever lost the session', async () => {
    const { almacen, sesion, pestania } = await conReservaEnCurso();
    sesion.cerrarSesion({ vencida: true });
    expect(pestania.size).toBe(1);
    expect([...almacen]).toEqual([['quien', '1']]);
    sesion.abrirSesion({ token: 'nuevo', user: USUARIO });
    expect(pestania.size).toBe(1);
  });

  test('waits for nobody else', async () => {
    const { sesion, pestania } = await conReservaEnCurso();
    sesion.cerrarSesion({ vencida: true });
    sesion.abrirSesion({ token: 'nuevo', user: { ...(USUARIO as object), id: 2 } as never });
    expect(pestania.size).toBe(0);
  });

  test('is forgotten when somebody logs out', async () => {
    const { almacen, sesion, pestania } = await conReservaEnCurso();
    sesion.cerrarSesion();
    expect([pestania.size, almacen.size]).toEqual([0, 0]);
  });

  test('is forgotten in a tab that was put aside, if meanwhile somebody logged out in another', async () => {
    const { almacen, sesion, pestania } = await conReservaEnCurso();
    almacen.clear();
    expect(sesion.leerSesion()).toMatchObject({ token: null, vencida: false });
    expect(pestania.size).toBe(0);
  });

  test.each(['{"usuario":', '7', 'null'])("is not %s, which is nobody's", async (ajena) => {
    const { sesion, pestania } = await conReservaEnCurso();
    pestania.set('reserva-en-curso', ajena);
    sesion.leerSesion();
    expect(pestania.size).toBe(0);
  });
});

test('what was on its way when somebody logged out is no longer kept', async () => {
  const { almacen, sesion, pestania, enCurso } = await conReservaEnCurso();
  sesion.leerSesion();
  const { conCopia } = await import('../api/copia.ts');
  await conCopia('copia:resumen', async () => {
    sesion.olvidarSesion();
    return {};
  });
  sesion.actualizarUsuario(USUARIO);
  sesion.renovarToken(jwt(60));
  enCurso.guardarEnCurso('{"usuario":1}');
  expect([...almacen, ...pestania]).toEqual([]);
});
