import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { nombreDeFecha } from '../../packages/contract/src/calendario.ts';
import { abrirConReservas, guardarSesion } from '../centro-con-reservas.ts';
import { ANA, conReserva } from '../con-reserva.ts';
import { LUZ, franjaDe, iniciarSesion } from '../elegir-turno.ts';
import { enDias } from '../en-dias.ts';
import { DUENA, abrirCentro, entrar, pedir, test } from '../servidor.ts';

test('nothing booked yet leads to the first booking', async ({ servidor, page }) => {
  const duena = await entrar(page, servidor, DUENA);
  await abrirCentro(servidor, duena.token);
  await entrar(page, servidor, ANA);
  await page.goto('/reservas/mis-reservas');
  await page.getByRole('link', { name: 'Hacer Mi Primera Reserva' }).click();
  await expect(page.getByRole('heading', { name: 'Hacer Mi Reserva' })).toBeVisible();
});

test('details, a companion less at a price told before, and the end of it', async ({
  servidor,
  page,
}) => {
  await conReserva(page, servidor);
  await page.goto('/reservas');
  await page.getByRole('main').getByRole('link', { name: 'Mis Reservas' }).click();
  const tarjeta = page.getByRole('article');
  await expect(tarjeta.getByText('3 personas, $ 45.000')).toBeVisible();

  await tarjeta.getByRole('button', { name: 'Ver detalles' }).click();
  const detalles = page.getByRole('dialog', { name: 'Detalles de la reserva' });
  await expect(detalles.getByText('Titular')).toBeVisible();
  await expect(detalles.getByText('Luis')).toBeVisible();
  await expect(detalles.getByRole('term')).toHaveText(['Servicio', 'Precio', 'Dónde']);
  const bajando = page.waitForEvent('download');
  await detalles.getByRole('button', { name: 'Agregar al calendario' }).click();
  const descarga = await bajando;
  // Browsers inside other apps ignore `blob:` addresses, so the file comes from the server.
  expect(descarga.url()).toMatch(/^https?:.*\/api\/calendario\/[^/]+\/turno\.ics$/);
  expect(await readFile(await descarga.path(), 'utf8')).toContain('BEGIN:VEVENT');
  // The browser's back button closes the sheet first, and leaves the screen only when no sheet is
  // open.
  await page.evaluate('history.back()');
  await expect(detalles).toHaveCount(0);
  await expect(page).toHaveURL(/mis-reservas$/);

  await tarjeta.getByRole('button', { name: 'Quitar acompañante' }).click();
  const quitar = page.getByRole('dialog', { name: 'Quitar acompañante' });
  await expect(quitar.getByText('2 personas, $ 36.000')).toBeVisible();
  await expect(quitar.getByRole('button', { name: 'Quitar de la reserva' })).toBeDisabled();
  await quitar.getByRole('radio', { name: /Sol/ }).check();
  await quitar.getByRole('button', { name: 'Quitar de la reserva' }).click();
  await expect(page.getByText('Acompañante eliminado exitosamente')).toBeVisible();
  await expect(tarjeta.getByText('2 personas, $ 36.000')).toBeVisible();
  await expect(tarjeta.getByRole('button', { name: 'Quitar acompañante' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(quitar.getByText(/^Luis.* sale de la reserva\.$/)).toBeVisible();
  await expect(quitar.getByRole('radio')).toHaveCount(0);
  await quitar.getByRole('button', { name: 'Quitar de la reserva' }).click();
  await expect(tarjeta.getByText('1 persona, $ 20.000')).toBeVisible();
  await expect(tarjeta.getByRole('heading')).toBeFocused();

  await tarjeta.getByRole('button', { name: 'Cancelar' }).click();
  const cancelar = page.getByRole('dialog', { name: '¿Cancelar la reserva?' });
  await expect(cancelar.getByText('Se libera el lugar')).toBeVisible();
  // Escape does not close the dialog while the cancellation is under way, so that the person sees
  // the answer.
  const salida = Promise.withResolvers<void>();
  await page.route('**/cancelar', async (pedido) => {
    await salida.promise;
    await pedido.abort();
  });
  await cancelar.getByRole('button', { name: 'Cancelar reserva' }).click();
  for (const tecla of ['Escape', 'Escape', 'Escape']) await page.keyboard.press(tecla);
  salida.resolve();
  await expect(cancelar.getByRole('alert')).toHaveText('Error de conexión. Intenta nuevamente.');
  await page.unroute('**/cancelar');
  await cancelar.getByRole('button', { name: 'Cancelar reserva' }).click();
  await expect(page.getByText('Reserva cancelada exitosamente')).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Anteriores' }).getByText('Cancelada'),
  ).toBeVisible();
  await expect(page.getByText(/^No tienes turnos por venir/)).toBeVisible();
  await expect(tarjeta.getByRole('heading')).toBeFocused();

  await page.setViewportSize({ width: 320, height: 640 });
  await page.getByRole('button', { name: 'Deshacer' }).press('Enter');
  await expect(page.getByText('La reserva vuelve a ser tuya')).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Próximas' }).getByText('Confirmada'),
  ).toBeVisible();
  await expect(tarjeta.getByRole('heading')).toBeFocused();
});

test('a cancellation whose places somebody has taken says so when it is undone', async ({
  servidor,
  page,
  browser,
}) => {
  await conReserva(page, servidor);
  const luz = await entrar(await browser.newPage(), servidor, LUZ);
  await page.goto('/reservas/mis-reservas');
  const tarjeta = page.getByRole('article');
  await tarjeta.getByRole('button', { name: 'Cancelar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar reserva' }).click();
  await expect(page.getByText('Reserva cancelada exitosamente')).toBeVisible();
  const franjaId = await franjaDe(servidor, luz.token, enDias(1), '11:00');
  const acompaniantes = [
    { nombre: 'Mar', genero: 'FEMENINO' },
    { nombre: 'Sol', genero: 'FEMENINO' },
  ];
  await pedir(servidor.origen, '/reservas', { franjaId, acompaniantes }, luz.token);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByText('No hay cupos disponibles para este horario')).toBeVisible();
  await expect(tarjeta.getByText('Cancelada')).toBeVisible();
});

