import { expect, type Locator, type Page } from '@playwright/test';
import { conCorreo } from '../con-codigo.ts';
import { conRechazo, sinRegresos, sinRespuesta, sinServidor, type Vista } from './vista.ts';

const ENLACE = '/reset-password?token=abcdefghijklmnopqrstuvwxyz0123456789ABCDEFG';
const ENLACE_DE_EMAIL = '/confirmar-email?token=abcdefghijklmnopqrstuvwxyz0123456789ABCDEFG';
/** An expired token: the payload is `{"exp":1}`, a second after the beginning of 1970. */
const TOKEN_VENCIDO = 'e30.eyJleHAiOjF9.x';

/** The views that a person without a session can open. */
export const PUBLICAS: readonly Vista[] = [
  deNadie('portada', conTitulo('El cuerpo también necesita un remanso'), (page) => page.goto('/')),
  {
    ...deNadie(
      'portada-menu',
      (page) => opcionDeMenu(page, 'Registrarse'),
      async (page) => {
        await page.goto('/');
        await abrirMenu(page);
      },
    ),
    soloTelefono: true,
  },
  deNadie('login', conTitulo('Iniciar Sesión'), (page) => page.goto('/login')),
  deNadie('login-errores', conTexto('La contraseña es obligatoria'), async (page) => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Iniciar Sesión' }).click();
  }),
  deNadie('login-rechazado', conAlerta('Email o contraseña incorrectos'), async (page) => {
    await conRechazo(page, '**/api/auth/login', 'Email o contraseña incorrectos');
    await page.goto('/login');
    await page.getByLabel('Email').fill('ana@ejemplo.com');
    await page.getByLabel('Contraseña', { exact: true }).fill('Errada1');
    await page.getByRole('button', { name: 'Iniciar Sesión' }).click();
  }),
  deNadie('login-vencida', conTexto('La sesión anterior terminó.'), async (page) => {
    const guardar = (token: string) => localStorage.setItem('token', token);
    await page.addInitScript(guardar, TOKEN_VENCIDO);
    await page.goto('/reservas');
  }),
  deNadie('login-protegida', conTexto('Para ver esa página, inicia sesión.'), (page) =>
    page.goto('/reservas'),
  ),
  deNadie(
    'login-cuenta-creada',
    conTexto('Tu cuenta está creada. Ya puedes iniciar sesión.'),
    async (page) => {
      await page.route('**/api/auth/register', (pedido) =>
        pedido.fulfill({ status: 201, json: { message: 'Cuenta creada correctamente' } }),
      );
      await sinServidor(page, '**/api/auth/login');
      await page.goto('/register');
      await completarRegistro(page);
    },
  ),
  deNadie('ayuda', conTitulo('Ayuda'), (page) => page.goto('/ayuda')),
  deNadie('tus-datos', conTitulo('Tus datos'), (page) => page.goto('/tus-datos')),
  deNadie('accesibilidad', conTitulo('Accesibilidad'), (page) => page.goto('/accesibilidad')),
  deNadie('registro', conTitulo('Crear Cuenta'), (page) => page.goto('/register')),
  deNadie('registro-errores', conTexto('Debes confirmar la contraseña'), async (page) => {
    await page.goto('/register');
    await page.getByLabel('Nombre', { exact: true }).fill('Ana 3');
    await page.getByLabel('Contraseña', { exact: true }).fill('secreta');
    await page.getByRole('button', { name: 'Crear Cuenta' }).click();
  }),
  deNadie('registro-rechazado', conAlerta('Ya existe una cuenta con ese email'), async (page) => {
    await conRechazo(page, '**/api/auth/register', 'Ya existe una cuenta con ese email');
    await page.goto('/register');
    await completarRegistro(page);
  }),
  deNadie('olvido', conTexto('Enviar Enlace'), async (page) => {
    await conCorreo(page);
    await page.goto('/forgot-password');
  }),
  deNadie('olvido-sin-correo', conTexto(/te damos un enlace/), async (page) => {
    await conCorreo(page, false);
    await page.goto('/forgot-password');
  }),
  deNadie('olvido-errores', conTexto('El formato del email no es válido'), async (page) => {
    await conCorreo(page);
    await page.goto('/forgot-password');
    await page.getByLabel('Email').fill('ana');
    await page.getByRole('button', { name: 'Enviar Enlace' }).click();
  }),
  deNadie('olvido-enviado', conTitulo('Revisa tu email'), async (page) => {
    await conCorreo(page);
    await page.route('**/api/password-reset/solicitar', (pedido) =>
      pedido.fulfill({ json: { mensaje: '' } }),
    );
    await page.goto('/forgot-password');
    await page.getByLabel('Email').fill('ana.de.los.milagros.fernandez@ejemplo.com.ar');
    await page.getByRole('button', { name: 'Enviar Enlace' }).click();
  }),
  {
    ...deNadie('enlace-validando', conTexto('Validando el enlace…'), async (page) => {
      await sinRespuesta(page, '**/api/password-reset/validar/**');
      await page.goto(ENLACE);
    }),
    esperando: true,
  },
  deNadie('enlace-sin-validar', conTexto('No se pudo validar el enlace'), async (page) => {
    await sinServidor(page, '**/api/password-reset/validar/**');
    await page.goto(ENLACE);
  }),
  deNadie('enlace-invalido', conTexto(/sirve una sola vez y durante 1 hora/), (page) =>
    page.goto(ENLACE),
  ),
  deNadie('email-por-confirmar', conTitulo('Confirmar el email'), (page) =>
    page.goto(ENLACE_DE_EMAIL),
  ),
  deNadie('email-sin-confirmar', conTexto(/sirve durante 7 días/), confirmarElEmail),
  deNadie('email-confirmado', conTitulo('Email confirmado'), async (page) => {
    await page.route('**/api/auth/confirmar-email', (route) =>
      route.fulfill({ json: { message: 'El email quedó confirmado' } }),
    );
    await confirmarElEmail(page);
  }),
  deNadie('enlace-valido', (page) => page.getByLabel('Nueva contraseña'), conEnlaceValido),
  deNadie('enlace-errores', conTexto('Las contraseñas no coinciden'), async (page) => {
    await conEnlaceValido(page);
    await page.getByLabel('Nueva contraseña').fill('agua12');
    await page.getByLabel('Confirmar contraseña').fill('agua');
    await page.getByRole('button', { name: 'Actualizar Contraseña' }).click();
  }),
  deNadie('enlace-actualizada', conTitulo('¡Contraseña Actualizada!'), async (page) => {
    await sinRegresos(page);
    await conEnlaceValido(page);
    await page.route('**/api/password-reset/reset', (pedido) =>
      pedido.fulfill({ json: { mensaje: '' } }),
    );
    await page.getByLabel('Nueva contraseña').fill('Secreta2');
    await page.getByLabel('Confirmar contraseña').fill('Secreta2');
    await page.getByRole('button', { name: 'Actualizar Contraseña' }).click();
  }),
  deNadie('no-existe', conTitulo('Acá solo hay agua quieta'), (page) => page.goto('/no-existe')),
];

