import { expect, type Page } from '@playwright/test';
import { abrirMenu } from '../abrir-menu.ts';
import { irASeccion } from '../ir-a-seccion.ts';
import { DUENA, abrirCentro, entrar, test } from '../servidor.ts';

test('leaving with something unsaved asks, in words that say what would be lost', async ({
  servidor,
  page,
}) => {
  const { token } = await entrar(page, servidor, DUENA);
  await abrirCentro(servidor, token);
  await page.goto('/dashboard/actividad');
  await irA(page, 'Horarios Semanales');
  const domingo = page.getByRole('switch', { name: 'Domingo' });
  await domingo.click();
  await page.getByRole('switch', { name: 'Lunes' }).click();

  // The owner tries to leave the editor in three ways: by a link of the panel, by the browser's
  // back button, and by logging out.
  const pregunta = page.getByRole('dialog', { name: '¿Salir sin guardar los horarios?' });
  for (const irse of [
    () => irASeccion(page, 'Actividad'),
    () => page.evaluate('history.back()'),
    () => cerrarSesion(page),
  ]) {
    await irse();
    await expect(
      pregunta.getByText(
        'Pierdes los cambios del lunes y domingo. Siguen valiendo los horarios guardados.',
      ),
    ).toBeVisible();
    await pregunta.getByRole('button', { name: 'Seguir editando' }).click();
    await expect(pregunta).toBeHidden();
    await expect(page).toHaveURL(/\/dashboard\/horarios$/);
    await expect(domingo).not.toBeChecked();
  }

  const aviso = page.waitForEvent('dialog');
  await page.evaluate('setTimeout(() => location.reload())');
  const delNavegador = await aviso;
  expect(delNavegador.type()).toBe('beforeunload');
  await delNavegador.dismiss();
  await expect(domingo).not.toBeChecked();

  await page.evaluate('history.back()');
  await pregunta.getByRole('button', { name: 'Salir sin guardar' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Actividad');

  // The editor shows the saved hours again, so leaving the editor asks no question.
  await irA(page, 'Horarios Semanales');
  await domingo.click();
  await domingo.click();
  await irA(page, 'Actividad');
});

test('an editor of the configuration keeps its changes until it is agreed to lose them', async ({
  servidor,
  page,
}) => {
  const { token } = await entrar(page, servidor, DUENA);
  await page.goto('/dashboard');
  await page.getByLabel('Duración base').fill('45');
  const inicial = page.getByRole('dialog', { name: '¿Salir sin crear la configuración?' });
  await page.getByRole('link', { name: 'Cancelar' }).click();
  await expect(inicial.getByText('El centro sigue sin configurar.')).toBeVisible();
  await inicial.getByRole('button', { name: 'Seguir editando' }).click();
  await expect(page.getByLabel('Duración base')).toHaveValue('45');
  await page.getByRole('link', { name: 'Cancelar' }).click();
  // The browser's own question (`beforeunload`) does not follow the question of the dialog.
  await inicial.getByRole('button', { name: 'Salir sin guardar' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);

  await abrirCentro(servidor, token);
  await page.goto('/dashboard/actividad');
  await irA(page, 'Configuración del Sistema');
  await page.getByRole('button', { name: 'Editar precios' }).click();
  const editor = page.getByRole('dialog', { name: 'Editar configuración' });
  await editor.getByRole('button', { name: 'Aplicar promoción 5/10/15' }).click();
  await expect(editor.getByText('15\u00a0% menos').filter({ visible: true })).toHaveCount(1);
  await page.keyboard.press('Escape');
  await page
    .getByRole('dialog', { name: '¿Descartar los cambios?' })
    .getByRole('button', { name: 'Seguir editando' })
    .click();
  // The browser's back button closes the editor first, and asks the same question as the editor's
  // cross.
  await page.evaluate('history.back()');
  await page
    .getByRole('dialog', { name: '¿Descartar los cambios?' })
    .getByRole('button', { name: 'Descartar cambios' })
    .click();
  await expect(editor).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Configuración del Sistema');
  await page.evaluate('history.back()');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Actividad');
});

async function irA(page: Page, seccion: string): Promise<void> {
  await irASeccion(page, seccion);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(seccion);
}

async function cerrarSesion(page: Page): Promise<void> {
  await abrirMenu(page);
  await page.getByRole('button', { name: 'Cerrar Sesión' }).click();
}
