import { expect, type Locator, type Page } from '@playwright/test';
import { diaDeSemana, nombreDeFecha, sumarDias } from '../../packages/contract/src/calendario.ts';
import { nombreDeDia } from '../../packages/contract/src/dias.rules.ts';
import { enDias } from '../en-dias.ts';
import { revisarPantalla } from '../revisar-pantalla.ts';
import { irASeccion } from '../ir-a-seccion.ts';
import { DUENA, abrirCentro, entrar, pedir, test, type Servidor } from '../servidor.ts';

/** Three days from now, because midnight may pass while the test runs. */
const FECHA = enDias(3);
const DIA = nombreDeDia(diaDeSemana(FECHA));
const OTRO_DIA = nombreDeDia(diaDeSemana(sumarDias(FECHA, 1)));

test('the week changes once the owner has seen what it does to the days to come', async ({
  servidor,
  page,
}) => {
  const token = await abrirYReservar(page, servidor);
  await page.goto('/dashboard/horarios');
  await expect(page.getByText('7 días abiertos, 84 turnos por semana')).toBeVisible();
  await expect(
    page.getByText(/^El pie de página dice otros horarios para lunes, .* y domingo\.$/),
  ).toBeVisible();

  await abierto(page, DIA).focus();
  await page.keyboard.press('Space');
  await expect(abierto(page, DIA)).not.toBeChecked();
  await guardar(page).click();
  const pregunta = page.getByRole('dialog', { name: '¿Guardar los horarios?' });
  await expect(
    pregunta.getByText('Se retiran 11 turnos libres, se bloquea 1 con reservas, que se conserva.'),
  ).toBeVisible();
  await expect(pregunta.getByText(/^Vale para todos los .*, desde el/)).toContainText(
    nombreDeFecha(FECHA),
  );
  await expect(guardar(page).first()).not.toHaveAttribute('aria-busy');
  await expect(
    pregunta.getByRole('listitem').filter({ hasText: 'Ana Paz y 2 más' }),
  ).not.toHaveCount(0);
  await revisarPantalla(page);

  // Closing the question with Escape changes neither the saved hours nor the typed ones.
  await page.keyboard.press('Escape');
  await expect(pregunta).toBeHidden();
  await expect(guardar(page)).toBeFocused();
  await expect(abierto(page, DIA)).not.toBeChecked();
  expect(await diasAbiertos(servidor, token)).toHaveLength(7);

  // The question stays open until the server answers, so no second press hits the page beneath it.
  await guardar(page).click();
  const respuesta = Promise.withResolvers<void>();
  await page.route('**/api/horarios-base', async (ruta) => {
    await respuesta.promise;
    await ruta.fallback();
  });
  const si = pregunta.getByRole('button', { name: 'Guardar Horarios' });
  await si.click();
  await expect(si).toHaveAttribute('aria-busy', 'true');
  await page.keyboard.press('Escape');
  await expect(pregunta).toBeVisible();
  respuesta.resolve();
  await expect(page.getByText('Horarios actualizados correctamente')).toBeVisible();
  expect(await diasAbiertos(servidor, token)).toHaveLength(6);
  const fuera = page.getByRole('region', {
    name: 'Quedó 1 turno con reservas fuera de lo guardado',
  });
  await expect(fuera).toBeFocused();
  await expect(fuera.getByText('Ana Paz y 2 más')).toBeVisible();
  await expect(fuera.getByRole('link', { name: /Ver el día/ })).toHaveAttribute(
    'href',
    `/dashboard?fecha=${FECHA}`,
  );
  await revisarPantalla(page);
  await fuera.getByRole('button', { name: 'Entendido' }).click();
  await expect(fuera).toBeHidden();

  // The notice is still on screen after a reload, and in other sections of the panel.
  await page.reload();
  for (const seccion of ['Feriados y excepciones', 'Configuración del Sistema']) {
    await irA(page, seccion);
    await expect(
      page.getByText('Hay 1 turno con reservas fuera de los horarios o bajo un bloqueo.'),
    ).toBeVisible();
  }
  await revisarPantalla(page);
  await irA(page, 'Horarios Semanales');
  await page.getByRole('button', { name: 'Ver y resolver' }).click();
  await expect(fuera).toBeFocused();
  await expect(fuera.getByText('Ana Paz y 2 más')).toBeVisible();
  await fuera.getByRole('button', { name: 'Entendido' }).click();

  // Removing a day's only range closes the day; adding one opens the day with new hours.
  await quitar(page, `${OTRO_DIA}, horario 1`).click();
  await agregar(page, OTRO_DIA).click();
  await expect(hora(page, OTRO_DIA, 1, 'desde')).toHaveValue('09:00');
  await expect(hora(page, OTRO_DIA, 1, 'hasta')).toHaveValue('10:00');
  await guardar(page).click();
  await expect(pregunta.getByText(/^Se retiran 11 turnos libres/)).toBeVisible();
  // What an earlier change left outside is under its own heading, apart from what this one touches.
  const deAntes = pregunta.getByRole('region', { name: 'Ya estaban fuera de los horarios' });
  await expect(deAntes.getByText('Ana Paz y 2 más')).toBeVisible();
  await expect(pregunta.getByRole('region', { name: /^Se conservan/ })).toHaveCount(0);
  await revisarPantalla(page);
  await pregunta.getByRole('button', { name: 'Volver' }).click();
  await page.getByRole('button', { name: 'Deshacer cambios' }).press('Enter');
  await expect(guardar(page)).toBeFocused();
  await expect(hora(page, OTRO_DIA, 1, 'hasta')).toHaveValue('20:00');
});

