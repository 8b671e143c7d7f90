import { expect, type Page } from '@playwright/test';
import { test } from '../servidor.ts';

test('login and registration say what they ask for and what is wrong', async ({ page }) => {
  await seLeeElLogin(page);
  await seRevisaElLogin(page);
  await seLeeElRegistro(page);
  await seRevisaElRegistro(page);
});

test('a login that was not asked for says why, and the e-mail goes along', async ({ page }) => {
  await page.goto('/reservas/mis-reservas');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('Para ver esa página, inicia sesión.')).toBeVisible();
  await page.getByLabel('Email').fill('luz@ejemplo.com');
  await page.getByRole('link', { name: '¿Contraseña olvidada?' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: /^¿Contraseña olvidada/ }),
  ).toBeVisible();
  // The server of the tests sends no e-mails, so no form offers one.
  await expect(page.getByText(/^Remanso no envía emails\./)).toBeVisible();
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
  await page.getByRole('link', { name: 'Volver a iniciar sesión' }).click();
  await expect(page.getByLabel('Email')).toHaveValue('luz@ejemplo.com');

  await page.getByRole('link', { name: 'Crear una cuenta' }).click();
  await completar(page, { ...LUZ, Email: 'luz@ejemplo.com' });
  await page.getByLabel('Género').selectOption({ label: 'Femenino' });
  await responder(page, '**/api/auth/login', 429, { message: 'Demasiados intentos' });
  await page.getByRole('button', { name: 'Crear Cuenta' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('Tu cuenta está creada. Ya puedes iniciar sesión.')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('luz@ejemplo.com');
  await page.unroute('**/api/auth/login');
  await page.getByLabel('Contraseña', { exact: true }).fill('Secreta1');
  await page.getByRole('button', { name: 'Iniciar Sesión' }).click();
  await expect(page).toHaveURL(/\/reservas\/mis-reservas$/);

  // A person who registers on the way to another screen arrives at that screen, even when coming
  // from the landing.
  await page.evaluate('localStorage.clear()');
  await page.goto('/');
  await page.getByRole('link', { name: 'Reservar un turno' }).first().click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('Para reservar, entra o crea una cuenta.')).toBeVisible();
  await page.getByRole('link', { name: 'Crear una cuenta' }).click();
  await completar(page, { ...LUZ, Email: 'sol@ejemplo.com' });
  await page.getByLabel('Género').selectOption({ label: 'Femenino' });
  await page.getByRole('button', { name: 'Crear Cuenta' }).click();
  // The toast is checked first, because it closes by itself after two seconds.
  await expect(page.getByText('Cuenta creada correctamente')).toBeVisible();
  await expect(page).toHaveURL(/\/reservas\/nueva-reserva$/);
});

const LUZ = {
  Nombre: 'Luz',
  Apellido: 'Vega',
  Teléfono: '381 555 0142',
  Contraseña: 'Secreta1',
  'Confirmar contraseña': 'Secreta1',
};

test('registration says what the data is for, and who sees the gender', async ({ page }) => {
  await page.goto('/register');
  await expect(page.getByLabel('Género')).toHaveAccessibleDescription(
    'Sin el nombre, lo ve quien reserva el mismo turno.',
  );
  await expect(page.getByText(/Usamos tus datos solo para .*Ley 25\.326/)).toBeVisible();
});

async function seLeeElLogin(page: Page): Promise<void> {
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1, name: 'Iniciar Sesión' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Recordarme' })).toBeVisible();
  const enlaces = page.getByRole('main').getByRole('link');
  await expect(enlaces.filter({ hasText: 'Crear una cuenta' })).toHaveAttribute(
    'href',
    '/register',
  );
  await expect(enlaces.filter({ hasText: '¿Contraseña olvidada?' })).toHaveAttribute(
    'href',
    '/forgot-password',
  );
  const contrasena = page.getByLabel('Contraseña', { exact: true });
  await expect(contrasena).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Mostrar contraseña' }).click();
  await expect(contrasena).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Ocultar contraseña' }).click();
  await expect(contrasena).toHaveAttribute('type', 'password');
}

async function seRevisaElLogin(page: Page): Promise<void> {
  await iniciarSesion(page, '', '');
  await conError(page, 'Email', 'El email es obligatorio');
  await conError(page, 'Contraseña', 'La contraseña es obligatoria');
  await iniciarSesion(page, 'ana', 'corta');
  await conError(page, 'Email', 'El formato del email no es válido');
  await conError(page, 'Contraseña', 'La contraseña debe tener al menos 6 caracteres');

  const alerta = page.getByRole('alert');
  await iniciarSesion(page, 'nadie@ejemplo.com', 'Secreta1');
  await expect(alerta).toHaveText('Email o contraseña incorrectos');
  await responder(page, '**/api/auth/login', 500, {});
  await iniciarSesion(page, 'nadie@ejemplo.com', 'Secreta1');
  await expect(alerta).toHaveText('Error al iniciar sesión');
  await responder(page, '**/api/auth/login', 200, { rol: 'CLIENT' });
  await iniciarSesion(page, 'nadie@ejemplo.com', 'Secreta1');
  await expect(alerta).toHaveText('No se recibió token');
  await page.route('**/api/auth/login', (pedido) => pedido.abort());
  await iniciarSesion(page, 'nadie@ejemplo.com', 'Secreta1');
  await expect(alerta).toHaveText('Error de conexión. Intenta nuevamente.');
}

