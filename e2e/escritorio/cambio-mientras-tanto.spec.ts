import { expect, type Browser, type Locator, type Page } from '@playwright/test';
import { bloquear } from '../dia-de-la-duena.ts';
import { enDias } from '../en-dias.ts';
import { DUENA, abrirCentro, entrar, pedir, test, type Servidor } from '../servidor.ts';

/*
 * Two owners, or one owner in two tabs, edit the same data. A value that only one of them has
 * changed is saved at once; a value that both have changed is asked about.
 */

const PREGUNTA = '¿Guardar encima de otros cambios?';
const DIA = enDias(1);

test('in Configuración, only what both have changed is asked about, and may be saved over', async ({
  servidor,
  browser,
  page,
}) => {
  const { token, otra, suya, mia } = await editarConfigEnDos(servidor, browser, page);
  await mia.getByLabel('Hasta cuándo se cancela').fill('3');

  await suya.getByLabel('Hasta cuándo se cancela').fill('4');
  await suya.getByLabel('Precio total para 2 personas').fill('38000');
  await guardarConfig(otra, suya);
  await guardarConfig(page, mia);
  const pregunta = page.getByRole('dialog', { name: PREGUNTA });
  await expect(renglones(pregunta)).toHaveText([
    /^Hasta cuándo se cancela \(horas antes\)\s*4\s*3$/,
  ]);
  // The test uses the keyboard alone from here on. Escape at the question keeps what was typed in
  // the form.
  await page.keyboard.press('Escape');
  await expect(pregunta).toBeHidden();
  await expect(mia.getByLabel('Hasta cuándo se cancela')).toHaveValue('3');
  expect((await configDe(servidor, token)).limiteCancelHoras).toBe(4);
  await expect(mia.getByRole('button', { name: 'Guardar cambios' })).toBeFocused();
  await page.keyboard.press('Enter');
  await pulsarConTeclado(page, pregunta, 'Guardar lo de acá');
  await expect(page.getByText('Configuración actualizada correctamente')).toBeVisible();
  expect(await configDe(servidor, token)).toMatchObject({
    limiteCancelHoras: 3,
    preciosPorCapacidad: [{ precio: 20_000 }, { precio: 38_000 }, {}, {}],
  });
});

test('in Configuración, or what is saved stands, and the rest of what is written is saved', async ({
  servidor,
  browser,
  page,
}) => {
  const { token, otra, suya, mia } = await editarConfigEnDos(servidor, browser, page);
  await mia.getByLabel('Hasta cuándo se cancela').fill('4');
  await mia.getByLabel('Duración base').fill('55');
  await suya.getByLabel('Duración base').fill('50');
  await guardarConfig(otra, suya);
  await guardarConfig(page, mia);
  const pregunta = page.getByRole('dialog', { name: PREGUNTA });
  await expect(renglones(pregunta)).toHaveText([/^Duración \(minutos\)\s*50\s*55$/]);
  await expect(pregunta).toContainText('se guarda en los dos casos');
  await pulsarConTeclado(page, pregunta, 'Dejar lo guardado');
  await expect(page.getByText('Configuración actualizada correctamente')).toBeVisible();
  expect(await configDe(servidor, token)).toMatchObject({
    duracionBaseMin: 50,
    limiteCancelHoras: 4,
  });
});

test('in Configuración, where nothing else is written, what is saved stands', async ({
  servidor,
  browser,
  page,
}) => {
  const { otra, suya, mia } = await editarConfigEnDos(servidor, browser, page);
  await mia.getByLabel('Duración base').fill('55');
  await suya.getByLabel('Duración base').fill('50');
  await guardarConfig(otra, suya);
  await guardarConfig(page, mia);
  const pregunta = page.getByRole('dialog', { name: PREGUNTA });
  await expect(renglones(pregunta)).toHaveCount(1);
  await expect(pregunta).not.toContainText('se guarda en los dos casos');
  await pregunta.getByRole('button', { name: 'Dejar lo guardado' }).click();
  await expect(page.getByText('Quedó lo que ya estaba guardado')).toBeVisible();
  await expect(mia).toBeHidden();
  await expect(page.getByText('50 minutos')).toBeVisible();
});

test('somebody who is quicker by a hair', async ({ servidor, browser, page }) => {
  const { token, otra, suya, mia } = await editarConfigEnDos(servidor, browser, page);
  await suya.getByLabel('Hasta cuándo se cancela').fill('3');
  await mia.getByLabel('Hasta cuándo se cancela').fill('4');
  let esLaPrimera = true;
  await page.route('**/api/config', async (pedido) => {
    if (pedido.request().method() === 'PUT' && esLaPrimera) {
      esLaPrimera = false;
      expect(pedido.request().headers()['if-match']).toMatch(/^"[\w-]+"$/);
      await guardarConfig(otra, suya);
      await expect(suya).toBeHidden();
    }
    await pedido.continue();
  });
  await guardarConfig(page, mia);
  const pregunta = page.getByRole('dialog', { name: PREGUNTA });
  await expect(renglones(pregunta)).toHaveText([
    /^Hasta cuándo se cancela \(horas antes\)\s*3\s*4$/,
  ]);
  expect((await configDe(servidor, token)).limiteCancelHoras).toBe(3);
  await pregunta.getByRole('button', { name: 'Guardar lo de acá' }).click();
  await expect(mia).toBeHidden();
  expect((await configDe(servidor, token)).limiteCancelHoras).toBe(4);
});

