import { expect } from '@playwright/test';
import { diaDeSemana, fechaCorta, sumarDias } from '../../../packages/contract/src/calendario.ts';
import { nombreDeDia } from '../../../packages/contract/src/dias.rules.ts';
import { enDias } from '../../en-dias.ts';
import { escribirFecha } from '../../escribir-fecha.ts';
import { contarToques } from '../../contar-toques.ts';
import { ANA, LUIS, abrirDia, registrar, reservar } from '../../dia-de-la-duena.ts';
import { CONFIG, cambiar, pedir, test, type Servidor } from '../../servidor.ts';

const TRES = ['Sol', 'Leo', 'Mar'].map((nombre) => ({ nombre, genero: 'OTROS' }));

/** Returns the id of the franja at an hour of a day, from the desk's list. */
async function franjaDe({ origen }: Servidor, token: string, fecha: string, hora: string) {
  const franjas = await pedir(origen, `/franjas/por-fecha/${fecha}`, undefined, token);
  const lista = franjas as { id: number; horaInicio: string }[];
  return lista.find(({ horaInicio }) => horaInicio === hora)?.id ?? 0;
}

test('a turn is repeated from the window that books it: what does not fit goes to another hour', async ({
  servidor,
  page,
}) => {
  const dia = await abrirDia(page, servidor);
  await cambiar(servidor.origen, '/config', { ...CONFIG, ventanaDias: 30 }, dia.token);
  await registrar(servidor, ANA);
  const luis = await registrar(servidor, LUIS);
  const semanas = [0, 1, 2, 3].map((semana) => sumarDias(dia.fecha, semana * 7));
  const [, segunda = '', tercera = '', cuarta = ''] = semanas;
  const llenar = async (fecha: string) => {
    const franjaId = await franjaDe(servidor, dia.token, fecha, '09:00');
    await reservar(servidor, dia, { franjaId, clienteId: luis, acompaniantes: TRES });
  };
  await llenar(segunda);

  await page.goto(`/dashboard?fecha=${dia.fecha}`);
  await contarToques(page);
  await page.getByRole('button', { name: 'Reservar el turno de las 09:00' }).click();
  const reserva = page.getByRole('dialog', { name: 'Reservar el turno de las 09:00' });
  await reserva.getByRole('combobox', { name: 'Cliente' }).fill('paz');
  await reserva.getByRole('option', { name: /^Ana Paz/ }).click();
  await reserva.getByRole('button', { name: 'Repetir todas las semanas' }).click();

  const serie = page.getByRole('dialog', { name: 'Repetir el turno' });
  const fechas = serie.getByRole('list', { name: 'Fechas' });
  await expect(fechas.getByRole('listitem')).toHaveCount(4);
  const llena = fechas.getByRole('radiogroup', { name: `${fechaCorta(segunda)} Completo` });
  await expect(llena.getByRole('radio')).toHaveCount(5);
  await serie.getByRole('button', { name: 'Reservar 3 turnos' }).click();
  await expect(serie.getByRole('alert')).toHaveText('Falta decidir qué hacer con una fecha.');
  await expect(llena.getByRole('radio').first()).toBeFocused();
  await page.keyboard.press('Space');

  // Somebody takes the third date while the window is open: what was decided stays.
  await llenar(tercera);
  await serie.getByRole('button', { name: 'Reservar 4 turnos' }).click();
  await expect(serie.getByText(`Cambió ${fechaCorta(tercera)}.`)).toBeVisible();
  await expect(llena.getByRole('radio').first()).toBeChecked();
  const otra = fechas.getByRole('radiogroup', { name: `${fechaCorta(tercera)} Completo` });
  await otra.getByText('Omitir').click();
  await fechas.getByRole('checkbox', { name: fechaCorta(cuarta) }).uncheck();
  await serie.getByRole('button', { name: 'Reservar 2 turnos' }).click();
  await expect(page.getByText('¡Turno fijo reservado!')).toBeVisible();
  await expect(page.getByText(/2 turnos, .*; en otro horario: /)).toBeVisible();
  await expect(reserva).toBeHidden();

  const marca = `${nombreDeDia(diaDeSemana(dia.fecha))} fijo`;
  await expect(page.getByText(`381 555 0142 · ${marca}`)).toBeVisible();
  await page.getByRole('radio', { name: 'Tarjetas' }).check();
  await expect(page.getByText(new RegExp(`^${marca}$`, 'i'))).toBeVisible();
});

