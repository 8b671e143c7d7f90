import { expect, type Locator, type Page } from '@playwright/test';
import { nombreDeFecha, sumarDias, sumarMeses } from '../../packages/contract/src/calendario.ts';
import { feriadosNacionales } from '../../packages/contract/src/plan/feriados-nacionales.rules.ts';
import { enDias } from '../en-dias.ts';
import { escribirFecha, fechaEscrita } from '../escribir-fecha.ts';
import { DUENA, abrirCentro, entrar, pedir, test, type Servidor } from '../servidor.ts';
import { sinFaltasEnNingunTema } from '../sin-faltas.ts';

const HOY = enDias(0);
const MANANA = enDias(1);
const PASADO = enDias(2);
const mesDe = (fecha: string) => `/dashboard/feriados?mes=${fecha.slice(0, 7)}`;
const campo = (dialogo: Locator, etiqueta: string) =>
  dialogo.getByRole('group', { name: etiqueta });
const dia = (page: Page, fecha: string) =>
  page.getByRole('button', { name: new RegExp(`^${nombreDeFecha(fecha)}`) });

async function revisar(page: Page): Promise<void> {
  await sinFaltasEnNingunTema(page);
  const deMas = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
  expect(await page.evaluate(deMas)).toBe(0);
}

/**
 * Opens a centre where each person of `nombres` has booked one hour of tomorrow, from eight o'clock
 * on.
 */
async function centroReservado(page: Page, servidor: Servidor, nombres: readonly string[]) {
  const { token } = await entrar(page, servidor, DUENA);
  await abrirCentro(servidor, token);
  const franjas = (await pedir(
    servidor.origen,
    `/franjas/por-fecha/${MANANA}`,
    undefined,
    token,
  )) as { id: number }[];
  for (const [indice, nombre] of nombres.entries()) {
    const persona = { email: `${nombre}@ejemplo.com`, password: 'Secreta1', nombre };
    const cliente = await entrar(page, servidor, persona);
    await pedir(servidor.origen, '/reservas', { franjaId: franjas[indice]?.id }, cliente.token);
  }
  await entrar(page, servidor, DUENA);
  return token;
}

