import { expect } from '@playwright/test';
import { abrirConReservas, guardarSesion } from '../../centro-con-reservas.ts';
import { enDias } from '../../en-dias.ts';
import { pedir, test } from '../../servidor.ts';
import { conVentana } from '../../vistas/vista.ts';

test('in the week an hour is one row, days that do not fit are led to, and places are read again', async ({
  servidor,
  page,
}) => {
  const { nueva, duena } = await abrirConReservas(servidor);
  const { origen } = servidor;
  const tramos = [{ horaInicio: '10:00', horaFin: '14:00' }];
  await pedir(origen, '/excepciones/overrides', { fecha: enDias(2), tramos }, duena.token);
  await guardarSesion(page.context(), nueva);
  await conVentana(page, 14);
  await page.clock.install();
  await page.goto('/turnos');
  const conLugar = page.getByRole('link', { name: /^11:00, 1 lugar libre, Mañana/ });
  await expect(conLugar).toBeVisible();
  for (const hora of ['10:00', '13:00']) {
    const enlaces = page.getByRole('link', { name: new RegExp(`^${hora}`) });
    const alturas = await enlaces.evaluateAll((todos) =>
      todos.map((uno) => uno.getBoundingClientRect().top),
    );
    expect(alturas.length, hora).toBeGreaterThan(5);
    expect(new Set(alturas).size, hora).toBe(1);
  }

  const ultimo = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
    .last();
  const siguientes = page.getByRole('button', { name: 'Días siguientes' });
  await expect(ultimo).not.toBeInViewport();
  await siguientes.click();
  await expect(ultimo).toBeInViewport();
  await expect(siguientes).toHaveAttribute('aria-disabled', 'true');
  await expect(siguientes).toBeFocused();
  await page.getByRole('button', { name: 'Días anteriores' }).click();

  const manana = `/franjas/client/por-fecha/${enDias(1)}`;
  const franjas = (await pedir(origen, manana, undefined, nueva.token)) as { id: number }[];
  await pedir(origen, '/reservas', { franjaId: franjas[3]?.id }, duena.token);
  await page.clock.fastForward(20_000);
  await expect(page.getByLabel(/^11:00, Completo, Mañana/)).toBeVisible();
  await expect(conLugar).toHaveCount(0);
});

test('the week has its days from the first, and none before their number is known', async ({
  servidor,
  page,
}) => {
  const { nueva } = await abrirConReservas(servidor);
  await guardarSesion(page.context(), nueva);
  await conVentana(page, 14);
  const sabida = Promise.withResolvers<void>();
  await page.route('**/api/config', async (ruta) => {
    await sabida.promise;
    await ruta.fallback();
  });
  const leida = page.waitForResponse('**/api/franjas/client/ventana');
  await page.goto('/turnos');
  await leida;
  const dias = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(page.locator('main .esqueleto').filter({ visible: true })).not.toHaveCount(0);
  await expect(dias).toHaveCount(0);
  sabida.resolve();
  await expect(dias).toHaveCount(15);
});
