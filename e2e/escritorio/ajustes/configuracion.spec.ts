import { expect, type Locator, type Page } from '@playwright/test';
import { revisarPantalla } from '../../revisar-pantalla.ts';
import { DUENA, abrirCentro, entrar, pedir, test, type Servidor } from '../../servidor.ts';

const CONFIG = '**/api/config';

test('the settings are read at one look, and the prices change without further questions', async ({
  servidor,
  page,
}) => {
  await abrir(page, servidor);
  const general = page.getByRole('region', { name: 'Configuración general' });
  await expect(general).toContainText(
    /4 personas por turno.*60 minutos.*7 días desde hoy.*6 horas antes.*20 reservas por venir/,
  );
  const precios = page.getByRole('region', { name: 'Precios por capacidad' });
  await expect(fila(precios, 2)).toContainText(/\$\s36\.000\s*\$\s18\.000/);
  await expect(fila(precios, 3)).toContainText(/\$\s15\.000.*25\s% menos/);
  expect(await promocionDeLaPortada(page)).toMatch(
    /4 personas25\s%de descuento\$\s60\.000 en total/,
  );
  await expect(
    page.getByRole('region', { name: 'Horarios semanales' }).getByText('08:00 a 20:00'),
  ).toHaveCount(7);
  await expect(
    page.getByRole('region', { name: 'Notificaciones automáticas' }).getByText('Activadas'),
  ).toBeVisible();

  const editarPrecios = page.getByRole('button', { name: 'Editar precios' });
  await editarPrecios.press('Enter');
  const modal = page.getByRole('dialog', { name: 'Editar configuración' });
  await expect(precioDe(modal, 1)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
  await expect(editarPrecios).toBeFocused();

  await editarPrecios.click();
  await precioDe(modal, 1).fill('');
  await modal.getByRole('button', { name: 'Aplicar promoción 5/10/15' }).click();
  await expect(modal.getByText('Cada precio debe ser al menos 1')).toBeVisible();
  await expect(precioDe(modal, 1)).toBeFocused();
  await precioDe(modal, 1).fill('30000');
  await modal.getByRole('button', { name: 'Aplicar promoción 5/10/15' }).click();
  for (const [personas, precio] of [
    [2, '57000'],
    [3, '81000'],
    [4, '102000'],
  ] as const) {
    await expect(precioDe(modal, personas)).toHaveValue(precio);
  }
  await expect(fila(modal, 4)).toContainText(/\$\s25\.500/);
  await expect(fila(modal, 4)).toContainText(/\$\s18\.000.*15\s% menos/);
  await modal.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByText('Configuración actualizada correctamente')).toBeVisible();
  await expect(modal).toBeHidden();
  await expect(editarPrecios).toBeFocused();
  await expect(fila(precios, 4)).toContainText(/\$\s102\.000/);
  expect(await promocionDeLaPortada(page)).toMatch(
    /4 personas15\s%de descuento\$\s102\.000 en total/,
  );

  await page.getByRole('button', { name: 'Editar notificaciones' }).click();
  const casilla = modal.getByLabel('Activar notificaciones automáticas');
  await expect(casilla).toBeFocused();
  const recordatorios = modal.getByLabel('Recordatorios por email');
  await expect(recordatorios).toHaveValue('24, 2');
  await recordatorios.fill('24, 2, 73');
  await modal.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(modal.getByText('Cada recordatorio debe ser de 1 a 72 horas antes')).toBeVisible();
  await recordatorios.fill('48, 3');
  await modal.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByText('Recordatorio 48 y 3 horas antes.')).toBeVisible();

  await page.getByRole('button', { name: 'Editar notificaciones' }).click();
  await expect(casilla).toBeFocused();
  await page.keyboard.press('Space');
  await modal.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByText('Desactivadas')).toBeVisible();
});

test('the owner lets clients repeat their turn, and reads that they may', async ({
  servidor,
  page,
}) => {
  await abrir(page, servidor);
  const general = page.getByRole('region', { name: 'Configuración general' });
  await expect(general).not.toContainText('repetir su turno');
  await page.getByRole('button', { name: 'Editar configuración' }).click();
  const modal = page.getByRole('dialog', { name: 'Editar configuración' });
  await modal.getByLabel(/^Los clientes pueden repetir su turno/).check();
  await modal.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(modal).toBeHidden();
  await expect(general).toContainText('Los clientes pueden repetir su turno todas las semanas.');
});

