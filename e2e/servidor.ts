import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, type Page } from '@playwright/test';
import { createDatabase } from '../apps/api/test/support/database/create-database.ts';
import { DIAS_SEMANA } from '../packages/contract/src/calendario.ts';
import { tablaPorDefecto } from '../packages/contract/src/precio/precios.rules.ts';
import { DUENA, Servidores } from './servidores.ts';

export { DUENA };

/**
 * The name of the template database. It contains an owner and nothing else, and is created once for
 * all tests.
 */
export const PLANTILLA = 'remanso_e2e';

export interface Servidor {
  /** The server's address, such as `http://127.0.0.1:4000`. */
  origen: string;
  /**
   * The server's data folder. Its folder `outbox` contains the e-mails that the server has sent.
   */
  datos: string;
}

/**
 * The test function with a fixture `servidor`: the real server on a new database, with an owner who
 * can log in.
 */
export const test = base.extend<{ servidor: Servidor }, { servidores: Servidores }>({
  servidores: [
    // Playwright reads from the shape of the first parameter which fixtures a fixture needs.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const servidores = new Servidores();
      await use(servidores);
      await servidores.terminar();
    },
    { scope: 'worker' },
  ],
  servidor: async ({ servidores }, use) => {
    const datos = await mkdtemp(join(tmpdir(), 'remanso-e2e-'));
    const { url, drop } = await createDatabase(process.env['TEST_DATABASE_URL'] ?? '', PLANTILLA);
    const origen = await servidores.abrir(url, datos);
    await use({ origen, datos });
    await servidores.cerrar();
    await drop();
    await rm(datos, { recursive: true, force: true });
  },
  baseURL: ({ servidor }, use) => use(servidor.origen),
  context: async ({ context }, use) => {
    await use(context);
    // A request may still be under way in one of the test's routes when the test ends; the routes
    // are removed so that their errors fail nothing.
    const conRutas = [context, ...context.pages()];
    await Promise.all(conRutas.map((una) => una.unrouteAll({ behavior: 'ignoreErrors' })));
  },
});

interface Credenciales {
  email: string;
  password: string;
}

/**
 * Logs in through the API and stores the session in the browser. A client without an account is
 * registered first.
 */
export async function entrar(page: Page, { origen }: Servidor, credenciales: Credenciales) {
  if (credenciales !== DUENA) {
    // The server refuses to register an account that exists; the login below then finds the
    // account.
    await pedir(origen, '/auth/register', {
      nombre: 'Ana',
      apellido: 'Paz',
      genero: 'FEMENINO',
      telefono: '381 555 0142',
      ...credenciales,
    }).catch(() => {});
  }
  const sesion = (await pedir(origen, '/auth/login', credenciales)) as {
    token: string;
    rol: string;
    user: { id: number };
  };
  const { token, rol, user } = sesion;
  const guardadas = Object.entries({ token, rol, user: JSON.stringify(user) });
  const ordenes = guardadas.map(
    ([clave, valor]) => `localStorage.setItem('${clave}', ${JSON.stringify(valor)});`,
  );
  await page.addInitScript({ content: ordenes.join('\n') });
  return sesion;
}

/**
 * The centre's data that the owner has saved in an opened centre; all other data are the built-in
 * brand's (marca.ts).
 */
export const DICHO = {
  direccion: 'Av. Aconquija 1460, Yerba Buena, Tucumán',
  telefono: '+54 381 555-0143',
};

/** Saves a configuration and opening hours, so that the centre is open every day. */
export async function abrirCentro({ origen }: Servidor, token: string): Promise<void> {
  await pedir(origen, '/config', CONFIG, token);
  await cambiar(origen, '/centro', DICHO, token);
  const tramos = [{ horaInicio: '08:00', horaFin: '20:00' }];
  const semana = DIAS_SEMANA.map((diaSemana) => ({ diaSemana, activo: true, tramos }));
  await pedir(origen, '/horarios-base', semana, token);
}

export const CONFIG = {
  duracionBaseMin: 60,
  capacidadBase: 4,
  ventanaDias: 7,
  limiteCancelHoras: 6,
  notificacionesActivas: true,
  preciosPorCapacidad: tablaPorDefecto(4),
};

/** Sends a PUT to the API. */
export async function cambiar(origen: string, ruta: string, body: unknown, token: string) {
  const respuesta = await fetch(`${origen}/api${ruta}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  if (!respuesta.ok) throw new Error(`${ruta} answered ${respuesta.status}`);
}

/** Sends a GET to the API, or a POST where there is a body. */
export async function pedir(origen: string, ruta: string, body?: unknown, token?: string) {
  const respuesta = await fetch(`${origen}/api${ruta}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!respuesta.ok) throw new Error(`${ruta} answered ${respuesta.status}`);
  return respuesta.json();
}
