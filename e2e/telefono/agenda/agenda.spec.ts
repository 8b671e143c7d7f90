import { expect, type Locator, type Page } from '@playwright/test';
import { abrirMenu } from '../../abrir-menu.ts';
import { centroConClientes, franjaDe } from '../../elegir-turno.ts';
import { enDias } from '../../en-dias.ts';
import { revisarPantalla } from '../../revisar-pantalla.ts';
import { CONFIG, DUENA, abrirCentro, cambiar, entrar, pedir, test } from '../../servidor.ts';
import { abrirAgenda } from '../../vistas/de-agenda.ts';

const MANANA = enDias(1);

test('from the landing to an hour, before anything is asked', async ({ servidor, page }) => {
  await centroConClientes(servidor);
  await page.goto('/');
  // The landing's own sheet has what its footer needs.
  const renglon = page.getByRole('contentinfo').locator('dl > div').first();
  await expect(renglon).toHaveCSS('column-gap', '8px');
  // The price and the way to the hours are on the first screen, before the way to the login.
  const portada = page.getByRole('main');
  await expect(portada.getByText(/desde \$\s15\.000 por persona/)).toBeInViewport();
  const botones = portada.getByRole('link', { name: /reservar/i });
  await expect(botones.first()).toHaveText('Ver horarios y reservar');
  await expect(botones.first()).toBeInViewport();
  await botones.first().click();
  await enMarcha(page);
  await revisarPantalla(page);

  await page.getByRole('link', { name: /^Mañana, .* 48 lugares$/ }).press('Enter');
  await expect(page).toHaveURL(`/agenda?fecha=${MANANA}`);
  const manana = page.getByRole('link', { name: /^Mañana, / });
  await expect(manana).toHaveAttribute('aria-current', 'date');
  // The focus stays on the day, from which the next key goes on along the strip.
  await expect(manana).toBeFocused();
  await expect(page.locator('nav[aria-label="Días"] a[tabindex="-1"]')).toHaveCount(7);
  await manana.press('ArrowRight');
  await expect(page.getByRole('link', { name: /^Mañana, / })).not.toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(manana).toBeFocused();
  const precios = page.getByRole('region', { name: 'Cuánto cuesta' });
  await expect(precios).toContainText(/1 persona\$\s20\.000.*4 personas\$\s60\.000/);
  await expect(precios).toContainText(/\$\s15\.000 por persona, \$\s20\.000 menos/);
  const hora = page.getByRole('link', { name: '10:00 a 11:00 4 lugares' });
  await expect(hora).toHaveAttribute(
    'href',
    new RegExp(`^/reservas/nueva-reserva\\?fecha=${MANANA}&franja=\\d+$`),
  );
  await page.goBack();
  await expect(page).toHaveURL('/agenda');
});

