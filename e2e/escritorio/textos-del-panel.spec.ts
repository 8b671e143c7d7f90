import { expect } from '@playwright/test';
import { nombreDeFecha, sumarDias } from '../../packages/contract/src/calendario.ts';
import { ANA, abrirDia, registrar, reservar, romper } from '../dia-de-la-duena.ts';
import { test } from '../servidor.ts';

/** The texts of the owner's screens (specification §2 and §8) that no other spec checks. */
test('the panel says each of its texts where it belongs', async ({ servidor, page }) => {
  const dia = await abrirDia(page, servidor);
  const clienteId = await registrar(servidor, ANA);
  const acompaniantes = [{ nombre: 'Sol', genero: 'FEMENINO' }];
  await reservar(servidor, dia, { franjaId: dia.idDe('09:00'), clienteId, acompaniantes });
  const alerta = page.getByRole('alert');

  await test.step('an empty day, and the light of the system with its hour', async () => {
    await page.goto(`/dashboard?fecha=${sumarDias(dia.fecha, 60)}`);
    await expect(page.getByText('No hay turnos programados')).toBeVisible();
    await expect(
      page.getByText(/^Los turnos se generan automáticamente para las fechas futuras/),
    ).toBeVisible();
    // Days beyond the ventana have no franjas until somebody asks to create them.
    const lejana = sumarDias(dia.fecha, 60);
    await expect(page.getByText(/^Por ahora hay turnos hasta el /)).toBeVisible();
    await page.getByRole('button', { name: `Generar hasta el ${nombreDeFecha(lejana)}` }).click();
    await expect(page.getByText(/^Se generaron \d+ turnos$/)).toBeVisible();
    await expect(
      page.getByRole('button', { name: 'Reservar el turno de las 08:00' }),
    ).toBeEnabled();
    await expect(page.getByRole('status').filter({ hasText: 'Sistema Activo' })).toBeVisible();
    await expect(page.getByRole('time').last()).toHaveText(/^([01]\d|2[0-3]):[0-5]\d$/);
    await page.route('**/api/salud', (ruta) => ruta.fulfill({ status: 503, json: {} }));
    await page.clock.install();
    await page.reload();
    await page.clock.runFor(60_000);
    await expect(page.getByText('Sin conexión', { exact: true })).toBeVisible();
    await page.unroute('**/api/salud');
  });

  await test.step('a day that cannot be had, with its date and what happened', async () => {
    await page.route('**/api/franjas**', (ruta) => ruta.fulfill({ status: 409, json: {} }));
    await page.route('**/api/franjas/**', (ruta) => ruta.fulfill({ status: 409, json: {} }));
    await page.goto(`/dashboard?fecha=${dia.fecha}`);
    await expect(alerta).toContainText('Error al cargar los turnos del día');
    await expect(alerta).toContainText(new RegExp(nombreDeFecha(dia.fecha), 'i'));
    await expect(alerta).toContainText('Error al obtener turnos del día');
    await page.unroute('**/api/franjas**');
    await page.unroute('**/api/franjas/**');
    await alerta.getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.getByRole('heading', { name: '09:00' })).toBeVisible();
  });

  await test.step('a day of which only the way round is open', async () => {
    await page.route('**/api/franjas/por-fecha/**', (ruta) =>
      ruta.fulfill({ status: 409, json: {} }),
    );
    const rodeo = page.waitForResponse((respuesta) =>
      new URL(respuesta.url()).search.startsWith(`?desde=${dia.fecha}&hasta=${dia.fecha}&`),
    );
    await page.reload();
    expect((await rodeo).ok()).toBe(true);
    await expect(page.getByRole('heading', { name: '09:00' })).toBeVisible();
    await expect(page.getByText('Sol, Mujer')).toBeVisible();
    await page.unroute('**/api/franjas/por-fecha/**');
  });

  await test.step('a franja that cannot be edited, a price that cannot be had', async () => {
    await page.getByRole('button', { name: 'Ver detalles del turno de las 09:00' }).click();
    await page.getByRole('button', { name: 'Editar turno' }).click();
    const editar = page.getByRole('dialog', { name: 'Editar el turno de las 09:00' });
    // The hours of a franja with a booking cannot be changed: their fields are read-only.
    for (const hora of ['Hora de inicio', 'Hora de fin']) {
      await expect(editar.getByLabel(hora)).not.toBeEditable();
      await expect(editar.getByLabel(hora)).toHaveCSS('border-style', 'dashed');
    }
    await romper(page, '**/api/franjas/*', 'PUT');
    await editar.getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(editar.getByRole('alert')).toHaveText('Error al editar franja');
    await page.unroute('**/api/franjas/*');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await romper(page, '**/calcular-precio*', 'GET');
    await page.getByRole('button', { name: 'Reservar el turno de las 08:00' }).click();
    await expect(
      page.getByRole('dialog').getByRole('status').filter({ hasText: 'Error al calcular precio' }),
    ).toBeVisible();
    await page.keyboard.press('Escape');
    await page.unroute('**/calcular-precio*');
  });

  await test.step('a companion without a seat', async () => {
    await page.route('**/api/franjas/por-fecha/**', async (ruta) => {
      const respuesta = await ruta.fetch();
      const texto = (await respuesta.text()).replaceAll(/"asientoId":\d+/g, '"asientoId":0');
      await ruta.fulfill({ response: respuesta, body: texto });
    });
    await page.reload();
    await page.getByRole('button', { name: 'Ver detalles del turno de las 09:00' }).click();
    await page.getByRole('button', { name: 'Quitar acompañante Sol' }).click();
    const quitar = page.getByRole('dialog', { name: '¿Quitar a Sol?' });
    await quitar.getByRole('button', { name: 'Quitar acompañante' }).click();
    await expect(quitar.getByRole('alert')).toHaveText(
      'Error: No se puede identificar el asiento a eliminar',
    );
  });

  await test.step('the figures of the clients, and one that cannot be erased', async () => {
    await registrar(servidor, { email: 'zoe@ejemplo.com', nombre: 'Zoe', apellido: 'Gil' });
    await page.goto('/dashboard/clientes');
    const cifras = page.getByRole('main');
    await expect(cifras.getByRole('term')).toHaveText(['Total', 'Activos', 'Inactivos']);
    await expect(cifras.getByRole('definition')).toHaveText(['2', '2', '0']);
    await page.getByRole('link', { name: 'Zoe Gil', exact: true }).click();
    await page.getByRole('button', { name: 'Eliminar a Zoe Gil' }).click();
    const eliminar = page.getByRole('dialog', { name: '¿Eliminar a Zoe Gil?' });
    await romper(page, '**/api/clientes/*', 'DELETE');
    await eliminar.getByRole('button', { name: 'Eliminar cliente' }).click();
    await expect(eliminar.getByRole('alert')).toHaveText('Error al eliminar usuario');
  });
});
