import { expect, type Page } from '@playwright/test';
import { DUENA, abrirCentro, entrar, test } from '../servidor.ts';
import { conAvisosFallidos } from '../vistas/vista.ts';

/**
 * Makes the API list messages that could not be sent. Returns an array of the changes that the desk
 * requests from then on. The list is made up here, because the server gives a message up only after
 * a day.
 */
async function abrirConFallidos(page: Page): Promise<string[]> {
  await conAvisosFallidos(page);
  const pedidos: string[] = [];
  await page.route('**/api/avisos/*{,/reintentar}', async (ruta) => {
    const pedido = ruta.request();
    if (pedido.method() === 'GET') return ruta.fallback();
    pedidos.push(`${pedido.method()} ${new URL(pedido.url()).pathname}`);
    // The page now reads the server's own list, which is empty.
    await page.unroute('**/api/avisos/fallidos*');
    await ruta.fulfill({ json: { message: 'El mensaje se está enviando otra vez' } });
  });
  return pedidos;
}

test('what could not be delivered is told above every section, and tried again from its list', async ({
  servidor,
  page,
}) => {
  const { token } = await entrar(page, servidor, DUENA);
  await abrirCentro(servidor, token);
  const pedidos = await abrirConFallidos(page);
  await page.goto('/dashboard/actividad');
  await expect(page.getByText('2 mensajes por email no se pudieron entregar.')).toBeVisible();
  await page.getByRole('link', { name: 'Ver cuáles' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mensajes sin entregar');
  await expect(page.getByText('no se pudieron entregar')).toBeHidden();
  const fila = page.getByRole('listitem').filter({ hasText: 'Cambio de email' });
  await expect(fila).toContainText('María De Los Ángeles Fernández Albornoz');
  await expect(fila).toContainText('jueves 1 de octubre, 07:00, 52 intentos');
  await expect(fila).toContainText('connect ECONNREFUSED 203.0.113.25:587');

  await fila.getByRole('button', { name: /^Reintentar/ }).click();
  await expect(page.getByText('El mensaje se está enviando otra vez')).toBeVisible();
  await expect(page.getByText('Nada pendiente')).toBeVisible();
  await expect(page.getByText(/^Este centro no tiene un servidor de email/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(pedidos).toEqual(['POST /api/avisos/2/reintentar']);
});

test('one is thrown away after a question, and a refusal stays in it', async ({
  servidor,
  page,
}) => {
  const { token } = await entrar(page, servidor, DUENA);
  await abrirCentro(servidor, token);
  await conAvisosFallidos(page);
  await page.goto('/dashboard/avisos');
  const fila = page.getByRole('listitem').filter({ hasText: 'ana@ejemplo.com' });
  await fila.getByRole('button', { name: /^Descartar/ }).click();
  const pregunta = page.getByRole('dialog', { name: '¿Descartar el mensaje?' });
  await expect(pregunta).toContainText('para ana@ejemplo.com no se va a volver a mandar.');
  // The server refuses, because the failed message stands only in the list that this test made up.
  await pregunta.getByRole('button', { name: 'Descartar' }).click();
  await expect(pregunta.getByText('No existe ese mensaje')).toBeVisible();
  await pregunta.getByRole('button', { name: 'Volver' }).click();
  await expect(fila).toBeVisible();
});