async function seLeeElRegistro(page: Page): Promise<void> {
  await page.goto('/register');
  await expect(page.getByRole('heading', { level: 1, name: 'Crear Cuenta' })).toBeVisible();
  await expect(page.getByLabel('Género').locator('option')).toHaveText([
    'Elegir…',
    'Masculino',
    'Femenino',
    'Otros',
  ]);
  await expect(page.getByRole('main').getByRole('link', { name: 'Iniciar sesión' })).toBeVisible();
}

async function seRevisaElRegistro(page: Page): Promise<void> {
  const crear = page.getByRole('button', { name: 'Crear Cuenta' });
  await crear.click();
  await expect(page.getByLabel('Nombre', { exact: true })).toBeFocused();
  await conError(page, 'Nombre', 'El nombre es obligatorio');
  await conError(page, 'Apellido', 'El apellido es obligatorio');
  await conError(page, 'Email', 'El email es obligatorio');
  await conError(page, 'Género', 'El género es obligatorio');
  await conError(page, 'Teléfono', 'El teléfono es obligatorio');
  await conError(page, 'Contraseña', 'La contraseña es obligatoria');
  await conError(page, 'Confirmar contraseña', 'Debes confirmar la contraseña');

  await completar(page, {
    Nombre: 'An4',
    Apellido: 'P',
    Email: 'ana@',
    Teléfono: '12345',
    Contraseña: 'secreta',
    'Confirmar contraseña': 'otra',
  });
  await crear.click();
  await conError(page, 'Nombre', 'El nombre solo puede contener letras');
  await conError(page, 'Apellido', 'El apellido debe tener al menos 2 caracteres');
  await conError(page, 'Email', 'Email inválido');
  await conError(page, 'Teléfono', 'El formato del teléfono no es válido');
  await conError(
    page,
    'Contraseña',
    'La contraseña debe contener al menos una mayúscula, una minúscula y un número',
  );
  await conError(page, 'Confirmar contraseña', 'Las contraseñas no coinciden');

  await completar(page, {
    Nombre: 'ana maría',
    Apellido: 'ñandú',
    Email: 'ana@gmial.con',
    Teléfono: '15 5551234',
    Contraseña: 'Secreta1',
    'Confirmar contraseña': 'Secreta1',
  });
  await page.getByRole('button', { name: '¿Quisiste decir ana@gmail.com?' }).click();
  await expect(page.getByLabel('Email')).toHaveValue('ana@gmail.com');
  await page.getByRole('button', { name: '¿Quisiste decir 381 555-1234?' }).click();
  await expect(page.getByLabel('Teléfono')).toHaveValue('381 555-1234');
  await page.getByLabel('Teléfono').fill('+54 (381) 555-0');
  await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue('Ana María');
  await page.getByLabel('Género').selectOption({ label: 'Otros' });
  const alerta = page.getByRole('alert');
  await responder(page, '**/api/auth/register', 500, {});
  // A telephone that looks mistyped is asked about once; a second press sends it unchanged.
  await crear.click();
  await expect(page.getByLabel('Teléfono')).toBeFocused();
  await expect(page.getByText('Parece que falta el código de área.')).toBeVisible();
  await crear.click();
  await expect(alerta).toHaveText('Error al registrar');
  await expect(alerta).toBeInViewport();
  await responder(page, '**/api/auth/register', 201, {});
  await crear.click();
  await expect(alerta).toHaveText('Error inesperado al crear la cuenta');
  await page.unroute('**/api/auth/register');
  await page.unroute('**/api/auth/login');
  await crear.click();
  await expect(page.getByText('Cuenta creada correctamente')).toBeVisible();
  await expect(page).toHaveURL(/\/reservas$/);
  await expect(
    page.getByRole('heading', { level: 1, name: /^Bienvenido, ?Ana María$/ }),
  ).toBeVisible();
}

async function iniciarSesion(page: Page, email: string, contrasena: string): Promise<void> {
  await completar(page, { Email: email, Contraseña: contrasena });
  await page.getByRole('button', { name: 'Iniciar Sesión' }).click();
}

async function completar(page: Page, datos: Record<string, string>): Promise<void> {
  for (const [etiqueta, valor] of Object.entries(datos)) {
    await page.getByLabel(etiqueta, { exact: true }).fill(valor);
  }
}

/** Expects a field to have this error as its description, which a screen reader reads. */
async function conError(page: Page, etiqueta: string, error: string): Promise<void> {
  const campo = page.getByLabel(etiqueta, { exact: true });
  await expect(campo).toHaveAttribute('aria-invalid', 'true');
  await expect(campo).toHaveAccessibleDescription(new RegExp(`${error}$`));
  await expect(page.getByText(error, { exact: true })).toBeVisible();
}

async function responder(page: Page, ruta: string, status: number, json: object): Promise<void> {
  await page.unroute(ruta);
  await page.route(ruta, (pedido) => pedido.fulfill({ status, json }));
}
