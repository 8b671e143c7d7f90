import { expect, type Page } from '@playwright/test';
import { conCorreo } from '../con-codigo.ts';
import { sinFaltasEnNingunTema } from '../sin-faltas.ts';
import { ultimoEnlace } from '../ultimo-enlace.ts';
import { DUENA, abrirCentro, entrar, pedir, test } from '../servidor.ts';

const ANA = { email: 'ana@ejemplo.com', password: 'Secreta1' };
const NUEVA = 'Distinta2';

test.beforeEach(({ page }) => conCorreo(page));

test('a forgotten password is replaced by the link of the e-mail, once', async ({
  servidor,
  browser,
  page,
}) => {
  const otro = await browser.newContext({ baseURL: servidor.origen });
  const abierta = await otro.newPage();
  await entrar(abierta, servidor, ANA);

  await page.goto('/login');
  await page.getByRole('link', { name: '¿Contraseña olvidada?' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('¿Contraseña olvidada?');
  await enviar(page, '', 'El email es obligatorio');
  await enviar(page, 'ana', 'El formato del email no es válido');
  await enviar(page, ANA.email, 'El enlace vale 1 hora y una sola vez.');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Revisa tu email');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByText(ANA.email)).toBeVisible();

  const enlace = await ultimoEnlace(servidor);
  await page.goto(enlace);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contraseña nueva');
  await expect(page.getByLabel('Nueva contraseña')).toHaveAccessibleDescription(
    /Una mayúscula \(falta\)/,
  );
  await elegir(page, 'agua', 'agua');
  await expect(page.getByText('La contraseña debe tener al menos 6 caracteres')).toBeVisible();
  await elegir(page, 'agua123', 'agua123');
  await expect(page.getByText(/al menos una mayúscula, una minúscula y un número/)).toBeVisible();
  await elegir(page, NUEVA, '');
  await expect(page.getByText('Debes confirmar la contraseña')).toBeVisible();
  await elegir(page, NUEVA, 'Distinta3');
  await expect(page.getByText('Las contraseñas no coinciden')).toBeVisible();
  await expect(page.getByLabel('Nueva contraseña')).toHaveAccessibleDescription(
    /Una mayúscula \(está\)/,
  );
  await elegir(page, NUEVA, NUEVA);
  await expect(page.getByRole('heading', { name: '¡Contraseña Actualizada!' })).toBeFocused();
  await expect(page).toHaveURL(/\/login$/);

  // After the reset, the old password is refused, the earlier session has ended, and the link does
  // not work again.
  await iniciarSesion(page, ANA.password);
  await expect(page.getByRole('alert')).toHaveText('Email o contraseña incorrectos');
  await iniciarSesion(page, NUEVA);
  await expect(page).toHaveURL(/\/reservas$/);
  await abierta.goto('/reservas');
  await expect(abierta).toHaveURL(/\/login$/);
  await page.goto(enlace);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enlace Inválido');
  await otro.close();
});

test('a link that is no good says so and leads to a new one', async ({ page }) => {
  for (const token of ['no-es-un-token', 'x'.repeat(300), '../..', '%00', 'ñandú ñandú']) {
    await page.goto(`/reset-password?token=${token === '%00' ? token : encodeURIComponent(token)}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enlace Inválido');
    await expect(page.getByText('El enlace es inválido o ha expirado')).toBeVisible();
  }
  await page.getByRole('link', { name: 'Solicitar un enlace nuevo' }).click();
  await expect(page).toHaveURL(/\/forgot-password$/);
});

test('a link that is used while its form is open is told, not blamed on the password', async ({
  servidor,
  browser,
  page,
}) => {
  await entrar(await browser.newPage({ baseURL: servidor.origen }), servidor, ANA);
  await page.goto('/forgot-password');
  await enviar(page, ANA.email, 'Revisa tu email');
  await page.goto(await ultimoEnlace(servidor));
  await expect(page.getByLabel('Nueva contraseña')).toBeVisible();
  await page.goto('/forgot-password', { waitUntil: 'load' });
  await enviar(page, ANA.email, 'Revisa tu email');
  const segundo = await ultimoEnlace(servidor, { cuantos: 2 });
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enlace Inválido');

  await page.goto(segundo);
  await page.getByLabel('Nueva contraseña').fill(NUEVA);
  await page.getByLabel('Confirmar contraseña').fill(NUEVA);
  const token = new URL(segundo, servidor.origen).searchParams.get('token');
  await page.request.post('/api/password-reset/reset', {
    data: { token, nuevaPassword: 'Ajena123' },
  });
  await page.getByRole('button', { name: 'Actualizar Contraseña' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enlace Inválido');
});

test('without a token it says so and goes to the login', async ({ page }) => {
  for (const ruta of ['/reset-password', '/reset-password?token=', '/reset-password?token=%20']) {
    await page.goto(ruta);
    await expect(page.getByRole('alert').filter({ hasText: 'Token no válido' })).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
  }
});

test('whoever has a session may open a link too', async ({ servidor, page }) => {
  await entrar(page, servidor, ANA);
  await page.goto('/forgot-password');
  await expect(page.getByLabel('Email')).toHaveValue(ANA.email);
  await expect(page.getByRole('link', { name: 'Volver a Mi Cuenta' })).toBeVisible();
  await page.getByRole('button', { name: 'Enviar Enlace' }).click();
  await page.goto(await ultimoEnlace(servidor));
  await expect(page.getByLabel('Nueva contraseña')).toBeVisible();
});

test('sending again waits a minute, and stops where the server would', async ({ page }) => {
  await page.clock.install();
  await page.goto('/forgot-password');
  await enviar(page, 'nadie@ejemplo.com', 'Revisa tu email');
  const boton = page.getByRole('button', { name: /Enviar de nuevo|Puedes pedir/ });
  // The page's clock keeps running, so a busy machine may show a few seconds less than 60.
  await expect(boton).toHaveText(/^Enviar de nuevo en (60|5\d) s$/);
  await expect(boton).toHaveAttribute('aria-disabled', 'true');
  await page.clock.runFor(45_000);
  await expect(boton).toHaveText(/^Enviar de nuevo en 1?\d s$/);
  await page.clock.runFor(15_000);
  await expect(boton).toHaveText('Enviar de nuevo');

  await page.context().setOffline(true);
  await boton.click();
  await expect(page.getByRole('alert')).toHaveText('Error de conexión. Intenta nuevamente.');
  await page.context().setOffline(false);
  await boton.click();
  await expect(page.getByRole('status')).toHaveText('Salió otro enlace. El anterior ya no sirve.');
  await page.clock.runFor(60_000);
  await boton.click();
  await expect(boton).toHaveText('Puedes pedir otro enlace en 1 hora');

  await page.getByRole('button', { name: 'Usar otro email' }).click();
  await expect(page.getByLabel('Email')).toHaveValue('nadie@ejemplo.com');
});

test('without a network, with a broken proxy, or too often: a text, and nothing typed is lost', async ({
  page,
}) => {
  await page.goto('/forgot-password');
  await expect(page.getByLabel('Email')).toBeVisible();
  await page.context().setOffline(true);
  await enviar(page, ANA.email, 'Error de conexión. Intenta nuevamente.');
  await expect(page.getByLabel('Email')).toHaveValue(ANA.email);
  await page.context().setOffline(false);
  await page.route('**/password-reset/solicitar', (ruta) =>
    ruta.fulfill({ status: 502, body: '<h1>Bad Gateway</h1>' }),
  );
  await enviar(page, ANA.email, 'Error de conexión. Intenta nuevamente.');
  await page.unroute('**/password-reset/solicitar');
  for (let n = 0; n < 10; n += 1) {
    const data = { email: `nadie${n}@ejemplo.com` };
    await page.request.post('/api/password-reset/solicitar', { data });
  }
  await enviar(page, ANA.email, /Demasiados intentos\. Intenta de nuevo en \d+ minutos\./);
  await expect(page.getByLabel('Email')).toHaveValue(ANA.email);
});

test('a link that could not be looked at is not called bad', async ({ page }) => {
  await page.route('**/password-reset/validar/**', (ruta) => ruta.abort());
  await page.goto('/reset-password?token=alguno');
  await expect(page.getByText('No se pudo validar el enlace')).toBeVisible();
  await page.unroute('**/password-reset/validar/**');
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enlace Inválido');
});

test('an e-mail is confirmed by a press, also when its link is opened again', async ({
  servidor,
  page,
}) => {
  const { token } = await entrar(page, servidor, ANA);
  const enlace = await ultimoEnlace(servidor, { pagina: '/confirmar-email' });
  const confirmado = async () => {
    const quien = await pedir(servidor.origen, '/auth/current', undefined, token);
    return (quien as { emailConfirmado: boolean }).emailConfirmado;
  };
  for (const antes of [false, true]) {
    await page.goto(enlace);
    const boton = page.getByRole('button', { name: 'Confirmar mi email' });
    await expect(boton).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await confirmado()).toBe(antes);
    await boton.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Email confirmado');
    expect(await confirmado()).toBe(true);
  }
});

test('where no e-mails go out, none is offered, and the centre gives the link', async ({
  servidor,
  page,
}) => {
  const duena = (await pedir(servidor.origen, '/auth/login', DUENA)) as { token: string };
  await abrirCentro(servidor, duena.token);
  await entrar(page, servidor, ANA);
  await page.goto('/mi-cuenta');
  const otroEnlace = page.getByRole('button', { name: 'Enviar otro enlace' });
  await expect(otroEnlace).toBeVisible();
  await conCorreo(page, false);
  await page.reload();
  await page.getByRole('link', { name: '¿Contraseña olvidada?' }).hover();
  await expect(otroEnlace).toHaveCount(0);
  await page.getByRole('link', { name: '¿Contraseña olvidada?' }).click();
  const principal = page.getByRole('main');
  await expect(principal.getByText(/no envía emails\. .* te damos un enlace/)).toBeVisible();
  await expect(principal.getByRole('link', { name: /^Llamar al / })).toBeVisible();
  await expect(principal.getByRole('link', { name: 'Escribir por WhatsApp' })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveCount(0);
  await sinFaltasEnNingunTema(page);
});

async function enviar(page: Page, email: string, aparece: string | RegExp): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Enviar Enlace' }).click();
  await expect(page.getByText(aparece)).toBeVisible();
}

async function elegir(page: Page, contrasena: string, repetida: string): Promise<void> {
  await page.getByLabel('Nueva contraseña').fill(contrasena);
  await page.getByLabel('Confirmar contraseña').fill(repetida);
  await page.getByRole('button', { name: 'Actualizar Contraseña' }).click();
}

async function iniciarSesion(page: Page, password: string): Promise<void> {
  await page.getByLabel('Email').fill(ANA.email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Iniciar Sesión' }).click();
}