test('in Horarios Semanales', async ({ servidor, browser, page }) => {
  const { token, otra } = await abrirEnDos(servidor, browser, page, '/dashboard/horarios');
  const dia = (en: Page, name: string) => en.getByRole('switch', { name });
  await expect(dia(page, 'Martes')).toBeChecked();
  await expect(dia(otra, 'Martes')).toBeChecked();
  await dia(page, 'Jueves').click();
  await dia(otra, 'Martes').click();
  await guardarHorarios(otra);
  // The martes was changed by the other tab only: this tab saves its own change without a question
  // and keeps the other tab's martes.
  await guardarHorarios(page);
  await expect(dia(page, 'Martes')).not.toBeChecked();
  expect(await cerradosDe(servidor, token)).toEqual(['MARTES', 'JUEVES']);

  await dia(page, 'Miércoles').click();
  await cerrarALas(page, 'lunes', '13:00');
  await dia(otra, 'Lunes').click();
  await guardarHorarios(otra);
  await page.getByRole('button', { name: 'Guardar Horarios' }).click();
  const pregunta = page.getByRole('dialog', { name: PREGUNTA });
  await expect(renglones(pregunta)).toHaveText([/^Lunes\s*Cerrado\s*08:00\sa\s13:00$/]);
  await pregunta.getByRole('button', { name: 'Volver' }).click();
  await expect(dia(page, 'Lunes')).toBeChecked();
  await page.getByRole('button', { name: 'Guardar Horarios' }).press('Enter');
  await pulsarConTeclado(page, pregunta, 'Dejar lo guardado');
  await guardarHorarios(page, true);
  await expect(dia(page, 'Lunes')).not.toBeChecked();
  await expect(dia(page, 'Miércoles')).not.toBeChecked();
  await expect(page.getByRole('button', { name: 'Deshacer cambios' })).toBeHidden();
  const tras = ['LUNES', 'MARTES', 'MIERCOLES', 'JUEVES'];
  expect(await cerradosDe(servidor, token)).toEqual(tras);

  // After 'Dejar lo guardado' the next change starts from the saved values.
  await dia(page, 'Viernes').click();
  await guardarHorarios(page);
  await expect.poll(() => cerradosDe(servidor, token)).toEqual([...tras, 'VIERNES']);
  await cerrarALas(otra, 'miércoles', '13:00');
  await otra.getByRole('button', { name: 'Guardar Horarios' }).click();
  await otra.getByRole('button', { name: 'Guardar lo de acá' }).click();
  await guardarHorarios(otra, true);
  await expect
    .poll(() => cerradosDe(servidor, token))
    .toEqual(['LUNES', 'MARTES', 'JUEVES', 'VIERNES']);
});

test('of a franja, whose bookings disturb nobody', async ({ servidor, browser, page }) => {
  const { token, otra } = await abrirEnDos(servidor, browser, page, `/dashboard?fecha=${DIA}`);
  const { origen } = servidor;
  const [franja] = (await pedir(origen, `/franjas/por-fecha/${DIA}`, undefined, token)) as {
    id: number;
  }[];
  const leer = () => pedir(origen, `/franjas/${franja?.id}`, undefined, token);
  await verDetalles(page);
  const mia = await editarFranja(page);
  await mia.getByLabel('Capacidad').fill('3');
  await pedir(origen, '/reservas', { franjaId: franja?.id }, await tokenDeCliente(servidor));
  await mia.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByText('Turno actualizado correctamente')).toBeVisible();
  expect(await leer()).toMatchObject({ capacidadEfectiva: 3 });

  await editarFranja(page);
  await mia.getByLabel('Capacidad').fill('5');
  await otra.reload();
  await verDetalles(otra);
  const suya = await editarFranja(otra);
  await suya.getByLabel('Capacidad').fill('6');
  await suya.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(suya).toBeHidden();
  await bloquear(servidor, token, franja?.id ?? 0);
  await mia.getByRole('button', { name: 'Guardar cambios' }).click();
  const pregunta = page.getByRole('dialog', { name: PREGUNTA });
  await expect(renglones(pregunta)).toHaveText([/^Capacidad\s*6\s*5$/]);
  await page.keyboard.press('Escape');
  await expect(mia.getByLabel('Capacidad')).toHaveValue('5');
  await mia.getByRole('button', { name: 'Guardar cambios' }).press('Enter');
  await pulsarConTeclado(page, pregunta, 'Guardar lo de acá');
  await expect(mia).toBeHidden();
  expect(await leer()).toMatchObject({ capacidadEfectiva: 5, estado: 'BLOQUEADA' });
});

