import { expect } from '@playwright/test';
import { diaDeSemana, diaYMes, sumarDias } from '../../../packages/contract/src/calendario.ts';
import { nombreDeDia } from '../../../packages/contract/src/dias.rules.ts';
import { centroConClientes, franjaDe, llegarALosNombres } from '../../elegir-turno.ts';
import { CONFIG, cambiar, pedir, test, type Servidor } from '../../servidor.ts';

test('a client repeats a turn where the centre lets them, and sees the later ones folded', async ({
  servidor,
  page,
}) => {
  const { duena } = await centroConClientes(servidor);
  const dia = await llegarALosNombres(page, '10:00', ['Sol']);
  await expect(page.getByRole('button', { name: 'Confirmar Reserva' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Repetir este turno' })).toHaveCount(0);

  const config = { ...CONFIG, seriesDeClientes: true };
  await cambiar(servidor.origen, '/config', config, duena);
  await page.reload();
  await page.getByLabel('Nombre del acompañante 1').fill('');
  await page.getByRole('button', { name: 'Repetir este turno' }).click();
  await expect(page.getByLabel('Nombre del acompañante 1')).toBeFocused();
  await page.keyboard.type('Sol');
  await page.getByRole('button', { name: 'Repetir este turno' }).click();
  const serie = page.getByRole('dialog', { name: 'Repetir el turno' });
  await expect(serie.getByRole('listitem')).toHaveCount(4);
  await serie.getByText('Semana por medio').click();
  await serie.getByRole('button', { name: 'Reservar 4 turnos' }).click();
  await expect(page.getByText('¡Turno fijo reservado!')).toBeVisible();

  const proximas = page.getByRole('region', { name: 'Próximas' });
  await expect(proximas.getByRole('article')).toHaveCount(1);
  const hasta = diaYMes(sumarDias(dia, 42));
  const marca = `${nombreDeDia(diaDeSemana(dia))} fijo`;
  const resto = proximas.getByRole('button', { name: `${marca}, y 3 más, hasta el ${hasta}` });
  await expect(resto).toHaveAttribute('aria-expanded', 'false');
  await resto.click();
  await expect(proximas.getByRole('article')).toHaveCount(4);

  const tarjeta = proximas.getByRole('article').first();
  await tarjeta.getByRole('button', { name: `Ver el turno fijo: ${marca}` }).click();
  const vista = page.getByRole('dialog', { name: new RegExp(marca, 'i') });
  await expect(vista.getByText('Confirmada')).toHaveCount(4);
  await vista.getByRole('button', { name: 'Cancelar 4 turnos' }).click();
  const pregunta = page.getByRole('dialog', { name: '¿Cancelar 4 turnos?' });
  await pregunta.getByRole('button', { name: 'Cancelar 4 turnos' }).click();
  await expect(page.getByText('Se cancelaron 4 turnos.')).toBeVisible();
  await expect(vista.getByText('Cancelada')).toHaveCount(4);

  await page.goto('/reservas/nueva-reserva');
  await expect(page.getByText('Sin horario elegido')).toBeVisible();
});

/** A centre where clients may repeat a turn, and Ana has an abono of ten places. */
async function conPackDeDiez(servidor: Servidor): Promise<string> {
  const { origen } = servidor;
  const { duena, ana } = await centroConClientes(servidor);
  await cambiar(origen, '/config', { ...CONFIG, ventanaDias: 14, seriesDeClientes: true }, duena);
  const yo = (await pedir(origen, '/auth/current', undefined, ana)) as { id: number };
  const body = { nombre: 'Pack de 10', lugares: 10, precio: 100_000, vigenciaDias: 60 };
  const { id } = (await pedir(origen, '/abonos', body, duena)) as { id: number };
  const venta = { abonoId: id, pago: { monto: 100_000, medio: 'EFECTIVO' } };
  await pedir(origen, `/clientes/${yo.id}/abonos`, venta, duena);
  return ana;
}

test('a date that is booked already needs no place of the abono', async ({ servidor, page }) => {
  const ana = await conPackDeDiez(servidor);
  const dia = await llegarALosNombres(page, '10:00', ['Sol']);
  const otra = await franjaDe(servidor, ana, sumarDias(dia, 7), '10:00');
  await pedir(servidor.origen, '/reservas', { franjaId: otra }, ana);
  await page.getByRole('button', { name: 'Repetir este turno' }).click();
  const serie = page.getByRole('dialog', { name: 'Repetir el turno' });
  await serie.getByLabel('Cuántas').selectOption('6 veces');
  await expect(serie.getByText('de 10 del abono')).toBeVisible();
  await serie.getByRole('button', { name: 'Reservar 5 turnos' }).click();
  await expect(page.getByText('¡Turno fijo reservado!')).toBeVisible();
});

test('an abono that has places for all dates pays them, where the client has one', async ({
  servidor,
  page,
}) => {
  await conPackDeDiez(servidor);
  await llegarALosNombres(page, '10:00', ['Sol']);
  await page.getByRole('button', { name: 'Repetir este turno' }).click();
  const serie = page.getByRole('dialog', { name: 'Repetir el turno' });
  await expect(serie.getByLabel('Cómo se paga')).toHaveValue(/\d/);
  await expect(serie.getByText('de 10 del abono')).toBeVisible();
  await serie.getByLabel('Cuántas').selectOption('6 veces');
  await expect(serie.getByText('$ 216.000')).toBeVisible();
  // An abono that pays no more is never dropped without a word.
  await expect(
    serie.getByText('Pack de 10 no alcanza para las 6 fechas: quedan 10 lugares.'),
  ).toBeVisible();
  // Where it has places for the dates that are left, it is chosen again.
  await serie.getByRole('checkbox').last().uncheck();
  await expect(serie.getByText('de 10 del abono')).toBeVisible();
  await serie.getByRole('checkbox').last().check();
  await expect(serie.getByText('$ 216.000')).toBeVisible();
  await serie.getByLabel('Cómo se paga').selectOption({ label: 'Pack de 10: quedan 10 lugares' });
  await serie.getByRole('button', { name: 'Reservar 6 turnos' }).click();
  await expect(serie.getByRole('alert')).toHaveText(
    'Hacen falta 12 lugares, y en el abono quedan 10.',
  );
  await serie.getByRole('checkbox').last().uncheck();
  await serie.getByRole('button', { name: 'Reservar 5 turnos' }).click();
  await expect(page.getByText('¡Turno fijo reservado!')).toBeVisible();
  await expect(page.getByRole('article').getByText('2 personas, con abono')).toBeVisible();
});