test('ranges are added, copied and removed; what cannot be is told with the name of its day', async ({
  servidor,
  page,
}) => {
  const { token } = await entrar(page, servidor, DUENA);
  await abrirCentro(servidor, token);
  await page.goto('/dashboard/horarios');

  await agregar(page, 'martes').press('Enter');
  await expect(hora(page, 'martes', 2, 'desde')).toBeFocused();
  await guardar(page).click();
  const error = page.getByRole('alert');
  await expect(error).toHaveText(
    'El día martes tiene un error: el horario 09:00 - 10:00 se superpone con otro',
  );
  await expect(hora(page, 'martes', 1, 'desde')).toBeFocused();
  await expect(hora(page, 'martes', 2, 'desde')).toHaveAttribute('aria-invalid', 'true');
  await revisarPantalla(page);
  await quitar(page, 'martes, horario 2').press('Enter');
  await expect(agregar(page, 'martes')).toBeFocused();

  // Hours can be typed in short forms ('13', '930') and changed with the arrow keys.
  await hora(page, 'martes', 1, 'hasta').fill('13');
  await hora(page, 'martes', 1, 'desde').fill('930');
  await hora(page, 'martes', 1, 'desde').press('ArrowUp');
  await expect(hora(page, 'martes', 1, 'desde')).toHaveValue('09:45');
  await expect(hora(page, 'martes', 1, 'hasta')).toHaveValue('13:00');
  await hora(page, 'martes', 1, 'hasta').fill('9');
  await guardar(page).click();
  await expect(error).toHaveText(
    'El día martes tiene un error: el horario 09:45 - 09:00 debe terminar después de empezar',
  );
  await hora(page, 'martes', 1, 'hasta').fill('');
  await guardar(page).click();
  await expect(error).toHaveText(/^El día martes tiene una hora sin completar/);
  await quitar(page, 'martes, horario 1').click();
  await guardar(page).click();
  await expect(error).toHaveText('El día martes está activo y necesita al menos un horario');

  await agregar(page, 'martes').click();
  await page.getByRole('button', { name: 'Copiar martes, horario 1' }).click();
  await expect(hora(page, 'martes', 2, 'desde')).toHaveValue('10:00');
  await abierto(page, 'domingo').click();
  await page
    .getByRole('button', { name: 'Copiar a los demás días activos los horarios del día martes' })
    .click();
  await expect(
    page.getByText('Horarios del martes copiados a los otros 5 días activos'),
  ).toBeVisible();
  await expect(hora(page, 'sábado', 2, 'hasta')).toHaveValue('11:00');
  await expect(page.getByText('6 días abiertos, 12 turnos por semana')).toBeVisible();
  await guardar(page).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Guardar Horarios' }).click();
  await expect(page.getByText('Horarios actualizados correctamente')).toBeVisible();
  await page.reload();
  await expect(page.getByText('6 días abiertos, 12 turnos por semana')).toBeVisible();
  // A closed day keeps its hours, which are shown again when the day is opened.
  await abierto(page, 'domingo').click();
  await expect(hora(page, 'domingo', 1, 'hasta')).toHaveValue('20:00');
});