test('what changes the days to come is told before it is saved; every refusal has its words', async ({
  servidor,
  page,
}) => {
  await abrir(page, servidor);
  await page.getByRole('button', { name: 'Editar configuración' }).click();
  const modal = page.getByRole('dialog', { name: 'Editar configuración' });
  const guardar = modal.getByRole('button', { name: 'Guardar cambios' });
  await expect(modal.getByLabel('Capacidad base')).toBeFocused();
  for (const [campo, valor, error] of [
    ['Duración base', '', 'Por favor completa todos los campos requeridos'],
    ['Duración base', '14', 'La duración base debe estar entre 15 y 180'],
    [
      'Con cuánta anticipación se reserva',
      '0',
      'La anticipación para reservar debe estar entre 1 y 30',
    ],
    ['Hasta cuándo se cancela', '73', 'El plazo para cancelar debe estar entre 0 y 72'],
    ['Reservas por cliente', '201', 'El máximo de reservas por venir debe estar entre 1 y 200'],
  ] as const) {
    await modal.getByLabel(campo).fill(valor);
    await guardar.click();
    await expect(modal.getByText(error)).toBeVisible();
  }
  await modal.getByLabel('Con cuánta anticipación se reserva').fill('7');
  await modal.getByLabel('Hasta cuándo se cancela').fill('72');
  await modal.getByLabel('Reservas por cliente').fill('3');

  // Specification §5: a greater capacity needs more rows of prices, so the form shows the proposed
  // prices before they are saved.
  await modal.getByLabel('Capacidad base').selectOption('6');
  await expect(precioDe(modal, 5)).toHaveValue('5000');
  await expect(precioDe(modal, 6)).toHaveValue('6000');
  await expect(modal.getByText(/^Falta poner los precios para 5 y 6 personas/)).toBeVisible();
  await precioDe(modal, 5).fill('80000');
  await expect(modal.getByText(/^Falta poner el precio para 6 personas/)).toBeVisible();
  await modal.getByLabel('Capacidad base').selectOption('5');
  await expect(modal.getByText(/^Falta poner/)).toBeHidden();

  await modal.getByLabel('Duración base').fill('120');
  const sinRespuesta = 'Error al actualizar la configuración. Inténtalo de nuevo.';
  await page.route(`${CONFIG}/previsualizar`, (ruta) => ruta.abort(), { times: 1 });
  await guardar.click();
  await expect(modal.getByRole('alert')).toHaveText(sinRespuesta);

  await guardar.click();
  const pregunta = page.getByRole('dialog', { name: '¿Guardar la configuración?' });
  // The number of franjas is not checked: how many of today's franjas are left depends on the hour.
  await expect(pregunta.getByText(/^Se crean \d+ turnos, se retiran \d+ libres\.$/)).toBeVisible();
  await expect(pregunta.getByText(/^Vale desde el /)).toBeVisible();
  await pregunta.getByText('Ver día por día').press('Enter');
  await expect(
    pregunta.getByText('Se crean 6 turnos, se retiran 12 libres', { exact: true }),
  ).not.toHaveCount(0);
  await revisarPantalla(page);
  await page.keyboard.press('Escape');
  await expect(pregunta).toBeHidden();
  await expect(guardar).toBeFocused();
  await expect(modal.getByLabel('Duración base')).toHaveValue('120');

  // A second Escape would close the form, so the page asks first, and what was typed is not lost.
  await page.keyboard.press('Escape');
  await page
    .getByRole('dialog', { name: '¿Descartar los cambios?' })
    .getByRole('button', { name: 'Seguir editando' })
    .click();
  await expect(modal.getByLabel('Duración base')).toHaveValue('120');

  await page.route(CONFIG, (ruta) =>
    ruta.request().method() === 'PUT' ? ruta.abort() : ruta.continue(),
  );
  await guardar.click();
  await pregunta.getByRole('button', { name: 'Guardar configuración' }).click();
  await expect(modal.getByRole('alert')).toHaveText(sinRespuesta);
  await page.unroute(CONFIG);
  await guardar.click();
  await pregunta.getByRole('button', { name: 'Guardar configuración' }).click();
  await expect(modal).toBeHidden();
  await expect(page.getByRole('region', { name: 'Configuración general' })).toContainText(
    /5 personas por turno.*120 minutos.*7 días desde hoy.*72 horas antes.*3 reservas por venir/,
  );
});

