import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { ANA } from '../dia-de-la-duena.ts';
import { revisarPantalla } from '../revisar-pantalla.ts';
import { DUENA, abrirCentro, entrar, pedir, test } from '../servidor.ts';
import { abrirTraer, filasPegadas, pegarLista } from '../vistas/de-traer.ts';

/** A list typed by hand in Excel: Windows-1252, a row above the titles, telephones as numbers. */
const DE_EXCEL = fileURLToPath(
  new URL('../../apps/api/src/modules/importaciones/ejemplos/excel-de-mano.csv', import.meta.url),
);

const ventana = (page: Page) => page.getByRole('dialog', { name: 'Traer clientes' });
const fila = (page: Page, numero: number) =>
  ventana(page)
    .getByRole('listitem')
    .filter({ has: page.getByText(`Fila ${numero}`, { exact: true }) });

test('the owner brings the clients of a spreadsheet, and undoes it after a reload', async ({
  servidor,
  page,
}) => {
  const { token } = await entrar(page, servidor, DUENA);
  await abrirCentro(servidor, token);
  // Somebody with the telephone of the fourth row.
  const otra = { ...ANA, genero: 'FEMENINO', telefono: '381 555-0194', password: 'Secreta1' };
  await pedir(servidor.origen, '/auth/register', otra);
  await abrirTraer(page);
  await expect(ventana(page).getByText('Lo que trajiste')).toHaveCount(0);
  await ventana(page)
    .getByLabel(/^Elegí un archivo/)
    .setInputFiles(DE_EXCEL);

  // The columns are guessed, and any of them can be brought as a note.
  const columna = (titulo: RegExp) => ventana(page).getByRole('combobox', { name: titulo });
  await ventana(page).getByText('se traen 5').click();
  await expect(columna(/^Apellido y nombre/)).toHaveValue('nombre');
  await expect(columna(/^Celular/)).toHaveValue('telefono');
  await expect(columna(/^Sesiones 4/)).toHaveValue('lugares');
  await expect(fila(page, 4).getByText('Se parece a otro')).toBeVisible();
  await expect(fila(page, 4).getByRole('row', { name: /^Nombre/ })).toHaveText(
    'NombreAna María MuñozAna Paz',
  );
  await expect(fila(page, 6)).toContainText('La planilla recortó el teléfono: faltan números');
  const cuentas = ventana(page).getByRole('status').first();
  await expect(cuentas).toHaveText('1 para crear · 2 para saltar');
  await revisarPantalla(page);

  await columna(/^Sesiones 4/).focus();
  await columna(/^Sesiones 4/).selectOption('Nota');
  await expect(columna(/^Sesiones 4/)).toBeFocused();
  await expect(fila(page, 4).getByRole('row', { name: /^Nota/ })).toContainText(/Núñez\s*4/);
  await fila(page, 4).getByRole('combobox').selectOption('Es otra persona: crearla');
  await expect(cuentas).toHaveText('2 para crear · 1 para saltar');
  await ventana(page).getByRole('button', { name: 'Crear 2', exact: true }).click();
  await expect(ventana(page).getByText('Se crearon 2 clientes.')).toBeVisible();
  await expect(ventana(page).getByText('A nadie se le escribió.')).toBeVisible();
  await ventana(page).getByRole('button', { name: 'Listo' }).click();
  await expect(page.getByRole('link', { name: 'Ana María Muñoz', exact: true })).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: 'Traer clientes' }).press('Enter');
  await ventana(page)
    .getByRole('button', { name: /^Deshacer lo del/ })
    .press('Enter');
  const pregunta = page.getByRole('dialog', { name: '¿Deshacer lo que se trajo?' });
  await pregunta.getByRole('button', { name: 'Deshacer' }).press('Enter');
  await expect(ventana(page).getByText('Se quitaron 2 clientes.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Traer clientes' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Ana María Muñoz', exact: true })).toHaveCount(0);
});

test('the owner corrects a row by keyboard, and the button says what it does', async ({
  servidor,
  page,
}) => {
  const { token } = await entrar(page, servidor, DUENA);
  await abrirCentro(servidor, token);
  await abrirTraer(page);
  await pegarLista(page, 'Nombre\tApellido\tCelular\nAna\tPaz\t3815550001\nLuz\t\t12');
  const boton = ventana(page).getByRole('button', { name: /^Crear \d/ });
  await expect(boton).toHaveText('Crear 1');
  await fila(page, 3).getByRole('button', { name: 'Corregir la fila 3' }).press('Enter');
  await page.keyboard.press('Tab');
  await expect(fila(page, 3).getByLabel('Nombre')).toBeFocused();
  await fila(page, 3).getByLabel('Apellido').fill('Sosa');
  await revisarPantalla(page);
  await fila(page, 3).getByLabel('Teléfono').press('Enter');
  await expect(fila(page, 3)).toContainText('El formato del teléfono no es válido');
  await fila(page, 3).getByLabel('Teléfono').fill('381 4220011');
  await page.keyboard.press('Enter');
  await expect(fila(page, 3).getByText('Nuevo')).toBeVisible();
  await expect(fila(page, 3)).toContainText('Luz Sosa');
  await expect(fila(page, 3).getByRole('button', { name: 'Corregir la fila 3' })).toBeFocused();
  await expect(boton).toHaveText('Crear 2');
  await boton.click();
  await expect(ventana(page).getByText('Se crearon 2 clientes.')).toBeVisible();
});

test('a pasted list of five thousand is looked through at once', async ({ servidor, page }) => {
  const { token } = await entrar(page, servidor, DUENA);
  await abrirCentro(servidor, token);
  await abrirTraer(page);
  const lista = filasPegadas(5_000);
  const pegado = [...lista, 'Eva\tRey\t12'].join('\n');
  await pegarLista(page, pegado);
  await expect(ventana(page).getByRole('alert')).toHaveText(
    'El archivo no puede tener más de 5.000 filas',
  );
  await pegarLista(page, pegado.replace(`${lista.at(-1)}\n`, ''));
  await expect(
    ventana(page).getByRole('button', { name: 'Con errores 1', exact: true }),
  ).toBeVisible();
  await expect(ventana(page).getByText('Página 1 de 200')).toBeVisible();
  // The rows of one page are in the document, and no others.
  await expect(ventana(page).getByRole('listitem')).toHaveCount(25);
  await ventana(page).getByRole('button', { name: 'Con errores 1', exact: true }).click();
  await expect(ventana(page).getByRole('listitem')).toHaveCount(1);
  await expect(fila(page, 5_001)).toBeVisible();
  await ventana(page).getByRole('button', { name: 'Todas 5.000' }).click();
  await ventana(page).getByRole('button', { name: 'Siguiente' }).click();
  await expect(ventana(page).getByText('Página 2 de 200')).toBeVisible();
});
