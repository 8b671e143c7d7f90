import { expect, type Page } from '@playwright/test';
import { venderAbono } from './con-abono.ts';
import { ANA, centroConClientes, elegirTurno, reservasDe } from '../../elegir-turno.ts';
import { entrar, pedir, test } from '../../servidor.ts';

const pregunta = (page: Page) => page.getByRole('dialog', { name: 'Confirmar Reserva' });
const resumen = (page: Page) => page.getByRole('region', { name: 'Resumen del turno' });

test('a booking with an abono costs places and no money, without a tap more', async ({
  servidor,
  page,
}) => {
  const { duena, ana } = await centroConClientes(servidor);
  const { user } = await entrar(page, servidor, ANA);
  await venderAbono(servidor, { duena, clienteId: user.id, vigenciaDias: 90, nombre: 'Largo' });
  await venderAbono(servidor, { duena, clienteId: user.id });

  await page.goto('/reservas/nueva-reserva');
  await elegirTurno(page, '14:00', 2);
  // The abono that ends first is chosen among the two, and another can be in the same line.
  const conQue = resumen(page).getByLabel('Con qué se paga');
  await expect(conQue.locator('option:checked')).toHaveText(
    'Con tu abono Pack de 10: te quedan 10 lugares',
  );
  await expect(resumen(page)).not.toContainText('$');
  await conQue.selectOption({ label: 'Pagar aparte' });
  await expect(resumen(page)).toContainText('$ 36.000');
  await page.reload();
  await expect(conQue.locator('option:checked')).toHaveText('Pagar aparte');
  await conQue.selectOption({ label: 'Con tu abono Largo: te quedan 10 lugares' });
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByLabel('Nombre del acompañante 1').fill('Luis');
  await page.getByRole('button', { name: 'Confirmar Reserva' }).click();
  await expect(pregunta(page)).toContainText('No pagas nada; te quedan 8 lugares');
  // A second Enter, on the title, neither closes the question nor answers it.
  await expect(pregunta(page).getByRole('heading', { name: 'Confirmar Reserva' })).toBeFocused();
  await expect(pregunta(page)).not.toContainText('$');
  await pregunta(page).getByRole('button', { name: 'Sí, Confirmar' }).click();
  await expect(page.getByText('Con el abono Largo no pagas nada.')).toBeVisible();
  expect(await reservasDe(servidor, ana)).toMatchObject([{ estado: 'confirmada', numPersonas: 2 }]);
  await page.goto('/reservas');
  await expect(page.getByRole('region', { name: 'Mis abonos' })).toContainText('Quedan 8 lugares');
});

test('a refused abono says why, keeps the names and lets one pay apart', async ({
  servidor,
  page,
}) => {
  const { duena } = await centroConClientes(servidor);
  const { user } = await entrar(page, servidor, ANA);
  const { id } = await venderAbono(servidor, { duena, clienteId: user.id });
  await page.goto('/reservas/nueva-reserva');
  await elegirTurno(page, '14:00', 2);
  await expect(resumen(page)).toContainText('Con tu abono Pack de 10: te quedan 10 lugares');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByLabel('Nombre del acompañante 1').fill('Luis');
  await page.getByRole('button', { name: 'Confirmar Reserva' }).click();
  await expect(pregunta(page)).toContainText('No pagas nada');
  const fin = { motivo: 'Se devolvió', devolucion: 0, medio: 'EFECTIVO' };
  await pedir(servidor.origen, `/abonos-vendidos/${id}/anular`, fin, duena);

  await pregunta(page).getByRole('button', { name: 'Sí, Confirmar' }).click();
  await expect(resumen(page).getByRole('alert')).toContainText('El abono se anuló');
  await expect(page.getByLabel('Nombre del acompañante 1')).toHaveValue('Luis');
  await resumen(page).getByRole('button', { name: 'Pagar aparte' }).click();
  await expect(resumen(page).getByRole('alert')).toBeEmpty();
  await expect(resumen(page)).toContainText('$ 36.000');
  await page.getByRole('button', { name: 'Confirmar Reserva' }).click();
  await expect(pregunta(page)).toContainText('$ 36.000');
  await pregunta(page).getByRole('button', { name: 'Sí, Confirmar' }).click();
  await expect(page.getByRole('heading', { name: '¡Reserva confirmada!' })).toBeVisible();
});
