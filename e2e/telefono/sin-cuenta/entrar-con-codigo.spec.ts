import { expect, type Page } from '@playwright/test';
import { conCorreo, otroQue, ultimoCodigo } from '../../con-codigo.ts';
import { DUENA, pedir, test } from '../../servidor.ts';
import { ultimoEnlace } from '../../ultimo-enlace.ts';

const ANA = { email: 'ana@ejemplo.com', password: 'Secreta1' };

test.beforeEach(({ page }) => conCorreo(page));

test('whoever has an account enters by a code, by the keyboard alone', async ({
  servidor,
  page,
}) => {
  await registrar(servidor.origen);
  await page.goto('/login');
  const sinCuenta = page.getByRole('link', { name: 'Reservar sin cuenta' });
  await expect(sinCuenta).toHaveAttribute('href', '/agenda');
  await page.getByLabel('Email').fill(ANA.email);
  await page.getByRole('link', { name: 'Entrar con un código' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Entrar con un código');
  await expect(page.getByLabel('Email')).toHaveValue(ANA.email);
  await page.getByLabel('Email').press('Enter');
  const campo = page.getByLabel('Código de 6 números');
  await expect(campo).toBeFocused();
  await expect(page.getByRole('button', { name: /^Reenviar en \d+ s$/ })).toBeDisabled();
  const { codigo } = await ultimoCodigo(servidor, ANA.email);

  await page.keyboard.type(otroQue(codigo));
  await expect(campo).toHaveAccessibleDescription('El código no es el que llegó por email');
  await page.keyboard.type('12');
  await expect(campo).toHaveValue('12');
  await expect(campo).toHaveAccessibleDescription('');
  await page.keyboard.press('Enter');
  await expect(campo).toHaveAccessibleDescription('El código tiene 6 números');
  await page.reload();
  await campo.fill(codigo);
  await expect(page).toHaveURL(/\/reservas$/);
});

test('five wrong codes ask for another one, which may be had at once and starts anew', async ({
  servidor,
  page,
}) => {
  await pedirCodigo(page, ANA.email);
  const { codigo } = await ultimoCodigo(servidor, ANA.email);
  const campo = page.getByLabel('Código de 6 números');
  for (let n = 0; n < 5; n += 1) {
    const respuesta = page.waitForResponse('**/api/auth/codigo/entrar');
    await campo.fill('');
    await campo.fill(otroQue(codigo));
    expect((await respuesta).status()).toBe(401);
    await expect(page.locator('[aria-busy]')).toHaveCount(0);
  }
  await expect(page.getByRole('alert')).toHaveText('Demasiados intentos: pide otro código.');
  await expect(campo).toBeHidden();
  await page.getByRole('button', { name: 'Reenviar el código' }).click();
  await expect(page.getByText('Salió otro código. El anterior ya no sirve.')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(campo).toBeFocused();

  // The digits of the code before are refused; another one takes the refusal away.
  await campo.fill(codigo);
  await expect(campo).toHaveAccessibleDescription(/^Ese código ya no sirve/);
  await page.getByRole('button', { name: 'Reenviar el código' }).click();
  await expect(campo).toHaveAccessibleDescription('');
  await campo.fill((await ultimoCodigo(servidor, ANA.email, 3)).codigo);
  await expect(page.getByLabel('Apellido')).toBeVisible();
});

test('an e-mail without an account is asked who it is, and goes on with the same code', async ({
  servidor,
  page,
}) => {
  await pedirCodigo(page, ANA.email);
  const { codigo } = await ultimoCodigo(servidor, ANA.email);
  await page.getByLabel('Código de 6 números').fill(codigo);
  await page.getByLabel('Nombre', { exact: true }).fill('Ana');
  await page.getByLabel('Apellido').fill('Paz');
  await page.getByLabel('Teléfono').fill('381 555 0142');
  await page.getByRole('radio', { name: 'Femenino' }).check();
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page).toHaveURL(/\/reservas$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ana');
});

test('an account without a password is asked for none, and is offered one', async ({
  servidor,
  page,
}) => {
  await pedirCodigo(page, ANA.email);
  await page
    .getByLabel('Código de 6 números')
    .fill((await ultimoCodigo(servidor, ANA.email)).codigo);
  await page.getByLabel('Nombre', { exact: true }).fill('Ana');
  await page.getByLabel('Apellido').fill('Paz');
  await page.getByLabel('Teléfono').fill('381 555 0142');
  await page.getByRole('radio', { name: 'Femenino' }).check();
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page).toHaveURL(/\/reservas$/);
  await page.goto('/mi-cuenta');
  await expect(page.getByText('Entras con un código')).toBeVisible();
  await expect(page.getByLabel('Contraseña actual')).toHaveCount(0);
  await expect(page.getByLabel('Email')).toHaveAttribute('readonly', '');
  await page.getByRole('button', { name: 'Eliminar mi cuenta' }).click();
  const despedida = page.getByRole('dialog');
  await expect(despedida.getByRole('button', { name: 'Elegir una contraseña' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(despedida).toBeHidden();
  await page.getByRole('button', { name: 'Elegir una contraseña' }).click();
  await expect(page.getByText(`Te enviamos un email a ${ANA.email}`)).toBeVisible();
  await page.goto(await ultimoEnlace(servidor));
  await page.getByLabel('Nueva contraseña').fill(ANA.password);
  await page.getByLabel('Confirmar contraseña').fill(ANA.password);
  await page.getByLabel('Confirmar contraseña').press('Enter');
  await expect(page.getByRole('heading', { name: '¡Contraseña Actualizada!' })).toBeVisible();
});

test('the button of the mail waits for a press, and works once', async ({ servidor, page }) => {
  await registrar(servidor.origen);
  await pedirCodigo(page, ANA.email);
  const { ruta } = await ultimoCodigo(servidor, ANA.email);
  const otra = await page.context().newPage();
  const llamadas: string[] = [];
  otra.on('request', (pedido) => llamadas.push(new URL(pedido.url()).pathname));
  await otra.goto(ruta);
  await expect(otra.getByText(ANA.email)).toBeVisible();
  await expect(otra.getByText(/^Si lo pediste en otra ventana/)).toBeVisible();
  expect(llamadas).not.toContain('/api/auth/codigo/entrar');
  await otra.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(otra).toHaveURL(/\/reservas$/);

  const ajena = await page.context().browser()?.newPage({ baseURL: servidor.origen });
  if (!ajena) throw new Error('There is no browser');
  await conCorreo(ajena);
  await ajena.goto(ruta);
  await ajena.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(ajena.getByRole('alert')).toHaveText('El código ya no sirve: pide otro');
  await ajena.getByRole('button', { name: 'Pedir otro código' }).click();
  await expect(ajena.getByLabel('Código de 6 números')).toBeFocused();
  await ajena.close();
});

test('registering with an e-mail in use offers a code, and the desk is told its password', async ({
  servidor,
  page,
}) => {
  await registrar(servidor.origen);
  await page.goto('/register');
  await page.getByLabel('Nombre', { exact: true }).fill('Ana');
  await page.getByLabel('Apellido').fill('Paz');
  await page.getByLabel('Email').fill(ANA.email);
  await page.getByLabel('Género').selectOption('FEMENINO');
  await page.getByLabel('Teléfono').fill('381 555 0142');
  await page.getByLabel('Contraseña', { exact: true }).fill('Secreta1');
  await page.getByLabel('Confirmar contraseña').fill('Secreta1');
  await page.getByRole('button', { name: 'Crear Cuenta' }).click();
  await page.getByRole('link', { name: 'Entrar con un código' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(ANA.email);

  await page.getByLabel('Email').fill(DUENA.email);
  await page.getByRole('button', { name: 'Enviar el código' }).click();
  await page.getByText('¿No llega?').click();
  await page.getByRole('link', { name: 'iniciar sesión', exact: true }).click();
  await expect(page.getByLabel('Email')).toHaveValue(DUENA.email);
});

test('where no mails go out, the login offers no code', async ({ page }) => {
  await page.unrouteAll();
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Iniciar Sesión' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Entrar con un código' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Reservar sin cuenta' })).toBeHidden();
  const horarios = page.getByRole('main').getByRole('link', { name: 'Ver horarios y reservar' });
  await expect(horarios).toHaveAttribute('href', '/agenda');
});

async function pedirCodigo(page: Page, email: string): Promise<void> {
  await page.goto('/entrar');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Enviar el código' }).click();
  await expect(page.getByLabel('Código de 6 números')).toBeFocused();
}

function registrar(origen: string) {
  const persona = { nombre: 'Ana', apellido: 'Paz', genero: 'FEMENINO', telefono: '381 555 0142' };
  return pedir(origen, '/auth/register', { ...persona, ...ANA });
}
