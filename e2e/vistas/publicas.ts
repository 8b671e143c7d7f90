import { expect, type Page } from '@playwright/test';
import { conRechazo, sinRegresos, sinRespuesta, sinServidor, type Vista } from './vista.ts';

const ENLACE = '/reset-password?token=abcdefghijklmnopqrstuvwxyz0123456789ABCDEFG';
/** `{"exp":1}`: long past. */
const TOKEN_VENCIDO = 'e30.eyJleHAiOjF9.x';

/** What whoever has no session can come to see. */
export const PUBLICAS: readonly Vista[] = [
  deNadie('portada', (page) => visitar(page, '/', 'El cuerpo también necesita un remanso')),
  {
    ...deNadie('portada-menu', async (page) => {
      await page.goto('/');
      await abrirMenu(page, 'Registrarse');
    }),
    soloTelefono: true,
  },
  deNadie('login', (page) => visitar(page, '/login', 'Iniciar Sesión')),
  deNadie('login-errores', async (page) => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Iniciar Sesión' }).click();
    await expect(page.getByText('La contraseña es obligatoria')).toBeVisible();
  }),
  deNadie('login-rechazado', async (page) => {
    await conRechazo(page, '**/api/auth/login', 'Email o contraseña incorrectos');
    await page.goto('/login');
    await page.getByLabel('Email').fill('ana@ejemplo.com');
    await page.getByLabel('Contraseña', { exact: true }).fill('Errada1');
    await page.getByRole('button', { name: 'Iniciar Sesión' }).click();
    await expect(page.getByRole('alert')).toHaveText('Email o contraseña incorrectos');
  }),
  deNadie('login-vencida', async (page) => {
    const guardar = (token: string) => localStorage.setItem('token', token);
    await page.addInitScript(guardar, TOKEN_VENCIDO);
    await page.goto('/reservas');
    await expect(page.getByText('La sesión anterior terminó.')).toBeVisible();
  }),
  deNadie('registro', (page) => visitar(page, '/register', 'Crear Cuenta')),
  deNadie('registro-errores', async (page) => {
    await page.goto('/register');
    await page.getByLabel('Nombre', { exact: true }).fill('Ana 3');
    await page.getByLabel('Contraseña', { exact: true }).fill('secreta');
    await page.getByRole('button', { name: 'Crear Cuenta' }).click();
    await expect(page.getByText('Debes confirmar la contraseña')).toBeVisible();
  }),
  deNadie('registro-rechazado', async (page) => {
    await conRechazo(page, '**/api/auth/register', 'Ya existe una cuenta con ese email');
    await page.goto('/register');
    await page.getByLabel('Nombre', { exact: true }).fill('Ana');
    await page.getByLabel('Apellido').fill('Paz');
    await page.getByLabel('Email').fill('ana@ejemplo.com');
    await page.getByLabel('Género').selectOption('FEMENINO');
    await page.getByLabel('Teléfono').fill('381 555 0142');
    await page.getByLabel('Contraseña', { exact: true }).fill('Secreta1');
    await page.getByLabel('Confirmar contraseña').fill('Secreta1');
    await page.getByRole('button', { name: 'Crear Cuenta' }).click();
    await expect(page.getByRole('alert')).toHaveText('Ya existe una cuenta con ese email');
  }),
  deNadie('olvido', (page) => visitar(page, '/forgot-password', '¿Olvidaste tu contraseña?')),
  deNadie('olvido-errores', async (page) => {
    await page.goto('/forgot-password');
    await page.getByLabel('Email').fill('ana');
    await page.getByRole('button', { name: 'Enviar Enlace' }).click();
    await expect(page.getByText('El formato del email no es válido')).toBeVisible();
  }),
  deNadie('olvido-enviado', async (page) => {
    await page.route('**/api/password-reset/solicitar', (pedido) =>
      pedido.fulfill({ json: { mensaje: '' } }),
    );
    await page.goto('/forgot-password');
    await page.getByLabel('Email').fill('ana.de.los.milagros.fernandez@ejemplo.com.ar');
    await page.getByRole('button', { name: 'Enviar Enlace' }).click();
    await titulo(page, 'Revisa tu email');
  }),
  deNadie('enlace-validando', async (page) => {
    await sinRespuesta(page, '**/api/password-reset/validar/**');
    await page.goto(ENLACE);
    await expect(page.getByText('Validando el enlace…')).toBeVisible();
  }),
  deNadie('enlace-sin-validar', async (page) => {
    await sinServidor(page, '**/api/password-reset/validar/**');
    await page.goto(ENLACE);
    await expect(page.getByText('No se pudo validar el enlace')).toBeVisible();
  }),
  deNadie('enlace-invalido', (page) => visitar(page, ENLACE, 'Enlace Inválido')),
  deNadie('enlace-valido', conEnlaceValido),
  deNadie('enlace-errores', async (page) => {
    await conEnlaceValido(page);
    await page.getByLabel('Nueva contraseña').fill('agua12');
    await page.getByLabel('Confirmar contraseña').fill('agua');
    await page.getByRole('button', { name: 'Actualizar Contraseña' }).click();
    await expect(page.getByText('Las contraseñas no coinciden')).toBeVisible();
  }),
  deNadie('enlace-actualizada', async (page) => {
    await sinRegresos(page);
    await conEnlaceValido(page);
    await page.route('**/api/password-reset/reset', (pedido) =>
      pedido.fulfill({ json: { mensaje: '' } }),
    );
    await page.getByLabel('Nueva contraseña').fill('Secreta2');
    await page.getByLabel('Confirmar contraseña').fill('Secreta2');
    await page.getByRole('button', { name: 'Actualizar Contraseña' }).click();
    await titulo(page, '¡Contraseña Actualizada!');
  }),
  deNadie('no-existe', (page) => visitar(page, '/no-existe', 'Acá solo hay agua quieta')),
];

function deNadie(nombre: string, abrir: Vista['abrir']): Vista {
  return { nombre, quien: 'nadie', abrir };
}

export async function visitar(page: Page, ruta: string, suTitulo: string | RegExp): Promise<void> {
  await page.goto(ruta);
  await titulo(page, suTitulo);
}

async function titulo(page: Page, name: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** On a phone. */
export async function abrirMenu(page: Page, conLaOpcion: string): Promise<void> {
  await page.getByRole('button', { name: 'Menú' }).click();
  const menu = page.getByRole('navigation', { name: 'Principal' });
  await expect(menu.getByText(conLaOpcion, { exact: true })).toBeVisible();
}

async function conEnlaceValido(page: Page): Promise<void> {
  await page.route('**/api/password-reset/validar/**', (pedido) =>
    pedido.fulfill({ json: { valido: true, mensaje: '' } }),
  );
  await visitar(page, ENLACE, 'Contraseña nueva');
  await expect(page.getByLabel('Nueva contraseña')).toBeVisible();
}
