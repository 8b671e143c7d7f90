import { expect, type Page } from '@playwright/test';
import { sumarDias } from '../../packages/contract/src/calendario.ts';
import { abrirConReservas, conTodosLosEstados, guardarSesion } from '../centro-con-reservas.ts';
import { enDias } from '../en-dias.ts';
import { ANA } from '../elegir-turno.ts';
import { entrar, test } from '../servidor.ts';

test('the client’s home says what comes, what a shift is and what it costs', async ({
  servidor,
  page,
}) => {
  const { cliente } = await abrirConReservas(servidor);
  await guardarSesion(page.context(), cliente);
  await seSaluda(page);
  await seLeeElInicio(page);
  await seLeeElProximo(page);
});

test('Mis Reservas says of each booking what can be done with it', async ({ servidor, page }) => {
  const { cliente } = await abrirConReservas(servidor);
  await guardarSesion(page.context(), cliente);
  await seEsperaLaLista(page);
  await seLeenLasPaginas(page);
  await seDicenLasFallas(page);
  await conTodosLosEstados(page.context());
  await seLeeCadaEstado(page);
});

async function seSaluda(page: Page): Promise<void> {
  const saludos = { FEMENINO: 'Bienvenida', MASCULINO: 'Bienvenido', OTROS: 'Bienvenido' };
  for (const [genero, saludo] of Object.entries(saludos)) {
    await page.route('**/api/auth/current', async (pedido) => {
      const respuesta = await pedido.fetch();
      const json = { ...(await respuesta.json()), genero };
      await pedido.fulfill({ response: respuesta, json });
    });
    const respondido = page.waitForResponse('**/api/auth/current');
    await page.goto('/reservas');
    await respondido;
    const titulo = page.getByRole('heading', { level: 1 });
    await expect(titulo).toHaveAccessibleName(new RegExp(`^${saludo}, ?Ana$`));
    await page.unroute('**/api/auth/current');
  }
}

async function seLeeElInicio(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Hacer Mi Reserva' })).toHaveAttribute(
    'href',
    '/reservas/nueva-reserva',
  );
  await expect(main.getByRole('link', { name: 'Mis Reservas' })).toHaveAttribute(
    'href',
    '/reservas/mis-reservas',
  );
  const turno = page.getByRole('region', { name: '50 minutos' });
  await expect(turno.getByRole('listitem')).toHaveCount(6);
  await expect(turno.getByText('Baños de inmersión')).toBeVisible();

  const promocion = page.getByRole('region', { name: 'En grupo baja el precio' });
  await expect(promocion.getByText('Precio por persona').first()).toBeVisible();
  await expect(promocion.getByText('$ 20.000').first()).toBeVisible();
  const filas = promocion.getByRole('table', { name: /^Promoción grupal/ }).getByRole('row');
  await expect(filas).toHaveCount(5);
  const textos = [
    ['Individual', '$ 20.000', 'Normal'],
    ['2 personas', '$ 36.000', '$ 18.000', '10 %'],
    ['3 personas', '$ 45.000', '$ 15.000', '25 %'],
    ['4 personas', '$ 60.000', '$ 15.000', '25 %'],
  ];
  for (const [orden, suyos] of textos.entries()) {
    for (const texto of suyos) {
      const celda = filas.nth(orden + 1).getByText(texto);
      await expect(celda.filter({ visible: true }).first()).toBeVisible();
    }
  }

  const cuentas = page.getByRole('region', { name: 'Mis estadísticas' });
  const nombres = ['Reservas en total', 'Activas', 'Completadas', 'Este mes', 'Total gastado'];
  await expect(cuentas.getByRole('term')).toHaveText(nombres);
  await expect(cuentas.getByRole('definition')).toHaveText(['7', '7', '0', /^\d$/, '$ 0']);
}

test('figures that are all zero take no room', async ({ servidor, page }) => {
  await entrar(page, servidor, ANA);
  for (const ruta of ['/reservas', '/reservas/mis-reservas']) {
    const resumen = page.waitForResponse('**/api/reservas/mias/resumen');
    await page.goto(ruta);
    await resumen;
    await expect(page.getByRole('heading', { name: 'Mis estadísticas' })).toBeHidden();
  }
});

test('text at 200 % fits a phone of 320 px, with the foot of the page open', async ({
  servidor,
  page,
}) => {
  const { cliente } = await abrirConReservas(servidor);
  await guardarSesion(page.context(), cliente);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const ruta of ['/reservas', '/reservas/mis-reservas', '/cuenta', '/agenda', '/']) {
    await page.goto(ruta);
    await page.evaluate("document.documentElement.style.fontSize = '200%'");
    if (ruta !== '/') await page.getByText('Contacto y horarios').click();
    await expect(page.getByText('hola@remanso.example')).toBeVisible();
    await expect
      .poll(() => page.evaluate('document.documentElement.scrollWidth'), { message: ruta })
      .toBe(320);
  }
});

