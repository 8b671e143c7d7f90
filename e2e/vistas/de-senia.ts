import type { Page } from '@playwright/test';
import { enDias } from '../en-dias.ts';
import { deCliente } from './de-cliente.ts';
import { HECHA, confirmar, pedirConfirmacion } from './nueva-reserva.ts';
import type { Vista } from './vista.ts';

const ESPERA = { estado: 'pendiente', senia: { monto: 4_500, vence: `${enDias(1)}T08:00:00` } };

/**
 * The views of a client whose booking waits for its seña, or was cancelled because the seña did not
 * come in time.
 */
export const DE_SENIA: readonly Vista[] = [
  deCliente(
    'senia-confirmar',
    (page) => page.getByRole('dialog').getByText(/^Después de reservar te pedimos una seña/),
    async (page) => {
      await conConfig(page);
      await pedirConfirmacion(page);
    },
  ),
  deCliente(
    'senia-hecha',
    (page) => page.getByRole('heading', { name: '¡Reserva hecha!' }),
    async (page) => {
      await conConfig(page);
      const json = { ...HECHA, ...ESPERA, franja: { id: 1, ...HORAS }, fecha: enDias(2) };
      await page.route('**/api/reservas', (pedido) => pedido.fulfill({ status: 201, json }));
      await confirmar(page);
    },
  ),
  deCliente(
    'senia-inicio',
    (page) => page.getByRole('region', { name: 'Próximo turno' }).getByText('Copiar alias'),
    async (page) => {
      await conConfig(page);
      await conReservas(page, ESPERA);
      await page.goto('/reservas');
    },
  ),
  deCliente(
    'senia-de-otro-turno',
    (page) => page.getByText(/^Falta la seña de .* del turno del/),
    async (page) => {
      await conConfig(page);
      await conOtraQueEspera(page);
      await page.goto('/reservas');
    },
  ),
  deCliente(
    'senia-mis-reservas',
    (page) => page.getByRole('article').getByText('Copiar alias').first(),
    async (page) => {
      await conConfig(page);
      await conReservas(page, ESPERA);
      await page.goto('/reservas/mis-reservas');
    },
  ),
  deCliente(
    'senia-detalles',
    (page) => page.getByRole('dialog').getByText('Copiar alias'),
    async (page) => {
      await conConfig(page);
      await conReservas(page, ESPERA);
      await page.goto('/reservas/mis-reservas');
      await page.getByRole('button', { name: 'Ver detalles' }).first().click();
    },
  ),
  deCliente(
    'senia-vencida',
    (page) => page.getByText('Se canceló porque la seña no llegó.').first(),
    async (page) => {
      await conReservas(page, { estado: 'cancelada', sinSenia: true });
      await page.goto('/reservas/mis-reservas');
    },
  ),
];

const HORAS = { inicio: `${enDias(2)}T10:00:00`, fin: `${enDias(2)}T11:00:00` };

/** Changes the configuration so that it asks for a seña and says to which account. */
function conConfig(page: Page): Promise<void> {
  return conSenia(page, 'Alias: remanso.agua\nA nombre de Remanso SRL');
}

/** Changes the configuration so that it asks for a seña and does not say to which account. */
export function conSeniaSinDatos(page: Page): Promise<void> {
  return conSenia(page, '');
}

async function conSenia(page: Page, datosDeTransferencia: string): Promise<void> {
  await page.route('**/api/config', async (pedido) => {
    const respuesta = await pedido.fetch();
    const json = await respuesta.json();
    const config = { ...json.config, seniaPorcentaje: 30, seniaHoras: 12, datosDeTransferencia };
    await pedido.fulfill({ response: respuesta, json: { ...json, config } });
  });
}

/** Changes the client's resumen so that a booking after the next one waits for its seña. */
async function conOtraQueEspera(page: Page): Promise<void> {
  await page.route('**/api/reservas/mias/resumen', async (pedido) => {
    const respuesta = await pedido.fetch();
    const json = (await respuesta.json()) as { proxima: object };
    const franja = { id: 1, inicio: `${enDias(5)}T10:00:00`, fin: `${enDias(5)}T11:00:00` };
    const esperanSenia = [{ ...json.proxima, ...ESPERA, id: 0, franja }];
    await pedido.fulfill({ response: respuesta, json: { ...json, esperanSenia } });
  });
}

/** Applies `cambio` to the client's next booking and confirmed bookings in the API's answers. */
async function conReservas(page: Page, cambio: object): Promise<void> {
  await page.route('**/api/reservas/mias?*', async (pedido) => {
    const respuesta = await pedido.fetch();
    const json = (await respuesta.json()) as { reservas: { estado: string }[] };
    json.reservas = json.reservas.map((reserva) =>
      reserva.estado === 'confirmada' ? { ...reserva, ...cambio } : reserva,
    );
    await pedido.fulfill({ response: respuesta, json });
  });
  await page.route('**/api/reservas/mias/resumen', async (pedido) => {
    const respuesta = await pedido.fetch();
    const json = (await respuesta.json()) as { proxima: object };
    json.proxima = { ...json.proxima, ...cambio };
    await pedido.fulfill({ response: respuesta, json });
  });
}
