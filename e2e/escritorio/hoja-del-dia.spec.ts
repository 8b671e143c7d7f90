import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { abrirDia, bloquear, registrar, reservar, ANA } from '../dia-de-la-duena.ts';
import { test } from '../servidor.ts';
import { conDiaLleno } from '../vistas/con-hoja.ts';
import { conAlertaDeReloj } from '../vistas/vista.ts';

/** Returns the width and height of each page that would be printed, in points. */
async function imprimir(page: Page): Promise<string[]> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  return [...pdf.matchAll(/\/MediaBox\s*\[([^\]]*)\]/g)].map(([, caja = '']) =>
    caja
      .trim()
      .split(/\s+/)
      .slice(2)
      .map((lado) => Math.round(Number(lado)))
      .join(' x '),
  );
}

const UN_A4_APAISADO = ['842 x 595'];

test('a day goes from the screen to one page of paper and to a table', async ({
  servidor,
  page,
}) => {
  const dia = await abrirDia(page, servidor);
  const clienteId = await registrar(servidor, ANA);
  const acompaniantes = [{ nombre: '=Leo', genero: 'MASCULINO' }];
  await reservar(servidor, dia, { franjaId: dia.idDe('09:00'), clienteId, acompaniantes });
  await bloquear(servidor, dia.token, dia.idDe('11:00'));
  await page.goto(`/dashboard?fecha=${dia.fecha}`);
  await page.getByRole('link', { name: /^Hoja del (?!día)/ }).click();

  const hoja = page.getByRole('article', { name: 'Hoja' });
  const deLas = (hora: string) =>
    hoja.getByRole('listitem').filter({ has: page.getByRole('heading', { name: `${hora} a` }) });
  await expect(deLas('09:00')).toContainText(/Ana Paz.*=Leo.*381 555 0142.*Faltan \$\s36\.000/s);
  await expect(deLas('11:00')).toContainText('Bloqueada (no reservable): Limpieza');
  expect(await imprimir(page)).toEqual(UN_A4_APAISADO);

  const [archivo] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Descargar CSV' }).click(),
  ]);
  expect(archivo.suggestedFilename()).toBe(`turnos-${dia.fecha}.csv`);
  expect(readFileSync(await archivo.path(), 'utf8')).toContain(
    `${dia.fecha};09:00;10:00;2 cupos disponibles;"'=Leo";Ana Paz;`,
  );

  // A click anywhere in the frame of an option chooses the option, even at the frame's lower edge.
  const rotacion = page.getByRole('group', { name: 'Hoja', exact: true }).getByText('Rotación');
  await rotacion.click({ position: { x: 20, y: 38 } });
  const recorrido = hoja.getByRole('group', { name: 'Recorrido de cada lugar' });
  await expect(recorrido.getByRole('row').nth(2)).toContainText(/2\s*Sauna\s*Botas de compresión/);
  await expect(
    hoja.getByRole('group', { name: 'Quién va en cada lugar' }).getByRole('row', { name: /09:00/ }),
  ).toContainText(/Ana Paz\s*=Leo.*:08 · :16 · :24 · :32 · :40 · fin :48/);
  expect(await imprimir(page)).toEqual(UN_A4_APAISADO);

  await page.getByRole('button', { name: 'Día siguiente' }).click();
  await expect(hoja).not.toContainText('Ana Paz');
  await expect(page.getByRole('radio', { name: 'Rotación' })).toBeChecked();
});

test('sixteen franjas of four people, with notes, are one page, whatever else is on the screen', async ({
  servidor,
  page,
}) => {
  const dia = await abrirDia(page, servidor);
  await conDiaLleno(page);
  await conAlertaDeReloj(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const hoja of ['turnos', 'rotacion']) {
    await page.goto(`/dashboard/hoja?fecha=${dia.fecha}&hoja=${hoja}`);
    await expect(page.getByRole('button', { name: 'La hora es correcta' })).toBeVisible();
    await expect(page.getByText('16 turnos · 64 personas')).toBeVisible();
    await expect(page.getByRole('article').getByText('22:00').first()).toBeVisible();
    expect(await imprimir(page)).toEqual(UN_A4_APAISADO);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.getByRole('article')).toHaveCSS('color', 'rgb(0, 0, 0)');
    await page.emulateMedia({ media: null });
  }
});

test('the owner names and orders the stations by the keyboard, and the wall has them so', async ({
  servidor,
  page,
}) => {
  const dia = await abrirDia(page, servidor);
  await page.goto('/dashboard/configuracion');
  const tarjeta = page.getByRole('region', { name: 'Estaciones' });
  await expect(tarjeta).toContainText('Con 4 personas, cada turno tiene 6 ratos de 8 minutos.');
  await tarjeta.getByRole('button').press('Enter');
  const modal = page.getByRole('dialog', { name: 'Editar configuración' });
  const nombre = (orden: number) => modal.getByLabel(`Estación ${orden}`, { exact: true });
  const boton = (accion: string) => modal.getByRole('button', { name: accion });
  await expect(nombre(1)).toBeFocused();

  await boton('Bajar la estación 1').press('Enter');
  await expect(boton('Bajar la estación 2')).toBeFocused();
  await boton('Subir la estación 2').press('Enter');
  await expect(boton('Bajar la estación 1')).toBeFocused();
  await boton('Quitar la estación 6').press('Enter');
  await expect(boton('Quitar la estación 5')).toBeFocused();
  for (const queda of [4, 3, 2]) {
    await page.keyboard.press('Enter');
    await expect(boton(`Quitar la estación ${queda}`)).toBeFocused();
  }
  await boton('Agregar estación').press('Enter');
  await expect(nombre(3)).toBeFocused();
  await page.keyboard.type('sauna');
  await page.keyboard.press('Enter');
  await expect(modal.getByText('No puede haber dos estaciones con el mismo nombre')).toBeVisible();
  await expect(nombre(3)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Masajes');
  await boton('Subir la estación 3').press('Enter');
  await boton('Subir la estación 2').press('Enter');
  await boton('Guardar cambios').press('Enter');
  await expect(tarjeta.getByRole('listitem')).toHaveText([
    /Masajes$/,
    /Baños de inmersión$/,
    /Sauna$/,
  ]);
  await expect(tarjeta).toContainText(
    '4 ratos de 12 minutos. Son más personas que las que entran a la vez: cada una espera 1 rato.',
  );

  await page.goto(`/dashboard/hoja?fecha=${dia.fecha}&hoja=rotacion`);
  await expect(
    page.getByRole('group', { name: 'Recorrido de cada lugar' }).getByRole('row').nth(1),
  ).toHaveText(/1\s*Masajes\s*Baños de inmersión\s*Sauna\s*Espera$/);
});