async function confirmarElEmail(page: Page): Promise<void> {
  await page.goto(ENLACE_DE_EMAIL);
  await page.getByRole('button', { name: 'Confirmar mi email' }).click();
}

export async function completarRegistro(page: Page): Promise<void> {
  await page.getByLabel('Nombre', { exact: true }).fill('Ana');
  await page.getByLabel('Apellido').fill('Paz');
  await page.getByLabel('Email').fill('ana@ejemplo.com');
  await page.getByLabel('Género').selectOption('FEMENINO');
  await page.getByLabel('Teléfono').fill('381 555 0142');
  await page.getByLabel('Contraseña', { exact: true }).fill('Secreta1');
  await page.getByLabel('Confirmar contraseña').fill('Secreta1');
  await page.getByRole('button', { name: 'Crear Cuenta' }).click();
}

export function deNadie(nombre: string, muestra: Vista['muestra'], abrir: Vista['abrir']): Vista {
  return { nombre, quien: 'nadie', muestra, abrir };
}

export function titulo(page: Page, name: string | RegExp): Locator {
  return page.getByRole('heading', { level: 1, name });
}

export function conTitulo(name: string | RegExp): Vista['muestra'] {
  return (page) => titulo(page, name);
}

export function conTexto(texto: string | RegExp): Vista['muestra'] {
  return (page) => page.getByText(texto);
}

export function conAlerta(texto: string): Vista['muestra'] {
  return (page) => page.getByRole('alert').filter({ hasText: texto });
}

/** Opens the header's menu, which on a phone is behind a button. */
export async function abrirMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menú' }).click();
}

export function opcionDeMenu(page: Page, opcion: string): Locator {
  return page.getByRole('navigation', { name: 'Principal' }).getByText(opcion, { exact: true });
}

async function conEnlaceValido(page: Page): Promise<void> {
  await page.route('**/api/password-reset/validar/**', (pedido) =>
    pedido.fulfill({ json: { valido: true, mensaje: '' } }),
  );
  await page.goto(ENLACE);
  await expect(titulo(page, 'Contraseña nueva')).toBeVisible();
}
