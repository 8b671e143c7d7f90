import { expect, type Page } from '@playwright/test';
import { conCorreo, ultimoCodigo } from '../../con-codigo.ts';
import { centroConClientes, franjaDe, tocar } from '../../elegir-turno.ts';
import { enDias } from '../../en-dias.ts';
import { pedir, test, type Servidor } from '../../servidor.ts';
import { EVA, escribirDatos } from './datos-de-visita.ts';

const DIA = enDias(1);
const NOMBRES = ['Luis', 'Sol', 'Mar'];

test('a stranger joins the line of a full turn from the agenda, by a code', async ({
  servidor,
  page,
}) => {
  const { franjaId, duena } = await conTurnoDeLasDiez(servidor, 4);
  await conCorreo(page);
  await page.goto(`/agenda?franja=${franjaId}`);
  await expect(page.getByRole('link', { name: 'Avisarme si se libera', exact: true })).toHaveCount(
    1,
  );
  await page.getByRole('link', { name: /^10:00.*Avisarme si se libera/ }).tap();
  const ventana = ventanaDe(page);
  await ventana.getByRole('radio', { name: '2 personas' }).check({ force: true });
  await escribirDatos(page);
  await ventana.getByRole('button', { name: 'Avisarme', exact: true }).tap();
  await expect(page.getByLabel('Código de 6 números')).toBeFocused();
  const { codigo, ruta } = await ultimoCodigo(servidor, EVA.email);
  expect(ruta).toContain('&personas=2&espera=si');
  await page.getByLabel('Código de 6 números').fill(codigo);
  await expect(page.getByText('Ya estás en la lista de espera')).toBeVisible();
  await expect(ventana).toBeHidden();
  await expect(page.getByRole('link', { name: /^10:00.*En espera, puesto 1/ })).toBeVisible();
  expect(await esperasDe(servidor, franjaId, duena)).toMatchObject([{ personas: 2 }]);
});

test('a stranger waits for more places than are free, by the button of the mail', async ({
  servidor,
  page,
}) => {
  const { franjaId, duena } = await conTurnoDeLasDiez(servidor, 2);
  await conCorreo(page);
  await page.goto(`/reservas/nueva-reserva?fecha=${DIA}&franja=${franjaId}`);
  await tocar(page.getByRole('radio', { name: '2 personas' }));
  await page.getByRole('button', { name: 'Avisarme si se libera' }).tap();
  const ventana = ventanaDe(page);
  // Two have a place already.
  await expect(ventana.getByRole('radio', { name: /^\d persona/ })).toHaveCount(2);
  await expect(ventana.getByRole('radio', { name: '3 personas' })).toBeChecked();
  await escribirDatos(page);
  await ventana.getByRole('button', { name: 'Avisarme', exact: true }).tap();
  await expect(page.getByLabel('Código de 6 números')).toBeFocused();
  const { ruta } = await ultimoCodigo(servidor, EVA.email);

  const otra = await page.context().newPage();
  await conCorreo(otra);
  await otra.goto(ruta);
  await expect(otra.getByText('Todavía no estás en la lista de espera')).toBeVisible();
  await otra.getByRole('button', { name: 'Entrar', exact: true }).tap();
  // The first tab has a session too, and nothing more to ask.
  await expect(ventana).toBeHidden();
  await expect(ventanaDe(otra).getByRole('radio', { name: '3 personas' })).toBeChecked();
  await ventanaDe(otra).getByRole('button', { name: 'Avisarme' }).tap();
  await expect(otra.getByRole('dialog', { name: 'En la lista de espera' })).toContainText(
    'Para 3 personas. Puesto 1 en la lista',
  );
  expect(await esperasDe(servidor, franjaId, duena)).toMatchObject([{ personas: 3 }]);
});

test('where no mail goes out, the window says that a password comes first, and comes back', async ({
  servidor,
  page,
}) => {
  const { franjaId, duena } = await conTurnoDeLasDiez(servidor, 4);
  await page.goto(`/reservas/nueva-reserva?fecha=${DIA}`);
  await page.getByRole('button', { name: /^10:00.*Avisarme si se libera/ }).tap();
  const ventana = ventanaDe(page);
  await expect(ventana).toContainText('primero eliges una contraseña');
  await ventana.getByRole('radio', { name: '2 personas' }).check({ force: true });
  await ventana.getByRole('button', { name: 'Crear mi cuenta' }).tap();

  await expect(page.getByText('Todavía no estás en la lista de espera')).toBeVisible();
  await page.getByLabel('Nombre', { exact: true }).fill(EVA.nombre);
  await page.getByLabel('Apellido').fill(EVA.apellido);
  await page.getByLabel('Email').fill(EVA.email);
  await page.getByLabel('Género').selectOption('FEMENINO');
  await page.getByLabel('Teléfono').fill(EVA.telefono);
  await page.getByLabel('Contraseña', { exact: true }).fill('Secreta1');
  await page.getByLabel('Confirmar contraseña').fill('Secreta1');
  await page.getByRole('button', { name: 'Crear Cuenta' }).tap();

  await expect(ventana.getByRole('radio', { name: '2 personas' })).toBeChecked();
  await ventana.getByRole('button', { name: 'Avisarme' }).tap();
  await page.getByRole('button', { name: 'Entendido' }).tap();
  await page.reload();
  await expect(page.getByRole('link', { name: /^10:00.*En espera, puesto 1/ })).toBeVisible();
  await expect(ventana).toBeHidden();
  expect(await esperasDe(servidor, franjaId, duena)).toMatchObject([{ personas: 2 }]);
});

const ventanaDe = (page: Page) => page.getByRole('dialog', { name: 'Avisarme si se libera' });

/** Opens a centre in which Ana has booked the turn of tomorrow at ten for so many people. */
async function conTurnoDeLasDiez(servidor: Servidor, personas: number) {
  const { ana, duena } = await centroConClientes(servidor);
  const franjaId = await franjaDe(servidor, ana, DIA, '10:00');
  const acompaniantes = NOMBRES.slice(0, personas - 1).map((nombre) => ({
    nombre,
    genero: 'OTROS',
  }));
  await pedir(servidor.origen, '/reservas', { franjaId, acompaniantes }, ana);
  return { franjaId, duena };
}

async function esperasDe({ origen }: Servidor, franjaId: number, duena: string) {
  const fila = await pedir(origen, `/franjas/${franjaId}/esperas`, undefined, duena);
  return (fila as { esperas: { personas: number }[] }).esperas;
}