async function seLeeElProximo(page: Page): Promise<void> {
  const hoy = enDias(0);
  for (const [dias, texto] of [
    [0, 'Hoy'],
    [1, 'Mañana'],
    [2, '2 días'],
    [9, '9 días'],
  ] as const) {
    await page.route('**/api/reservas/mias/resumen', async (pedido) => {
      const respuesta = await pedido.fetch();
      const json = await respuesta.json();
      json.proxima.fecha = sumarDias(hoy, dias);
      await pedido.fulfill({ response: respuesta, json });
    });
    await page.goto('/reservas');
    const proximo = page.getByRole('region', { name: 'Próximo turno' });
    // The hours that the home offers below contain the names of their days too, so the first match
    // is taken.
    await expect(proximo.getByRole('paragraph').filter({ hasText: texto }).first()).toHaveText(
      texto,
    );
    await expect(proximo.getByText('11:00 a 12:00')).toBeVisible();
    await expect(proximo.getByText('3 personas, $ 45.000')).toBeVisible();
    await expect(proximo.getByText('Confirmada')).toBeVisible();
    await page.unroute('**/api/reservas/mias/resumen');
  }
}

async function seEsperaLaLista(page: Page): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/api/reservas/mias?*', async (pedido) => {
    await promise;
    await pedido.continue();
  });
  await page.goto('/reservas/mis-reservas');
  await expect(page.getByText('Cargando reservas...')).toBeVisible();
  resolve();
  await expect(page.getByRole('article')).toHaveCount(5);
  await expect(page.getByText('Cargando reservas...')).toBeHidden();
  await page.unroute('**/api/reservas/mias?*');
}

async function seLeenLasPaginas(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Mis Reservas' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute(
    'href',
    '/reservas',
  );
  const lado = page.getByRole('complementary', { name: 'Resumen' });
  await expect(lado.getByRole('heading', { name: 'Mis estadísticas' })).toBeVisible();
  await expect(lado.getByText('Llegar 10 minutos antes.')).toBeVisible();

  const paginas = page.getByRole('navigation', { name: 'Páginas de reservas' });
  await expect(paginas.getByText('Página 1 de 2')).toBeVisible();
  await expect(paginas.getByRole('button', { name: 'Anterior' })).toBeDisabled();
  await paginas.getByRole('button', { name: 'Siguiente' }).click();
  await expect(page).toHaveURL(/\?pagina=2$/);
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(paginas.getByRole('button', { name: 'Siguiente' })).toBeDisabled();
  await paginas.getByRole('button', { name: 'Anterior' }).click();
  await expect(page.getByRole('article')).toHaveCount(5);
}

/**
 * Expects a failure to show the server's message where it has one, else the text of the
 * specification. The dialog stays open and the booking is unchanged.
 */
async function seDicenLasFallas(page: Page): Promise<void> {
  const conAcompaniantes = page.getByRole('article').filter({ hasText: '3 personas' }).first();
  await page.route('**/api/reservas/*/cancelar', (pedido) =>
    pedido.fulfill({ status: 500, json: {} }),
  );
  await conAcompaniantes.getByRole('button', { name: 'Cancelar' }).click();
  const cancelar = page.getByRole('dialog', { name: '¿Cancelar la reserva?' });
  await cancelar.getByRole('button', { name: 'Cancelar reserva' }).click();
  await expect(cancelar.getByRole('alert')).toHaveText('Error al cancelar la reserva');
  const message = 'Solo puedes cancelar hasta 6 horas antes del turno';
  await page.route('**/api/reservas/*/cancelar', (pedido) =>
    pedido.fulfill({ status: 409, json: { message, error: message, codigo: 'FUERA_DE_PLAZO' } }),
  );
  await cancelar.getByRole('button', { name: 'Cancelar reserva' }).click();
  await expect(cancelar.getByRole('alert')).toHaveText(message);
  await cancelar.getByRole('button', { name: 'Volver' }).click();

  await page.route('**/api/asientos/*', (pedido) => pedido.fulfill({ status: 500, json: {} }));
  await conAcompaniantes.getByRole('button', { name: 'Quitar acompañante' }).click();
  const quitar = page.getByRole('dialog', { name: 'Quitar acompañante' });
  await expect(quitar.getByText(/Para cambiar al titular, cancela/)).toBeVisible();
  await quitar.getByRole('radio', { name: /Sol/ }).check();
  await quitar.getByRole('button', { name: 'Quitar de la reserva' }).click();
  await expect(quitar.getByRole('alert')).toHaveText('Error al eliminar el acompañante');
  await quitar.getByRole('button', { name: 'Volver' }).click();
  await expect(conAcompaniantes).toBeVisible();
}

async function seLeeCadaEstado(page: Page): Promise<void> {
  await page.goto('/reservas/mis-reservas');
  const acciones = {
    Pendiente: ['Ver detalles', 'Compartir con Sol', 'Cambiar Turno', 'Cancelar'],
    Completada: ['Ver detalles', 'Reservar de Nuevo'],
    Cancelada: ['Ver detalles', 'Ver si hay lugar'],
  };
  for (const [estado, esperadas] of Object.entries(acciones)) {
    const tarjeta = page.getByRole('article').filter({ hasText: estado });
    const ofrecidas = tarjeta.getByRole('button').or(tarjeta.getByRole('link'));
    await expect(ofrecidas.filter({ hasNotText: 'Quitar acompañante' })).toHaveText(esperadas);
  }
  await expect(page.getByRole('link', { name: 'Reservar de Nuevo' })).toHaveCount(1);
  await page.getByRole('link', { name: 'Reservar de Nuevo' }).click();
  await expect(page).toHaveURL(/\/reservas\/nueva-reserva\?/);
  await expect(page.getByRole('heading', { level: 1, name: 'Hacer Mi Reserva' })).toBeVisible();
}
