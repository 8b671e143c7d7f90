import type { Locator, Page } from '@playwright/test';
import { conNota, conParecidos } from './con-parecidos.ts';
import { deDuena, pulsar, ventana } from './del-panel.ts';
import type { Vista } from './vista.ts';

/** The views of the desk's screens about people: all clients, one client, the centre's workers. */
export const PERSONAS_DEL_PANEL: readonly Vista[] = [
  deDuena('panel-clientes', primerCliente, (page) => page.goto('/dashboard/clientes')),
  deDuena(
    'panel-cliente',
    (page) => page.getByText('Próximo turno'),
    async (page) => {
      await page.goto('/dashboard/clientes');
      await primerCliente(page).click();
    },
  ),
  deDuena(
    'panel-cliente-nota',
    (page) => page.getByLabel('Nota del mostrador'),
    async (page) => {
      await conNota(page);
      await page.goto('/dashboard/clientes');
      await primerCliente(page).click();
      await pulsar(page, /^Corregir la nota/);
    },
  ),
  deDuena(
    'panel-cliente-parecidos',
    (page) => page.getByRole('button', { name: /^Unir a esta cuenta la de María/ }),
    async (page) => {
      await conNota(page);
      await conParecidos(page);
      await page.goto('/dashboard/clientes');
      await primerCliente(page).click();
    },
  ),
  deDuena(
    'panel-cliente-turno',
    (page) => ventana(page).getByText('Titular').first(),
    async (page) => {
      await page.goto('/dashboard/clientes?buscar=a');
      await primerCliente(page).click();
      await page.getByRole('region', { name: 'Reservas' }).getByRole('button').first().click();
    },
  ),
  deDuena(
    'panel-cliente-mensajes',
    (page) => page.getByText(/^(Enviado|Se está enviando)/).first(),
    async (page) => {
      await page.goto('/dashboard/clientes?buscar=a');
      await primerCliente(page).click();
      await page.locator('summary').filter({ hasText: 'Mensajes enviados' }).click();
    },
  ),
  deDuena(
    'panel-administradores',
    (page) => page.getByRole('list', { name: 'Administradores' }),
    (page) => page.goto('/dashboard/clientes?rol=ADMIN'),
  ),
  deDuena(
    'panel-clientes-sin-hallazgo',
    (page) => page.getByText('Ningún cliente con «nadie»'),
    (page) => page.goto('/dashboard/clientes?buscar=nadie'),
  ),
  deDuena(
    'panel-cliente-nuevo',
    (page) => ventana(page).getByRole('button', { name: 'Crear cuenta' }),
    async (page) => {
      await page.goto('/dashboard/clientes');
      await pulsar(page, 'Nuevo cliente');
    },
  ),
  deDuena(
    'panel-cliente-nuevo-parecidos',
    (page) => ventana(page).getByText('Puede que ya tenga cuenta. No se creó ninguna.'),
    async (page) => {
      await conParecidos(page);
      await page.goto('/dashboard/clientes');
      await pulsar(page, 'Nuevo cliente');
      await ventana(page).getByLabel('Nombre').fill('María');
      await ventana(page).getByLabel('Apellido').fill('Fernández');
      await ventana(page).getByLabel('Teléfono').fill('381 555 0142');
      await ventana(page).getByRole('button', { name: 'Crear cuenta' }).click();
    },
  ),
  deDuena(
    'panel-cliente-reservar',
    (page) => ventana(page).getByText('2 ausencias'),
    async (page) => {
      await conNota(page);
      await page.goto('/dashboard/clientes');
      await primerCliente(page).click();
      await pulsar(page, 'Reservar');
    },
  ),
];

export function primerCliente(page: Page): Locator {
  return page.getByRole('main').locator('a[href*="cliente="]:visible').first();
}
