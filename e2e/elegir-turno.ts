import { expect, type Locator, type Page } from '@playwright/test';
import { DUENA, abrirCentro, pedir, type Servidor } from './servidor.ts';

export const ANA = { email: 'ana@ejemplo.com', password: 'Secreta1' };
export const LUZ = { email: 'luz@ejemplo.com', password: 'Secreta1' };

/**
 * Opens a centre that is open every day and has two clients. Returns the tokens of the owner and
 * the two clients.
 */
export async function centroConClientes(servidor: Servidor) {
  const duena = await tokenDe(servidor, DUENA);
  await abrirCentro(servidor, duena);
  const personas = [
    { ...ANA, nombre: 'Ana', apellido: 'Paz' },
    { ...LUZ, nombre: 'Luz', apellido: 'Vega' },
  ];
  for (const persona of personas) {
    const datos = { genero: 'FEMENINO', telefono: '381 555 0142', ...persona };
    await pedir(servidor.origen, '/auth/register', datos);
  }
  return { duena, ana: await tokenDe(servidor, ANA), luz: await tokenDe(servidor, LUZ) };
}

async function tokenDe({ origen }: Servidor, { email, password }: typeof ANA): Promise<string> {
  const { token } = (await pedir(origen, '/auth/login', { email, password })) as { token: string };
  return token;
}

/**
 * Logs in through the form. Unlike `entrar`, `iniciarSesion` does not store the session again at
 * each load of a page.
 */
export async function iniciarSesion(page: Page, { email, password }: typeof ANA): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Iniciar Sesión' }).click();
}

/** Clicks the label of a radio button: the label is what people see and touch. */
export async function tocar(radio: Locator): Promise<void> {
  await radio.locator('xpath=ancestor::label').click();
  await expect(radio).toBeChecked();
}

export function dias(page: Page): Locator {
  return page.getByRole('group', { name: '¿Qué día?' }).getByRole('radio');
}

/**
 * Chooses an hour of tomorrow for so many people, because the hours of today may be over. Returns
 * the day.
 */
export async function elegirTurno(page: Page, hora: string, personas: number): Promise<string> {
  const manana = dias(page).nth(1);
  await tocar(manana);
  await tocar(page.getByRole('radio', { name: new RegExp(`^${hora}, `) }));
  await tocar(page.getByRole('radio', { name: new RegExp(`^${personas} persona`) }));
  return (await manana.getAttribute('value')) ?? '';
}

/**
 * Logs in and goes to the second step of a booking, with the names written. Returns the day of the
 * booking.
 */
export async function llegarALosNombres(
  page: Page,
  hora: string,
  nombres: string[],
): Promise<string> {
  await page.goto('/login?volver=/reservas/nueva-reserva');
  await iniciarSesion(page, ANA);
  const dia = await elegirTurno(page, hora, nombres.length + 1);
  await page.getByRole('button', { name: 'Continuar' }).click();
  for (const [orden, nombre] of nombres.entries()) {
    await page.getByLabel(`Nombre del acompañante ${orden + 1}`).fill(nombre);
  }
  return dia;
}

export async function confirmarReserva(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Confirmar Reserva' }).click();
  await page.getByRole('button', { name: 'Sí, Confirmar' }).click();
}

/**
 * Waits for the toast after a booking, and then for the home, to which the screen goes without a
 * tap.
 */
export async function esperarReservaHecha(page: Page): Promise<void> {
  await expect(page.getByText('La reserva quedó en Mis Reservas')).toBeVisible();
  await expect(page).toHaveURL(/\/reservas$/);
}

/**
 * Waits for the toast after a booking with companions, whose confirmation stays to be shared, and
 * goes to the home.
 */
export async function volverDeLaReservaHecha(page: Page): Promise<void> {
  await expect(page.getByText('La reserva quedó en Mis Reservas')).toBeVisible();
  await page.getByRole('link', { name: 'Volver al inicio' }).click();
  await expect(page).toHaveURL(/\/reservas$/);
}

interface ReservaVista {
  estado: string;
  fecha: string;
  horario: string;
  numPersonas: number;
}

export async function reservasDe({ origen }: Servidor, token: string): Promise<ReservaVista[]> {
  const mias = await pedir(origen, '/reservas/mias', undefined, token);
  return (mias as { reservas: ReservaVista[] }).reservas;
}

/** Returns the id of the franja at an hour, from the client's list of franjas. */
export async function franjaDe({ origen }: Servidor, token: string, dia: string, hora: string) {
  const ruta = `/franjas/client/por-fecha/${dia}`;
  const franjas = (await pedir(origen, ruta, undefined, token)) as {
    id: number;
    horaInicio: string;
  }[];
  const franja = franjas.find(({ horaInicio }) => horaInicio === hora);
  if (!franja) throw new Error(`There is no franja at ${hora} on ${dia}`);
  return franja.id;
}

/** Fires the event that the browser fires when a person comes back to the tab. */
export async function volverALaPestania(page: Page): Promise<void> {
  await page.evaluate(`document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));`);
}
