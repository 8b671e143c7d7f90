import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect } from '@playwright/test';
import { DUENA, abrirCentro, entrar, pedir, test } from '../../servidor.ts';

test('a program is added, tested, told of a new client, paused and removed', async ({
  servidor,
  page,
}) => {
  const recibidos: string[] = [];
  const programa = createServer((request, response) => {
    void text(request).then((cuerpo) => {
      recibidos.push((JSON.parse(cuerpo) as { type: string }).type);
      response.writeHead(recibidos.length === 1 ? 500 : 204).end();
    });
  }).listen(0, '127.0.0.1');
  await once(programa, 'listening');
  const { port } = programa.address() as AddressInfo;
  const sitio = `127.0.0.1:${port}`;

  const { token } = await entrar(page, servidor, DUENA);
  await abrirCentro(servidor, token);
  let preguntas = 0;
  await page.route('**/api/webhooks', (ruta) => {
    preguntas += 1;
    return ruta.continue();
  });
  await page.goto('/dashboard/configuracion');
  await expect(page.getByRole('button', { name: 'Integraciones' })).toBeVisible();
  const alAbrir = preguntas;
  await page.getByRole('button', { name: 'Integraciones' }).press('Enter');
  const region = page.getByRole('region', { name: 'Avisos a otros programas' });
  await expect(region.getByText(/Todavía no se avisa a ninguno/)).toBeVisible();
  // Nothing of it was asked before.
  expect(alAbrir).toBe(0);
  expect(preguntas).toBe(1);

  await region.getByRole('button', { name: 'Agregar programa' }).click();
  const modal = page.getByRole('dialog', { name: 'Agregar programa' });
  await expect(modal.getByLabel('Dirección')).toBeFocused();
  await modal.getByLabel('Dirección').fill('no es una dirección');
  await page.keyboard.press('Enter');
  await expect(modal.getByText(/La dirección debe ser una URL/)).toBeVisible();
  await modal.getByLabel('Dirección').fill(`http://${sitio}/remanso`);
  await page.keyboard.press('Enter');
  // Nothing is told that nobody has chosen.
  await expect(modal.getByText(/Elige al menos un aviso/)).toBeVisible();
  for (const que of ['Una reserva nueva', 'Una reserva cancelada', 'Un cliente nuevo'])
    await modal.getByRole('checkbox', { name: que }).check();
  await page.keyboard.press('Enter');
  const secreto = page.getByRole('dialog', { name: 'El secreto del programa' });
  await expect(secreto.getByText(/^whsec_/)).toBeVisible();
  // A secreto is not shown again, so neither Escape nor a press beside it takes it away.
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await expect(secreto.getByText(/^whsec_/)).toBeVisible();
  await secreto.getByRole('button', { name: 'Ya lo guardé' }).click();
  await expect(secreto).toBeHidden();
  await expect(region.getByText('3 cosas de las 8 que pasan')).toBeVisible();

  await region.getByRole('button', { name: `Probar: ${sitio}` }).click();
  await expect(page.getByText(`${sitio} no tomó la prueba. Respondió 500`)).toBeVisible();
  await region.getByRole('button', { name: `Probar: ${sitio}` }).click();
  await expect(page.getByText(`${sitio} respondió bien`)).toBeVisible();

  const eva = { nombre: 'Eva', apellido: 'Rey', genero: 'FEMENINO', telefono: '381 555 0166' };
  const cuenta = { ...eva, email: 'eva@ejemplo.com', password: 'Secreta1' };
  await pedir(servidor.origen, '/auth/register', cuenta);
  await expect.poll(() => recibidos.at(-1)).toBe('cliente.creado');

  await region.getByRole('button', { name: `Ver los avisos: ${sitio}` }).click();
  const avisos = page.getByRole('dialog', { name: `Avisos a ${sitio}` });
  await expect(avisos.getByRole('listitem')).toHaveCount(3);
  await expect(avisos.getByRole('listitem').first()).toContainText(
    /Un cliente nuevo.*Entregado.*Eva Rey/s,
  );
  await expect(avisos.getByRole('listitem').last()).toContainText(
    /Prueba.*No llegó.*Respondió 500/s,
  );
  await avisos.getByRole('button', { name: /^Reenviar: Un cliente nuevo/ }).click();
  await expect.poll(() => recibidos.filter((tipo) => tipo === 'cliente.creado').length).toBe(2);
  // The open list tells how it ended.
  await expect(avisos.getByRole('listitem').first()).toContainText('Entregado');
  await page.keyboard.press('Escape');

  await region.getByRole('button', { name: `Dejar de avisar: ${sitio}` }).click();
  await page
    .getByRole('dialog', { name: /^¿Dejar de avisar/ })
    .getByRole('button', { name: 'Dejar de avisar' })
    .click();
  await expect(region.getByText('Apagado', { exact: true })).toBeVisible();
  await region.getByRole('button', { name: `Volver a avisar: ${sitio}` }).click();
  await expect(region.getByText('Apagado', { exact: true })).toBeHidden();
  await region.getByRole('button', { name: `Quitar: ${sitio}` }).click();
  await page
    .getByRole('dialog', { name: /^¿Quitar/ })
    .getByRole('button', { name: 'Quitar' })
    .click();
  await expect(region.getByText(/Todavía no se avisa a ninguno/)).toBeVisible();
  await expect(region.getByRole('heading')).toBeFocused();
  programa.close();
});

test('the alert of a program that is told nothing more leads to where it is turned on', async ({
  servidor,
  page,
}) => {
  const { token } = await entrar(page, servidor, DUENA);
  await abrirCentro(servidor, token);
  const mensaje = 'Un programa que recibía avisos ya no los recibe.';
  await page.route('**/api/salud', async (ruta) => {
    const respuesta = await ruta.fetch();
    const alertas = [{ codigo: 'WEBHOOK', mensaje, desde: '2026-10-01T08:00:00' }];
    await ruta.fulfill({ response: respuesta, json: { ...(await respuesta.json()), alertas } });
  });
  await page.goto('/dashboard/avisos');
  await page.getByRole('link', { name: 'Ver en Integraciones' }).press('Enter');
  await expect(page.getByRole('region', { name: 'Integraciones' })).toBeVisible();
});
