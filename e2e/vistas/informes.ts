import { conInforme, conInformeVacio } from './con-informe.ts';
import { deDuena } from './del-panel.ts';
import { sinRespuesta, sinServidor, type Vista } from './vista.ts';

export const INFORMES: readonly Vista[] = [
  deDuena(
    'panel-informes',
    (page) => page.getByRole('table', { name: 'Porcentaje de lugares ocupados' }),
    async (page) => {
      await conInforme(page);
      await page.goto('/dashboard/informes?periodo=mes-pasado');
    },
  ),
  deDuena(
    'panel-informes-numeros',
    (page) => page.getByRole('table', { name: 'Reservado, cobrado, reservas y ausencias' }),
    async (page) => {
      await conInforme(page);
      await page.goto(`/dashboard/informes?periodo=otro&desde=2026-01-01&hasta=2026-12-31`);
      await page.getByText('Ver los números').click();
      await page.getByText('Cómo se cuenta').click();
    },
  ),
  {
    ...deDuena(
      'panel-informes-cargando',
      (page) => page.getByText('Cargando informe...'),
      async (page) => {
        await sinRespuesta(page, '**/api/informes?*');
        await page.goto('/dashboard/informes');
      },
    ),
    esperando: true,
  },
  deDuena(
    'panel-informes-error',
    (page) => page.getByText('Error al obtener el informe'),
    async (page) => {
      await sinServidor(page, '**/api/informes?*');
      await page.goto('/dashboard/informes');
    },
  ),
  deDuena(
    'panel-informes-nada',
    (page) => page.getByText('Nada en este período'),
    async (page) => {
      await conInformeVacio(page);
      await page.goto('/dashboard/informes');
    },
  ),
];
