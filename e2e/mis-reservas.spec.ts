import { expect, type Page } from '@playwright/test';
import { enDias } from './en-dias.ts';
import { DUENA, abrirCentro, entrar, pedir, test, type Servidor } from './servidor.ts';

const ANA = { email: 'ana@ejemplo.com', password: 'Secreta1' };

interface Franja {
  id: number;
}

/** An open centre, and a client who has booked tomorrow at eight for three. */
async function conReserva(page: Page, servidor: Servidor): Promise<void> {
  const duena = await entrar(page, servidor, DUENA);
  await abrirCentro(servidor, duena.token);
  const { token } = await entrar(page, servidor, ANA);
  const manana = enDias(1);
  const franjas = (await pedir(
    servidor.origen,
    `/franjas/client/por-fecha/${manana}`,
    undefined,
    token,
  )) as Franja[];
  const body = {
    franjaId: franjas[3]?.id,
    acompaniantes: [
      { nombre: 'Luis', genero: 'MASCULINO' },
      { nombre: 'Sol', genero: 'FEMENINO' },
    ],
  };
  await pedir(servidor.origen, '/reservas', body, token);
}

test('nothing booked yet leads to the first booking', async ({ servidor, page }) => {
  const duena = await entrar(page, servidor, DUENA);
  await abrirCentro(servidor, duena.token);
  await entrar(page, servidor, ANA);
  await page.goto('/reservas/mis-reservas');
  await page.getByRole('link', { name: 'Hacer Mi Primera Reserva' }).click();
  await expect(page.getByRole('heading', { name: 'Hacer Mi Reserva' })).toBeVisible();
});

test('details, a companion less at a price told before, and the end of it', async ({
  servidor,
  page,
}) => {
  await conReserva(page, servidor);
  await page.goto('/reservas/mis-reservas');
  const tarjeta = page.getByRole('article');
  await expect(tarjeta.getByText('3 personas, $ 45.000')).toBeVisible();

  await tarjeta.getByRole('button', { name: 'Ver detalles' }).click();
  const detalles = page.getByRole('dialog', { name: 'Detalles de la reserva' });
  await expect(detalles.getByText('Titular')).toBeVisible();
  await expect(detalles.getByText('Luis')).toBeVisible();
  await page.keyboard.press('Escape');

  await tarjeta.getByRole('button', { name: 'Quitar acompañante' }).click();
  const quitar = page.getByRole('dialog', { name: 'Quitar acompañante' });
  await expect(quitar.getByText('2 personas, $ 36.000')).toBeVisible();
  await expect(quitar.getByRole('button', { name: 'Quitar de la reserva' })).toBeDisabled();
  await quitar.getByRole('radio', { name: /Sol/ }).check();
  await quitar.getByRole('button', { name: 'Quitar de la reserva' }).click();
  await expect(page.getByText('Acompañante eliminado exitosamente')).toBeVisible();
  await expect(tarjeta.getByText('2 personas, $ 36.000')).toBeVisible();
  await expect(tarjeta.getByRole('button', { name: 'Quitar acompañante' })).toBeFocused();
  await page.keyboard.press('Enter');
  await quitar.getByRole('radio', { name: /Luis/ }).check();
  await quitar.getByRole('button', { name: 'Quitar de la reserva' }).click();
  await expect(tarjeta.getByText('1 persona, $ 20.000')).toBeVisible();
  await expect(tarjeta.getByRole('heading')).toBeFocused();

  await tarjeta.getByRole('button', { name: 'Cancelar' }).click();
  const cancelar = page.getByRole('dialog', { name: '¿Cancelar la reserva?' });
  await expect(cancelar.getByText('Se libera el lugar')).toBeVisible();
  // However often one tries to leave while it works on it, what becomes of it is told.
  const salida = Promise.withResolvers<void>();
  await page.route('**/cancelar', async (pedido) => {
    await salida.promise;
    await pedido.abort();
  });
  await cancelar.getByRole('button', { name: 'Cancelar reserva' }).click();
  for (const tecla of ['Escape', 'Escape', 'Escape']) await page.keyboard.press(tecla);
  salida.resolve();
  await expect(cancelar.getByRole('alert')).toHaveText('Error de conexión. Intenta nuevamente.');
  await page.unroute('**/cancelar');
  await cancelar.getByRole('button', { name: 'Cancelar reserva' }).click();
  await expect(page.getByText('Reserva cancelada exitosamente')).toBeVisible();
  await expect(tarjeta.getByText('Cancelada')).toBeVisible();
  await expect(tarjeta.getByRole('heading')).toBeFocused();
});

test('without a network what was last seen stays readable, and says of when it is', async ({
  servidor,
  page,
  context,
}) => {
  await conReserva(page, servidor);
  await page.goto('/reservas/mis-reservas');
  await expect(page.getByText('3 personas, $ 45.000')).toBeVisible();
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('3 personas, $ 45.000')).toBeVisible();
  await expect(page.getByText(/^Sin conexión. Así estaban las reservas el/)).toBeVisible();
  await context.setOffline(false);
});
