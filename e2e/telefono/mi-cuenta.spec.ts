import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { abrirMenu } from '../abrir-menu.ts';
import { enDias } from '../en-dias.ts';
import { ANA, iniciarSesion } from '../elegir-turno.ts';
import { pasarElPlazo } from '../reloj/pasar-el-plazo.ts';
import { DUENA, abrirCentro, entrar, test, type Servidor } from '../servidor.ts';

test('a client reaches it from the menu and from home, and corrects their data', async ({
  servidor,
  page,
}) => {
  await entrar(page, servidor, ANA);
  await page.goto('/reservas');
  await abrirMenu(page);
  await page
    .getByRole('navigation', { name: 'Principal' })
    .getByRole('link', { name: 'Mi Cuenta' })
    .click();
  await expect(page).toHaveURL(/\/mi-cuenta$/);
  await page.getByRole('link', { name: 'Volver al inicio' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Mi Cuenta' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mi Cuenta Ana Paz');
  await expect(page.getByRole('heading', { name: 'Contraseña' })).toBeVisible();

  await page.getByLabel('Nombre').fill('');
  await page.getByLabel('Teléfono').fill('12');
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByText('El nombre es obligatorio')).toBeVisible();
  await expect(page.getByText('El formato del teléfono no es válido')).toBeVisible();
  await expect(page.getByLabel('Nombre')).toBeFocused();

  await page.getByRole('link', { name: 'Volver al inicio' }).click();
  const salir = page.getByRole('dialog', { name: '¿Salir sin guardar los datos?' });
  await salir.getByRole('button', { name: 'Seguir editando' }).click();
  await page.getByLabel('Nombre').fill('ana maría');
  await page.getByLabel('Teléfono').fill('15 5550199');
  await page.getByLabel('Género').focus();
  await expect(page.getByText('Parece que falta el código de área.')).toBeVisible();
  await page.getByLabel('Teléfono').fill('+54 9 381 5550199');
  await page.getByLabel('Género').selectOption('OTROS');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByRole('alert')).toHaveText('Error de conexión. Intenta nuevamente.');
  await expect(page.getByLabel('Nombre')).toHaveValue('Ana María');
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByText('Datos guardados')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Guardar cambios' })).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mi Cuenta Ana María Paz');

  await page.reload();
  await expect(page.getByLabel('Teléfono')).toHaveValue('381 555-0199');
  await expect(page.getByLabel('Género')).toHaveValue('OTROS');
});

test('an e-mail of somebody else is refused, and stays typed', async ({ servidor, page }) => {
  await entrar(page, servidor, ANA);
  await page.goto('/mi-cuenta');
  await page.getByLabel('Email').fill(DUENA.email);
  await misDatos(page).getByLabel('Contraseña actual').fill(ANA.password);
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByRole('alert')).toHaveText('Ya existe una cuenta con ese email');
  await expect(page.getByLabel('Email')).toHaveValue(DUENA.email);
});

test('another e-mail asks for the password, and only that', async ({ servidor, page }) => {
  await entrar(page, servidor, ANA);
  await page.goto('/mi-cuenta');
  const contrasena = misDatos(page).getByLabel('Contraseña actual');
  await page.getByLabel('Nombre').fill('Ana María');
  await expect(contrasena).toBeHidden();
  await page.getByLabel('Email').fill('anamaria@ejemplo.com');
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByText('La contraseña actual es obligatoria')).toBeVisible();
  await expect(contrasena).toBeFocused();
  await contrasena.fill('Errada1');
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByText('La contraseña actual no es correcta')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('anamaria@ejemplo.com');
  await contrasena.fill(ANA.password);
  await page.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByText('Datos guardados')).toBeVisible();
  await expect(contrasena).toBeHidden();
  await page.reload();
  await expect(page.getByLabel('Email')).toHaveValue('anamaria@ejemplo.com');
});

const misDatos = (page: Page) => page.getByRole('region', { name: 'Mis datos' });

test('the password changes and this session goes on, while the others end', async ({
  servidor,
  browser,
  page,
}) => {
  const otro = await browser.newContext({ baseURL: servidor.origen });
  const abierta = await otro.newPage();
  await entrar(abierta, servidor, ANA);
  await page.goto('/login');
  await page.getByLabel('Email').fill(ANA.email);
  await page.getByLabel('Contraseña', { exact: true }).fill(ANA.password);
  await page.getByRole('button', { name: 'Iniciar Sesión' }).click();
  await expect(page).toHaveURL(/\/reservas$/);
  await page.goto('/mi-cuenta');

  await cambiar(page, 'Errada1', 'Distinta2');
  await expect(page.getByText('La contraseña actual no es correcta')).toBeVisible();
  await expect(page.getByLabel('Nueva contraseña')).toHaveValue('Distinta2');
  await cambiar(page, ANA.password, 'Distinta2');
  await expect(page.getByText('Contraseña actualizada correctamente')).toBeVisible();
  await expect(page.getByLabel('Contraseña actual')).toHaveValue('');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mi Cuenta Ana Paz');

  await abierta.goto('/mi-cuenta');
  await expect(abierta).toHaveURL(/\/login$/);
  await otro.close();

  for (let n = 0; n < 5; n += 1) {
    await cambiar(page, `Errada${n}`, 'Distinta3');
    await expect(page.getByText('La contraseña actual no es correcta')).toBeVisible();
  }
  await cambiar(page, 'Distinta2', 'Distinta3');
  await expect(page.getByRole('alert')).toHaveText(
    /^Demasiados intentos\. Intenta de nuevo en \d+ minutos\.$/,
  );
});