test('a booking that is made is repeated with its people, and the rest is ended from its mark', async ({
  servidor,
  page,
}) => {
  const dia = await abrirDia(page, servidor);
  await cambiar(servidor.origen, '/config', { ...CONFIG, ventanaDias: 30 }, dia.token);
  const ana = await registrar(servidor, ANA);
  const suya = { franjaId: dia.idDe('09:00'), clienteId: ana, acompaniantes: TRES.slice(0, 1) };
  await reservar(servidor, dia, suya);
  await page.goto(`/dashboard?fecha=${dia.fecha}`);
  const abrirDetalles = () =>
    page.getByRole('button', { name: 'Ver detalles del turno de las 09:00' }).click();
  await abrirDetalles();
  const detalles = page.getByRole('dialog', { name: /^Turno de las 09:00/ });
  await detalles.getByRole('button', { name: 'Repetir reserva de Ana Paz' }).press('Enter');
  const serie = page.getByRole('dialog', { name: 'Repetir el turno' });
  await serie.getByLabel('Cuántas').selectOption('12 veces');
  await expect(serie.getByRole('listitem')).toHaveCount(12);
  await expect(serie.getByText('Ya está reservado')).toBeVisible();
  await expect(serie.getByText('$ 396.000')).toBeVisible();
  await serie.getByRole('button', { name: 'Reservar 11 turnos' }).press('Enter');
  await expect(page.getByText('¡Turno fijo reservado!')).toBeVisible();
  await expect(serie).toBeHidden();

  const siguiente = sumarDias(dia.fecha, 7);
  await page.goto(`/dashboard?fecha=${siguiente}`);
  await abrirDetalles();
  const marca = `${nombreDeDia(diaDeSemana(dia.fecha))} fijo`;
  await detalles.getByRole('button', { name: `Ver el turno fijo: ${marca}` }).press('Enter');
  const vista = page.getByRole('dialog', { name: new RegExp(marca, 'i') });
  await expect(vista.getByText('Confirmada')).toHaveCount(11);
  await expect(vista.getByText(/^Se cancelan 11 turnos, desde el/)).toBeVisible();
  await vista.getByLabel('Cancelar desde').selectOption({ index: 1 });
  await vista.getByLabel('Motivo').fill('Se muda');
  await vista.getByRole('button', { name: 'Cancelar 10 turnos' }).press('Enter');
  const pregunta = page.getByRole('dialog', { name: '¿Cancelar 10 turnos?' });
  await expect(pregunta.getByText('Se liberan 20 lugares.')).toBeVisible();
  await pregunta.getByRole('button', { name: 'Cancelar 10 turnos' }).press('Enter');
  await expect(page.getByText('Se cancelaron 10 turnos.')).toBeVisible();
  await expect(vista.getByText('Cancelada')).toHaveCount(10);
  await expect(vista.getByRole('button', { name: 'Cancelar 1 turno' })).toBeVisible();

  await page.goto(`/dashboard/clientes?cliente=${ana}`);
  const historial = page.getByRole('region', { name: 'Reservas' });
  await historial
    .getByRole('button', { name: `Ver el turno fijo: ${marca}` })
    .first()
    .click();
  await expect(vista.getByText('Cancelada')).toHaveCount(10);
  await page.keyboard.press('Escape');

  // Beyond the window the desk is told how to book there.
  await page.getByRole('button', { name: 'Reservar', exact: true }).click();
  const otra = page.getByRole('dialog', { name: /^Reservar/ });
  await escribirFecha(otra.getByRole('group', { name: 'Día', exact: true }), enDias(80));
  await expect(otra.getByText(/repetirlo todas las semanas/)).toBeVisible();
  await expect(otra.getByText('No hay turnos programados')).toBeHidden();
});
