import { enDias } from '../en-dias.ts';
import { conAsistencia, conCaja } from './con-pagos.ts';
import { deDuena, diaConReservas } from './del-panel.ts';
import type { Vista } from './vista.ts';

/** The desk's views of who came, what is owed, and the drawer of a day. */
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
      await page.goto('/dashboard/caja');
    },
  ),
  deDuena(
    'panel-caja-vacia',
    (page) => page.getByText('Todavía no se anotó ningún movimiento.'),
    (page) => page.goto(`/dashboard/caja?fecha=${enDias(300)}`),
  ),
];
