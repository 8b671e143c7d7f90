import { expect, type Page } from '@playwright/test';
import {
  ANA,
  LUZ,
  centroConClientes,
  confirmarReserva,
  elegirTurno,
  volverDeLaReservaHecha,
  franjaDe,
  iniciarSesion,
  llegarALosNombres,
  reservasDe,
  tocar,
  volverALaPestania,
} from '../elegir-turno.ts';
import { pedir, test } from '../servidor.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test.use({ serviceWorkers: 'allow' });

const CREAR = '**/api/reservas';

test('a session that ends leads back to the same step with all that was chosen', async ({
  servidor,
  page,
}) => {
  const { ana } = await centroConClientes(servidor);
  await llegarALosNombres(page, '10:00', ['Luis Gómez', 'Sol']);
  const genero = page.getByRole('group', { name: 'Género' }).nth(1);
  await tocar(genero.getByRole('radio', { name: 'Femenino' }));
  await cerrarTodasLasSesiones(servidor.origen, ana);
  await confirmarReserva(page);

  await expect(page).toHaveURL(/\/login$/);
  await expect(
    page.getByText('La sesión anterior terminó. Al entrar vuelves al mismo lugar.'),
  ).toBeVisible();
  await iniciarSesion(page, ANA);
  await esperarLosNombres(page);
  await expect(genero.getByRole('radio', { name: 'Femenino' })).toBeChecked();
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.reload();
  await esperarLosNombres(page);
  // Leaving for another document and coming back is what a phone does with a tab that was in the
  // background for long.
  await page.goto('about:blank');
  await page.goBack();
  await esperarLosNombres(page);
  await page.goBack();
  await expect(page.getByText('Paso 1 de 2')).toBeVisible();
  await expect(page.getByRole('radio', { name: /^10:00/ })).toBeChecked();
  await expect(page.getByRole('radio', { name: '3 personas' })).toBeChecked();

  const otra = await pedir(servidor.origen, '/auth/login', ANA);
  await cerrarTodasLasSesiones(servidor.origen, (otra as { token: string }).token);
  await volverALaPestania(page);
  await expect(page).toHaveURL(/\/login$/);
  await iniciarSesion(page, LUZ);
  await expect(page.getByRole('heading', { name: 'Hacer Mi Reserva' })).toBeVisible();
  await expect(page.getByRole('radio', { name: /^10:00/ })).not.toBeChecked();
  await expect(page.getByRole('radio', { name: '1 persona' })).toBeChecked();
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);

  await page.evaluate(() => {
    localStorage.setItem('user', '{{{');
    localStorage.setItem('rol', '[]');
    sessionStorage.setItem('reserva-en-curso', '{"usuario":');
  });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Hacer Mi Reserva' })).toBeVisible();
  await expect(page.getByRole('radio', { name: '1 persona' })).toBeChecked();
});