test('prices are read as they are written here, and a zero too few is asked about', async ({
  servidor,
  page,
}) => {
  await abrir(page, servidor);
  await page.getByRole('button', { name: 'Editar precios' }).click();
  const modal = page.getByRole('dialog', { name: 'Editar configuración' });
  const guardar = modal.getByRole('button', { name: 'Guardar cambios' });
  for (const dudoso of ['25.00', '2.5', '25.000,50']) {
    await precioDe(modal, 1).fill(dudoso);
    await guardar.click();
    await expect(
      modal.getByText('Los precios van en pesos enteros, sin centavos: 25000 o 25.000'),
    ).toBeVisible();
    await expect(precioDe(modal, 1)).toBeFocused();
  }
  await precioDe(modal, 1).fill('25.000');
  await expect(fila(modal, 1)).toContainText(/\$\s25\.000/);
  await precioDe(modal, 2).fill('$ 4.500');
  await modal.getByLabel('Duración base').fill('6.0');
  await guardar.click();
  await expect(modal.getByText('Va un número entero, solo con cifras')).toBeVisible();
  await modal.getByLabel('Duración base').fill('60');
  await guardar.click();
  const pregunta = page.getByRole('dialog', { name: '¿Guardar estos precios?' });
  await expect(
    pregunta.getByText(/^Para 2 personas baja de \$\s36\.000 a \$\s4\.500\.$/),
  ).toBeVisible();
  await expect(pregunta.getByText(/^2 personas pagan juntas menos que 1 persona/)).toBeVisible();
  await pregunta.getByRole('button', { name: 'Revisar precios' }).click();
  await expect(guardar).toBeFocused();
  await precioDe(modal, 2).fill('45.000');
  await guardar.click();
  await expect(page.getByText('Configuración actualizada correctamente')).toBeVisible();
  const precios = page.getByRole('region', { name: 'Precios por capacidad' });
  await expect(fila(precios, 1)).toContainText(/\$\s25\.000/);
  await expect(fila(precios, 2)).toContainText(/\$\s45\.000/);
});

test('while it loads, when it fails, and when there is none', async ({ servidor, page }) => {
  await entrar(page, servidor, DUENA);
  const { token } = (await pedir(servidor.origen, '/auth/login', DUENA)) as { token: string };
  await abrirCentro(servidor, token);
  let seguir: () => void = () => {};
  const espera = new Promise<void>((resolver) => {
    seguir = resolver;
  });
  const json = { message: 'Hoy no.', error: 'Hoy no.', codigo: 'CONFLICTO' };
  await page.route(
    CONFIG,
    async (ruta) => {
      await espera;
      await ruta.fulfill({ status: 409, json });
    },
    { times: 1 },
  );
  await page.goto('/dashboard/configuracion');
  await expect(page.getByText('Cargando configuración...')).toBeAttached();
  await expect(page.getByRole('button', { name: 'Editar configuración' })).toBeDisabled();
  seguir();
  await expect(page.getByRole('alert')).toContainText('Error al cargar configuración');
  await expect(page.getByRole('alert')).toContainText('Hoy no.');
  await revisarPantalla(page);
  await page.route(CONFIG, (ruta) => ruta.fulfill({ status: 404, json }), { times: 1 });
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByText('Todavía no hay configuración')).toBeVisible();
  await page.getByRole('link', { name: 'Crear Configuración' }).click();
  await expect(page.getByText('El centro ya está configurado')).toBeVisible();
  await page.getByRole('link', { name: 'Ir a la configuración' }).click();
  await expect(page.getByRole('region', { name: 'Configuración general' })).toBeVisible();

  // When the opening hours cannot be read, only their part of the screen shows an error.
  await page.route('**/api/horarios-base', (ruta) => ruta.fulfill({ status: 409, json }), {
    times: 1,
  });
  await page.reload();
  const horarios = page.getByRole('region', { name: 'Horarios semanales' });
  await expect(horarios.getByRole('alert')).toContainText('Error al cargar horarios');
  await horarios.getByRole('button', { name: 'Reintentar' }).click();
  await expect(horarios.getByText('08:00 a 20:00')).toHaveCount(7);
  await horarios.getByRole('link', { name: 'Editar horarios' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Horarios Semanales');
});

async function abrir(page: Page, servidor: Servidor): Promise<void> {
  const { token } = await entrar(page, servidor, DUENA);
  await abrirCentro(servidor, token);
  await page.goto('/dashboard/configuracion');
}

const precioDe = (modal: Locator, cuantas: number): Locator =>
  modal.getByLabel(`Precio total para ${cuantas} persona`);
const fila = (tabla: Locator, cuantas: number): Locator =>
  tabla
    .getByRole('row')
    .filter({ has: tabla.page().getByRole('rowheader', { name: `${cuantas}` }) });

/** Returns the text for groups that the landing contains as the server sends it now. */
async function promocionDeLaPortada(page: Page): Promise<string> {
  const html = await (await page.request.get('/')).text();
  return /<ul data-niveles[^>]*>(.*?)<\/ul>/s.exec(html)?.[1]?.replaceAll(/<[^>]+>/g, '') ?? '';
}