test('every session of the account ends at once, on this device and on the others', async ({
  servidor,
  page,
}) => {
  const token = await entrarConAna(servidor, page);
  await page.goto('/mi-cuenta');
  const boton = page.getByRole('button', { name: 'Cerrar sesión en todos los dispositivos' });
  await boton.click();
  const dialogo = page.getByRole('dialog', { name: '¿Cerrar todas las sesiones?' });
  await expect(dialogo.getByText(/también la de este dispositivo/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialogo).toBeHidden();
  await expect(boton).toBeFocused();
  const headers = { authorization: `Bearer ${token}` };
  expect((await page.request.get('/api/auth/current', { headers })).status()).toBe(200);

  await boton.click();
  await page.route('**/api/auth/logout', (ruta) => ruta.fulfill({ status: 500, json: {} }));
  const cerrar = dialogo.getByRole('button', { name: 'Cerrar sesiones' });
  await cerrar.click();
  await expect(dialogo.getByRole('alert')).toHaveText('Error al cerrar las sesiones');
  await page.unroute('**/api/auth/logout');
  await cerrar.click();
  await expect(page).toHaveURL(new RegExp(`^${servidor.origen}/$`));
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  expect((await page.request.get('/api/auth/current', { headers })).status()).toBe(401);
});

test('one takes a copy of one’s data home', async ({ servidor, page }) => {
  const { id, token } = await reservar(servidor, page);
  await page.goto('/mi-cuenta');
  const bajando = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar mis datos' }).click();
  const descarga = await bajando;
  expect(descarga.suggestedFilename()).toMatch(/^remanso-mis-datos-\d{4}-\d\d-\d\d\.json$/);
  const datos = JSON.parse(await readFile(await descarga.path(), 'utf8'));
  expect(datos.persona).toMatchObject({ nombre: 'Ana', apellido: 'Paz', email: ANA.email });
  expect(datos.reservas).toMatchObject([
    { numero: id, participantes: [{ nombre: 'Ana Paz', titular: true }, { nombre: 'Sol' }] },
  ]);
  expect(JSON.stringify(datos)).not.toContain(token);

  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Descargar mis datos' }).click();
  await expect(page.getByRole('alert')).toHaveText('Error de conexión. Intenta nuevamente.');
});

test('leaving waits for bookings to come, asks for the password, and ends on the landing', async ({
  servidor,
  page,
}) => {
  const { id, token } = await reservar(servidor, page);
  await page.goto('/mi-cuenta');
  const boton = page.getByRole('button', { name: 'Eliminar mi cuenta' });
  await boton.click();
  const espera = page.getByRole('dialog', { name: 'Todavía no la puedes eliminar' });
  await expect(espera.getByText('Todavía tienes reservas por venir')).toBeVisible();
  await expect(espera.getByRole('link', { name: 'Ver Mis Reservas' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(boton).toBeFocused();

  // Once the limit to cancel has passed, only the centre can cancel the booking.
  await pasarElPlazo(page);
  await boton.click();
  await expect(espera.getByText(/ya no lo puedes cancelar desde tu cuenta/)).toBeVisible();
  await expect(espera.getByRole('link', { name: /^Escribir al centro/ })).toBeVisible();
  await page.keyboard.press('Escape');

  // The bookings cannot be read now, so the dialog asks for the password. The server refuses to
  // erase the account, and its refusal shows the message 'Todavía tienes reservas por venir' too.
  await page.route('**/api/reservas/mias/resumen', (ruta) => ruta.fulfill({ status: 500 }));
  await boton.click();
  const dialogo = page.getByRole('dialog', { name: '¿Eliminar la cuenta?' });
  await expect(dialogo).toBeVisible({ timeout: 20_000 });
  await page.keyboard.press('Escape');
  await expect(dialogo).toBeHidden();
  await expect(boton).toBeFocused();

  // The form has unsaved data; erasing the account does not ask whether to leave without them.
  await page.getByLabel('Apellido').fill('Otra');
  await boton.click();
  const contrasena = dialogo.getByLabel('Contraseña', { exact: true });
  const eliminar = dialogo.getByRole('button', { name: 'Eliminar cuenta' });
  await eliminar.click();
  await expect(dialogo.getByText('La contraseña es obligatoria')).toBeVisible();
  await contrasena.fill('Errada1');
  await eliminar.click();
  await expect(dialogo.getByText('La contraseña no es correcta')).toBeVisible();
  await contrasena.fill(ANA.password);
  await eliminar.click();
  await expect(espera.getByRole('alert')).toContainText('Todavía tienes reservas por venir');
  await page.keyboard.press('Escape');
  await page.unroute('**/api/reservas/mias/resumen');

  const headers = { authorization: `Bearer ${token}` };
  await page.request.post(`/api/reservas/${id}/cancelar`, { headers });
  await boton.click();
  await contrasena.fill(ANA.password);
  await eliminar.click();
  await expect(page).toHaveURL(new RegExp(`^${servidor.origen}/$`));
  await expect(page.getByRole('status')).toHaveText('Se eliminó la cuenta');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  const { email, password } = ANA;
  const entrada = await page.request.post('/api/auth/login', { data: { email, password } });
  expect(entrada.status()).toBe(401);
});

test('the only administrator has it too, and cannot leave', async ({ servidor, page }) => {
  await entrar(page, servidor, DUENA);
  await page.goto('/mi-cuenta');
  await expect(page.getByRole('link', { name: 'Volver al panel' })).toBeVisible();
  await page.getByRole('button', { name: 'Eliminar mi cuenta' }).click();
  const dialogo = page.getByRole('dialog');
  await dialogo.getByLabel('Contraseña', { exact: true }).fill(DUENA.password);
  await dialogo.getByRole('button', { name: 'Eliminar cuenta' }).click();
  await expect(dialogo.getByRole('alert')).toHaveText(
    'Es el último administrador activo: primero debe haber otro',
  );
});

test('a session that ends leads to the login, and back to the very place', async ({
  servidor,
  page,
}) => {
  await page.goto('/mi-cuenta');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('La sesión anterior terminó')).toBeHidden();
  const { token } = await abrirConDuena(servidor, page);

  await page.goto(`/dashboard?fecha=${enDias(3)}`);
  const siguiente = page.getByRole('button', { name: 'Día siguiente' });
  await expect(siguiente).toBeVisible();
  const headers = { authorization: `Bearer ${token}` };
  await page.request.post('/api/auth/logout', { headers });
  // Another request of the panel may meet the ended session before the click, so the test waits for
  // either.
  await Promise.race([siguiente.click(), page.waitForURL(/\/login$/)]);
  await expect(page).toHaveURL(/\/login$/);
  await expect(
    page.getByText('La sesión anterior terminó. Al entrar vuelves al mismo lugar.'),
  ).toBeVisible();
  for (const interno of ['Sesión no válida', 'Token expirado', 'Token inválido']) {
    await expect(page.getByText(interno)).toBeHidden();
  }
  await iniciarSesion(page, DUENA);
  await expect(page).toHaveURL(new RegExp(`/dashboard\\?fecha=(${enDias(3)}|${enDias(4)})$`));
});

test('/home leads each to their panel, and whoever is nobody to the login', async ({
  servidor,
  browser,
  page,
}) => {
  await page.goto('/home');
  await expect(page).toHaveURL(/\/login$/);
  await iniciarSesion(page, DUENA);
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto('/home');
  await expect(page).toHaveURL(/\/dashboard$/);
  const otra = await browser.newPage({ baseURL: servidor.origen });
  await entrar(otra, servidor, ANA);
  await otra.goto('/home');
  await expect(otra).toHaveURL(/\/reservas$/);
});

/** Logs Ana in on this page. Returns the token of another session of Ana's. */
async function entrarConAna(servidor: Servidor, page: Page): Promise<string> {
  // `entrar` is called on another page, because it stores the session again at every load of its
  // page, even after a logout.
  const otra = await page.context().newPage();
  const { token } = await entrar(otra, servidor, ANA);
  await otra.close();
  await page.goto('/login');
  await iniciarSesion(page, ANA);
  await expect(page).toHaveURL(/\/reservas$/);
  return token;
}

async function reservar(servidor: Servidor, page: Page): Promise<{ id: number; token: string }> {
  const duena = await page.request.post(`${servidor.origen}/api/auth/login`, { data: DUENA });
  await abrirCentro(servidor, (await duena.json()).token);
  const token = await entrarConAna(servidor, page);
  const headers = { authorization: `Bearer ${token}` };
  const manana = enDias(1);
  const dia = await page.request.get(`/api/franjas/client/por-fecha/${manana}`, { headers });
  const [franja] = await dia.json();
  const data = { franjaId: franja.id, acompaniantes: [{ nombre: 'Sol' }] };
  const reserva = await page.request.post('/api/reservas', { headers, data });
  expect(reserva.status()).toBe(201);
  return { id: (await reserva.json()).id, token };
}

async function abrirConDuena(servidor: Servidor, page: Page): Promise<{ token: string }> {
  const duena = await page.request.post('/api/auth/login', { data: DUENA });
  await abrirCentro(servidor, (await duena.json()).token);
  await iniciarSesion(page, DUENA);
  await expect(page).toHaveURL(/\/mi-cuenta$/);
  const token = await page.evaluate(() => localStorage.getItem('token'));
  return { token: token ?? '' };
}

async function cambiar(page: Page, actual: string, nueva: string): Promise<void> {
  await page.getByLabel('Contraseña actual').fill(actual);
  await page.getByLabel('Nueva contraseña').fill(nueva);
  await page.getByLabel('Confirmar contraseña').fill(nueva);
  await page.getByRole('button', { name: 'Cambiar contraseña' }).click();
}