test('what is to come stands first, the soonest on top, and each half has its own pages', async ({
  servidor,
  page,
}) => {
  const { cliente } = await abrirConReservas(servidor);
  await guardarSesion(page.context(), cliente);
  await page.goto('/reservas/mis-reservas');
  const proximas = page.getByRole('region', { name: 'Próximas' });
  const tarjetas = proximas.getByRole('article');
  await expect(tarjetas).toHaveCount(5);
  await expect(page.getByText(/^Acá van a quedar tus turnos pasados/)).toBeVisible();
  await expect(tarjetas.first()).toContainText('Mañana');
  await expect(tarjetas.first()).toContainText('Con Sol y Luis Alejandro Gramajo');
  const dias = await tarjetas.getByRole('heading').allTextContents();
  const enOrden = [1, 2, 3, 4, 5].map((dia) => nombreDeFecha(enDias(dia)));
  expect(dias.map((texto) => texto.split(', ').slice(0, -1).join(', '))).toEqual(enOrden);

  // 'Siguiente' is disabled on the last page and loses the focus, which moves to the heading.
  await proximas.getByRole('button', { name: 'Siguiente' }).press('Enter');
  await expect(tarjetas).toHaveCount(2);
  await expect(proximas.getByRole('heading', { name: 'Próximas' })).toBeFocused();

  await tarjetas.last().getByRole('button', { name: 'Cancelar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar reserva' }).click();
  const anteriores = page.getByRole('region', { name: 'Anteriores' });
  await expect(anteriores.getByRole('article')).toContainText('Cancelada');
  await expect(tarjetas).toHaveCount(1);
  await page.reload();
  await expect(proximas.getByText('Página 2 de 2')).toBeVisible();
});

test('no two buttons of a card can be hit at once', async ({ servidor, page }) => {
  await conReserva(page, servidor);
  await page.goto('/reservas/mis-reservas');
  const tarjeta = page.getByRole('article');
  const botones = tarjeta.getByRole('button').or(tarjeta.getByRole('link'));
  const acciones = ['Ver detalles', 'Compartir', 'Cambiar Turno', 'Quitar acompañante', 'Cancelar'];
  await expect(botones).toHaveText(acciones);
  for (const width of [320, 375, 390, 640]) {
    await page.setViewportSize({ width, height: 800 });
    // The window may not have its new layout just after a change of size, so the width is polled.
    await expect.poll(() => page.evaluate('document.documentElement.clientWidth')).toBe(width);
    const cajas: Caja[] = await botones.evaluateAll((todos) =>
      todos.map((boton) => boton.getBoundingClientRect().toJSON()),
    );
    if (width >= 390) expect(new Set(cajas.map(({ y }) => Math.round(y))).size).toBeLessThan(3);
    const seTocan = cajas.flatMap((una, orden) =>
      cajas.slice(orden + 1).filter((otra) => comparten(una, otra)),
    );
    expect(seTocan, `at ${width}`).toEqual([]);
    const alturas = cajas.map(({ height }) => height);
    expect(Math.min(...alturas), `at ${width}`).toBeGreaterThanOrEqual(44);
  }
});

