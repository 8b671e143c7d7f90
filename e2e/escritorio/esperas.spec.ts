import { expect, type Page } from '@playwright/test';
import { ANA, LUIS, abrirDia, registrar, reservar } from '../dia-de-la-duena.ts';
import { irASeccion } from '../ir-a-seccion.ts';
import { pedir, test } from '../servidor.ts';

const SOL = { nombre: 'Sol', apellido: 'Ríos', genero: 'FEMENINO', telefono: '381 555 0143' };

test('the desk keeps the line of a full franja: adds, tells who follows, accepts and lets go', async ({
  servidor,
  page,
}) => {
  const { origen } = servidor;
  const dia = await abrirDia(page, servidor);
  const franjaId = dia.idDe('09:00');
  const clienteId = await registrar(servidor, ANA);
  await registrar(servidor, LUIS);
  // Sol has no e-mail, so that only the desk can tell her of an offer.
  const sol = (await pedir(origen, '/usuarios', SOL, dia.token)) as { id: number };
  await reservar(servidor, dia, { franjaId, clienteId, acompaniantes: [{}, {}, {}] });
  const pedidos: string[] = [];
  page.on('request', (pedido) => pedidos.push(pedido.url()));
  await page.goto(`/dashboard?fecha=${dia.fecha}`);
  await page.getByRole('button', { name: 'Ver detalles del turno de las 09:00' }).click();
  const detalle = page.getByRole('dialog', { name: 'Turno de las 09:00' });
  await expect(detalle.getByText('4 de 4 personas')).toBeVisible();
  await expect(detalle.getByRole('button', { name: 'Reservar' })).toBeHidden();
  expect(pedidos.filter((url) => url.includes('espera'))).toEqual([]);

  // Luis is added by the keyboard alone.
  await detalle.getByRole('button', { name: 'Anotar en espera' }).press('Enter');
  const anotar = page.getByRole('dialog', { name: 'Anotar en la lista de espera' });
  await expect(anotar.getByRole('combobox', { name: 'Cliente' })).toBeFocused();
  await page.keyboard.type('luis');
  await expect(anotar.getByRole('option', { name: /^Luis Gil/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(anotar.getByRole('button', { name: 'Cambiar cliente' })).toBeVisible();
  await expect(anotar.getByText(/ y queda guardado unas dos horas\.$/)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(anotar.getByRole('radio', { name: '1 persona' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(anotar.getByRole('radio', { name: '2 personas' })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Luis Gil, puesto 1')).toBeVisible();
  await expect(detalle.getByRole('button', { name: 'Anotar en espera' })).toBeFocused();
  const fila = detalle.getByRole('region', { name: 'Lista de espera' });
  await expect(fila.getByRole('listitem')).toContainText(['Luis Gil']);

  // Another desk adds Sol: an open question names her, and the waiting list shows her.
  const aCancelar = detalle.getByRole('button', { name: 'Cancelar reserva de Ana Paz' });
  const cancelar = page.getByRole('dialog', { name: '¿Cancelar la reserva de Ana Paz?' });
  await aCancelar.click();
  await expect(
    cancelar.getByText('De la lista de espera, se ofrecen a Luis Gil (2 lugares).'),
  ).toBeVisible();
  await pedir(origen, `/franjas/${franjaId}/espera`, { clienteId: sol.id, personas: 2 }, dia.token);
  await expect(
    cancelar.getByText(
      'De la lista de espera, se ofrecen a Luis Gil (2 lugares) y Sol Ríos (2 lugares).',
    ),
  ).toBeVisible();
  await cancelar.getByRole('button', { name: 'Volver' }).click();
  await expect(fila.getByRole('listitem')).toContainText([
    /1\.Luis Gil2 personasDesde el/,
    /2\.Sol Ríos2 personas/,
  ]);

  await aCancelar.click();
  await cancelar.getByRole('button', { name: 'Cancelar reserva' }).click();
  await expect(fila.getByText(/^Hasta (hoy|mañana) a las \d\d:\d\d \(quedan \d+ h/)).toHaveCount(2);
  await expect(detalle.getByText('0 de 4 personas, y 4 lugares ofrecidos')).toBeVisible();
  await expect(detalle.getByRole('img', { name: '4 lugares guardados' })).toBeVisible();
  await expect(
    detalle.getByRole('status').getByText(/^Los lugares están ofrecidos a Luis Gil, Sol Ríos:/),
  ).toBeVisible();
  await expect(detalle.getByRole('button', { name: 'Deshacer' })).toBeHidden();
  await expect(fila.getByRole('listitem').filter({ hasText: 'Sol Ríos' })).toContainText(
    'Ningún email le avisa',
  );
  await expect(fila.getByRole('listitem').filter({ hasText: 'Luis Gil' })).not.toContainText(
    'Ningún email',
  );

  await fila.getByRole('button', { name: 'Reservar los lugares para Luis Gil' }).click();
  const aceptar = page.getByRole('dialog', { name: 'Reservar para Luis Gil' });
  await aceptar.getByLabel('Nombre del acompañante 1').fill('mar');
  await aceptar.getByRole('button', { name: 'Confirmar reserva' }).click();
  await expect(detalle.getByText('Los lugares de Luis Gil quedaron reservados.')).toBeVisible();
  await expect(detalle.getByText('2 de 4 personas, y 2 lugares ofrecidos')).toBeVisible();
  await expect(detalle.getByRole('list', { name: 'Participantes' })).toContainText('Mar');
  await detalle.getByRole('button', { name: 'Cerrar', exact: true }).click();
  await expect(tarjeta(page).getByText(/^2 lugares ofrecidos hasta/)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Referencias' })).toContainText('Guardado');

  await irASeccion(page, 'Avisos de mañana');
  const deSol = page
    .getByRole('region', { name: 'Hay lugar para quien esperaba' })
    .getByRole('listitem');
  await expect(deSol.getByRole('link', { name: /^Abrir WhatsApp con Sol Ríos/ })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/5493815550143\?text=Hola%2C%20Sol\.%20Se%20liberaron%202%20lugares/,
  );
  await deSol.getByRole('checkbox', { name: /^Avisado: Sol Ríos/ }).check();
  await expect(page.getByText('Ya está avisado')).toBeVisible();

  await page.goto(`/dashboard?fecha=${dia.fecha}`);
  await page.getByRole('button', { name: 'Ver detalles del turno de las 09:00' }).click();
  await fila.getByRole('button', { name: 'Dejar pasar los lugares de Sol Ríos' }).click();
  const dejar = page.getByRole('dialog', { name: /^¿Dejar pasar los lugares de Sol Ríos/ });
  await expect(dejar.getByText(/^Nadie más espera: los lugares quedan libres/)).toBeVisible();
  await dejar.getByRole('button', { name: 'Dejar pasar' }).click();
  await expect(detalle.getByText('Sol Ríos dejó pasar los lugares.')).toBeVisible();
  await expect(fila).toBeHidden();
  await expect(detalle.getByText('2 de 4 personas', { exact: true })).toBeVisible();

  await page.goto('/dashboard/actividad');
  for (const frase of [
    'Dejó pasar los lugares ofrecidos a Sol Ríos',
    'Avisó a Sol Ríos que hay lugar',
    'Puso a Luis Gil en la lista de espera',
  ]) {
    await expect(page.getByText(new RegExp(`^${frase}`))).toBeVisible();
  }
});

function tarjeta(page: Page) {
  return page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: '09:00', exact: true }) });
}