test('a turno that is lost on the way offers the nearest ones, and the names stay', async ({
  servidor,
  page,
}) => {
  const { origen } = servidor;
  const { duena, luz, ana } = await centroConClientes(servidor);
  const dia = await llegarALosNombres(page, '10:00', ['Luis Gómez', 'Sol']);
  const alerta = page.getByRole('region', { name: 'Resumen del turno' }).getByRole('alert');

  await poner(origen, `/franjas/${await franjaDe(servidor, ana, dia, '10:00')}/bloquear`, duena);
  await volverALaPestania(page);
  await expect(alerta).toHaveText('Ese turno está bloqueado y no se puede reservar');
  const otros = page.getByRole('group', { name: 'Con lugar para 3 personas:' });
  await expect(otros.getByRole('button')).toHaveText([/09:00/, /11:00/, /08:00/]);
  await otros
    .getByRole('button', { name: /^Cambiar al \S+ \d+, 11:00, 4 lugares libres$/ })
    .click();
  await expect(alerta).toBeEmpty();
  await expect(page.getByRole('button', { name: 'Confirmar Reserva' })).toBeFocused();
  await esperarLosNombres(page, '11:00 - 12:00');

  // Somebody else books a moment earlier. The page reads the franjas again before the answer to its
  // own booking arrives.
  const franjaId = await franjaDe(servidor, ana, dia, '11:00');
  await page.route(
    CREAR,
    async (route) => {
      // The event of that booking may make the page read at once, so the waiting begins before.
      const renovada = page.waitForResponse(/\/por-fecha\//);
      await pedir(origen, '/reservas', { franjaId, acompaniantes: [CUALQUIERA] }, luz);
      await volverALaPestania(page);
      await (await renovada).finished();
      await route.continue();
    },
    { times: 1 },
  );
  await confirmarReserva(page);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(alerta).toHaveText('Solo hay 2 cupos disponibles para este horario');
  await expect(otros.getByRole('button')).toHaveText([/12:00/, /09:00/, /13:00/]);
  await esperarLosNombres(page, '11:00 - 12:00');

  const cierre = { fechaDesde: dia, fechaHasta: dia };
  await pedir(origen, '/excepciones/bloqueos', cierre, duena);
  await volverALaPestania(page);
  await expect(alerta).toHaveText('Ese turno está bloqueado y no se puede reservar');
  const otroDia = otros
    .getByRole('button', { name: /^Cambiar al \S+ \d+, 11:00, 4 lugares libres$/ })
    .first();
  await otroDia.click();
  await esperarLosNombres(page, '11:00 - 12:00');
  await page.goBack();
  await expect(page.getByRole('radio', { name: /^11:00/ })).toBeChecked();
  await page.goForward();
  await confirmarReserva(page);
  await volverDeLaReservaHecha(page);
  const reservas = await reservasDe(servidor, ana);
  expect(reservas).toMatchObject([{ horario: '11:00 - 12:00', numPersonas: 3 }]);
  expect(reservas[0]?.fecha).not.toBe(dia);
});

test('back, a double tap and a network that goes away do no harm', async ({
  servidor,
  page,
  context,
}) => {
  const { ana } = await centroConClientes(servidor);
  await llegarALosNombres(page, '10:00', ['Luis Gómez', 'Sol']);
  const claves = clavesEnviadas(page);
  // The second tap of the double tap hits the dialog that has just opened under the finger.
  const confirmar = page.getByRole('button', { name: 'Confirmar Reserva' });
  await confirmar.click({ clickCount: 2 });
  const modal = page.getByRole('dialog', { name: 'Confirmar Reserva' });
  await expect(modal).toBeVisible();
  await expect(modal.getByRole('button', { name: 'Sí, Confirmar' })).toBeEnabled();
  await page.goBack();
  await expect(modal).toBeHidden();
  await esperarLosNombres(page);
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goBack();
    await expect(page.getByText('Paso 1 de 2')).toBeVisible();
    // The button of the second step is where the first step's button was; the second tap of the
    // double tap does not press it.
    await page.getByRole('button', { name: 'Continuar' }).click({ clickCount: 2 });
    await esperarLosNombres(page);
    expect(await page.evaluate(() => history.state.confirmando)).toBeUndefined();
  }

  await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
  await context.setOffline(true);
  await expect(page.getByText('Sin conexión. Lo elegido queda guardado')).toBeVisible();
  await page.reload();
  await esperarLosNombres(page);
  await confirmarReserva(page);
  await expect(page.getByText('Error de conexión. Intenta nuevamente.')).toBeVisible();
  await expect(modal).toBeHidden();
  await esperarLosNombres(page);
  await context.setOffline(false);
  await expect(page.getByText('Sin conexión. Lo elegido queda guardado')).toBeHidden();

  const sinConexion = claves.length;
  await page.getByRole('button', { name: 'Confirmar Reserva' }).click();
  // The two clicks come before React has rendered the button again.
  await modal.getByRole('button', { name: 'Sí, Confirmar' }).evaluate((boton) => {
    (boton as HTMLElement).click();
    (boton as HTMLElement).click();
  });
  await volverDeLaReservaHecha(page);
  expect(claves).toHaveLength(sinConexion + 1);
  expect(new Set(claves).size).toBe(1);
  expect(await reservasDe(servidor, ana)).toHaveLength(1);
});

