import { expect, type Browser, type Page } from '@playwright/test';
import { conReserva } from '../con-reserva.ts';
import {
  ANA,
  centroConClientes,
  confirmarReserva,
  elegirTurno,
  iniciarSesion,
} from '../elegir-turno.ts';
import { sinFaltasEnNingunTema } from '../sin-faltas.ts';
import { test, type Servidor } from '../servidor.ts';

const ANGOSTA = { width: 320, height: 640 };

test('a turn is shared with a companion, who corrects the name and gives the place back without a script', async ({
  servidor,
  page,
  browser,
}) => {
  await conReserva(page, servidor);
  await page.goto('/reservas/mis-reservas');
  const tarjeta = page.getByRole('article');
  await tarjeta.getByRole('button', { name: 'Compartir' }).click();
  const ventana = page.getByRole('dialog', { name: 'Compartir el turno' });
  const conSol = ventana.getByRole('button', { name: 'Compartir con Sol' });
  await conSol.click();
  const enlace = ventana.getByRole('link', { name: 'Mandar por WhatsApp' });
  await expect(enlace).toHaveAttribute('href', /^https:\/\/wa\.me\/\?text=Hola%2C%20Sol/);
  const texto = new URL((await enlace.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
  await sinFaltasEnNingunTema(page);

  // The share sheet of the phone gets the same address, so that the link sent before stays valid,
  // also when the window was closed in between.
  await ventana.getByRole('button', { name: 'Cerrar', exact: true }).last().click();
  await tarjeta.getByRole('button', { name: 'Compartir' }).click();
  await page.evaluate(`navigator.share = async (what) => { globalThis.compartido = what; };`);
  await conSol.click();
  await expect(enlace).toHaveCount(0);
  const compartido = await page.evaluate<{ text: string; url: string }>('globalThis.compartido');
  expect(`${compartido.text} ${compartido.url}`).toBe(texto);

  const ruta = new URL(compartido.url).pathname;
  await mirarEnAngosta(page, servidor, ruta);
  await corregirYSalir(browser, servidor, ruta);
  await page.goto('/reservas/mis-reservas');
  await expect(tarjeta.getByText('2 personas, $ 36.000')).toBeVisible();
  await expect(tarjeta.getByRole('button', { name: 'Compartir con Luis' })).toBeVisible();
});

test('the confirmation stays, and shares with each companion in one tap', async ({
  servidor,
  page,
}) => {
  await centroConClientes(servidor);
  await page.addInitScript(`navigator.share = async (what) => { globalThis.compartido = what; };`);
  await page.goto('/login?volver=/reservas/nueva-reserva');
  await iniciarSesion(page, ANA);
  await elegirTurno(page, '11:00', 3);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByLabel('Nombre del acompañante 1').fill('Luis Gómez');
  await page.getByLabel('Nombre del acompañante 2').fill('Sol');
  await page.clock.install();
  await confirmarReserva(page);
  const compartir = page.getByRole('list', { name: 'Compartir el turno' });
  await expect(compartir.getByRole('button')).toHaveText([
    'Compartir con Luis Gómez',
    'Compartir con Sol',
  ]);
  await page.clock.fastForward(10_000);
  await compartir.getByRole('button', { name: 'Compartir con Sol' }).click();
  await expect
    .poll(() => page.evaluate('globalThis.compartido?.text'))
    .toMatch(/^Hola, Sol\. Soy Ana\. Hay un turno en /);
  await expect(page.getByText('3 personas, $ 45.000')).toBeVisible();
  // A second tap shares the same address, because a new one would end the one that was sent.
  const enviada = await page.evaluate('globalThis.compartido.url');
  await page.evaluate('globalThis.compartido = undefined');
  await compartir.getByRole('button', { name: 'Compartir con Sol' }).click();
  await expect.poll(() => page.evaluate('globalThis.compartido?.url')).toBe(enviada);
  for (const size of [ANGOSTA, { width: 390, height: 844 }]) {
    await page.setViewportSize(size);
    await sinFaltasEnNingunTema(page);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(size.width);
  }

  // A browser without a share sheet offers the link at hand.
  await page.evaluate(`delete globalThis.navigator.share; navigator.share = undefined;`);
  await compartir.getByRole('button', { name: 'Compartir con Luis Gómez' }).click();
  await expect(compartir.getByRole('link', { name: 'Mandar por WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/\?text=Hola%2C%20Luis/,
  );
  await sinFaltasEnNingunTema(page);
});

/** Checks the page of a companion in the narrowest window, with all parts of the page open. */
async function mirarEnAngosta(page: Page, { origen }: Servidor, ruta: string): Promise<void> {
  await page.setViewportSize(ANGOSTA);
  await page.goto(origen + ruta);
  await page.evaluate('document.fonts.ready');
  expect(await page.evaluate('[...document.fonts].map(({ status }) => status)')).toEqual([
    'loaded',
  ]);
  await page.getByText('Corregir mi nombre').click();
  await page.getByText('No puedo ir', { exact: true }).click();
  await expect(page.getByRole('button', { name: 'Avisar que no voy' })).toBeVisible();
  await sinFaltasEnNingunTema(page);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(ANGOSTA.width);
}

/** Does everything that a companion may do, in a browser that runs no script. */
async function corregirYSalir(browser: Browser, { origen }: Servidor, ruta: string): Promise<void> {
  const contexto = await browser.newContext({ javaScriptEnabled: false, viewport: ANGOSTA });
  const suya = await contexto.newPage();
  await suya.goto(origen + ruta);
  await expect(suya.getByRole('heading', { name: 'Un turno para Sol' })).toBeVisible();
  await expect(suya.getByText('Ana P. hizo la reserva.')).toBeVisible();
  await expect(suya.getByText('11:00 a 12:00')).toBeVisible();
  await expect(suya.getByRole('link', { name: 'Cómo llegar' })).toBeVisible();
  await expect(suya.getByRole('link', { name: 'Remanso' })).toHaveAttribute('href', '/');
  await expect(suya.getByRole('link', { name: 'Reservar el mío' })).toHaveAttribute(
    'href',
    '/agenda',
  );
  const bajando = suya.waitForEvent('download');
  await suya.getByRole('link', { name: 'Agregar al calendario' }).click();
  expect((await bajando).suggestedFilename()).toBe('calendario.ics');

  await suya.getByText('Corregir mi nombre').click();
  await suya.getByLabel('Nombre').fill('Soledad');
  await suya.getByRole('button', { name: 'Guardar' }).click();
  await expect(suya.getByRole('status')).toHaveText('Los datos quedaron guardados.');
  await expect(suya.getByRole('heading', { name: 'Un turno para Soledad' })).toBeVisible();

  await suya.getByText('No puedo ir', { exact: true }).click();
  await suya.getByRole('button', { name: 'Avisar que no voy' }).click();
  await expect(suya.getByRole('heading', { name: 'El lugar quedó libre' })).toBeVisible();
  await suya.goto(origen + ruta);
  await expect(suya.getByRole('heading', { name: 'Esta invitación ya no sirve' })).toBeVisible();
  await contexto.close();
}
