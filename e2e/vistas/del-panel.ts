import { expect, type Locator, type Page } from '@playwright/test';
import { diaDeSemana } from '../../packages/contract/src/calendario.ts';
import { enDias } from '../en-dias.ts';
import { visitar } from './publicas.ts';
import type { Vista } from './vista.ts';

/** The owner's screens, and their windows, of a centre where somebody has booked each of the next days. */
export const DEL_PANEL: readonly Vista[] = [
  deDuena('panel-dia', diaConReservas),
  deDuena('panel-dia-sin-turnos', (page) =>
    visitar(page, `/dashboard?fecha=${enDias(300)}`, 'Turnos del Día'),
  ),
  deDuena('panel-turno', abrirReservado),
  deDuena('panel-reserva-editar', async (page) => {
    await abrirReservado(page);
    await pulsar(page, /^Editar reserva/);
    await expect(page.getByText(/^\d personas?, \$/).last()).toBeVisible();
  }),
  deDuena('panel-reserva-mover', async (page) => {
    await abrirReservado(page);
    await pulsar(page, /^Mover reserva/);
    await expect(page.getByRole('radio').first()).toBeAttached();
  }),
  deDuena('panel-turno-bloquear', async (page) => {
    await diaConReservas(page);
    await pulsar(page, /^Bloquear el turno/);
  }),
  deDuena('panel-clientes', (page) => visitar(page, '/dashboard/clientes', 'Gestión de Clientes')),
  deDuena('panel-cliente', async (page) => {
    await visitar(page, '/dashboard/clientes', 'Gestión de Clientes');
    await page.getByRole('main').locator('a[href*="cliente="]:visible').first().click();
    await expect(page.getByText('Próximo turno')).toBeVisible();
  }),
  deDuena('panel-usuarios', (page) => visitar(page, '/dashboard/usuarios', 'Usuarios')),
  deDuena('panel-configuracion', async (page) => {
    await visitar(page, '/dashboard/configuracion', 'Configuración del Sistema');
    await expect(page.getByText('Precios por capacidad')).toBeVisible();
  }),
  deDuena('panel-configuracion-editar', async (page) => {
    await visitar(page, '/dashboard/configuracion', 'Configuración del Sistema');
    await pulsar(page, 'Editar configuración');
  }),
  deDuena('panel-horarios', async (page) => {
    await visitar(page, '/dashboard/horarios', 'Horarios Semanales');
    await expect(page.getByRole('switch', { name: 'Lunes' })).toBeVisible();
  }),
  deDuena('panel-feriados', (page) =>
    visitar(page, '/dashboard/feriados', 'Feriados y excepciones'),
  ),
  deDuena('panel-feriados-el-dia', async (page) => {
    await visitar(page, '/dashboard/feriados', 'Feriados y excepciones');
    await page
      .getByRole('grid')
      .locator(`[data-fecha="${enDias(0)}"]`)
      .click();
    await expect(ventana(page)).toBeVisible();
  }),
  ...['Bloqueo', 'Horario especial'].map((tipo) =>
    deDuena(`panel-feriados-agregar-${tipo.split(' ')[0]?.toLowerCase()}`, async (page) => {
      await visitar(page, '/dashboard/feriados', 'Feriados y excepciones');
      await pulsar(page, 'Agregar excepción');
      await ventana(page).getByRole('radio', { name: tipo }).check();
    }),
  ),
  deDuena('panel-feriados-importar', async (page) => {
    await visitar(page, '/dashboard/feriados', 'Feriados y excepciones');
    await pulsar(page, 'Importar feriados nacionales');
    await expect(ventana(page).getByRole('checkbox').first()).toBeVisible();
  }),
  deDuena('panel-actividad', async (page) => {
    await visitar(page, '/dashboard/actividad', 'Actividad');
    await page.getByText('Qué cambió').first().click();
  }),
];

function deDuena(nombre: string, abrir: Vista['abrir']): Vista {
  return { nombre, quien: 'duena', abrir };
}

const ventana = (page: Page): Locator => page.getByRole('dialog').last();

async function pulsar(page: Page, boton: string | RegExp): Promise<void> {
  const antes = await page.getByRole('dialog').count();
  await page.getByRole('button', { name: boton, disabled: false }).first().click();
  await expect(page.getByRole('dialog')).toHaveCount(antes + 1);
}

/** The next day on which the demo's centre too is open. */
const ABIERTO = enDias(diaDeSemana(enDias(1)) === 'DOMINGO' ? 2 : 1);

async function diaConReservas(page: Page): Promise<void> {
  await visitar(page, `/dashboard?fecha=${ABIERTO}`, 'Turnos del Día');
  await expect(reservado(page)).toBeVisible();
}

/** With room for one more. */
const reservado = (page: Page): Locator =>
  page
    .getByRole('listitem')
    .filter({
      has: page.getByRole('img', { name: /^Ocupado por/ }),
      hasNotText: 'Completo',
    })
    .first();

async function abrirReservado(page: Page): Promise<void> {
  await diaConReservas(page);
  await reservado(page)
    .getByRole('button', { name: /^Ver detalles/ })
    .click();
  await expect(ventana(page).getByText('Titular').first()).toBeVisible();
}
