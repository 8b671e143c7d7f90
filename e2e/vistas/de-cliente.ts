import { expect, type Page } from '@playwright/test';
import { abrirMenu, visitar } from './publicas.ts';
import { sinRespuesta, sinServidor, type Vista } from './vista.ts';

/** What a client comes to see; `nueva` has booked nothing yet. */
export const DE_CLIENTE: readonly Vista[] = [
  deCliente('usuario-cargando', async (page) => {
    await page.addInitScript(() => localStorage.removeItem('user'));
    await sinRespuesta(page, '**/api/auth/current');
    await page.goto('/reservas');
    await expect(page.getByText('Cargando datos del usuario...')).toBeVisible();
  }),
  deCliente('usuario-error', async (page) => {
    await page.addInitScript(() => localStorage.removeItem('user'));
    await sinServidor(page, '**/api/auth/current');
    await page.goto('/reservas');
    await expect(page.getByText('Error al obtener datos del usuario')).toBeVisible();
  }),
  {
    nombre: 'inicio-vacio',
    quien: 'nueva',
    async abrir(page) {
      await visitar(page, '/reservas', /^Bienvenid/);
      await expect(page.getByText('El agua está quieta')).toBeVisible();
    },
  },
  deCliente('inicio', async (page) => {
    await visitar(page, '/reservas', /^Bienvenid/);
    await expect(proximo(page).getByText(/ - | a \d\d:\d\d/)).toBeVisible();
  }),
  deCliente('inicio-cargando', async (page) => {
    await sinRespuesta(page, '**/api/reservas/**');
    await sinRespuesta(page, '**/api/config');
    await page.goto('/reservas');
    await expect(proximo(page).getByText('Cargando reservas...')).toBeAttached();
  }),
  deCliente('inicio-error', async (page) => {
    await sinServidor(page, '**/api/reservas/**');
    await sinServidor(page, '**/api/config');
    await page.goto('/reservas');
    await expect(page.getByText('Error al obtener las reservas')).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText(/No se pudo consultar la lista/)).toBeVisible({ timeout: 20_000 });
  }),
  {
    ...deCliente('inicio-menu', async (page) => {
      await visitar(page, '/reservas', /^Bienvenid/);
      await abrirMenu(page, 'Cerrar Sesión');
    }),
    soloTelefono: true,
  },
  {
    nombre: 'mis-reservas-vacia',
    quien: 'nueva',
    async abrir(page) {
      await page.goto('/reservas/mis-reservas');
      await expect(page.getByRole('link', { name: 'Hacer Mi Primera Reserva' })).toBeVisible();
    },
  },
  deCliente('mis-reservas', misReservas),
  deCliente('mis-reservas-cargando', async (page) => {
    await sinRespuesta(page, '**/api/reservas/**');
    await page.goto('/reservas/mis-reservas');
    await expect(page.getByText('Cargando reservas...')).toBeVisible();
  }),
  deCliente('mis-reservas-error', async (page) => {
    await sinServidor(page, '**/api/reservas/**');
    await page.goto('/reservas/mis-reservas');
    await expect(page.getByText('Error al obtener las reservas')).toBeVisible({ timeout: 20_000 });
  }),
  deCliente('mis-reservas-sin-conexion', async (page) => {
    await misReservas(page);
    await page.route('**/api/reservas/**', (pedido) => pedido.abort());
    await page.reload();
    await expect(page.getByText(/^Sin conexión\./)).toBeVisible({ timeout: 20_000 });
  }),
  deCliente('mis-reservas-detalles', async (page) => {
    await misReservas(page);
    await page.getByRole('button', { name: 'Ver detalles' }).first().click();
    await expect(page.getByRole('dialog', { name: 'Detalles de la reserva' })).toBeVisible();
  }),
  deCliente('mis-reservas-quitar', async (page) => {
    await misReservas(page);
    await page.getByRole('button', { name: 'Quitar acompañante' }).first().click();
    const dialogo = page.getByRole('dialog', { name: 'Quitar acompañante' });
    await dialogo.getByRole('radio').first().check();
    await expect(dialogo.getByText(/persona.*\$.*\d/).last()).toBeVisible();
  }),
  deCliente('mis-reservas-cancelar', async (page) => {
    await misReservas(page);
    await page.getByRole('button', { name: 'Cancelar', exact: true }).first().click();
    await expect(page.getByRole('dialog', { name: '¿Cancelar la reserva?' })).toBeVisible();
  }),
  deCliente('turnos', async (page) => {
    await conVentana(page, 14);
    await visitar(page, '/turnos', 'Turnos del Cliente');
    await expect(page.getByText(/^\d+ lugares?$/).first()).toBeVisible();
  }),
  deCliente('turnos-cargando', async (page) => {
    await sinRespuesta(page, '**/api/franjas/**');
    await visitar(page, '/turnos', 'Turnos del Cliente');
  }),
  deCliente('turnos-error', async (page) => {
    await sinServidor(page, '**/api/franjas/**');
    await page.goto('/turnos');
    await expect(page.getByText('Error al cargar horarios')).toBeVisible({ timeout: 20_000 });
  }),
  deCliente('mi-cuenta', miCuenta),
  deCliente('mi-cuenta-errores', async (page) => {
    await miCuenta(page);
    await page.getByLabel('Nombre').fill('');
    await page.getByRole('button', { name: 'Guardar cambios' }).click();
    await page.getByRole('button', { name: 'Cambiar contraseña' }).click();
    await expect(page.getByText('El nombre es obligatorio')).toBeVisible();
  }),
  deCliente('mi-cuenta-cerrar-sesiones', async (page) => {
    await miCuenta(page);
    await page.getByRole('button', { name: 'Cerrar sesión en todos los dispositivos' }).click();
    await expect(page.getByRole('dialog', { name: '¿Cerrar todas las sesiones?' })).toBeVisible();
  }),
  deCliente('mi-cuenta-eliminar', async (page) => {
    await miCuenta(page);
    await page.getByRole('button', { name: 'Eliminar mi cuenta' }).click();
    await expect(page.getByRole('dialog', { name: '¿Eliminar la cuenta?' })).toBeVisible();
  }),
  deCliente('no-existe-con-sesion', (page) =>
    visitar(page, '/reservas/no-existe', 'Acá solo hay agua quieta'),
  ),
  deCliente('pantalla-que-no-llega', async (page) => {
    await page.route('**/assets/Turnos-*.js', (pedido) => pedido.abort());
    await visitar(page, '/turnos', 'Esta parte no terminó de llegar');
  }),
  deCliente('pantalla-rota', async (page) => {
    const json = { proxima: { cancelableHasta: '' }, estadisticas: {} };
    await page.route('**/api/reservas/mias/resumen', (pedido) => pedido.fulfill({ json }));
    await visitar(page, '/reservas', 'Algo salió mal en esta pantalla');
  }),
];

export function deCliente(nombre: string, abrir: Vista['abrir']): Vista {
  return { nombre, quien: 'cliente', abrir };
}

/** More days than fit side by side. */
async function conVentana(page: Page, ventanaDias: number): Promise<void> {
  await page.route('**/api/config', async (pedido) => {
    const respuesta = await pedido.fetch();
    const { config } = await respuesta.json();
    await pedido.fulfill({ response: respuesta, json: { config: { ...config, ventanaDias } } });
  });
}

function proximo(page: Page) {
  return page.getByRole('region', { name: 'Próximo turno' });
}

async function misReservas(page: Page): Promise<void> {
  await page.goto('/reservas/mis-reservas');
  await expect(page.getByRole('article').first()).toBeVisible();
}

async function miCuenta(page: Page): Promise<void> {
  await visitar(page, '/mi-cuenta', /^Mi Cuenta/);
  await expect(page.getByRole('heading', { name: 'Eliminar la cuenta' })).toBeVisible();
}
