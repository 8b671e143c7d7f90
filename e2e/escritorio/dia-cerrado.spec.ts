import { expect } from '@playwright/test';
import { ANA, abrirDia, bloquear, registrar, reservar } from '../dia-de-la-duena.ts';
import { pedir, test } from '../servidor.ts';

test('a day that a feriado closes sells nothing, says why, and leads to what is to be done', async ({
  servidor,
  page,
}) => {
  const dia = await abrirDia(page, servidor);
  await reservar(servidor, dia, {
    franjaId: dia.idDe('09:00'),
    clienteId: await registrar(servidor, ANA),
  });
  const feriado = { fecha: dia.fecha, descripcion: 'Aniversario' };
  await pedir(servidor.origen, '/excepciones/feriados', feriado, dia.token);
  await page.goto(`/dashboard?fecha=${dia.fecha}`);

  await expect(page.getByText('Feriado: Aniversario. El centro no abre.')).toBeVisible();
  await expect(page.getByText('Queda 1 turno con reservas: no se vende')).toBeVisible();
  const tarjeta = page.getByRole('listitem').filter({ hasText: '09:00' });
  await expect(tarjeta.getByText('Bloqueada (no reservable)')).toBeVisible();
  await expect(tarjeta.getByText('Aniversario')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Desbloquear/ })).toHaveCount(0);
  for (const accion of ['Reservar', 'Bloquear']) {
    const boton = tarjeta.getByRole('button', { name: `${accion} el turno de las 09:00` });
    await expect(boton).toHaveAttribute('aria-disabled', 'true');
  }

  await tarjeta.getByRole('button', { name: 'Ver detalles del turno de las 09:00' }).click();
  const detalle = page.getByRole('dialog', { name: 'Turno de las 09:00' });
  await expect(detalle.getByText('Motivo del bloqueo: Aniversario')).toBeVisible();
  await expect(detalle.getByText('El centro no abre en ese horario')).toBeVisible();
  await expect(detalle.getByRole('button', { name: /^(Editar turno|Eliminar)/ })).toHaveCount(0);
  await expect(detalle.getByRole('button', { name: /^Mover reserva/ })).toBeVisible();
  await page.keyboard.press('Escape');

  // One press opens the list, and the list stays closed once the person has closed it.
  await page.getByRole('link', { name: 'Ver y resolver' }).click();
  await expect(page.getByRole('heading', { name: 'Feriados y excepciones' })).toBeVisible();
  const fuera = page.getByRole('region', {
    name: 'Quedó 1 turno con reservas fuera de lo guardado',
  });
  await expect(fuera).toBeFocused();
  await expect(fuera.getByText('Ana Paz')).toBeVisible();
  await fuera.getByRole('button', { name: 'Entendido' }).click();
  await expect(fuera).toBeHidden();
  await expect(page.getByRole('button', { name: 'Ver y resolver' })).toBeVisible();
});

test('franjas outside of the hours are told as well, and booked ones that a hand blocks; an ordinary day has no banner', async ({
  servidor,
  page,
}) => {
  const dia = await abrirDia(page, servidor);
  await page.goto(`/dashboard?fecha=${dia.fecha}`);
  await expect(page.getByRole('button', { name: /^Ver detalles/ })).toHaveCount(12);
  await expect(page.getByRole('link', { name: /^Ver (y resolver|la excepción)/ })).toHaveCount(0);
  await reservar(servidor, dia, {
    franjaId: dia.idDe('09:00'),
    clienteId: await registrar(servidor, ANA),
  });
  await bloquear(servidor, dia.token, dia.idDe('09:00'));
  await page.reload();
  await expect(page.getByText('Hay turnos bloqueados a mano.')).toBeVisible();
  await page.getByRole('link', { name: 'Ver y resolver' }).click();
  await expect(page.getByText('Ana Paz').first()).toBeVisible();
  await page.goto(`/dashboard?fecha=${dia.fecha}`);
  const tramos = [{ horaInicio: '12:00', horaFin: '20:00' }];
  const override = { fecha: dia.fecha, tramos, motivo: 'Media jornada' };
  await pedir(servidor.origen, '/excepciones/overrides', override, dia.token);
  await page.reload();
  await expect(
    page.getByText('Horario especial: Media jornada. Abre de 12:00 a 20:00.'),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ver y resolver' })).toBeVisible();
});
