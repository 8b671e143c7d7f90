import { expect, type Page } from '@playwright/test';
import { abrirConReservas } from '../centro-con-reservas.ts';
import { revisarVistas } from '../revisar-vista.ts';
import { DUENA, entrar, test } from '../servidor.ts';
import { sinFaltas } from '../sin-faltas.ts';
import { DEL_PANEL } from '../vistas/del-panel.ts';
import { INFORMES } from '../vistas/informes.ts';
import { OTROS_CAMBIOS } from '../vistas/otros-cambios.ts';
import { DE_ABONOS } from '../vistas/de-abonos.ts';
import { DE_TOKENS } from '../vistas/programas/de-tokens.ts';
import { DE_WEBHOOKS } from '../vistas/programas/de-webhooks.ts';
import { DE_CAJA } from '../vistas/de-caja.ts';
import { DE_ESPERAS } from '../vistas/de-esperas.ts';
import { DE_HOJA } from '../vistas/de-hoja.ts';
import { DE_SERIES_DEL_PANEL } from '../vistas/de-series.ts';
import { DE_TRAER } from '../vistas/de-traer.ts';
import { PERSONAS_DEL_PANEL } from '../vistas/personas-del-panel.ts';
import { PREGUNTAS_DEL_PANEL } from '../vistas/preguntas-del-panel.ts';
import type { Vista } from '../vistas/vista.ts';

/** The views of the panel in three parts, which go beside one another: together they take minutes. */
const PARTES: Record<string, readonly Vista[]> = {
  'the day': [...DEL_PANEL, ...DE_HOJA, ...OTROS_CAMBIOS],
  'who waits, turnos fijos and money': [
    ...DE_CAJA,
    ...DE_ESPERAS,
    ...DE_ABONOS,
    ...DE_SERIES_DEL_PANEL,
  ],
  'people, programs, figures and questions': [
    ...PERSONAS_DEL_PANEL,
    ...DE_TRAER,
    ...DE_TOKENS,
    ...DE_WEBHOOKS,
    ...INFORMES,
    ...PREGUNTAS_DEL_PANEL,
  ],
};

for (const [parte, vistas] of Object.entries(PARTES)) {
  test(`the owner can perceive and reach all of every screen of the panel: ${parte}`, async ({
    servidor,
    browser,
  }) => {
    const sesiones = await abrirConReservas(servidor);
    await revisarVistas(vistas, { browser, servidor, sesiones, tambienEnTableta: true });
  });
}

test('the owner can perceive and reach what is shown before the centre is open', async ({
  servidor,
  page,
}) => {
  await entrar(page, servidor, DUENA);
  // The event stream never ends, so with it the network would never be idle.
  await page.route('**/assets/enVivo-*.js', (pedido) => pedido.abort());
  for (const ruta of ['/dashboard', '/configuracion-horarios']) await revisar(page, ruta);
});

/** Checks the screen that is shown in place of the panel while the centre has no configuration. */
async function revisar(page: Page, ruta: string): Promise<void> {
  await page.goto(ruta);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await sinFaltas(page);
}
