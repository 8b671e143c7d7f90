import { expect } from '@playwright/test';
import { ANA, abrirDia, registrar, reservar, romper } from './dia-de-la-duena.ts';
import { enDias } from './en-dias.ts';
import { escribirFecha, fechaEscrita } from './escribir-fecha.ts';
import { creerleAlReloj } from './reloj/fijar-reloj.ts';
import { test } from './servidor.ts';

test('the owner adds a franja, edits it, blocks it and deletes it', async ({ servidor, page }) => {
  const dia = await abrirDia(page, servidor);
  await page.goto(`/dashboard?fecha=${dia.fecha}`);
  await page.getByRole('button', { name: 'Agregar Turno' }).click();
  const agregar = page.getByRole('dialog', { name: 'Agregar Turno' });
  const inicio = agregar.getByLabel('Hora de inicio');
  const fin = agregar.getByLabel('Hora de fin');
  const guardar = agregar.getByRole('button', { name: 'Guardar turno' });
  await expect(agregar.getByRole('group', { name: 'Fecha' })).toHaveText(fechaEscrita(dia.fecha));
  await expect(inicio).toHaveValue('09:00');
  await expect(fin).toHaveValue('10:00');
  // Escape closes only the calendar, and the focus returns to the calendar's button.
  const calendario = agregar.getByRole('button', { name: 'Calendario, Fecha' });
  await calendario.click();
  await expect(page.getByRole('grid')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Elegir fecha' })).toBeHidden();
  await expect(calendario).toBeFocused();
  // The specification proposes the hours 09:00 to 10:00, at which this day already has a franja.
  await expect(agregar.getByText('A las 09:00 ya hay un turno.')).toBeVisible();
  await expect(agregar.getByText('Primer hueco libre: 20:00 a 21:00')).toBeVisible();
  await agregar.getByRole('button', { name: 'Usar ese horario' }).click();
  await expect(inicio).toHaveValue('20:00');
  await expect(fin).toHaveValue('21:00');
  await expect(agregar.getByText('ya hay un turno')).toBeHidden();

  await inicio.fill('');
  await fin.fill('');
  await guardar.click();
  await expect(agregar.getByText('La hora de inicio es requerida')).toBeVisible();
  await expect(agregar.getByText('La hora de fin es requerida')).toBeVisible();
  await inicio.fill('10');
  await fin.fill('930');
  await guardar.click();
  await expect(
    agregar.getByText('La hora de fin debe ser posterior a la hora de inicio'),
  ).toBeVisible();

  await inicio.fill('09:00');
  await fin.fill('10:00');
  await agregar.getByRole('spinbutton').first().press('Enter');
  await expect(agregar.getByRole('alert')).toHaveText('Ya existe un turno en ese horario');
  await romper(page, '**/api/franjas', 'POST');
  await guardar.click();
  await expect(agregar.getByRole('alert')).toHaveText('Error al agregar la franja');
  await page.unroute('**/api/franjas');
  await page.route('**/api/franjas', (route) =>
    route.fulfill({ status: 409, json: { message: 'Error al crear franja: Está en obra' } }),
  );
  await guardar.click();
  await expect(agregar.getByRole('alert')).toHaveText('Está en obra');
  await page.unroute('**/api/franjas');
  await inicio.fill('20');
  await fin.fill('2130');
  await guardar.click();
  await expect(page.getByText('Turno agregado correctamente')).toBeVisible();
  await expect(page.getByRole('heading', { name: '20:00' })).toBeVisible();

  await page.getByRole('button', { name: 'Ver detalles del turno de las 20:00' }).click();
  const detalle = page.getByRole('dialog', { name: 'Turno de las 20:00' });
  await expect(detalle.getByText('Sin Reservas')).toBeVisible();
  await detalle.getByRole('button', { name: 'Editar turno' }).click();
  const editar = page.getByRole('dialog', { name: 'Editar el turno de las 20:00' });
  await editar.getByLabel('Hora de inicio').fill('19:00');
  await editar.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(editar.getByRole('alert')).toHaveText('Ya existe un turno en ese horario');
  await editar.getByLabel('Hora de inicio').fill('20:15');
  await editar.getByLabel('Capacidad').fill('6');
  await editar.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByText('Turno actualizado correctamente')).toBeVisible();
  await expect(page.getByRole('dialog').getByText('de 6 personas')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Bloquear el turno de las 20:15' }).click();
  const bloquear = page.getByRole('dialog', { name: 'Bloquear el turno de las 20:15' });
  await expect(bloquear.getByLabel('Motivo (opcional)')).toBeFocused();
  await bloquear.getByLabel('Motivo (opcional)').fill('Limpieza');
  await page.keyboard.press('Escape');
  await page
    .getByRole('dialog', { name: '¿Descartar los cambios?' })
    .getByRole('button', { name: 'Seguir editando' })
    .press('Enter');
  await expect(bloquear.getByLabel('Motivo (opcional)')).toBeFocused();
  await romper(page, '**/bloquear', 'PUT');
  await bloquear.getByRole('button', { name: 'Bloquear turno' }).click();
  await expect(bloquear.getByRole('alert')).toHaveText('Error al cambiar estado de bloqueo');
  await page.unroute('**/bloquear');
  await bloquear.getByRole('button', { name: 'Bloquear turno' }).click();
  await expect(page.getByText('Turno bloqueado correctamente')).toBeVisible();
  const tarjeta = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: '20:15' }) });
  await expect(tarjeta.getByText('Bloqueada (no reservable)')).toBeVisible();
  await expect(tarjeta.getByText('Limpieza')).toBeVisible();
  // The bin is among the details. Where the franja cannot be deleted, a press says why.
  const verDetalles = tarjeta.getByRole('button', { name: 'Ver detalles del turno de las 20:15' });
  await verDetalles.click();
  const eliminar = page.getByRole('button', { name: 'Eliminar el turno de las 20:15' });
  await expect(eliminar).toBeDisabled();
  await expect(eliminar).toHaveAccessibleDescription('No se puede eliminar un turno bloqueado');
  await eliminar.press('Enter');
  await expect(
    page.getByRole('alert').filter({ hasText: 'No se puede eliminar un turno bloqueado' }),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(eliminar).toBeHidden();

  const desbloquear = tarjeta.getByRole('button', { name: 'Desbloquear el turno de las 20:15' });
  await romper(page, '**/desbloquear', 'PUT');
  await desbloquear.click();
  await expect(page.getByText('Error al cambiar estado de bloqueo')).toBeVisible();
  await page.unroute('**/desbloquear');
  await desbloquear.click();
  await expect(page.getByText('Turno desbloqueado correctamente')).toBeVisible();

  await verDetalles.click();
  await eliminar.click();
  const confirmar = page.getByRole('dialog', { name: '¿Eliminar el turno de las 20:15?' });
  await expect(confirmar.getByText('de 20:15 a 21:30, deja de ofrecerse')).toBeVisible();
  await romper(page, '**/api/franjas/*', 'DELETE');
  await confirmar.getByRole('button', { name: 'Eliminar turno' }).click();
  // A toast of an earlier failure may still be on screen, so the alert is searched for by its text.
  const queFallo = confirmar.getByRole('alert').filter({ hasText: 'Error al eliminar el turno' });
  await expect(queFallo).toBeVisible();
  await page.unroute('**/api/franjas/*');
  await confirmar.getByRole('button', { name: 'Eliminar turno' }).click();
  await expect(page.getByText('Turno eliminado correctamente')).toBeVisible();
  await expect(tarjeta).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  // The page asks before it adds an unusual franja. A franja that is added on another day is then
  // shown on that day.
  await page.getByRole('button', { name: 'Agregar Turno' }).click();
  await escribirFecha(agregar.getByRole('group', { name: 'Fecha' }), enDias(20));
  await fin.fill('22:00');
  await guardar.click();
  const raro = page.getByRole('dialog', { name: '¿Agregar ese turno?' });
  await expect(raro.getByRole('listitem')).toHaveText(['Dura 13 horas, de 09:00 a 22:00.']);
  await raro.getByRole('button', { name: 'Corregir' }).click();
  await fin.fill('10:00');
  await guardar.click();
  await expect(page).toHaveURL(new RegExp(`fecha=${enDias(20)}$`));
  await expect(page.getByRole('heading', { name: '09:00' })).toBeVisible();
});

