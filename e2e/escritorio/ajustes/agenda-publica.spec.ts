import { expect, type Page } from '@playwright/test';
import { revisarPantalla } from '../../revisar-pantalla.ts';
import { CONFIG, DUENA, abrirCentro, cambiar, entrar, pedir, test } from '../../servidor.ts';

test('the owner sees what a stranger sees, names the pages that show it, and closes it', async ({
  servidor,
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { token } = await entrar(page, servidor, DUENA);
  await abrirCentro(servidor, token);
  await page.goto('/dashboard/configuracion');
  const tarjeta = page.getByRole('region', { name: 'Agenda pública' });
  const dias = tarjeta.getByRole('list', { name: 'Lo que ve cualquiera' }).getByRole('listitem');
  await expect(dias).toHaveText([/^Hoy \d+ .+/, /^Mañana \d+ 48 lugares$/, /\d+ 48/, /\d+ 48/]);
  await expect(tarjeta.getByRole('link', { name: 'Ver la agenda' })).toHaveAttribute(
    'href',
    '/agenda',
  );
  await expect(tarjeta).toContainText('Para reservar hace falta una cuenta.');
  await tarjeta.getByRole('button', { name: 'Copiar la línea' }).click();
  await expect(page.getByText('Línea copiada')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `<script src="${servidor.origen}/agenda.js" data-remanso></script>`,
  );

  const editar = tarjeta.getByRole('button', { name: 'Editar agenda pública' });
  await editar.click();
  const modal = page.getByRole('dialog', { name: 'Editar configuración' });
  const casilla = modal.getByLabel(/^Cualquiera ve los horarios/);
  await expect(casilla).toBeFocused();
  const sitios = modal.getByLabel('Páginas que la muestran');
  await sitios.fill('www.miCentro.com.ar/turnos\nhola');
  await guardar(page);
  await expect(modal.getByText(/^Cada sitio es una dirección como/)).toBeVisible();
  await revisarPantalla(page);
  await sitios.fill('www.miCentro.com.ar/turnos http://www.micentro.com.ar');
  await sitios.blur();
  await expect(sitios).toHaveValue('https://www.micentro.com.ar');
  await guardar(page);
  await expect(tarjeta).toContainText('La puede mostrar www.micentro.com.ar.');
  await expect(editar).toBeFocused();

  await editar.click();
  await expect(casilla).toBeFocused();
  await page.keyboard.press('Space');
  await expect(sitios).toHaveCount(0);
  await guardar(page);
  await expect(tarjeta).toContainText('Tus clientes ven los horarios al iniciar sesión.');
  await expect(tarjeta.getByRole('listitem')).toHaveCount(0);
  expect(await configDe(servidor.origen, token)).toMatchObject({
    agendaPublica: false,
    sitiosQueEmbeben: ['https://www.micentro.com.ar'],
  });
});

test('pages that two owners have named are asked about', async ({ servidor, page }) => {
  const { token } = await entrar(page, servidor, DUENA);
  await abrirCentro(servidor, token);
  await page.goto('/dashboard/configuracion');
  await page.getByRole('button', { name: 'Editar agenda pública' }).click();
  const modal = page.getByRole('dialog', { name: 'Editar configuración' });
  await modal.getByLabel('Páginas que la muestran').fill('uno.com');
  const suyos = { ...CONFIG, sitiosQueEmbeben: ['https://dos.com'] };
  await cambiar(servidor.origen, '/config', suyos, token);
  await guardar(page);
  const pregunta = page.getByRole('dialog', { name: '¿Guardar encima de otros cambios?' });
  await expect(pregunta.getByRole('row').nth(1)).toHaveText(
    /^Sitios que muestran la agenda\s*(https:\/\/)?dos\.com\s*(https:\/\/)?uno\.com$/,
  );
  await pregunta.getByRole('button', { name: 'Dejar lo guardado' }).click();
  await expect(page.getByRole('region', { name: 'Agenda pública' })).toContainText(
    'La puede mostrar dos.com.',
  );
});

async function guardar(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
}

async function configDe(origen: string, token: string): Promise<unknown> {
  const { config } = (await pedir(origen, '/config', undefined, token)) as { config: unknown };
  return config;
}
