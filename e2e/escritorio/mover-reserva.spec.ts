import { expect, type Locator } from '@playwright/test';
import { nombreDeFecha, sumarDias } from '../../packages/contract/src/calendario.ts';
import {
  ANA,
  LUIS,
  abrirDia,
  moverDesdeOtroLado,
  registrar,
  reservar,
  romper,
} from '../dia-de-la-duena.ts';
import { pedir, test } from '../servidor.ts';

test('a booking moves to another day where it fits, at its price', async ({ servidor, page }) => {
  const dia = await abrirDia(page, servidor);
  const clienteId = await registrar(servidor, ANA);
  const luis = await registrar(servidor, LUIS);
  const sol = { nombre: 'Sol', genero: 'FEMENINO' };
  await reservar(servidor, dia, { franjaId: dia.idDe('09:00'), clienteId, acompaniantes: [sol] });
  await reservar(servidor, dia, {
    franjaId: dia.idDe('10:00'),
    clienteId: luis,
    acompaniantes: [sol, sol],
  });
  await page.goto(`/dashboard?fecha=${dia.fecha}`);
  await page.getByRole('button', { name: 'Ver detalles del turno de las 09:00' }).click();
  const detalle = page.getByRole('dialog', { name: 'Turno de las 09:00' });
  await detalle.getByRole('button', { name: 'Mover reserva de Ana Paz' }).click();
  const mover = page.getByRole('dialog', { name: 'Mover reserva' });
  await expect(mover.getByRole('radio', { name: '09:00, Es el turno actual' })).toBeDisabled();
  await expect(mover.getByRole('radio', { name: '10:00, Solo 1 cupo disponible' })).toBeDisabled();
  await mover.getByRole('radio', { name: '11:00, 4 cupos disponibles' }).check();
  await expect(mover.getByText('El precio queda en $ 36.000.')).toBeVisible();
  await romper(page, '**/api/reservas/*', 'PUT');
  await mover.getByRole('button', { name: 'Mover reserva' }).click();
  await expect(mover.getByRole('alert')).toHaveText('Error al mover la reserva');
  await page.unroute('**/api/reservas/*');

  const otra = sumarDias(dia.fecha, 1);
  const siguiente = mover.getByRole('button', { name: 'Día siguiente' });
  const lugar = await siguiente.boundingBox();
  await siguiente.click();
  await expect(mover.getByRole('button', { name: 'Mover reserva' })).toBeDisabled();
  // A second quick press still hits 'Día siguiente': the button keeps its place even on a closed
  // day.
  await pedir(
    servidor.origen,
    '/excepciones/feriados',
    { fecha: sumarDias(dia.fecha, 2), descripcion: 'Aniversario' },
    dia.token,
  );
  await siguiente.click();
  await expect(mover.getByText('Feriado: Aniversario')).toBeVisible();
  expect(await siguiente.boundingBox()).toEqual(lugar);
  await mover.getByRole('button', { name: 'Día anterior' }).click();
  await expect(mover.getByText(`Horario, ${nombreDeFecha(otra)}`)).toBeVisible();
  await mover.getByRole('radio', { name: /^18:00/ }).check();
  await expect(mover.getByText(`${nombreDeFecha(otra)} a las 18:00`)).toBeVisible();
  // The day on screen shows the booking as gone before the list of the other day has arrived.
  let soltar: () => void = () => {};
  const espera = new Promise<void>((resolver) => {
    soltar = resolver;
  });
  await page.route(`**/por-fecha/${otra}?*`, async (ruta) => {
    await espera;
    await ruta.continue();
  });
  const cambios: string[] = [];
  page.on('request', (pedido) => {
    if (pedido.method() === 'PUT') cambios.push(pedido.url());
  });
  await mover.getByRole('button', { name: 'Mover reserva' }).dblclick();
  await expect(page.getByText('Reserva movida correctamente')).toBeVisible();
  // The toast does not cover the button that closes the details.
  await detalle.getByRole('button', { name: 'Cerrar', exact: true }).click({ trial: true });
  expect(cambios).toHaveLength(1);
  await expect(detalle.getByText('Este turno no tiene reservas.')).toBeVisible();
  soltar();
  await expect(detalle.getByRole('link', { name: /^Avisar por WhatsApp a Ana/ })).toHaveAttribute(
    'href',
    /text=.*pas%C3%B3%20al/,
  );
  await detalle.getByRole('button', { name: 'Deshacer' }).click();
  await expect(detalle.getByText('La reserva de Ana Paz quedó como estaba.')).toBeVisible();
  await expect(detalle.getByRole('heading', { name: 'Ana Paz' })).toBeVisible();
  await detalle.getByRole('button', { name: 'Mover reserva de Ana Paz' }).click();
  await mover.getByRole('button', { name: 'Día siguiente' }).click();
  await mover.getByRole('radio', { name: /^18:00/ }).check();
  await mover.getByRole('button', { name: 'Mover reserva' }).click();
  const avisarle = detalle.getByRole('link', { name: /^Avisar por WhatsApp a Ana/ });
  expect(await desnivel(avisarle)).toBeCloseTo(0, 0);
  await detalle.getByRole('link', { name: `Ver el ${nombreDeFecha(otra)}` }).click();
  await expect(detalle).toBeHidden();
  await page.getByRole('button', { name: 'Ver detalles del turno de las 18:00' }).click();
  await expect(page.getByRole('dialog').getByText('Precio total: $ 36.000')).toBeVisible();

  // Another desk moves the booking while this desk chooses an hour. The booking stays where the
  // other desk has put it, and this desk is told where.
  const llegada = page.getByRole('dialog', { name: 'Turno de las 18:00' });
  await llegada.getByRole('button', { name: 'Mover reserva de Ana Paz' }).click();
  await mover.getByRole('radio', { name: /^19:00/ }).check();
  await moverDesdeOtroLado(servidor, dia, { clienteId, franjaId: dia.idDe('12:00') });
  await mover.getByRole('button', { name: 'Mover reserva' }).click();
  await expect(llegada.locator(':focus')).toHaveText(
    `Mientras tanto esa reserva pasó al ${nombreDeFecha(dia.fecha)} a las 12:00: no se movió nada.`,
  );
  await expect(llegada.getByText('Este turno no tiene reservas.')).toBeVisible();

  await page.goto(`/dashboard?fecha=${sumarDias(dia.fecha, 2)}`);
  await expect(page.getByText('Feriado: Aniversario')).toBeVisible();
  const siguienteAbierto = sumarDias(dia.fecha, 3);
  await page.getByRole('button', { name: `Ir al ${nombreDeFecha(siguienteAbierto)}` }).click();
  await expect(page).toHaveURL(new RegExp(`fecha=${siguienteAbierto}$`));
  await expect(page.getByRole('heading', { name: '09:00' })).toBeVisible();
});

