import { expect, type Page } from '@playwright/test';
import { abrirMenu } from '../abrir-menu.ts';
import { ANA, LUZ, centroConClientes, iniciarSesion, llegarALosNombres } from '../elegir-turno.ts';
import { pedir, test } from '../servidor.ts';

test.use({ serviceWorkers: 'allow' });

const NADA = { deTodas: [], deLaPestania: [], respuestas: [] };
const SOLO_LA_RESERVA = {
  ...NADA,
  deTodas: ['quien'],
  deLaPestania: ['reserva-en-curso'],
};

test('whoever says farewell leaves nothing on the device, wherever they say it', async ({
  servidor,
  page,
}) => {
  await centroConClientes(servidor);
  await conLosNombres(page);
  await page.goto('/');
  await cerrarSesion(page);
  expect(await quedaEn(page)).toEqual(NADA);

  await conLosNombres(page);
  await cerrarSesion(page);
  // The first logout was on the landing; the second logout is on the booking screen, where the
  // names are written.
  await page.waitForURL(/\/$/);
  expect(await quedaEn(page)).toEqual(NADA);

  await conLosNombres(page);
  await page.goto('/mi-cuenta');
  await page.getByRole('button', { name: 'Cerrar sesión en todos los dispositivos' }).click();
  await page.getByRole('button', { name: 'Cerrar sesiones' }).click();
  await page.waitForURL(/\/$/);
  expect(await quedaEn(page)).toEqual(NADA);

  await conLosNombres(page);
  await page.goto('/mi-cuenta');
  await page.getByRole('button', { name: 'Eliminar mi cuenta' }).click();
  const dialogo = page.getByRole('dialog', { name: '¿Eliminar la cuenta?' });
  await dialogo.getByLabel('Contraseña', { exact: true }).fill(ANA.password);
  await dialogo.getByRole('button', { name: 'Eliminar cuenta' }).click();
  await page.waitForURL(/\/$/);
  await expect(page.getByRole('status')).toBeVisible();
  expect(await quedaEn(page)).toEqual(NADA);
});

test('a session in use goes on, and what is half written stays', async ({ servidor, page }) => {
  await page.clock.install();
  await centroConClientes(servidor);
  await page.goto('/mi-cuenta');
  await iniciarSesion(page, ANA);
  const { token: siguiente } = (await pedir(servidor.origen, '/auth/login', ANA)) as {
    token: string;
  };
  const nombre = page.getByLabel('Nombre', { exact: true });
  await nombre.fill('Analía');
  await page.route('**/api/auth/current', async (ruta) => {
    const response = await ruta.fetch();
    const headers = { ...response.headers(), 'x-token-nuevo': siguiente };
    await ruta.fulfill({ response, headers });
  });
  await page.clock.fastForward('01:01:00');
  const guardado = () => page.evaluate(() => localStorage.getItem('token'));
  await expect.poll(guardado).toBe(siguiente);
  await expect(nombre).toHaveValue('Analía');
  const cambio = page.waitForRequest('**/api/usuarios/*');
  await page.getByRole('button', { name: 'Guardar' }).first().click();
  expect((await cambio).headers()['authorization']).toBe(`Bearer ${siguiente}`);
});

test('a farewell in one tab is one in all of them', async ({ servidor, page, context }) => {
  await centroConClientes(servidor);
  const enLaPortada = await context.newPage();
  await conLosNombres(enLaPortada);
  await enLaPortada.goto('/');
  const guardada = await context.newPage();
  await guardada.goto('/reservas/nueva-reserva');
  await page.goto('/reservas');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await cerrarSesion(page);

  await page.waitForURL(/\/$/);
  await expect(guardada).toHaveURL(/\/login$/);
  await abrirMenu(enLaPortada);
  await expect(enLaPortada.getByRole('link', { name: 'Iniciar Sesión' })).toBeVisible();
  for (const una of [page, enLaPortada, guardada]) {
    expect(await quedaEn(una)).toEqual(NADA);
  }
});

test('a session that ends by itself keeps the booking for its owner, and for nobody else', async ({
  servidor,
  page,
}) => {
  const { ana } = await centroConClientes(servidor);
  await conLosNombres(page);
  const headers = { authorization: `Bearer ${ana}` };
  await page.request.post('/api/auth/logout', { headers });
  await page.reload();
  await expect(page).toHaveURL(/\/login$/);
  expect(await quedaEn(page)).toEqual(SOLO_LA_RESERVA);
  await expect(page.getByText('La sesión anterior terminó.')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(ANA.email);
  await page.goto('/');
  expect(await quedaEn(page)).toEqual(SOLO_LA_RESERVA);
  await page.goto('/login');
  await expect(page.getByLabel('Email')).toHaveValue('');
  await iniciarSesion(page, LUZ);
  await expect(page.getByRole('heading', { level: 1, name: /^Bienvenida, Luz/ })).toBeVisible();
  expect((await quedaEn(page)).deLaPestania).toEqual([]);
});

test('a token that is over leaves nothing once the server has said so', async ({
  servidor,
  page,
}) => {
  await centroConClientes(servidor);
  await conLosNombres(page);
  await page.evaluate(() => localStorage.setItem('token', 'e30.eyJleHAiOjF9.x'));
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The landing asks the server for nothing, and the phone's clock may be wrong.
  expect((await quedaEn(page)).deTodas).toContain('token');
  await page.goto('/reservas');
  await expect(page.getByText('La sesión anterior terminó.')).toBeVisible();
  expect(await quedaEn(page)).toEqual(SOLO_LA_RESERVA);
});

async function conLosNombres(page: Page): Promise<void> {
  await llegarALosNombres(page, '10:00', ['Luis Gómez', 'Sol']);
  const { deTodas, deLaPestania } = await quedaEn(page);
  expect(deTodas).toContain('token');
  expect(deLaPestania).toEqual(['reserva-en-curso']);
}

async function cerrarSesion(page: Page): Promise<void> {
  await abrirMenu(page);
  await page.getByRole('button', { name: 'Cerrar Sesión' }).click();
}

/**
 * Returns all that the browser has stored: the keys in local storage (deTodas) and in the tab's
 * storage (deLaPestania), and the addresses of cached answers of the API (respuestas).
 */
function quedaEn(page: Page) {
  return page.evaluate(async () => {
    const nombres = await caches.keys();
    const guardadas = await Promise.all(
      nombres.map(async (nombre) => (await caches.open(nombre)).keys()),
    );
    return {
      deTodas: Object.keys(localStorage).toSorted(),
      deLaPestania: Object.keys(sessionStorage).toSorted(),
      respuestas: guardadas.flat().flatMap(({ url }) => (url.includes('/api/') ? [url] : [])),
    };
  });
}