test('an answer that is lost, late or not ours ends in one booking', async ({ servidor, page }) => {
  const { ana } = await centroConClientes(servidor);
  await page.clock.install();
  await llegarALosNombres(page, '10:00', ['Luis Gómez', 'Sol']);
  const claves = clavesEnviadas(page);
  const alerta = page.getByRole('region', { name: 'Resumen del turno' }).getByRole('alert');

  const html = '<html><h1>502 Bad Gateway</h1></html>';
  await page.route(CREAR, (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: html }),
  );
  await confirmarReserva(page);
  await expect(alerta).toContainText('Error de conexión. Intenta nuevamente.');
  await page.unroute(CREAR);

  const message = 'La base de datos no responde. Intenta en unos minutos.';
  await page.route(CREAR, (route) =>
    route.fulfill({ status: 503, json: { message, error: message, codigo: 'SIN_BASE' } }),
  );
  await confirmarReserva(page);
  await expect(alerta).toContainText(message);
  await esperarLosNombres(page);
  await page.unroute(CREAR);

  // The server makes the booking, but its answer never reaches the page.
  await page.route(CREAR, async (route) => {
    await route.fetch();
  });
  await confirmarReserva(page);
  await expect.poll(() => reservasDe(servidor, ana)).toHaveLength(1);
  await page.clock.fastForward(20_000);
  await expect(alerta).toContainText('El servidor tarda demasiado en responder.');
  await expect(alerta).toContainText('confirmar otra vez no la duplica');
  await esperarLosNombres(page);
  await page.unroute(CREAR);

  await page.reload();
  await esperarLosNombres(page);
  await expect(alerta).toContainText('La reserva puede haber quedado hecha');
  await confirmarReserva(page);
  await expect(page.getByText('La reserva quedó en Mis Reservas')).toBeVisible();
  expect(new Set(claves).size).toBe(1);
  expect(await reservasDe(servidor, ana)).toHaveLength(1);
});

test('the hours that do not arrive can be asked for again', async ({ servidor, page }) => {
  await centroConClientes(servidor);
  const dia = '**/api/franjas/client/**';
  const html = '<html><h1>502 Bad Gateway</h1></html>';
  await page.route(dia, (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: html }),
  );
  await page.goto('/login?volver=/reservas/nueva-reserva');
  await iniciarSesion(page, ANA);
  const error = page.getByRole('alert').filter({ hasText: 'Error al cargar horarios' });
  await expect(error).toBeVisible();
  await page.unroute(dia);
  await error.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await elegirTurno(page, '10:00', 2);
});

const CUALQUIERA = { nombre: 'Otra Persona', genero: 'OTROS' };

/**
 * Waits for the second step of the booking, which shows everything that was chosen in the first
 * step.
 */
async function esperarLosNombres(page: Page, horario = '10:00 - 11:00'): Promise<void> {
  await expect(page.getByText('Paso 2 de 2')).toBeVisible();
  await expect(page.getByLabel('Nombre del acompañante 1')).toHaveValue('Luis Gómez');
  await expect(page.getByLabel('Nombre del acompañante 2')).toHaveValue('Sol');
  const resumen = page.getByRole('region', { name: 'Resumen del turno' });
  await expect(resumen.getByText(horario)).toBeVisible();
  await expect(resumen.getByText('3 personas', { exact: true })).toBeVisible();
}

/** Returns an array to which the Idempotency-Key of every request to book is added from now on. */
function clavesEnviadas(page: Page): string[] {
  const claves: string[] = [];
  page.on('request', (peticion) => {
    if (peticion.method() === 'POST' && peticion.url().endsWith('/api/reservas')) {
      claves.push(peticion.headers()['idempotency-key'] ?? '');
    }
  });
  return claves;
}

async function cerrarTodasLasSesiones(origen: string, token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  await fetch(`${origen}/api/auth/logout`, { method: 'POST', headers });
}

async function poner(origen: string, ruta: string, token: string): Promise<void> {
  const respuesta = await fetch(`${origen}/api${ruta}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: '{}',
  });
  expect(respuesta.status).toBe(200);
}
