import { expect } from '@playwright/test';
import { venderAbono } from './con-abono.ts';
import { ANA, centroConClientes, franjaDe, reservasDe } from '../../elegir-turno.ts';
import { enDias } from '../../en-dias.ts';
import { cambiar, entrar, pedir, test } from '../../servidor.ts';

const LUIS = { nombre: 'Luis', genero: 'MASCULINO' };
const SOL = { nombre: 'Sol', genero: 'FEMENINO' };

test.use({ serviceWorkers: 'allow' });

test('what a booking takes and gives back is told, also without a network', async ({
  servidor,
  page,
  context,
}) => {
  const { origen } = servidor;
  const { duena, ana } = await centroConClientes(servidor);
  const { user } = await entrar(page, servidor, ANA);
  const { id: abonoVendidoId } = await venderAbono(servidor, { duena, clienteId: user.id });
  const luz = (await pedir(origen, '/auth/login', { ...ANA, email: 'luz@ejemplo.com' })) as {
    user: { id: number };
  };
  const compartir = { motivo: 'Lo pidió', compartidoCon: [luz.user.id] };
  await cambiar(origen, `/abonos-vendidos/${abonoVendidoId}`, compartir, duena);
  const franjaId = await franjaDe(servidor, ana, enDias(1), '14:00');
  const body = { franjaId, acompaniantes: [LUIS, SOL], abonoVendidoId };
  await pedir(origen, '/reservas', body, ana);

  // The companion who does not come leaves a place, and the booking takes the rest with it.
  await page.goto('/reservas/mis-reservas');
  await page.getByRole('button', { name: 'Quitar acompañante' }).click();
  const quitar = page.getByRole('dialog', { name: 'Quitar acompañante' });
  await expect(quitar.getByText('Vuelve 1 lugar a Pack de 10.')).toBeVisible();
  await expect(quitar).not.toContainText('$');
  await quitar.getByRole('radio', { name: /Luis/ }).check();
  await quitar.getByRole('button', { name: 'Quitar de la reserva' }).click();
  await expect(page.getByText('2 personas, con abono')).toBeVisible();

  await page.goto('/reservas');
  const mios = page.getByRole('region', { name: 'Mis abonos' });
  await page.getByRole('button', { name: /^Pack de 10 Quedan 8 lugares, hasta el/ }).press('Enter');
  await expect(mios.getByRole('heading', { name: 'Mis abonos' })).toBeFocused();
  await expect(mios).toBeInViewport();
  const movimientos = page.getByRole('list', { name: 'Movimientos de Pack de 10' });
  await mios.locator('summary').press('Enter');
  await expect(mios.getByText('Lo compartes con Luz Vega')).toBeVisible();
  await expect(movimientos.getByRole('listitem')).toHaveText([
    /\+1volvió 1 de la reserva del .*, 14:00$/,
    /−3reserva del .*, 14:00$/,
    /\+10vendido$/,
  ]);
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
  await context.setOffline(true);
  await page.reload();
  await mios.locator('summary').press('Enter');
  await expect(movimientos.getByRole('listitem')).toHaveCount(3);
  await context.setOffline(false);

  await page.goto('/reservas/mis-reservas');
  await page.getByRole('button', { name: 'Cancelar', exact: true }).click();
  const cancelar = page.getByRole('dialog', { name: '¿Cancelar la reserva?' });
  await expect(cancelar.getByText('Vuelven 2 lugares a Pack de 10.')).toBeVisible();
  await cancelar.getByRole('button', { name: 'Cancelar reserva' }).click();
  await expect(page.getByText('Reserva cancelada exitosamente')).toBeVisible();
  expect(await reservasDe(servidor, ana)).toMatchObject([{ estado: 'cancelada' }]);

  await page.goto('/mi-cuenta');
  await page.getByRole('button', { name: 'Eliminar mi cuenta' }).click();
  await expect(
    page.getByRole('dialog').getByText('Termina tu Pack de 10, con 10 lugares sin usar.'),
  ).toBeVisible();
});

test('an abono that ends before another day refuses the move, and says so in place', async ({
  servidor,
  page,
}) => {
  const { duena, ana } = await centroConClientes(servidor);
  const { user } = await entrar(page, servidor, ANA);
  const venta = { duena, clienteId: user.id, vigenciaDias: 2 };
  const { id: abonoVendidoId } = await venderAbono(servidor, venta);
  const franjaId = await franjaDe(servidor, ana, enDias(1), '14:00');
  const { id } = (await pedir(servidor.origen, '/reservas', { franjaId, abonoVendidoId }, ana)) as {
    id: number;
  };
  const tarde = await franjaDe(servidor, ana, enDias(3), '14:00');
  await page.goto(`/reservas/cambiar-turno?reserva=${id}&fecha=${enDias(3)}&franja=${tarde}`);
  const cambio = page.getByRole('region', { name: 'Cambio de turno' });
  await expect(cambio).toContainText('de Pack de 10, no se usa ninguno más');
  await expect(cambio).not.toContainText('$');
  await cambio.getByRole('button', { name: 'Cambiar Turno' }).click();
  await expect(cambio.getByRole('alert')).toContainText(
    /^El abono vence el .*, antes de ese turno/,
  );
});

test('places that are offered are accepted with an abono, which is chosen already', async ({
  servidor,
  page,
}) => {
  const { origen } = servidor;
  const { duena, ana, luz } = await centroConClientes(servidor);
  const { user } = await entrar(page, servidor, ANA);
  await venderAbono(servidor, { duena, clienteId: user.id });
  const franjaId = await franjaDe(servidor, ana, enDias(1), '14:00');
  const acompaniantes = [LUIS, SOL, { nombre: 'Mar', genero: 'OTROS' }];
  const llena = (await pedir(origen, '/reservas', { franjaId, acompaniantes }, luz)) as {
    id: number;
  };
  await pedir(origen, `/franjas/${franjaId}/espera`, { personas: 1 }, ana);
  await pedir(origen, `/reservas/${llena.id}/cancelar`, {}, luz);
  await page.goto('/reservas');
  await page.getByRole('button', { name: 'Aceptar', exact: true }).click();
  const pregunta = page.getByRole('dialog', { name: 'Aceptar los lugares' });
  await expect(pregunta).toContainText('No pagas nada; te quedan 9 lugares');
  await pregunta.getByRole('button', { name: 'Pagar aparte' }).click();
  await expect(pregunta).toContainText('$ 20.000');
  await pregunta.getByRole('button', { name: 'Usar tu abono Pack de 10' }).click();
  await expect(pregunta).not.toContainText('$');
  await expect(pregunta).toContainText(
    /Puedes cambiarla o cancelarla hasta|no se va a poder cancelar/,
  );
  await pregunta.getByRole('button', { name: 'Sí, Reservar' }).click();
  await expect(page.getByText('1 persona, con abono')).toBeVisible();
});
