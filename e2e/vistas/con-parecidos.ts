import type { Page } from '@playwright/test';

const PARECIDO = {
  id: 900_001,
  nombre: 'María De Los Ángeles',
  apellido: 'Fernández Albornoz',
  email: null,
  telefono: '+54 9 381 555-0142',
  activo: true,
  genero: 'FEMENINO',
  nota: 'Prefiere las mañanas',
};
const INACTIVO = {
  ...PARECIDO,
  id: 900_002,
  nombre: 'Luis',
  apellido: 'Paz',
  email: 'luis@ejemplo.com',
  activo: false,
};

/**
 * Answers with two parecidos of the person on screen, and with what joining the accounts would do.
 */
export async function conParecidos(page: Page): Promise<void> {
  await page.route('**/api/clientes/parecidos?*', (ruta) =>
    ruta.fulfill({ json: [PARECIDO, INACTIVO] }),
  );
  const union = {
    queda: { ...PARECIDO, nombre: 'Ana', apellido: 'Paz', email: 'ana@ejemplo.com' },
    seBorra: PARECIDO,
    reservas: 3,
  };
  await page.route('**/api/clientes/*/unir?*', (ruta) => ruta.fulfill({ json: union }));
}

/** Changes a client's resumen so that it contains a nota and some ausencias. */
export async function conNota(page: Page): Promise<void> {
  await page.route('**/resumen', async (pedido) => {
    const respuesta = await pedido.fetch();
    const { cliente, cuentas, proxima } = (await respuesta.json()) as Record<string, object>;
    const nota = 'Viene con su hija los viernes.\nPrefiere el primer turno.';
    const json = {
      cliente: { ...cliente, nota },
      cuentas: { ...cuentas, ausencias: 2 },
      proxima,
    };
    await pedido.fulfill({ response: respuesta, json });
  });
}