test('a feriado tells whom it hits before it is saved, and goes on telling until nobody is left', async ({
  servidor,
  page,
}) => {
  await centroReservado(page, servidor, ['Ana', 'Luis', 'Ema']);
  await page.goto(mesDe(MANANA));
  await expect(page.getByText('Sin feriados ni excepciones')).toBeVisible();
  await dia(page, MANANA).click();
  const delDia = page.getByRole('dialog');
  await expect(delDia.getByText('Valen los horarios semanales: abierto de')).toBeVisible();
  await delDia.getByRole('button', { name: 'Agregar feriado' }).click();

  const dialogo = page.getByRole('dialog');
  await expect(dialogo.getByRole('radio', { name: 'Feriado' })).toBeChecked();
  await expect(campo(dialogo, 'Fecha')).toHaveText(fechaEscrita(MANANA));
  await dialogo.getByRole('button', { name: 'Ver a quién afecta' }).click();
  await expect(dialogo.getByText('La descripción es obligatoria')).toBeVisible();
  await dialogo.getByLabel('Descripción').fill('Fiesta patronal');
  await dialogo.getByRole('button', { name: 'Ver a quién afecta' }).click();

  // Before saving, the dialog shows the affected bookings, but no buttons to move or cancel them.
  await expect(
    dialogo.getByText('Se retiran 9 turnos libres, se bloquean 3 con reservas, que se conservan.'),
  ).toBeVisible();
  await expect(dialogo.getByText(/^Hay lugar el/)).toHaveCount(3);
  await expect(dialogo.getByRole('button', { name: /^(Mover|Cancelar reserva)/ })).toHaveCount(0);
  await revisar(page);
  await dialogo.getByRole('button', { name: 'Guardar feriado' }).click();

  // After saving, each affected booking can be moved or cancelled, one by one or all together.
  await expect(page.getByText('Feriado guardado correctamente')).toBeVisible();
  const afuera = page.getByRole('region', {
    name: 'Quedaron 3 turnos con reservas fuera de lo guardado',
  });
  await expect(afuera).toBeFocused();
  await expect(dia(page, MANANA)).toHaveAccessibleName(/feriado, Fiesta patronal, cerrado/);
  await expect(page.getByText('Feriado guardado correctamente')).toBeHidden();
  await revisar(page);
  const avisar = afuera.getByRole('link', {
    name: 'Avisar por WhatsApp a Ana Paz, en otra pestaña',
  });
  await expect(avisar).toHaveAttribute('href', /Te%20podemos%20pasar%20al/);
  const texto = decodeURIComponent((await avisar.getAttribute('href')) ?? '');
  expect(texto).toContain('https://wa.me/5493815550142?text=Hola, Ana. El turno del');
  expect(texto).toContain('ese día el centro no abre (Fiesta patronal). Te podemos pasar al');

  // A double click moves only one booking, whose row keeps its place in the list.
  const mover = afuera.getByRole('button', { name: /^Mover al .+ la reserva de Ana Paz/ });
  await mover.click({ trial: true });
  const caja = await mover.boundingBox();
  await page.mouse.dblclick(caja?.x ?? 0, (caja?.y ?? 0) + (caja?.height ?? 0) / 2);
  const quedan2 = page.getByRole('region', { name: 'Quedaron 2 turnos con reservas' });
  await expect(quedan2.getByText(/^Ana Paz: Movida al/)).toBeVisible();
  await expect(quedan2.getByRole('listitem').first()).toContainText('Ana Paz: Movida al');
  await revisar(page);
  const deshacer = quedan2.getByRole('button', { name: /^Deshacer: Ana Paz/ });
  const lugar = await deshacer.boundingBox();
  await deshacer.click();
  await expect(page.getByText('La reserva de Ana Paz quedó como estaba')).toBeVisible();
  await expect(mover).toBeVisible();
  // After 'Deshacer', no button that cancels a booking lies where the pointer is.
  const debajo = await page.evaluate(
    ({ x, y }) => document.elementFromPoint(x, y)?.closest('button')?.textContent ?? '',
    { x: (lugar?.x ?? 0) + 20, y: (lugar?.y ?? 0) + 20 },
  );
  expect(debajo).not.toContain('Cancelar');

  await afuera.getByRole('button', { name: 'Cancelar reserva de Ema Paz' }).click();
  const pregunta = page.getByRole('dialog', { name: '¿Cancelar la reserva de Ema Paz?' });
  await expect(pregunta.getByText('Ema recibe un email.')).toBeVisible();
  await pregunta.getByRole('button', { name: 'Cancelar reserva' }).click();
  await expect(quedan2.getByText('Ema Paz: Cancelada')).toBeVisible();
  const otro = afuera.or(quedan2).getByLabel('Nuevo horario de Luis Paz').locator('option').last();
  const elegido = (await otro.textContent()) ?? '';
  await quedan2.getByLabel('Nuevo horario de Luis Paz').selectOption({ label: elegido });
  await quedan2.getByRole('button', { name: 'Mover todas' }).click();
  const todas = page.getByRole('dialog', { name: '¿Mover 2 reservas?' });
  await expect(todas.getByRole('listitem').filter({ hasText: 'Luis Paz' })).toContainText(elegido);
  await revisar(page);
  await todas.getByRole('button', { name: 'Mover todas' }).click();
  await expect(page.getByText('2 reservas movidas')).toBeVisible();
  const nadie = page.getByRole('region', { name: 'Nadie quedó afuera' });
  await expect(nadie).toBeFocused();
  await expect(nadie.getByText(`Luis Paz: Movida al ${elegido}`)).toBeVisible();
  await expect(nadie.getByRole('link', { name: /^Avisar por WhatsApp/ })).toHaveCount(3);
  await revisar(page);
  await nadie.getByRole('button', { name: 'Listo' }).click();
  await expect(nadie).toBeHidden();

  // A saved feriado can be edited, but not be moved to a day in the past.
  await page.getByRole('button', { name: /^Editar el feriado Fiesta patronal/ }).click();
  const editar = page.getByRole('dialog', { name: 'Editar feriado' });
  const cuando = campo(editar, 'Fecha');
  await expect(cuando).toHaveText(fechaEscrita(MANANA));
  await escribirFecha(cuando, enDias(-1));
  await editar.getByLabel('Descripción').fill('Fiesta del pueblo');
  await editar.getByRole('button', { name: 'Ver a quién afecta' }).click();
  await expect(editar.getByRole('alert')).toHaveText(/^Ese día ya pasó/);
  await escribirFecha(cuando, MANANA);
  await editar.getByRole('button', { name: 'Ver a quién afecta' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Guardar feriado' }).click();
  await expect(page.getByText('Feriado guardado correctamente').last()).toBeVisible();

  // The question says how many franjas are created when the feriado is removed.
  await page.getByRole('button', { name: /^Quitar el feriado Fiesta del pueblo/ }).click();
  const quitar = page.getByRole('dialog', { name: '¿Quitar el feriado «Fiesta del pueblo»?' });
  await expect(quitar.getByText('Se crean 12 turnos.')).toBeVisible();
  await quitar.getByRole('button', { name: 'Quitar feriado' }).click();
  await expect(page.getByText('Feriado eliminado correctamente')).toBeVisible();
  await expect(page.getByText('Sin feriados ni excepciones')).toBeVisible();
});

test('a booking that fits nowhere near its hour has no proposal, and the desk chooses', async ({
  servidor,
  page,
}) => {
  const token = await centroReservado(page, servidor, ['Ana', 'Luis']);
  const bloqueo = { fechaDesde: HOY, fechaHasta: enDias(9), motivo: 'Obra' };
  const mananas = { ...bloqueo, horaInicio: '08:00', horaFin: '13:00' };
  await pedir(servidor.origen, '/excepciones/bloqueos', mananas, token);
  await page.goto('/dashboard/feriados');
  await page.getByRole('button', { name: 'Ver y resolver' }).click();
  const afuera = page.getByRole('region', { name: 'Quedaron 2 turnos con reservas' });
  const deAna = afuera.getByLabel('Nuevo horario de Ana Paz');
  await expect(deAna.locator('option:checked')).toHaveText('Elige un horario');
  await expect(afuera.getByRole('button', { name: /^Mover/ })).toHaveCount(0);
  await expect(afuera.getByText('Sin otro turno con lugar')).toHaveCount(0);
  await revisar(page);
  const [, tarde] = await deAna.locator('option').allTextContents();
  await deAna.selectOption({ label: tarde ?? '' });
  await expect(deAna.locator('option')).not.toContainText(['Elige un horario']);
  await afuera.getByRole('button', { name: `Mover al ${tarde} la reserva de Ana Paz` }).click();
  await expect(page.getByText(`Ana Paz: Movida al ${tarde}`)).toBeVisible();
});

test('a bloqueo of some hours, other hours for a day, and what each refuses', async ({
  servidor,
  page,
}) => {
  const token = await centroReservado(page, servidor, ['Ana']);
  await page.goto(mesDe(MANANA));
  await page.getByRole('button', { name: 'Agregar excepción' }).click();
  const dialogo = page.getByRole('dialog');
  await dialogo.getByRole('radio', { name: 'Bloqueo' }).check();
  // A year of two figures is no day yet.
  await escribirFecha(campo(dialogo, 'Primer día'), MANANA.slice(2));
  await dialogo.getByRole('button', { name: 'Ver a quién afecta' }).click();
  await expect(
    dialogo.getByText('Falta el día completo: día, mes y los cuatro números del año').first(),
  ).toBeVisible();
  await escribirFecha(campo(dialogo, 'Primer día'), MANANA);
  await escribirFecha(campo(dialogo, 'Último día'), HOY);
  await dialogo.getByRole('switch', { name: 'Todo el día' }).click();
  await dialogo.getByRole('textbox', { name: 'Bloqueo, hasta' }).fill('9');
  await dialogo.getByRole('button', { name: 'Ver a quién afecta' }).click();
  await expect(dialogo.getByText('El bloqueo debe terminar después de empezar')).toBeVisible();
  await escribirFecha(campo(dialogo, 'Último día'), PASADO);
  await dialogo.getByRole('button', { name: 'Ver a quién afecta' }).click();
  await expect(
    dialogo.getByText('Se bloquean 2 turnos, 1 de ellos con reservas, que se conserva.'),
  ).toBeVisible();
  // The bloqueo covers a few hours only, so the dialog proposes other hours of the same day.
  await expect(dialogo.getByText(/^Hay lugar el/)).toBeVisible();
  await revisar(page);
  await dialogo.getByRole('button', { name: 'Volver' }).click();
  await expect(dialogo.getByRole('textbox', { name: 'Bloqueo, hasta' })).toHaveValue('09:00');
  await dialogo.getByRole('button', { name: 'Ver a quién afecta' }).click();
  await page.route('**/api/excepciones/bloqueos', (ruta) => ruta.abort());
  await dialogo.getByRole('button', { name: 'Guardar bloqueo' }).click();
  await expect(dialogo.getByRole('alert')).toHaveText(/Error de conexión/);
  await page.unroute('**/api/excepciones/bloqueos');
  await dialogo.getByRole('button', { name: 'Guardar bloqueo' }).click();
  await expect(page.getByText('Bloqueo guardado correctamente')).toBeVisible();
  await page.getByRole('button', { name: 'Entendido' }).click();

  // The calendar opens at the month of PASADO: the day after tomorrow may be in the next month.
  await page.goto(mesDe(PASADO));
  await dia(page, PASADO).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Agregar horario especial' }).click();
  await expect(dialogo.getByRole('textbox', { name: 'Horario 1, desde' })).toHaveValue('08:00');
  await dialogo.getByRole('textbox', { name: 'Horario 1, hasta' }).fill('07:00');
  await dialogo.getByRole('button', { name: 'Ver a quién afecta' }).click();
  await expect(dialogo.getByText(/El día tiene un error/)).toBeVisible();
  await dialogo.getByRole('textbox', { name: 'Horario 1, hasta' }).fill('13:00');
  await dialogo.getByLabel('Lugares por turno').selectOption('2');
  await dialogo.getByRole('button', { name: 'Ver a quién afecta' }).click();
  await expect(dialogo.getByText('No afecta a ninguna reserva.')).toBeVisible();
  // Another desk saves other hours for the same day first.
  await pedir(servidor.origen, '/excepciones/overrides', { fecha: PASADO, tramos: [] }, token);
  await dialogo.getByRole('button', { name: 'Guardar horario especial' }).click();
  await expect(dialogo.getByRole('alert')).toHaveText('Ya hay horarios especiales para esa fecha');
  await dialogo.getByRole('button', { name: 'Cerrar', exact: true }).click();
  await expect(dia(page, PASADO)).toHaveAccessibleName(/horario especial, cerrado todo el día/);
});

test('the country’s feriados are chosen from a list, and those that are there are not made twice', async ({
  servidor,
  page,
}) => {
  await centroReservado(page, servidor, []);
  const anio = Number(HOY.slice(0, 4)) + 1;
  const todos = feriadosNacionales(anio);
  await page.goto('/dashboard/feriados');
  const importar = page.getByRole('button', { name: 'Importar feriados nacionales' });
  const dialogo = page.getByRole('dialog', { name: 'Importar feriados nacionales' });
  // 'Importar' is disabled until the dialog knows whose bookings the feriados affect.
  const salida = Promise.withResolvers<void>();
  const PREVIA = '**/api/excepciones/feriados/importar/previsualizar';
  await page.route(PREVIA, async (ruta) => {
    await salida.promise;
    await ruta.fulfill({ status: 409, json: {} });
  });
  await importar.click();
  await dialogo.getByRole('button', { name: String(anio), exact: true }).click();
  const boton = dialogo.getByRole('button', { name: /^Importar \d+ feriados$/ });
  await expect(boton).toBeDisabled();
  salida.resolve();
  const alerta = dialogo.getByRole('alert');
  await expect(alerta).toContainText('Error al calcular a quién afecta');
  await expect(boton).toBeDisabled();
  await page.unroute(PREVIA);
  await alerta.getByRole('button', { name: 'Reintentar' }).click();
  await expect(boton).toBeEnabled();

  const lista = dialogo.getByRole('list', { name: `Feriados de ${anio}` });
  await expect(lista.getByRole('checkbox')).toHaveCount(todos.length);
  await lista.getByRole('checkbox', { name: /Año Nuevo/ }).uncheck();
  await revisar(page);
  const marcados = todos.filter(({ clase }) => clase !== 'puente').length - 1;
  await dialogo.getByRole('button', { name: `Importar ${marcados} feriados` }).click();
  await expect(page.getByText(`${marcados} feriados importados correctamente`)).toBeVisible();
  await expect(importar).toBeFocused();

  await page.goto(`/dashboard/feriados?mes=${anio}-12`);
  await expect(dia(page, `${anio}-12-25`)).toHaveAccessibleName(/feriado, Navidad/);
  await importar.click();
  await dialogo.getByRole('button', { name: String(anio), exact: true }).click();
  await expect(lista.getByRole('checkbox', { name: /Navidad/ })).toBeDisabled();
  await expect(lista.getByRole('checkbox', { name: /Año Nuevo/ })).toBeEnabled();
});

test('the month is walked by its buttons and by the keyboard, and says when it cannot be had', async ({
  servidor,
  page,
}) => {
  await centroReservado(page, servidor, []);
  await page.route(/\/api\/excepciones\?/, (ruta) =>
    ruta.fulfill({ status: 502, body: '<h1>Bad Gateway</h1>' }),
  );
  await page.goto('/dashboard/feriados');
  const alerta = page.getByRole('alert').filter({
    hasText: 'Error al cargar los feriados y excepciones',
  });
  await expect(alerta).toBeVisible({ timeout: 30_000 });
  await page.unroute(/\/api\/excepciones\?/);
  await alerta.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByText('Sin feriados ni excepciones')).toBeVisible();

  await page.getByRole('button', { name: 'Mes siguiente' }).click();
  const siguiente = sumarMeses(`${HOY.slice(0, 7)}-01`, 1);
  await expect(page).toHaveURL(new RegExp(`mes=${siguiente.slice(0, 7)}$`));
  await page.getByRole('button', { name: 'Hoy', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard\/feriados$/);

  // Tab reaches one day of the calendar; arrow keys go from day to day, even into the next month.
  await page.getByRole('button', { name: 'Mes siguiente' }).focus();
  await page.keyboard.press('Tab');
  await expect(dia(page, HOY)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(dia(page, sumarDias(HOY, 7))).toBeFocused();
  await page.keyboard.press('PageDown');
  const lejos = sumarMeses(sumarDias(HOY, 7), 1);
  await expect(dia(page, lejos)).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`mes=${lejos.slice(0, 7)}$`));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dia(page, lejos)).toBeFocused();
  await page.getByRole('button', { name: 'Agregar excepción' }).click();
  await expect(page.getByRole('dialog').getByLabel('Descripción')).toBeVisible();
  await revisar(page);
});
