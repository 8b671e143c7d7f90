import { expect, type Locator } from '@playwright/test';
import { diaYMes } from '../../packages/contract/src/calendario.ts';
import {
  ANA,
  centroConClientes,
  confirmarReserva,
  elegirTurno,
  franjaDe,
  iniciarSesion,
  tocar,
} from '../elegir-turno.ts';
import { enDias } from '../en-dias.ts';
import { pedir, test } from '../servidor.ts';

const VENTANAS_BAJAS = [
  { width: 320, height: 568 },
  { width: 844, height: 390 },
];

test('what is paid is told before it is asked for, and success waits for a finger', async ({
  servidor,
  page,
}) => {
  const { origen } = servidor;
  const { duena } = await centroConClientes(servidor);
  const nuevos = { desde: enDias(3), preciosPorCapacidad: [{ capacidad: 1, precio: 25_000 }] };
  await pedir(origen, '/listas-de-precios', nuevos, duena);
  await ponerDatos(origen, '/centro', { comoSePaga: 'Efectivo o transferencia.' }, duena);
  await conSenia(origen, 30, duena);
  await page.goto('/login?volver=/reservas/nueva-reserva');
  await iniciarSesion(page, ANA);
  const cambio = new RegExp(`Desde el ${diaYMes(enDias(3))}`);
  await expect(page.getByText(cambio)).toBeVisible();
  const resumen = page.getByRole('region', { name: 'Resumen del turno' });
  const comoSePaga = 'Cómo se paga: Efectivo o transferencia.';
  await expect(resumen.getByText(/^Seña de \$\s6\.000/)).toBeVisible();
  await expect(page.getByText(comoSePaga).filter({ visible: true })).toHaveCount(2);
  await elegirTurno(page, '10:00', 1);
  await page.getByRole('button', { name: 'Continuar' }).click();
  const pedida = page.getByText(/^Después de reservar te pedimos una seña de \$\s6\.000.*, hasta/);
  await expect(pedida).toBeVisible();
  await expect(page.getByText(comoSePaga).filter({ visible: true })).toHaveCount(2);
  await page.goto('/reservas');
  await expect(page.getByRole('listitem').filter({ hasText: cambio })).toContainText(
    /Individual \$\s25\.000/,
  );

  await conSenia(origen, 0, duena);
  await page.clock.install();
  await page.goto('/reservas/nueva-reserva');
  await elegirTurno(page, '11:00', 1);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await confirmarReserva(page);
  const hecha = page.getByRole('heading', { name: '¡Reserva confirmada!' });
  await hecha.click();
  await page.clock.fastForward(10_000);
  await expect(hecha).toBeVisible();
});

test('a link wins over what was begun, and hours are in sight on the smallest windows', async ({
  servidor,
  page,
}) => {
  const { ana } = await centroConClientes(servidor);
  await page.goto('/login?volver=/reservas/nueva-reserva');
  await iniciarSesion(page, ANA);
  await elegirTurno(page, '10:00', 2);
  const franjaId = await franjaDe(servidor, ana, enDias(2), '19:00');
  // The observer of a busy phone speaks after the page has scrolled to the hour of the link.
  const content = 'ResizeObserver.prototype.observe = () => {}';
  const callado = await page.addInitScript({ content });
  await page.goto(`/reservas/nueva-reserva?fecha=${enDias(2)}&franja=${franjaId}&personas=1`);
  await expect(page.getByRole('radio', { name: '1 persona' })).toBeChecked();
  const elegida = page.getByRole('radio', { name: /^19:00/ });
  await expect(elegida).toBeChecked();
  await expect.poll(() => estaDestapado(elegida)).toBe(true);
  await callado.dispose();
  await tocar(page.getByRole('radio', { name: '3 personas' }));
  await page.reload();
  await expect(page.getByRole('radio', { name: '3 personas' })).toBeChecked();

  for (const ventana of VENTANAS_BAJAS) {
    await page.setViewportSize(ventana);
    await page.goto(`/reservas/nueva-reserva?fecha=${enDias(1)}`);
    const primera = page.getByRole('radio', { name: /^08:00/ }).locator('xpath=..');
    const hora = primera.getByText('08:00', { exact: true });
    await expect(hora).toBeVisible();
    await expect.poll(() => seLeeEntera(hora), JSON.stringify(ventana)).toBe(true);
  }
});

/** Resolves to true if all of a text is inside the window and nothing covers it. */
function seLeeEntera(texto: Locator): Promise<boolean> {
  return texto.evaluate((elemento) => {
    const { left, right, top, bottom } = elemento.getBoundingClientRect();
    const tile = elemento.closest('label');
    return [top + 1, bottom - 1].every((alto) =>
      tile?.contains(document.elementFromPoint((left + right) / 2, alto)),
    );
  });
}

/** Resolves to true if the middle of a control is inside the window and nothing covers it. */
function estaDestapado(control: Locator): Promise<boolean> {
  return control.evaluate((elemento) => {
    const { x, y, width, height } = elemento.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2) === elemento;
  });
}

async function ponerDatos(origen: string, ruta: string, datos: object, token: string) {
  const respuesta = await fetch(`${origen}/api${ruta}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(datos),
  });
  expect(respuesta.status).toBe(200);
}

async function conSenia(origen: string, seniaPorcentaje: number, token: string): Promise<void> {
  const { config } = (await pedir(origen, '/config', undefined, token)) as { config: object };
  const senia = { seniaPorcentaje, seniaHoras: 24, datosDeTransferencia: 'Alias: remanso.agua' };
  await ponerDatos(origen, '/config', { ...config, ...senia }, token);
}
