import type { Page } from '@playwright/test';
import type { Token } from '../../../packages/contract/src/sistema/tokens.contract.ts';
import { ALCANCES } from '../../../packages/contract/src/sistema/tokens.rules.ts';
import { enDias } from '../../en-dias.ts';
import { deDuena, pulsar, ventana } from '../del-panel.ts';
import type { Vista } from '../vista.ts';

const UNO: Token = {
  id: 1,
  nombre: 'Planilla de la contadora del estudio Fernández Albornoz',
  alcances: ['pagos:leer', 'informes:leer'],
  venceEn: `${enDias(30)}T00:00:00`,
  ultimoUso: `${enDias(0)}T09:41:00`,
  creadoEn: `${enDias(-30)}T10:00:00`,
  creadoPor: { id: 1, nombre: 'Berta', apellido: 'Ríos' },
  pedidos: [],
};

/** What a program asks for that looks at the clients by the hour. */
const PEDIDOS = [0, -1, -2].flatMap((dias) => [
  { fecha: enDias(dias), llamada: 'GET /reservas/por-fecha', veces: 1440 },
  { fecha: enDias(dias), llamada: 'GET /clientes/{id}/resumen', veces: 24 },
  { fecha: enDias(dias), llamada: 'GET /franjas/client/por-fecha/{fecha}', veces: 1 },
]);

const LLAVES: readonly Token[] = [
  UNO,
  { ...UNO, id: 2, nombre: 'Asistente', alcances: [...ALCANCES], venceEn: null, ultimoUso: null },
  { ...UNO, id: 3, nombre: 'Cartel de la entrada', alcances: ['agenda:leer'], venceEn: null },
];

/** Opens what other programs may do and are told. */
export async function abrirIntegraciones(page: Page): Promise<void> {
  await page.goto('/dashboard/configuracion');
  await pulsar(page, 'Integraciones');
}

async function abrir(page: Page, tokens: readonly Token[] = LLAVES): Promise<void> {
  await page.route('**/api/tokens', (ruta) => ruta.fulfill({ json: { tokens } }));
  await abrirIntegraciones(page);
}

/** The screens about programs that come in with a llave. */
export const DE_TOKENS: readonly Vista[] = [
  deDuena(
    'panel-llaves',
    (page) => page.getByText('Cartel de la entrada'),
    async (page) => {
      await abrir(page);
      await page.getByRole('button', { name: /^Anular la llave: Cartel/ }).scrollIntoViewIfNeeded();
    },
  ),
  deDuena(
    'panel-llaves-pedidos',
    (page) => page.getByText('La ficha de un cliente: 24 veces').first(),
    async (page) => {
      await abrir(page, [{ ...UNO, pedidos: PEDIDOS }]);
      await page.getByText('Qué pidió en los últimos 30 días').press('Enter');
      await page.getByRole('group', { name: /^Qué pidió/ }).scrollIntoViewIfNeeded();
    },
  ),
  deDuena(
    'panel-llaves-vacio',
    (page) => page.getByText(/Todavía no hay ninguna/),
    (page) => abrir(page, []),
  ),
  deDuena(
    'panel-llave-nueva',
    (page) => page.getByRole('dialog', { name: 'Crear llave' }),
    async (page) => {
      await abrir(page, []);
      await pulsar(page, 'Crear llave');
    },
  ),
  deDuena(
    'panel-llave-hecha',
    (page) => page.getByRole('dialog', { name: 'La llave del programa' }),
    async (page) => {
      await abrir(page);
      const token = 'rmn_aL9BjDdZOSTd1qyTNSAcqb5SST3_aX3cDB8CXvDp6x8';
      await page.route('**/api/tokens', (ruta) =>
        ruta.fulfill({ status: 201, json: { ...UNO, token } }),
      );
      await pulsar(page, 'Crear llave');
      await ventana(page).getByLabel('Para qué programa').fill(UNO.nombre);
      await ventana(page).getByLabel('Ver los turnos').check();
      await page.keyboard.press('Enter');
    },
  ),
];
