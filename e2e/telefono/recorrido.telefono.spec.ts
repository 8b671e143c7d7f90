import { expect, type Locator, type Page } from '@playwright/test';
import { DUENA, test } from '../servidor.ts';

const ANA = { email: 'ana@ejemplo.com', password: 'Secreta1' };

test('the owner opens the centre, a client books for three, and the day shows it', async ({
  servidor,
  browser,
  page: telefono,
}) => {
  const escritorio = await browser.newContext({
    baseURL: servidor.origen,
    viewport: { width: 1280, height: 800 },
  });
  const duena = await escritorio.newPage();
  await abrirElCentro(duena);
  await registrarse(telefono);
  const dia = await reservarParaTres(telefono);
  await verMisReservas(telefono);
  await verElDia(duena, dia);
});

async function abrirElCentro(page: Page): Promise<void> {
  await iniciarSesion(page, DUENA);
  await expect(page.getByRole('heading', { name: 'Configuración Inicial' })).toBeVisible();
  await page.getByRole('button', { name: 'Crear Configuración' }).click();

  await expect(page.getByRole('heading', { name: 'Configuración de Horarios' })).toBeVisible();
  // The other days have the hours that a new centre proposes. Sunday is opened too, because the
  // test may run on a Saturday and books the next day.
  await page.getByRole('switch', { name: 'Domingo' }).click();
  await page.getByRole('button', { name: 'Guardar Horarios' }).click();
  await expect(page.getByText('Horarios guardados correctamente')).toBeVisible();
  await page.getByRole('button', { name: 'Más tarde' }).click();
  await expect(page.getByRole('heading', { name: 'Turnos del Día' })).toBeVisible();
}

async function registrarse(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Reservar un turno' }).first().click();
  await page.getByRole('link', { name: 'Crear una cuenta' }).click();
  await page.getByLabel('Nombre', { exact: true }).fill('ana maría');
  await page.getByLabel('Apellido').fill('ñandú');
  await page.getByLabel('Email').fill(ANA.email);
  await page.getByLabel('Género').selectOption('FEMENINO');
  await page.getByLabel('Teléfono').fill('381 555 0142');
  await page.getByLabel('Contraseña', { exact: true }).fill(ANA.password);
  await page.getByLabel('Confirmar contraseña').fill(ANA.password);
  await page.getByRole('button', { name: 'Crear Cuenta' }).click();
  await expect(page).toHaveURL(/\/reservas\/nueva-reserva$/);
}

async function iniciarSesion(
  page: Page,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Iniciar Sesión' }).click();
}

async function reservarParaTres(page: Page): Promise<string> {
  // The booking is for tomorrow, because the hours of today may be over.
  const manana = page.getByRole('group', { name: '¿Qué día?' }).getByRole('radio').nth(1);
  await tocar(manana);
  const dia = (await manana.getAttribute('value')) ?? '';
  const franja = page.getByRole('radio', { name: /^10:00, 4 lugares libres/ });
  await tocar(franja);
  await tocar(page.getByRole('radio', { name: '3 personas', exact: true }));
  await page.getByRole('button', { name: 'Continuar', exact: true }).click();
  await page.getByLabel('Nombre del acompañante 1').fill('luis pérez');
  await page.getByLabel('Nombre del acompañante 2').fill('sol');
  await page.getByRole('button', { name: 'Confirmar Reserva', exact: true }).click();
  const modal = page.getByRole('dialog', { name: 'Confirmar Reserva', exact: true });
  await expect(modal.getByText('$ 45.000', { exact: true })).toBeVisible();
  await modal.getByRole('button', { name: 'Sí, Confirmar' }).click();
  await page.getByRole('link', { name: 'Volver al inicio' }).click();
  await expect(page).toHaveURL(/\/reservas$/);
  await expect(
    page.getByRole('heading', { name: 'Bienvenida, Ana María', exact: true }),
  ).toBeVisible();
  return dia;
}

/** Clicks the label of a radio button: the label is what people see and touch. */
async function tocar(radio: Locator): Promise<void> {
  await radio.locator('xpath=ancestor::label').click();
  await expect(radio).toBeChecked();
}

async function verMisReservas(page: Page): Promise<void> {
  const proximo = page.getByRole('region', { name: 'Próximo turno', exact: true });
  await expect(proximo.getByText('3 personas, $ 45.000', { exact: true })).toBeVisible();
  await page.goto('/reservas/mis-reservas');
  const tarjeta = page.getByRole('article');
  await expect(tarjeta).toHaveCount(1);
  await expect(tarjeta.getByText('10:00 - 11:00', { exact: true })).toBeVisible();
  await expect(tarjeta.getByText('3 personas, $ 45.000', { exact: true })).toBeVisible();
}

async function verElDia(page: Page, dia: string): Promise<void> {
  await page.goto(`/dashboard?fecha=${dia}`);
  await expect(page.getByText('1 cupo disponible', { exact: true })).toBeVisible();
  const detalles = { name: 'Ver detalles del turno de las 10:00', exact: true };
  await page.getByRole('button', detalles).click();
  const modal = page.getByRole('dialog', { name: 'Turno de las 10:00', exact: true });
  await expect(modal.getByText('3 de 4 personas', { exact: true })).toBeVisible();
  const reserva = modal
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Ana María Ñandú', exact: true }) });
  for (const name of ['Ana María Ñandú', 'Luis Pérez', 'Sol']) {
    const corregir = { name: `Corregir a ${name}`, exact: true };
    await expect(reserva.getByRole('button', corregir)).toBeVisible();
  }
  await expect(reserva.getByText('Precio total: $ 45.000', { exact: true })).toBeVisible();
}
