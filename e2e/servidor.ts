import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { test as base, type Page } from '@playwright/test';
import { DIAS_SEMANA } from '../packages/contract/src/calendario.ts';
import { tablaPorDefecto } from '../packages/contract/src/precios.rules.ts';

export const DUENA = { email: 'duena@ejemplo.com', password: 'Remanso1' };

export interface Servidor {
  /** `http://127.0.0.1:port` */
  origen: string;
  /** Its data folder, with the e-mails that it sent in `outbox`. */
  datos: string;
  /** As a power cut would end it: without a word. */
  matar(): Promise<void>;
  /** Starts it again on the same data and the same port. */
  volver(): Promise<void>;
}

/** Each test has the real server, on an empty data folder of its own, with an owner who can log in. */
export const test = base.extend<{ servidor: Servidor }, { datosNuevos: string }>({
  /** What a first start leaves behind, made once for many tests: making a database takes longer than most of them. */
  datosNuevos: [
    // Playwright reads what a fixture needs from the shape of its first parameter.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const datos = await mkdtemp(join(tmpdir(), 'remanso-e2e-nuevos-'));
      const { hijo } = await iniciar(datos, 0);
      await terminar(hijo, 'SIGTERM');
      await use(datos);
      await rm(datos, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  servidor: async ({ datosNuevos }, use) => {
    const datos = await mkdtemp(join(tmpdir(), 'remanso-e2e-'));
    await cp(datosNuevos, datos, { recursive: true });
    let proceso = await iniciar(datos, 0);
    const { origen } = proceso;
    const puerto = Number(new URL(origen).port);
    await use({
      origen,
      datos,
      matar: () => terminar(proceso.hijo, 'SIGKILL'),
      async volver() {
        proceso = await iniciar(datos, puerto);
      },
    });
    await terminar(proceso.hijo, 'SIGTERM');
    await rm(datos, { recursive: true, force: true });
  },
  baseURL: ({ servidor }, use) => use(servidor.origen),
});

async function iniciar(datos: string, puerto: number) {
  const hijo = spawn(process.execPath, [join(import.meta.dirname, '../apps/api/src/main.ts')], {
    env: {
      PATH: process.env['PATH'],
      PORT: String(puerto),
      DATA_DIR: datos,
      ADMIN_EMAIL: DUENA.email,
      ADMIN_PASSWORD: DUENA.password,
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const linea of createInterface(hijo.stdout)) {
    const origen = /^\s*Dirección\s+(http\S+)/.exec(linea)?.[1];
    if (origen) {
      hijo.stdout.resume();
      return { hijo, origen };
    }
  }
  throw new Error(`The server did not start: exit code ${hijo.exitCode}`);
}

async function terminar(hijo: ChildProcess, senal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  if (hijo.exitCode !== null || hijo.signalCode !== null) return;
  hijo.kill(senal);
  await once(hijo, 'exit');
}

interface Credenciales {
  email: string;
  password: string;
}

/** A logged-in browser without going through the form; a client that does not exist is registered first. */
export async function entrar(page: Page, { origen }: Servidor, credenciales: Credenciales) {
  if (credenciales !== DUENA) {
    await pedir(origen, '/auth/register', {
      nombre: 'Ana',
      apellido: 'Paz',
      genero: 'FEMENINO',
      telefono: '381 555 0142',
      ...credenciales,
    });
  }
  const sesion = (await pedir(origen, '/auth/login', credenciales)) as {
    token: string;
    rol: string;
    user: object;
  };
  const { token, rol, user } = sesion;
  const guardadas = Object.entries({ token, rol, user: JSON.stringify(user) });
  const ordenes = guardadas.map(
    ([clave, valor]) => `localStorage.setItem('${clave}', ${JSON.stringify(valor)});`,
  );
  await page.addInitScript({ content: ordenes.join('\n') });
  return sesion;
}

/** A configured centre that is open every day. */
export async function abrirCentro({ origen }: Servidor, token: string): Promise<void> {
  await pedir(origen, '/config', CONFIG, token);
  const tramos = [{ horaInicio: '08:00', horaFin: '20:00' }];
  const semana = DIAS_SEMANA.map((diaSemana) => ({ diaSemana, activo: true, tramos }));
  await pedir(origen, '/horarios-base', semana, token);
}

const CONFIG = {
  duracionBaseMin: 60,
  capacidadBase: 4,
  ventanaDias: 7,
  limiteCancelHoras: 6,
  notificacionesActivas: true,
  preciosPorCapacidad: tablaPorDefecto(4),
};

/** A GET without a body, else a POST. */
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