/**
 * Returns how many pixels the text of a link lies below the text before it in the same line. The
 * link's icon is not measured.
 */
function desnivel(enlace: Locator): Promise<number> {
  return enlace.evaluate((elemento) => {
    const renglon = document.createElement('p');
    const copia = elemento.cloneNode(true);
    renglon.append('Ana Paz ', copia);
    elemento.after(renglon);
    const pies = [renglon.firstChild, copia.lastChild].map((texto) => {
      const alcance = document.createRange();
      alcance.selectNodeContents(texto ?? renglon);
      return alcance.getBoundingClientRect().bottom;
    });
    renglon.remove();
    return (pies[1] ?? NaN) - (pies[0] ?? NaN);
  });
}

test('the day of a move is typed', async ({ servidor, page }) => {
  const dia = await abrirDia(page, servidor);
  const clienteId = await registrar(servidor, ANA);
  await reservar(servidor, dia, { franjaId: dia.idDe('09:00'), clienteId });
  await page.goto(`/dashboard?fecha=${dia.fecha}`);
  await page.getByRole('button', { name: 'Ver detalles del turno de las 09:00' }).click();
  await page.getByRole('button', { name: 'Mover reserva de Ana Paz' }).click();
  const mover = page.getByRole('dialog', { name: 'Mover reserva' });
  await expect(mover.getByText(`Horario, ${nombreDeFecha(dia.fecha)}`)).toBeVisible();
  const anio = Number(dia.fecha.slice(0, 4)) + 1;
  const campo = mover.getByRole('group', { name: 'Día', exact: true });
  // The processor runs twenty times slower, so that the screen shows the day of each typed part of
  // the date while the next part is being typed.
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 20 });
  // A part of the date is complete after its last digit or after a separator.
  await campo.getByRole('spinbutton').first().pressSequentially(`5/6/${anio}`, { delay: 20 });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await expect(mover.getByText('No hay turnos programados')).toBeVisible();
  await expect(campo).toHaveText(`05/06/${anio}`);
  await mover.getByRole('button', { name: 'Día siguiente' }).click();
  await expect(campo).toHaveText(`06/06/${anio}`);
});