test('what fails is told in the words of each screen, and nothing typed is lost', async ({
  servidor,
  page,
}) => {
  const { token } = await entrar(page, servidor, DUENA);
  await abrirCentro(servidor, token);
  const rechazo = { message: 'Hoy no.', error: 'Hoy no.', codigo: 'CONFLICTO' };
  await page.route('**/api/horarios-base', (ruta) => ruta.fulfill({ status: 409, json: rechazo }), {
    times: 1,
  });
  await page.goto('/dashboard/horarios');
  await expect(page.getByRole('alert')).toContainText('Error al cargar horarios');
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByText('7 días abiertos, 84 turnos por semana')).toBeVisible();

  await abierto(page, 'lunes').click();
  await page.route('**/api/horarios-base/previsualizar', (ruta) => ruta.abort());
  await guardar(page).click();
  await expect(page.getByRole('alert')).toHaveText(
    'Error al actualizar horarios: Error de conexión. Intenta nuevamente.',
  );
  await page.unroute('**/api/horarios-base/previsualizar');
  await rechazarPut(page, rechazo);
  await guardar(page).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Guardar Horarios' }).click();
  await expect(page.getByRole('alert')).toHaveText('Error al actualizar horarios: Hoy no.');
  await expect(abierto(page, 'lunes')).not.toBeChecked();

  // The screen /configuracion-horarios shows the same opening hours as the panel's section.
  await page.goto('/configuracion-horarios');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Configuración de Horarios');
  await abierto(page, 'lunes').click();
  await rechazarPut(page, rechazo);
  await guardar(page).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Guardar Horarios' }).click();
  await expect(page.getByRole('alert')).toHaveText('Error al guardar horarios: Hoy no.');
  await guardar(page).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Guardar Horarios' }).click();
  await expect(page.getByText('Horarios guardados correctamente')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto('/configuracion-horarios');
  await page.getByRole('link', { name: 'Cancelar' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
});

test('the section begins with the hours of now, and what is typed outlives their next answers', async ({
  servidor,
  page,
}) => {
  const { token } = await entrar(page, servidor, DUENA);
  await abrirCentro(servidor, token);
  await page.goto('/dashboard/horarios');
  await expect(abierto(page, 'lunes')).toBeChecked();
  await irA(page, 'Feriados y excepciones');
  await expect(page.getByRole('button', { name: 'Agregar excepción' })).toBeVisible();
  await cerrarEnOtroMostrador(servidor, token, 'LUNES');

  // The section shows no hours that it read earlier while the server refuses to answer the hours.
  const rechazo = { message: 'Hoy no.', error: 'Hoy no.', codigo: 'CONFLICTO' };
  await page.route('**/api/horarios-base', (ruta) => ruta.fulfill({ status: 409, json: rechazo }));
  await irA(page, 'Horarios Semanales');
  await expect(page.getByRole('alert')).toContainText('Error al cargar horarios');
  await expect(guardar(page)).toBeHidden();
  await page.unroute('**/api/horarios-base');
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(abierto(page, 'lunes')).not.toBeChecked();

  await abierto(page, 'martes').click();
  await cerrarEnOtroMostrador(servidor, token, 'JUEVES');
  await rechazarPut(page, rechazo, 409);
  await guardar(page).click();
  const respuesta = page.waitForResponse(
    (una) => una.url().endsWith('/api/horarios-base') && una.request().method() === 'GET',
  );
  await page.getByRole('dialog').getByRole('button', { name: 'Guardar Horarios' }).click();
  await respuesta;
  await expect(page.getByRole('alert')).toHaveText('Error al actualizar horarios: Hoy no.');
  await expect(abierto(page, 'martes')).not.toBeChecked();
  await expect(abierto(page, 'jueves')).toBeChecked();
});

/** Opens a centre where Ana has booked ten o'clock on `FECHA`, with two companions. */
async function abrirYReservar(page: Page, servidor: Servidor): Promise<string> {
  const ana = { email: 'ana@ejemplo.com', password: 'Secreta1' };
  const { token } = await entrar(page, servidor, DUENA);
  await abrirCentro(servidor, token);
  const { origen } = servidor;
  const datos = { nombre: 'Ana', apellido: 'Paz', genero: 'FEMENINO', telefono: '381 555 0142' };
  await pedir(origen, '/auth/register', { ...datos, ...ana });
  const cliente = (await pedir(origen, '/auth/login', ana)) as { token: string };
  const franjas = (await pedir(
    origen,
    `/franjas/client/por-fecha/${FECHA}`,
    undefined,
    cliente.token,
  )) as { id: number; horaInicio: string }[];
  const franjaId = franjas.find(({ horaInicio }) => horaInicio === '10:00')?.id;
  const acompaniantes = ['Luis', 'Sol'].map((nombre) => ({ nombre, genero: 'OTROS' }));
  await pedir(origen, '/reservas', { franjaId, acompaniantes }, cliente.token);
  return token;
}

async function irA(page: Page, seccion: string): Promise<void> {
  await irASeccion(page, seccion);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(seccion);
}

async function diasAbiertos({ origen }: Servidor, token: string): Promise<unknown[]> {
  const semana = (await pedir(origen, '/horarios-base', undefined, token)) as { activo: boolean }[];
  return semana.filter(({ activo }) => activo);
}

/** Closes a day of the week through the API, as another desk would do while the page is open. */
async function cerrarEnOtroMostrador({ origen }: Servidor, token: string, diaSemana: string) {
  const semana = (await pedir(origen, '/horarios-base', undefined, token)) as {
    diaSemana: string;
    activo: boolean;
  }[];
  const nueva = semana.map((dia) =>
    dia.diaSemana === diaSemana ? { ...dia, activo: false } : dia,
  );
  const { status } = await fetch(`${origen}/api/horarios-base`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(nueva),
  });
  expect(status).toBe(200);
}

/** Refuses the next PUT; GET requests are answered as usual. */
async function rechazarPut(page: Page, json: object, status = 404): Promise<void> {
  let pendiente = true;
  await page.route('**/api/horarios-base', (ruta) => {
    if (!pendiente || ruta.request().method() !== 'PUT') return ruta.fallback();
    pendiente = false;
    return ruta.fulfill({ status, json });
  });
}

const abierto = (page: Page, dia: string): Locator =>
  page.getByRole('switch', { name: new RegExp(`^${dia}$`, 'i') });
const hora = (page: Page, dia: string, horario: number, punta: string): Locator =>
  page.getByLabel(`${dia}, horario ${horario}, ${punta}`);
const guardar = (page: Page): Locator =>
  page.getByRole('main').getByRole('button', { name: 'Guardar Horarios' });
const quitar = (page: Page, cual: string): Locator =>
  page.getByRole('button', { name: `Quitar ${cual}` });
const agregar = (page: Page, dia: string): Locator =>
  page.getByRole('button', { name: `Agregar horario al día ${dia}` });
