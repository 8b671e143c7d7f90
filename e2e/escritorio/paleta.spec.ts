import { expect } from '@playwright/test';
import { nombreDeFecha } from '../../packages/contract/src/calendario.ts';
import { ANA, LUIS, abrirDia, registrar, reservar } from '../dia-de-la-duena.ts';
import { enDias } from '../en-dias.ts';
import { test } from '../servidor.ts';

test('a client, a day, a booking and a section are a few letters away, by the keyboard alone', async ({
  servidor,
  page,
}) => {
  const dia = await abrirDia(page, servidor);
  await registrar(servidor, LUIS);
  const clienteId = await registrar(servidor, ANA);
  await reservar(servidor, dia, { franjaId: dia.idDe('09:00'), clienteId });
  await page.goto('/dashboard/clientes');
  const buscador = page.getByRole('searchbox');
  const campo = page.getByRole('combobox');
  const activa = page.getByRole('option', { selected: true });

  // The paleta opens while a field has the focus. Escape closes the paleta and returns the focus to
  // the field.
  await buscador.focus();
  await page.keyboard.press('Control+k');
  await expect(campo).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(activa).toHaveText('Mensajes sin entregar');
  await page.keyboard.press('Escape');
  await expect(campo).toBeHidden();
  await expect(buscador).toBeFocused();

  // Enter, pressed before the answer has arrived, chooses from the answer to the letters that were
  // typed.
  const { promise: pulsado, resolve: responder } = Promise.withResolvers<void>();
  await page.route(/prefijo=paz/, async (ruta) => {
    await pulsado;
    await ruta.continue();
  });
  await page.keyboard.press('Control+k');
  await page.keyboard.type('paz');
  await page.keyboard.press('Enter');
  responder();
  await expect(page.getByRole('heading', { level: 1, name: 'Ana Paz' })).toBeFocused();

  await page.keyboard.press('Control+k');
  await page.keyboard.type('ayer');
  await expect(activa).toContainText(nombreDeFecha(enDias(-1)));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/dashboard\\?fecha=${enDias(-1)}$`));

  // Enter opens the booking that the arrow keys have pointed at, even while the answer to a later
  // letter is under way. Ctrl K opens no paleta over an open dialog.
  await page.route(/prefijo=ana/, () => {});
  await page.keyboard.press('Control+k');
  await page.keyboard.type('an');
  await expect(page.getByRole('group', { name: 'Reservas' })).toBeVisible();
  await page.keyboard.type('a');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const detalle = page.getByRole('dialog', { name: 'Turno de las 09:00' });
  await expect(detalle.getByRole('heading', { name: 'Ana Paz' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(campo).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(detalle).toBeHidden();

  await page.getByRole('button', { name: 'Buscar' }).click();
  await page.keyboard.type('caja');
  await expect(page.getByRole('option')).toHaveText(['Caja']);
  await page.getByRole('option', { name: 'Caja' }).click();
  await expect(page).toHaveURL(/\/dashboard\/caja$/);
});