test(
  'each card says how full it is, and why something cannot be done',
  { tag: '@escritorio' },
  async ({ servidor, page }) => {
    const dia = await abrirDia(page, servidor);
    const clienteId = await registrar(servidor, ANA);
    const sol = { nombre: 'Sol', genero: 'FEMENINO' };
    await reservar(servidor, dia, { franjaId: dia.idDe('08:00'), clienteId });
    await reservar(servidor, dia, {
      franjaId: dia.idDe('09:00'),
      clienteId,
      acompaniantes: [sol, sol, { nombre: 'Leo', genero: 'MASCULINO' }],
    });
    await creerleAlReloj(page);
    await page.goto(`/dashboard?fecha=${dia.fecha}`);
    const cifra = (etiqueta: string) =>
      page
        .getByRole('main')
        .locator('div', { has: page.getByRole('term') })
        .filter({ hasText: etiqueta })
        .last();
    await expect(cifra('Reservas del día')).toContainText('25 personas');
    await expect(cifra('Dinero Recaudado')).toContainText('$ 80.000 (reservado)');
    await expect(cifra('Ocupación Promedio')).toContainText('10%');
    await expect(cifra('Total Turnos')).toContainText('12');
    for (const texto of ['Hombre', 'Mujer', 'Otros', 'Disponible']) {
      await expect(page.getByRole('list', { name: 'Referencias' }).getByText(texto)).toBeVisible();
    }

    // A day of twelve franjas is shown as a planilla until somebody chooses the cards.
    await page.getByRole('radio', { name: 'Tarjetas' }).check();
    const tarjeta = (hora: string) =>
      page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: hora }) });
    await expect(tarjeta('08:00').getByText('3 cupos disponibles')).toBeVisible();
    await expect(tarjeta('08:00').getByRole('img', { name: 'Ocupado por 1 mujer' })).toBeVisible();
    // A card has three actions, each with a name for a screen reader and one for a mouse.
    for (const rotulo of ['Ver detalles', 'Reservar', 'Bloquear']) {
      const accion = tarjeta('08:00').getByRole('button', {
        name: `${rotulo} ${rotulo === 'Ver detalles' ? 'del' : 'el'} turno de las 08:00`,
      });
      await accion.hover();
      await expect(tarjeta('08:00').getByRole('tooltip')).toHaveText(rotulo);
    }
    await expect(tarjeta('08:00').getByRole('button')).toHaveCount(3);
    await expect(tarjeta('09:00').getByText('Completo')).toBeVisible();
    await tarjeta('09:00')
      .getByRole('button', { name: /^Ver detalles/ })
      .hover();
    await expect(tarjeta('09:00').getByRole('tooltip')).toHaveText('Ver detalles');
    await page.mouse.move(0, 0);
    await expect(
      tarjeta('09:00').getByRole('img', { name: 'Ocupado por 1 hombre, 3 mujeres' }),
    ).toBeVisible();
    await expect(tarjeta('09:00').getByRole('button', { name: /^Bloquear/ })).toBeDisabled();
    await expect(
      tarjeta('09:00').getByRole('button', { name: /^Reservar/ }),
    ).toHaveAccessibleDescription('No hay cupos disponibles para este horario');

    // The clock is changed without a reload, because after a reload the session would have expired.
    await page.clock.setFixedTime(`${dia.fecha}T23:00:00-03:00`);
    await expect(
      tarjeta('10:00').getByRole('button', { name: /^Reservar/ }),
    ).toHaveAccessibleDescription('Ese turno ya terminó');
    // The button counts the bookings that have begun and are not paid; each press moves the focus
    // to the next such booking.
    const porCobrar = page
      .getByRole('list', { name: 'Para atender' })
      .getByRole('button', { name: '2 sin cobrar' });
    for (const hora of ['08:00', '09:00', '08:00']) {
      await porCobrar.click();
      const detalles = tarjeta(hora).getByRole('button', { name: /^Ver detalles/ });
      await expect(detalles).toBeFocused();
    }
    // Arrow keys move the focus between the cards' buttons; Home and End go to the first and the
    // last.
    for (const [tecla, accion, hora] of [
      ['ArrowRight', 'Reservar', '08:00'],
      ['ArrowDown', 'Reservar', '14:00'],
      ['ArrowUp', 'Reservar', '08:00'],
      ['End', 'Ver detalles', '19:00'],
      ['Home', 'Ver detalles', '08:00'],
    ] as const) {
      await page.keyboard.press(tecla);
      const boton = tarjeta(hora).getByRole('button', { name: new RegExp(`^${accion}`) });
      await expect(boton).toBeFocused();
    }
    await page.keyboard.press('Enter');
    const cancelar = page.getByRole('button', { name: /^Cancelar reserva de/ });
    await expect(cancelar).toBeVisible();
    await page.clock.setFixedTime(`${enDias(3)}T00:00:30-03:00`);
    await expect(
      page.getByText('El día ya pasó: sus reservas no se pueden cambiar.'),
    ).toBeVisible();
    await expect(cancelar).toBeHidden();
  },
);