test('a client goes on from an hour that was shared, with the hour chosen', async ({
  servidor,
  page,
}) => {
  const { ana } = await centroConClientes(servidor);
  const franja = await franjaDe(servidor, ana, MANANA, '10:00');
  await entrar(page, servidor, { email: 'ana@ejemplo.com', password: 'Secreta1' });
  await page.goto(`/agenda?franja=${franja}`);
  await enMarcha(page);
  await expect(page.getByRole('link', { name: /^Mañana, / })).toHaveAttribute(
    'aria-current',
    'date',
  );
  await expect(page.getByRole('link', { name: '10:00 a 11:00' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await page.getByRole('link', { name: 'Reservar este turno' }).click();
  await expect(page).toHaveURL(`/reservas/nueva-reserva?fecha=${MANANA}&franja=${franja}`);
  await expect(page.getByRole('radio', { name: /^10:00/ })).toBeChecked();
});

test('the places change by themselves, and nothing moves', async ({ servidor, page }) => {
  const { ana } = await centroConClientes(servidor);
  const franjaId = await franjaDe(servidor, ana, MANANA, '10:00');
  await page.goto(`/agenda?fecha=${MANANA}`);
  await enMarcha(page);
  const hora = page.getByRole('listitem').filter({ hasText: '10:00 a 11:00' });
  await expect(hora).toContainText('4 lugares');
  const antes = await lugares(page);

  await pedir(servidor.origen, '/reservas', { franjaId }, ana);
  await volverAMirar(page);
  await expect(hora).toContainText('3 lugares');
  await expect(page.getByRole('link', { name: /^Mañana, .* 47 lugares$/ })).toBeVisible();
  expect(await lugares(page)).toEqual(antes);
});

test('a day is shared with what the phone has, or copied', async ({ servidor, page, context }) => {
  await centroConClientes(servidor);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    Object.assign(navigator, {
      share: async (que: object) => Object.assign(globalThis, { compartido: que }),
    });
  });
  await page.goto(`/agenda?fecha=${MANANA}`);
  await enMarcha(page);
  await page.getByRole('button', { name: 'Compartir' }).click();
  const url = `${servidor.origen}/agenda?fecha=${MANANA}`;
  await expect
    .poll(() => page.evaluate(() => (globalThis as { compartido?: object }).compartido))
    .toMatchObject({ url, text: expect.stringMatching(/^Horarios de Remanso, /) });

  await page.evaluate(() => Reflect.deleteProperty(navigator, 'share'));
  await page.evaluate(() => Reflect.deleteProperty(Object.getPrototypeOf(navigator), 'share'));
  await page.getByRole('button', { name: 'Compartir' }).click();
  await expect(page.getByText('Enlace copiado')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
});

test('the strip has two weeks at a time, and a full day leads to the next that has places', async ({
  page,
}) => {
  await abrirAgenda(page, '/agenda');
  const tira = page.getByRole('navigation', { name: 'Días' }).getByRole('link');
  await expect(tira).toHaveCount(15);
  await page.getByRole('link', { name: 'Más días' }).click();
  await expect(page).toHaveURL(`/agenda?fecha=${enDias(14)}`);
  await expect(tira).toHaveCount(7);
  await page.getByRole('link', { name: 'Días antes' }).click();
  await expect(page).toHaveURL(`/agenda?fecha=${enDias(0)}`);

  await tira.nth(2).click();
  await expect(page.getByText('Ese día no quedan lugares.')).toBeVisible();
  await page.getByRole('link', { name: /^Ver el / }).click();
  await expect(page).toHaveURL(`/agenda?fecha=${enDias(5)}`);
});

test('a private agenda leads to the login, and nothing leads to it', async ({ servidor, page }) => {
  const { token } = await entrarComoDuena(servidor);
  await abrirCentro(servidor, token);
  await page.goto('/agenda');
  await enMarcha(page);
  await cambiar(servidor.origen, '/config', { ...CONFIG, agendaPublica: false }, token);
  await volverAMirar(page);
  await expect(page.getByText('Inicia sesión para ver los horarios.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Inicia sesión para ver los horarios.')).toBeVisible();
  await revisarPantalla(page);
  for (const ruta of ['/', '/login', '/forgot-password']) {
    await page.goto(ruta);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await abrirMenu(page);
    await expect(page.getByRole('link', { name: 'Ver horarios' })).toHaveCount(0);
  }
});

async function entrarComoDuena({ origen }: { origen: string }) {
  return (await pedir(origen, '/auth/login', DUENA)) as { token: string };
}

/** Waits until the app has taken over the page that the server has written. */
async function enMarcha(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Compartir' })).toBeVisible();
}

/** Tells the page that somebody looks at it again. */
async function volverAMirar(page: Page): Promise<void> {
  await page.evaluate(() =>
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  );
}

/** Returns the positions of the days and the hours on the page. */
async function lugares(page: Page): Promise<unknown> {
  const cosas: Locator = page.getByRole('main').getByRole('listitem');
  return cosas.evaluateAll((todas) =>
    todas.map((una) => {
      const { x, y, width, height } = una.getBoundingClientRect();
      return [x, y, width, height].map(Math.round);
    }),
  );
}
