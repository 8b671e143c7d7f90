import type { Page } from '@playwright/test';
import { enDias } from '../en-dias.ts';
import { conAsistencia, conCaja } from './con-pagos.ts';
import { deDuena, diaConReservas } from './del-panel.ts';
import type { Vista } from './vista.ts';

/** Opens the caja of a day and unfolds its folded parts. */
async function abrirCaja(page: Page, consulta = ''): Promise<void> {
  await page.goto(`/dashboard/caja${consulta}`);
  await page.getByRole('heading', { name: 'Movimientos del día' }).waitFor();
  await page.locator('details').evaluateAll((todos) => {
    for (const uno of todos) (uno as HTMLDetailsElement).open = true;
  });
}

/** The desk's views of attendance, debts and the caja of a day. */
export const DE_CAJA: readonly Vista[] = [
  deDuena(
    'panel-dia-en-curso',
    (page) => page.getByRole('button', { name: /^1\/\d: Vinieron 1 de \d/ }).first(),
    async (page) => {
      await conAsistencia(page);
      await diaConReservas(page);
    },
  ),
  deDuena(
    'panel-cuenta',
    (page) => page.getByRole('dialog', { name: /^Pagos de/ }).getByLabel('Monto'),
    async (page) => {
      await diaConReservas(page);
      await page
        .getByRole('button', { name: /^Otro medio o monto/ })
        .first()
        .press('Enter');
    },
  ),
  deDuena(
    'panel-caja',
    (page) => page.getByText('Motivo: Era de otra persona'),
    async (page) => {
      await conCaja(page);
      await abrirCaja(page);
    },
  ),
  deDuena(
    'panel-caja-cerrada',
    (page) => page.getByText('Faltó un billete de la caja chica'),
    async (page) => {
      await conCaja(page, true);
      await abrirCaja(page);
    },
  ),
  deDuena(
    'panel-caja-doblada',
    (page) => page.getByRole('heading', { name: 'Movimientos del día' }),
    async (page) => {
      await conCaja(page);
      await page.goto('/dashboard/caja');
    },
  ),
  deDuena(
    'panel-caja-fondo',
    (page) => page.getByRole('dialog', { name: 'Fondo del día' }),
    async (page) => {
      await conCaja(page);
      await abrirCaja(page);
      await page.getByRole('button', { name: 'Fondo', exact: true }).click();
    },
  ),
  deDuena(
    'panel-deudores',
    (page) => page.getByRole('heading', { name: 'Quién debe' }),
    (page) => page.goto('/dashboard/caja?vista=deudores'),
  ),
  deDuena(
    'panel-caja-vacia',
    (page) => page.getByText('Todavía no se anotó ningún movimiento.'),
    (page) => abrirCaja(page, `?fecha=${enDias(300)}`),
  ),
];
