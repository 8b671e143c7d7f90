import { expect, type Page } from '@playwright/test';
import { sumarDias } from '../../packages/contract/src/calendario.ts';
import { ANA, abrirDia, registrar, reservar } from '../dia-de-la-duena.ts';
import { nombresCortados } from '../nombres-cortados.ts';
import { pedir, test, type Servidor } from '../servidor.ts';
import { sinFaltasEnNingunTema } from '../sin-faltas.ts';

test('a day of eight, twelve or sixteen franjas is read without scrolling', async ({
  servidor,
  page,
}) => {
  const { token, fecha } = await abrirDia(page, servidor);
  const cliente = await registrar(servidor, {
    email: 'max@ejemplo.com',
    nombre: 'Maximiliano',
    apellido: 'Etchegaray Santillán',
  });
  const dias = [
    [fecha, ['08:00', '20:00'], 12],
    [sumarDias(fecha, 1), ['08:00', '12:00', '16:00', '20:00'], 8],
    [sumarDias(fecha, 2), ['06:00', '14:00', '15:00', '23:00'], 16],
  ] as const;
  for (const [dia, horas, cuantas] of dias) {
    const tramos = [];
    for (let i = 0; i < horas.length; i += 2) {
      tramos.push({ horaInicio: horas[i], horaFin: horas[i + 1] });
    }
    await pedir(servidor.origen, '/excepciones/overrides', { fecha: dia, tramos }, token);
    await llenar(servidor, token, dia, cliente);
    await page.goto(`/dashboard?fecha=${dia}`);
    const acciones = page.getByRole('button', { name: /^(Bloquear|Desbloquear) el turno/ });
    await expect(acciones).toHaveCount(cuantas);
    await expect(acciones.last()).toBeInViewport({ ratio: 1 });
    const { y, height } = (await acciones.last().boundingBox()) ?? { y: 0, height: 0 };
    expect(y + height).toBeLessThanOrEqual(800);
    // The three buttons are at least 24 pixels wide, for a finger or a shaky hand.
    expect((await acciones.first().boundingBox())?.width).toBeGreaterThanOrEqual(24);
    await expect(page.getByRole('radio', { name: 'Planilla' })).toBeChecked({
      checked: cuantas > 8,
    });
    if (cuantas === 16) await enPlanilla(page);
  }

  // The planilla needs one or more lines for the bookings of a franja of ten places, whose groups
  // are of one to four people.
  const ancha = sumarDias(fecha, 3);
  const tramos = [
    { horaInicio: '06:00', horaFin: '14:00' },
    { horaInicio: '15:00', horaFin: '23:00' },
  ];
  const conLugar = { fecha: ancha, tramos, capacidad: 10 };
  await pedir(servidor.origen, '/excepciones/overrides', conLugar, token);
  await llenar(servidor, token, ancha, await registrar(servidor, ANA));
  await llenar(servidor, token, ancha, cliente);
  for (const width of [1280, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`/dashboard?fecha=${ancha}`);
    await expect(page.getByText('Maximiliano Etchegaray Santillán').first()).toBeVisible();
    expect(await nombresCortados(page)).toEqual([]);
  }
});

/**
 * Expects the planilla to show everybody's name uncut, and a reload to keep the choice between
 * 'Tarjetas' and 'Planilla'.
 */
async function enPlanilla(page: Page): Promise<void> {
  await expect(page.getByText('Maximiliano Etchegaray Santillán')).toHaveCount(16);
  await expect(page.getByText('Luz', { exact: false })).toHaveCount(24);
  expect(await nombresCortados(page)).toEqual([]);
  await page.getByRole('radio', { name: 'Tarjetas' }).check();
  const ultima = page.getByRole('button', { name: 'Bloquear el turno de las 22:00' });
  await expect(ultima).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('Luz')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Tarjetas' })).toBeChecked();
  await page.getByRole('radio', { name: 'Planilla' }).check();
}

/** Books each franja of the day for one, two, three or four people in turn. */
async function llenar({ origen }: Servidor, token: string, dia: string, clienteId: number) {
  const franjas = (await pedir(origen, `/franjas/por-fecha/${dia}`, undefined, token)) as {
    id: number;
  }[];
  for (const [orden, { id: franjaId }] of franjas.entries()) {
    const acompaniantes = Array.from({ length: orden % 4 }, () => ({
      nombre: 'Luz',
      genero: 'OTROS',
    }));
    await pedir(origen, '/reservas', { franjaId, clienteId, acompaniantes }, token);
  }
}

test('no window of the day breaks a rule of accessibility', async ({ servidor, page }) => {
  const dia = await abrirDia(page, servidor);
  await reservar(servidor, dia, {
    franjaId: dia.idDe('09:00'),
    clienteId: await registrar(servidor, ANA),
    acompaniantes: [{ nombre: 'Sol', genero: 'FEMENINO' }],
  });
  await page.goto(`/dashboard?fecha=${dia.fecha}`);
  await page.getByRole('button', { name: 'Bloquear el turno de las 09:00' }).hover();
  await sinFaltasEnNingunTema(page);
  await abrir(page, 'Agregar Turno');
  await cerrar(page);
  await page.getByRole('button', { name: 'Reservar', exact: true }).click();
  await page.getByRole('combobox', { name: 'Cliente' }).fill('an');
  await expect(page.getByRole('option')).toHaveCount(1);
  await sinFaltasEnNingunTema(page);
  await page.getByRole('option').click();
  await page.getByRole('radio', { name: '2 personas' }).check();
  await sinFaltasEnNingunTema(page);
  await page.getByRole('button', { name: 'Cambiar cliente' }).click();
  await page.getByRole('button', { name: 'Crear cliente nuevo' }).click();
  await expect(page.getByLabel('Apellido')).toBeFocused();
  await sinFaltasEnNingunTema(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: '¿Descartar la reserva?' })).toBeVisible();
  await sinFaltasEnNingunTema(page);
  await page.getByRole('button', { name: 'Descartar reserva' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await abrir(page, 'Ver detalles del turno de las 09:00');
  await abrir(page, 'Cancelar reserva de Ana Paz');
});

async function abrir(page: Page, boton: string): Promise<void> {
  const abiertas = await page.getByRole('dialog').count();
  await page.getByRole('button', { name: boton }).click();
  await expect(page.getByRole('dialog')).toHaveCount(abiertas + 1);
  await sinFaltasEnNingunTema(page);
}

async function cerrar(page: Page): Promise<void> {
  const abiertas = await page.getByRole('dialog').count();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(abiertas - 1);
}
