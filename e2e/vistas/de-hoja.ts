import { enDias } from '../en-dias.ts';
import { conDiaLleno } from './con-hoja.ts';
import { deDuena } from './del-panel.ts';
import type { Vista } from './vista.ts';

/** The desk's views of the hoja, a day made for paper. */
export const DE_HOJA: readonly Vista[] = [
  deDuena(
    'panel-hoja',
    (page) => page.getByRole('article', { name: 'Hoja' }).getByText('Joaquín Gramajo').first(),
    async (page) => {
      await conDiaLleno(page);
      await page.goto('/dashboard/hoja');
    },
  ),
  deDuena(
    'panel-hoja-rotacion',
    (page) => page.getByRole('group', { name: 'Recorrido de cada lugar' }),
    async (page) => {
      await conDiaLleno(page);
      await page.goto('/dashboard/hoja?hoja=rotacion');
    },
  ),
  deDuena(
    'panel-hoja-sin-turnos',
    (page) => page.getByText('Sin turnos no hay nada que imprimir.'),
    (page) => page.goto(`/dashboard/hoja?fecha=${enDias(300)}`),
  ),
];
