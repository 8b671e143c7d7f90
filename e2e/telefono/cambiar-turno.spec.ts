import { expect, type Page } from '@playwright/test';
import { conReserva } from '../con-reserva.ts';
import { LUZ, franjaDe } from '../elegir-turno.ts';
import { enDias } from '../en-dias.ts';
import { entrar, pedir, test, type Servidor } from '../servidor.ts';

test('a booking goes to another turn, with its people and price, and back again', async ({
  servidor,
  page,
}) => {
  await conReserva(page, servidor);
  await page.goto('/reservas/mis-reservas');
  const tarjeta = page.getByRole('article');
  const antes = (await tarjeta.getByRole('heading').innerText()).match(
    /\d\d:\d\d - \d\d:\d\d/,
  )?.[0];
  await tarjeta.getByRole('link', { name: 'Cambiar Turno' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Cambiar Turno' })).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`fecha=${enDias(1)}`));

  // The browser's back button returns the focus to the booking's card.
  await page.goBack();
  await expect(tarjeta.getByRole('heading')).toBeFocused();
  await tarjeta.getByRole('link', { name: 'Cambiar Turno' }).click();

  const barra = page.getByRole('region', { name: 'Cambio de turno' });
  await expect(barra.getByText('$ 45.000')).toBeVisible();
  await expect(barra.getByText('3 personas, el precio no cambia')).toBeVisible();
  // The focus goes to the hours, so the smallest phone must show there what is missing.
  await page.setViewportSize({ width: 320, height: 640 });
  await barra.getByRole('button', { name: 'Cambiar Turno' }).click();
  await expect(page.getByRole('radio', { name: /lugares libres/ }).first()).toBeFocused();
  await expect(barra.getByText('Por favor selecciona un horario')).toBeInViewport({ ratio: 1 });

  await page.getByRole('radio', { name: /^09:00/ }).check();
  await expect(barra.getByText('09:00')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('radio', { name: /^09:00/ })).toBeChecked();
  await barra.getByRole('button', { name: 'Cambiar Turno' }).click();

  await expect(tarjeta.getByRole('heading', { name: /09:00 - 10:00/ })).toBeFocused();
  await expect(tarjeta.getByText('3 personas, $ 45.000')).toBeVisible();
  await expect(page.getByText('Turno cambiado')).toBeVisible();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByText('El turno volvió a ser el de antes')).toBeVisible();
  await expect(tarjeta.getByRole('heading', { name: new RegExp(antes ?? '-') })).toBeFocused();
});

test('a turn without room for the group can be waited for, and the booking stays', async ({
  servidor,
  page,
  browser,
}) => {
  await conReserva(page, servidor);
  const luz = await entrar(await browser.newPage(), servidor, LUZ);
  await ocupar(servidor, luz.token, '14:00', 3);
  await ocupar(servidor, luz.token, '15:00', 1);
  await page.goto('/reservas/mis-reservas');
  await page.getByRole('article').getByRole('link', { name: 'Cambiar Turno' }).click();
  await page.getByRole('button', { name: /^14:00 .*Completo Avisarme si se libera$/ }).click();
  const pedido = page.getByRole('dialog', { name: 'Avisarme si se libera' });
  await expect(pedido.getByRole('radio', { name: '3 personas' })).toBeChecked();
  const loQueSigue = /^Al aceptar haces una reserva nueva\. .* a las 11:00 no se mueve/;
  await expect(pedido.getByText(loQueSigue)).toBeVisible();
  await pedido.getByRole('button', { name: 'Avisarme' }).click();
  await page.getByRole('button', { name: 'Entendido' }).click();
  await expect(page.getByRole('link', { name: /^14:00 .*En espera/ })).toBeVisible();

  // Two free places are too few for these three people.
  await page
    .getByRole('button', { name: /^15:00 .*Solo 2 lugares Avisarme si se libera$/ })
    .click();
  await expect(pedido.getByText(loQueSigue)).toBeVisible();
  await pedido.getByRole('button', { name: 'Volver' }).click();

  // A chosen turn whose places go meanwhile can be waited for as well.
  await elegir(page, '16:00');
  await ocupar(servidor, luz.token, '16:00', 3);
  await page.getByRole('region', { name: 'Cambio de turno' }).getByText('Avisarme').click();
  await expect(pedido.getByText(loQueSigue)).toBeVisible();
});

async function elegir(page: Page, hora: string): Promise<void> {
  await page.getByRole('radio', { name: new RegExp(`^${hora}`) }).check();
}

/** Books a turn of tomorrow for one person and so many companions. */
async function ocupar(
  servidor: Servidor,
  token: string,
  hora: string,
  cuantos: number,
): Promise<void> {
  const franjaId = await franjaDe(servidor, token, enDias(1), hora);
  const nombres = ['Mar', 'Sol', 'Paz'].slice(0, cuantos);
  const acompaniantes = nombres.map((nombre) => ({ nombre, genero: 'FEMENINO' }));
  await pedir(servidor.origen, '/reservas', { franjaId, acompaniantes }, token);
}