test('a question asked before its dialog has arrived is shown with it', async ({
  servidor,
  page,
}) => {
  await conReserva(page, servidor);
  const usuario = Promise.withResolvers<void>();
  const dialogo = Promise.withResolvers<void>();
  await page.route('**/api/auth/current', async (pedido) => {
    await usuario.promise;
    await pedido.continue();
  });
  await page.route('**/assets/ventana-*', async (pedido) => {
    await dialogo.promise;
    await pedido.continue();
  });
  await page.goto('/reservas/mis-reservas');
  await page.getByRole('article').getByRole('button', { name: 'Cancelar' }).click();
  const respuesta = page.waitForResponse('**/api/auth/current');
  usuario.resolve();
  await (await respuesta).finished();
  dialogo.resolve();
  await expect(page.getByRole('dialog', { name: '¿Cancelar la reserva?' })).toBeVisible();
});

test('a question is left by the way back and with its session, but what was agreed to is told', async ({
  servidor,
  page,
}) => {
  const token = await conReserva(page, servidor);
  await page.goto('/reservas');
  await page.getByRole('main').getByRole('link', { name: 'Mis Reservas' }).click();
  const tarjeta = page.getByRole('article');
  const pregunta = page.getByRole('dialog');
  const enCasa = page.getByRole('heading', { name: 'Próximo turno' });
  const preguntar = () => tarjeta.getByRole('button', { name: 'Cancelar' }).click();

  await preguntar();
  await expect(pregunta).toBeVisible();
  await page.evaluate('history.back()');
  await expect(pregunta).toBeHidden();
  await expect(tarjeta).toBeVisible();
  await page.goBack();
  await expect(enCasa).toBeVisible();
  await page.goForward();
  await expect(tarjeta).toBeVisible();
  await expect(pregunta).toBeHidden();

  await preguntar();
  const headers = { authorization: `Bearer ${token}` };
  await fetch(`${servidor.origen}/api/auth/logout`, { method: 'POST', headers });
  await pregunta.getByRole('button', { name: 'Cancelar reserva' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(pregunta).toBeHidden();
  await iniciarSesion(page, ANA);
  await expect(tarjeta).toBeVisible();
  await expect(pregunta).toBeHidden();

  const respuesta = Promise.withResolvers<void>();
  await page.route('**/cancelar', async (pedido) => {
    await respuesta.promise;
    await pedido.continue();
  });
  await preguntar();
  const acuerdo = pregunta.getByRole('button', { name: 'Cancelar reserva' });
  const antes = await acuerdo.boundingBox();
  await acuerdo.click();
  // The browser's back button does not close the question while the cancellation is under way, and
  // the button of the question keeps its place.
  await page.evaluate('history.back()');
  await expect(pregunta).toBeVisible();
  await expect(acuerdo).toHaveAttribute('aria-busy', 'true');
  expect(await acuerdo.boundingBox()).toEqual(antes);
  respuesta.resolve();
  await expect(page.getByText('Reserva cancelada exitosamente')).toBeVisible();
  await expect(pregunta).toBeHidden();
});

interface Caja {
  x: number;
  y: number;
  width: number;
  height: number;
}

function comparten(una: Caja, otra: Caja): boolean {
  const alLado = una.x + una.width <= otra.x || otra.x + otra.width <= una.x;
  const debajo = una.y + una.height <= otra.y || otra.y + otra.height <= una.y;
  return !alLado && !debajo;
}

test('a link leads to its booking after the login; a turn that closes says so in an open screen', async ({
  servidor,
  page,
}) => {
  const { origen } = servidor;
  const { cliente, duena } = await abrirConReservas(servidor);
  const { reservas } = (await pedir(
    origen,
    '/reservas/mias?cuando=proximas&size=7',
    undefined,
    cliente.token,
  )) as { reservas: { id: number; fecha: string }[] };
  // The last of the bookings is on the second page of the list.
  await page.goto(`/reservas/mis-reservas?reserva=${reservas.at(-1)?.id}`);
  await iniciarSesion(page, ANA);
  const detalles = page.getByRole('dialog', { name: 'Detalles de la reserva' });
  const suDia = nombreDeFecha(reservas.at(-1)?.fecha ?? '');
  await expect(detalles.getByText(suDia, { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');

  const tarjeta = page.getByRole('article').first();
  await expect(tarjeta.getByText('Confirmada')).toBeVisible();
  const feriado = { fecha: reservas[0]?.fecha, descripcion: 'Aniversario' };
  await pedir(origen, '/excepciones/feriados', feriado, duena.token);
  await expect(tarjeta.getByText('El centro no abre', { exact: true })).toBeVisible();
  await expect(tarjeta.getByText('En ese horario el centro no abre (Aniversario).')).toBeVisible();
  await expect(tarjeta.getByText('cancelar ahora mismo')).toBeVisible();
});
