import { expect } from '@playwright/test';
import {
  ANA,
  LUIS,
  abrirDia,
  anotarDesdeOtroLado,
  registrar,
  reservar,
  romper,
} from '../dia-de-la-duena.ts';
import { revisarPantalla } from '../revisar-pantalla.ts';
import { pedir, test } from '../servidor.ts';

test('companions come and go, with the price before and after; then the booking is cancelled', async ({
  servidor,
  page,
}) => {
  const dia = await abrirDia(page, servidor);
  const ana = await registrar(servidor, ANA);
  await reservar(servidor, dia, {
    franjaId: dia.idDe('09:00'),
    clienteId: ana,
    acompaniantes: [{ nombre: 'Sol', genero: 'FEMENINO' }],
  });
  await reservar(servidor, dia, {
    franjaId: dia.idDe('09:00'),
    clienteId: await registrar(servidor, LUIS),
  });
  await page.goto(`/dashboard?fecha=${dia.fecha}`);
  await page.getByRole('button', { name: 'Ver detalles del turno de las 09:00' }).click();
  const detalle = page.getByRole('dialog', { name: 'Turno de las 09:00' });
  await expect(detalle.getByText('3 de 4 personas')).toBeVisible();
  await expect(detalle.getByText('Activa')).toBeVisible();
  const reserva = detalle
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Ana Paz' }) });
  await expect(reserva.getByText('Precio total: $ 36.000')).toBeVisible();
  await expect(reserva.getByText('Titular')).toBeVisible();
  await expect(
    reserva.getByRole('link', { name: 'Recordar por WhatsApp a Ana Paz, en otra pestaña' }),
  ).toHaveAttribute('href', /^https:\/\/wa\.me\/5493815550142\?text=Hola.*recordatorio/);

  await reserva.getByText('Mensajes enviados').click();
  await expect(reserva.getByText('Confirmación de reserva')).toHaveCount(1);
  await reserva.getByRole('button', { name: /^Reenviar: Confirmación de reserva/ }).click();
  await expect(page.getByText('El mensaje se está enviando otra vez')).toBeVisible();
  await expect(reserva.getByText('Confirmación de reserva')).toHaveCount(2);
  await reserva.getByText('Mensajes enviados').click();

  await reserva.getByRole('button', { name: 'Editar reserva de Ana Paz' }).click();
  const editar = page.getByRole('dialog', { name: 'Editar reserva' });
  await expect(editar.getByRole('status').filter({ hasText: 'en la reserva' })).toHaveText(
    '2 personas de 4 en la reserva. Queda 1 lugar por sumar.',
  );
  const agregar = editar.getByRole('button', { name: 'Agregar acompañante' });
  const sumar = page.getByRole('dialog', { name: '¿Agregar acompañante?' });
  // A companion without a name is called by their number in the booking.
  await editar.getByLabel('Nombre').press('Enter');
  await expect(sumar.getByText('Acompañante 2', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await editar.getByLabel('Nombre').fill('leo ríos');
  await editar.getByLabel('Género').selectOption('MASCULINO');
  await expect(editar.getByText('2 personas, $ 36.000')).toBeVisible();
  await expect(editar.getByText('3 personas, $ 45.000')).toBeVisible();
  await agregar.click();
  await expect(sumar.getByText('Leo Ríos')).toBeVisible();
  await expect(sumar.getByText('2 personas, $ 36.000')).toBeVisible();
  await expect(sumar.getByText('3 personas, $ 45.000')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sumar).toBeHidden();
  await expect(agregar).toBeFocused();
  await expect(editar.getByLabel('Nombre')).toHaveValue('leo ríos');
  await agregar.click();
  await romper(page, '**/api/asientos', 'POST');
  await sumar.getByRole('button', { name: 'Agregar acompañante' }).click();
  await expect(sumar.getByRole('alert')).toHaveText('Error al agregar el acompañante');
  await page.unroute('**/api/asientos');
  await sumar.getByRole('button', { name: 'Agregar acompañante' }).click();
  await expect(page.getByText('Acompañante agregado exitosamente')).toBeVisible();
  await expect(editar.getByText('Leo Ríos')).toBeVisible();
  await expect(editar.getByText('El turno está completo.')).toBeVisible();
  await expect(agregar).toHaveCount(0);
  await editar.getByRole('button', { name: 'Listo' }).click();

  await expect(reserva.getByText('Precio total: $ 45.000')).toBeVisible();
  await reserva.getByRole('button', { name: 'Quitar acompañante Sol' }).click();
  const quitar = page.getByRole('dialog', { name: '¿Quitar a Sol?' });
  await expect(quitar.getByText('3 personas, $ 45.000')).toBeVisible();
  await expect(quitar.getByText('2 personas, $ 36.000')).toBeVisible();
  await romper(page, '**/api/asientos/*', 'DELETE');
  await quitar.getByRole('button', { name: 'Quitar acompañante' }).click();
  await expect(quitar.getByRole('alert')).toHaveText('Error al eliminar el acompañante');
  await page.unroute('**/api/asientos/*');
  await quitar.getByRole('button', { name: 'Quitar acompañante' }).click();
  await expect(page.getByText('Acompañante eliminado exitosamente')).toBeVisible();
  await expect(reserva.getByText('Precio total: $ 36.000')).toBeVisible();
  await expect(reserva.getByRole('list', { name: 'Participantes' })).toBeFocused();

  // A participant's name and gender, and the notes, are edited where they are shown.
  await reserva.getByRole('button', { name: 'Corregir a Leo Ríos' }).press('Enter');
  const nombre = reserva.getByLabel('Nombre de Leo Ríos');
  await expect(nombre).toBeFocused();
  await nombre.fill('lea de los ángeles encarnación villafañe bustamante ríos');
  await reserva.getByLabel('Género de Leo Ríos').selectOption('FEMENINO');
  await romper(page, '**/api/asientos/*', 'PUT');
  await nombre.press('Enter');
  await expect(reserva.getByRole('alert')).toHaveText('Error al guardar la corrección');
  await page.unroute('**/api/asientos/*');
  await nombre.press('Enter');
  await expect(reserva.getByRole('list', { name: 'Participantes' })).toContainText(
    'Lea De Los Ángeles Encarnación Villafañe Bustamante Ríos, Mujer',
  );
  const marca = reserva.getByRole('listitem').filter({ hasText: 'Lea' }).locator('span').first();
  expect(await marca.boundingBox()).toMatchObject({ width: 24, height: 24 });
  await expect(reserva.getByRole('list', { name: 'Participantes' })).toBeFocused();
  await reserva.getByRole('button', { name: 'Agregar nota a la reserva de Ana Paz' }).click();
  await reserva.getByLabel('Notas').fill('Llega 9:10');
  // Another desk writes meanwhile: what it says is shown, and is not written over unseen.
  await anotarDesdeOtroLado(servidor, dia, { clienteId: ana, notas: 'Con muletas' });
  await expect(reserva.getByRole('status').filter({ hasText: 'Mientras' })).toHaveText(
    'Mientras tanto otra persona dejó: «Con muletas». Al guardar queda lo de acá.',
  );
  // A half-written note is not lost by Escape unasked.
  await reserva.getByLabel('Notas').fill('Con muletas. Llega 9:10');
  await page.keyboard.press('Escape');
  const descarte = page.getByRole('dialog', { name: '¿Descartar los cambios?' });
  await descarte.getByRole('button', { name: 'Seguir editando' }).press('Enter');
  await expect(reserva.getByLabel('Notas')).toBeFocused();
  await reserva.getByRole('button', { name: 'Guardar notas' }).press('Enter');
  await expect(reserva.getByText('Notas: Con muletas. Llega 9:10')).toBeVisible();
  await expect(
    reserva.getByRole('button', { name: 'Corregir notas de la reserva de Ana Paz' }),
  ).toBeFocused();
  await revisarPantalla(page);

  await reserva.getByRole('button', { name: 'Cancelar reserva de Ana Paz' }).click();
  const cancelar = page.getByRole('dialog', { name: '¿Cancelar la reserva de Ana Paz?' });
  await expect(cancelar.getByText(/^Se liberan 2 lugares/)).toBeVisible();
  await expect(cancelar.getByText('Ana recibe un email.')).toBeVisible();
  // The message that says 'cancelada' is offered once it is true.
  await expect(cancelar.getByRole('link', { name: /WhatsApp/ })).toHaveCount(0);
  await romper(page, '**/cancelar', 'POST');
  await cancelar.getByRole('button', { name: 'Cancelar reserva' }).click();
  await expect(cancelar.getByRole('alert')).toHaveText('Error al cancelar la reserva');
  await page.unroute('**/cancelar');
  await cancelar.getByRole('button', { name: 'Cancelar reserva' }).click();
  await expect(page.getByText('Reserva cancelada exitosamente')).toBeVisible();
  await expect(detalle.getByText('1 de 4 personas')).toBeVisible();
  await expect(detalle.getByText('La reserva de Ana Paz quedó cancelada.')).toBeVisible();
  await expect(detalle.getByRole('link', { name: /^Avisar por WhatsApp a Ana/ })).toHaveAttribute(
    'href',
    /5493815550142\?text=.*cancelada/,
  );

  // A cancellation can be undone at once by 'Deshacer', or later by changing the booking's state.
  await detalle.getByRole('button', { name: 'Deshacer' }).click();
  await expect(detalle.getByText('La reserva de Ana Paz quedó como estaba.')).toBeVisible();
  await expect(detalle.getByText('3 de 4 personas')).toBeVisible();
  await reserva.getByRole('button', { name: 'Cancelar reserva de Ana Paz' }).click();
  await cancelar.getByRole('button', { name: 'Cancelar reserva' }).click();
  await expect(detalle.getByText('1 de 4 personas')).toBeVisible();
  await detalle.getByText('1 reserva cancelada').click();
  await revisarPantalla(page);
  await detalle.getByRole('button', { name: 'Restaurar reserva de Ana Paz' }).click();
  await expect(detalle.getByText('La reserva de Ana Paz está confirmada otra vez.')).toBeVisible();
  await expect(detalle.getByText('1 reserva cancelada')).toBeHidden();
  // A booking with the estado PENDIENTE is confirmed with one press.
  const { origen } = servidor;
  const [suya] = (await pedir(
    origen,
    `/reservas/franja/${dia.idDe('09:00')}`,
    undefined,
    dia.token,
  )) as { id: number }[];
  await fetch(`${origen}/api/reservas/${suya?.id}/estado?nuevoEstado=PENDIENTE`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${dia.token}` },
  });
  await page.reload();
  await page.getByRole('button', { name: 'Ver detalles del turno de las 09:00' }).click();
  await detalle.getByRole('button', { name: /^Confirmar reserva de/ }).click();
  await expect(detalle.getByText(/^La reserva de .+ está confirmada\.$/)).toBeVisible();
  await expect(detalle.getByText('Pendiente')).toBeHidden();

  await detalle.getByRole('button', { name: 'Editar reserva de Luis Gil' }).click();
  await editar.getByRole('button', { name: 'Eliminar para siempre' }).click();
  const eliminar = page.getByRole('dialog', { name: /para siempre la reserva de Luis Gil/ });
  await romper(page, '**/api/reservas/*', 'DELETE');
  await eliminar.getByRole('button', { name: 'Eliminar reserva' }).click();
  await expect(eliminar.getByRole('alert')).toHaveText('Error al eliminar la reserva');
  await page.unroute('**/api/reservas/*');
  await eliminar.getByRole('button', { name: 'Eliminar reserva' }).click();
  await expect(page.getByText('Reserva eliminada exitosamente')).toBeVisible();
  await expect(detalle.getByRole('heading', { name: 'Luis Gil' })).toBeHidden();
  await expect(detalle.locator(':focus')).toHaveText('La reserva de Luis Gil se eliminó.');
});

test('a toast can be closed while a dialog is open, and outlives it by its own time', async ({
  servidor,
  page,
}) => {
  await page.clock.install();
  const dia = await abrirDia(page, servidor);
  const clienteId = await registrar(servidor, ANA);
  await reservar(servidor, dia, { franjaId: dia.idDe('09:00'), clienteId });
  await page.goto(`/dashboard?fecha=${dia.fecha}`);
  await page.getByRole('button', { name: 'Ver detalles del turno de las 09:00' }).click();
  const detalle = page.getByRole('dialog', { name: 'Turno de las 09:00' });
  await detalle.getByRole('button', { name: 'Editar reserva de Ana Paz' }).click();
  const editar = page.getByRole('dialog', { name: 'Editar reserva' });
  const sumar = async (nombre: string) => {
    await editar.getByLabel('Nombre').fill(nombre);
    await editar.getByRole('button', { name: 'Agregar acompañante' }).click();
    const pregunta = page.getByRole('dialog', { name: '¿Agregar acompañante?' });
    await pregunta.getByRole('button', { name: 'Agregar acompañante' }).click();
    await expect(pregunta).toBeHidden();
  };
  await expect(editar.getByLabel('Nombre')).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);

  const aviso = page.getByText('Acompañante agregado exitosamente');
  await sumar('Leo');
  await editar.getByRole('button', { name: 'Cerrar aviso' }).click();
  await expect(aviso).toBeHidden();
  await expect(editar).toBeVisible();

  await sumar('Sol');
  await expect(editar.getByRole('listitem').filter({ hasText: 'Sol' })).toBeVisible();
  await expect(aviso).toBeVisible();
  await page.clock.runFor(1_500);
  await editar.getByRole('button', { name: 'Listo' }).click();
  await expect(editar).toBeHidden();
  await expect(detalle.getByRole('button', { name: 'Cerrar aviso' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(detalle).toBeHidden();
  await expect(aviso).toBeVisible();
  await page.clock.runFor(600);
  await expect(aviso).toBeHidden();
});
