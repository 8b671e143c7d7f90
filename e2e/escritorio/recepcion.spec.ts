import { expect } from '@playwright/test';
import { enDias } from '../en-dias.ts';
import { irASeccion, seccionesDelPanel } from '../ir-a-seccion.ts';
import { DUENA, abrirCentro, cambiar, entrar, pedir, test } from '../servidor.ts';
import { sinFaltasNiSobras } from '../sin-faltas.ts';

const RITA = { email: 'rita@ejemplo.com', password: 'Secreta1' };

test('who works at the reception finds the day and the clients, and nothing that is refused', async ({
  servidor,
  page,
}) => {
  const { token } = await entrar(page, servidor, DUENA);
  await abrirCentro(servidor, token);
  const persona = { nombre: 'Rita', apellido: 'Luna', genero: 'FEMENINO', rol: 'RECEPCION' };
  await pedir(
    servidor.origen,
    '/usuarios',
    { ...persona, telefono: '381 555 0166', ...RITA },
    token,
  );
  await page.goto('/dashboard/clientes?rol=RECEPCION');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Recepción');
  await expect(page.getByRole('listitem').filter({ hasText: RITA.email })).toBeVisible();

  const refused: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() === 403) refused.push(answer.url());
  });
  await entrar(page, servidor, RITA);
  await page.goto('/dashboard/horarios');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText('Recepción', { exact: true })).toBeVisible();
  await expect(await seccionesDelPanel(page)).toHaveText([
    'Turnos del Día',
    'Hoja del día',
    'Avisos de mañana',
    'Caja',
    'Gestión de Usuarios',
    'Mensajes sin entregar',
  ]);
  await page.keyboard.press('Control+k');
  const secciones = page.getByRole('group', { name: 'Secciones' });
  await expect(secciones.getByRole('option')).toHaveText([
    'Turnos del Día',
    'Hoja del día',
    'Avisos de mañana',
    'Caja',
    'Gestión de Usuarios',
    'Mensajes sin entregar',
  ]);
  await page.keyboard.press('Escape');
  // Today may have no turn left in the evening, so the test goes to the next day.
  await page.getByRole('button', { name: 'Día siguiente' }).click();
  await expect(page.getByRole('button', { name: /^Reservar el turno/ }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Agregar Turno' })).toHaveCount(0);
  await page
    .getByRole('button', { name: /^Ver detalles/ })
    .last()
    .click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Reservar' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Eliminar el turno/ })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await sinFaltasNiSobras(page);

  // The recepción may open the pages to which the day links.
  for (const seccion of ['Hoja del día', 'Avisos de mañana']) {
    await irASeccion(page, seccion);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(seccion);
  }

  // The recepción does not read why a day has no turns; only an administrator does.
  await page.goto(`/dashboard?fecha=${enDias(300)}`);
  await expect(page.getByText('No hay turnos programados')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);

  // The recepción creates an account for a client without an e-mail.
  await irASeccion(page, 'Gestión de Usuarios');
  await page.getByRole('button', { name: 'Nuevo cliente' }).click();
  const crear = page.getByRole('dialog');
  await crear.getByLabel('Nombre').fill('eva');
  await crear.getByLabel('Apellido').fill('sosa');
  await crear.getByLabel('Teléfono').fill('381 555 0177');
  await crear.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Eva Sosa');
  await expect(page.getByText('Sin email')).toBeVisible();
  await page.getByRole('button', { name: 'Agregar la nota de Eva Sosa' }).click();
  await page.getByLabel('Nota del mostrador').fill('Prefiere las mañanas');
  // Another desk writes meanwhile: the note is not written over unseen.
  const nota = `/clientes/${new URL(page.url()).searchParams.get('cliente')}/nota`;
  await cambiar(servidor.origen, nota, { nota: 'Con muletas' }, token);
  await page.getByRole('button', { name: 'Guardar nota' }).click();
  await expect(page.getByText('no se guardó nada')).toBeVisible();
  await expect(page.getByText('Mientras tanto otra persona dejó: «Con muletas».')).toBeVisible();
  await page.getByRole('button', { name: 'Guardar nota' }).click();
  // The field has the text too, so the test waits for what takes its place.
  await expect(page.getByRole('button', { name: 'Corregir la nota de Eva Sosa' })).toBeFocused();
  await expect(page.getByText('Prefiere las mañanas', { exact: true })).toBeVisible();
  // The recepción may edit a client's data, but neither deactivate nor erase the account.
  await page.getByRole('button', { name: 'Editar datos' }).click();
  const editar = page.getByRole('dialog');
  await editar.getByLabel('Teléfono').fill('381 555 0178');
  await editar.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(editar).toBeHidden();
  await expect(page.getByText(/381 555.0178/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Eliminar|Desactivar)/ })).toHaveCount(0);
  expect(refused).toEqual([]);
});