test(
  'on a phone the first turn is in the upper half, and the figures are one press away',
  { tag: '@telefono' },
  async ({ servidor, page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const dia = await abrirDia(page, servidor);
    await reservar(servidor, dia, {
      franjaId: dia.idDe('08:00'),
      clienteId: await registrar(servidor, ANA),
    });
    await page.goto(`/dashboard?fecha=${dia.fecha}`);
    const primero = page.getByRole('heading', { name: '08:00' });
    const pie = async () => {
      const { y, height } = (await primero.boundingBox()) ?? { y: 844, height: 0 };
      return y + height;
    };
    await expect(primero).toBeVisible();
    expect(await pie()).toBeLessThanOrEqual(422);
    // A day on which something is to be done has one more line.
    await page.clock.setFixedTime(`${dia.fecha}T09:30:00-03:00`);
    await expect(page.getByRole('button', { name: '1 sin cobrar' })).toBeVisible();
    expect(await pie()).toBeLessThanOrEqual(422);

    const cifras = page.getByRole('button', { name: 'Cifras' });
    await expect(page.getByText('Ocupación Promedio')).toBeHidden();
    await cifras.press('Enter');
    await expect(cifras).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByText('Ocupación Promedio')).toBeVisible();
    await expect(page.getByText('Dinero Recaudado')).toBeVisible();
  },
);