async function abrirEnDos(servidor: Servidor, browser: Browser, page: Page, ruta: string) {
  const { token } = await entrar(page, servidor, DUENA);
  await abrirCentro(servidor, token);
  const otra = await browser.newPage({ baseURL: servidor.origen });
  await entrar(otra, servidor, DUENA);
  await page.goto(ruta);
  await otra.goto(ruta);
  return { token, otra };
}

/** Opens the settings dialog on two pages. */
async function editarConfigEnDos(servidor: Servidor, browser: Browser, page: Page) {
  const abierto = await abrirEnDos(servidor, browser, page, '/dashboard/configuracion');
  const suya = await editarConfig(abierto.otra);
  return { ...abierto, suya, mia: await editarConfig(page) };
}

async function editarConfig(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Editar configuración' }).click();
  const modal = page.getByRole('dialog', { name: 'Editar configuración' });
  await expect(modal.getByLabel('Capacidad base')).toBeFocused();
  return modal;
}

async function guardarConfig(page: Page, modal: Locator): Promise<void> {
  await modal.getByRole('button', { name: 'Guardar cambios' }).click();
  // Waits until the change is saved and the dialog has closed, or until a question is on screen.
  await expect(modal.or(page.getByRole('dialog', { name: /^¿/ }))).not.toHaveCount(1);
  await confirmarEfecto(page);
}

/**
 * Agrees to the effect of a change on the franjas. The page asks about the effect only where the
 * change has one.
 */
async function confirmarEfecto(page: Page): Promise<void> {
  const efecto = page.getByRole('dialog', { name: /^¿Guardar la configuración\?/ });
  if (await efecto.isVisible()) {
    await efecto.getByRole('button', { name: 'Guardar configuración' }).click();
  }
}

async function guardarHorarios(page: Page, yaPreguntado = false): Promise<void> {
  if (!yaPreguntado) await page.getByRole('button', { name: 'Guardar Horarios' }).first().click();
  const efecto = page.getByRole('dialog', { name: '¿Guardar los horarios?' });
  // The toast of an earlier save may still be on screen, so the server's answer is awaited besides
  // the toast.
  const guardado = page.waitForResponse(
    (respuesta) =>
      respuesta.request().method() === 'PUT' &&
      respuesta.url().endsWith('/api/horarios-base') &&
      respuesta.ok(),
  );
  await efecto.getByRole('button', { name: 'Guardar Horarios' }).click();
  await guardado;
  await expect(page.getByText('Horarios actualizados correctamente').last()).toBeVisible();
}

async function cerrarALas(page: Page, dia: string, hora: string): Promise<void> {
  await page.getByLabel(`${dia}, horario 1, hasta`).fill(hora);
}

async function verDetalles(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ver detalles del turno de las 08:00' }).click();
}

async function editarFranja(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Editar turno' }).click();
  const modal = page.getByRole('dialog', { name: 'Editar el turno de las 08:00' });
  await expect(modal.getByLabel('Capacidad')).toBeVisible();
  return modal;
}

/**
 * Presses a button of the dialog with the keyboard alone, by Tab and Enter, wherever the focus is.
 */
async function pulsarConTeclado(page: Page, dialogo: Locator, name: string): Promise<void> {
  await expect(dialogo).toBeVisible();
  const boton = dialogo.getByRole('button', { name });
  for (let pasos = 0; pasos < 8; pasos += 1) {
    if (await boton.evaluate((elemento) => elemento === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(boton).toBeFocused();
  await page.keyboard.press('Enter');
}

function renglones(dialogo: Locator): Locator {
  return dialogo.locator('tbody tr');
}

async function configDe({ origen }: Servidor, token: string) {
  const { config } = (await pedir(origen, '/config', undefined, token)) as {
    config: Record<string, unknown>;
  };
  return config;
}

async function cerradosDe({ origen }: Servidor, token: string): Promise<string[]> {
  const semana = (await pedir(origen, '/horarios-base', undefined, token)) as {
    diaSemana: string;
    activo: boolean;
  }[];
  return semana.filter(({ activo }) => !activo).map(({ diaSemana }) => diaSemana);
}

async function tokenDeCliente({ origen }: Servidor): Promise<string> {
  const ana = { email: 'ana@ejemplo.com', password: 'Secreta1' };
  const datos = { nombre: 'Ana', apellido: 'Paz', genero: 'FEMENINO', telefono: '381 555 0142' };
  await pedir(origen, '/auth/register', { ...datos, ...ana });
  return ((await pedir(origen, '/auth/login', ana)) as { token: string }).token;
}
