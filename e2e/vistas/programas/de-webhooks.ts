import type { Page } from '@playwright/test';
import type { Envio, Webhook } from '../../../packages/contract/src/sistema/webhooks.contract.ts';
import { EVENTOS } from '../../../packages/contract/src/sistema/webhooks.rules.ts';
import { enDias } from '../../en-dias.ts';
import { abrirIntegraciones } from './de-tokens.ts';
import { deDuena, pulsar, ventana } from '../del-panel.ts';
import type { Vista } from '../vista.ts';

const UNO: Webhook = {
  id: 1,
  url: 'https://hooks.ejemplo.com/catch/9081726/bx8k2',
  eventos: [...EVENTOS],
  activo: true,
  fallosSeguidos: 0,
  apagadoEn: null,
  creadoEn: `${enDias(-30)}T10:00:00`,
};

function programas(): Webhook[] {
  return [
    UNO,
    {
      ...UNO,
      id: 2,
      url: 'https://contabilidad.estudio-fernandez-albornoz.com.ar/remanso',
      eventos: ['pago.registrado', 'pago.anulado'],
      activo: false,
      fallosSeguidos: 100,
      apagadoEn: `${enDias(-1)}T03:12:00`,
    },
    { ...UNO, id: 3, url: 'https://otro.ejemplo.com/', activo: false },
    {
      ...UNO,
      id: 4,
      url: 'https://hooks.ejemplo.com/catch/9081726/m2p7q',
      eventos: ['cliente.creado'],
    },
  ];
}

function envios(): Envio[] {
  const uno: Envio = {
    id: 30,
    tipo: 'reserva.creada',
    estado: 'ENTREGADO',
    intentos: 1,
    codigo: 204,
    ultimoError: null,
    en: `${enDias(0)}T09:41:00`,
    persona: { id: 2, nombre: 'Ana', apellido: 'Paz' },
    turno: `${enDias(1)}T10:00:00`,
  };
  const fallo = { codigo: 500, ultimoError: 'Respondió 500' };
  return [
    { ...uno, estado: 'PENDIENTE', intentos: 4, ...fallo },
    { ...uno, id: 29, tipo: 'pago.registrado', estado: 'PENDIENTE', intentos: 0 },
    { ...uno, id: 26, tipo: 'cliente.creado', turno: null },
    { ...uno, id: 28, tipo: 'espera.ofrecida', estado: 'FALLIDO', intentos: 13, ...fallo },
    {
      ...uno,
      id: 25,
      tipo: 'webhook.prueba',
      estado: 'FALLIDO',
      ...fallo,
      persona: null,
      turno: null,
    },
  ];
}

async function abrir(page: Page, webhooks: readonly Webhook[] = programas()): Promise<void> {
  await page.route('**/api/webhooks', (ruta) => ruta.fulfill({ json: { webhooks } }));
  await page.route('**/api/webhooks/1/envios?*', (ruta) => {
    const paginas = { totalPaginas: 3, totalElementos: 24, tieneSiguiente: true };
    const json = { envios: envios(), paginaActual: 0, tieneAnterior: false, ...paginas };
    return ruta.fulfill({ json });
  });
  await abrirIntegraciones(page);
}

/** The screens about other programs that are told what happens. */
export const DE_WEBHOOKS: readonly Vista[] = [
  deDuena(
    'panel-webhooks',
    (page) => page.getByText('Se apagó solo'),
    async (page) => {
      await abrir(page);
      await page.getByRole('button', { name: /^Quitar: otro/ }).scrollIntoViewIfNeeded();
    },
  ),
  deDuena(
    'panel-webhooks-vacio',
    (page) => page.getByText(/Todavía no se avisa a ninguno/),
    (page) => abrir(page, []),
  ),
  deDuena(
    'panel-webhook-nuevo',
    (page) => page.getByRole('dialog', { name: 'Agregar programa' }),
    async (page) => {
      await abrir(page, []);
      await pulsar(page, 'Agregar programa');
    },
  ),
  deDuena(
    'panel-webhook-secreto',
    (page) => page.getByRole('dialog', { name: 'El secreto del programa' }),
    async (page) => {
      await abrir(page);
      const secreto = 'whsec_aL9BjDdZOSTd1qyTNSAcqb5SST3/aX3cDB8CXvDp6x8=';
      await page.route('**/api/webhooks', (ruta) =>
        ruta.fulfill({ status: 201, json: { ...UNO, secreto } }),
      );
      await pulsar(page, 'Agregar programa');
      await ventana(page).getByLabel('Dirección').fill(UNO.url);
      await ventana(page).getByLabel('Una reserva nueva').check();
      await page.keyboard.press('Enter');
    },
  ),
  deDuena(
    'panel-webhook-envios',
    (page) => page.getByRole('dialog', { name: /^Avisos a hooks/ }).getByText('Por salir'),
    async (page) => {
      await abrir(page);
      await pulsar(page, /^Ver los avisos: hooks/);
    },
  ),
];
