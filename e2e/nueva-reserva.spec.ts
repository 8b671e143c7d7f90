import { expect, type Locator, type Page } from '@playwright/test';
import {
  ANA,
  centroConClientes,
  confirmarReserva,
  dias,
  elegirTurno,
  esperarReservaHecha,
  franjaDe,
  iniciarSesion,
  reservasDe,
  tocar,
} from './elegir-turno.ts';
import { contarToques } from './contar-toques.ts';
import { enDias } from './en-dias.ts';
import { pedir, test } from './servidor.ts';

test('from home to a booking in five taps and one request', async ({ servidor, page }) => {
  const { ana } = await centroConClientes(servidor);
  await page.goto('/reservas');
  await iniciarSesion(page, ANA);
  await expect(page.getByRole('heading', { name: 'Bienvenida, Ana' })).toBeVisible();
  await contarToques(page);
  const enviadas: string[] = [];
  page.on('request', (peticion) => {
    if (peticion.method() !== 'GET') enviadas.push(peticion.url());
  });

  await page.getByRole('link', { name: 'Hacer Mi Reserva' }).click();
  // The test books the last hour of the day, which is not likely to begin while the test runs.
  await tocar(page.getByRole('radio', { name: /4 lugares libres/ }).last());
  await page.getByRole('button', { name: 'Continuar' }).click();
  await confirmarReserva(page);
  await expect(page.getByRole('heading', { name: '¡Reserva confirmada!' })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await esperarReservaHecha(page);
  expect(await page.evaluate('toques')).toBe(5);
  expect(enviadas).toEqual([`${servidor.origen}/api/reservas`]);
  expect(await reservasDe(servidor, ana)).toMatchObject([{ numPersonas: 1 }]);

  // No borrador is left in the tab's storage after the booking.
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  await page.getByRole('link', { name: 'Hacer Mi Reserva' }).click();
  await expect(page.getByRole('radio', { name: /lugares libres/ }).first()).toBeVisible();
  await expect(page.getByText('Sin horario elegido')).toBeVisible();
});

test(
  'three people who came before are booked in eight taps, and nothing is typed',
  { tag: '@telefono' },
  async ({ servidor, page }) => {
    const { origen } = servidor;
    const { ana } = await centroConClientes(servidor);
    const franjaId = await franjaDe(servidor, ana, enDias(1), '18:00');
    await pedir(origen, '/reservas', { franjaId, acompaniantes: AMIGOS }, ana);
    await page.goto('/reservas');
    await iniciarSesion(page, ANA);
    await expect(page.getByRole('heading', { name: 'Bienvenida, Ana' })).toBeVisible();
    await contarToques(page);

    await page.getByRole('link', { name: 'Hacer Mi Reserva' }).click();
    await tocar(dias(page).nth(1));
    await tocar(page.getByRole('radio', { name: /^10:00/ }));
    await expect(page.getByRole('radio', { name: '3 personas' })).toBeChecked();
    await page.getByRole('button', { name: 'Continuar' }).click();
    const habituales = page.getByRole('group', { name: 'Acompañantes habituales' });
    const sol = habituales.getByRole('button', { name: 'Sol Femenino' });
    await sol.click();
    await habituales.getByRole('button', { name: 'Luis Gómez Masculino' }).click();
    await expect(page.getByLabel('Nombre del acompañante 1')).toHaveValue('Sol');
    await confirmarReserva(page);
    await expect(page.getByRole('heading', { name: '¡Reserva confirmada!' })).toBeVisible();
    expect(await page.evaluate('toques')).toBe(8);
    const [hecha] = await reservasDe(servidor, ana);
    expect(hecha).toMatchObject({
      horario: '10:00 - 11:00',
      participantes: [
        { esTitular: true },
        { nombreOptional: 'Sol', sexoOptional: 'FEMENINO' },
        { nombreOptional: 'Luis Gómez', sexoOptional: 'MASCULINO' },
      ],
    });
  },
);

test(
  'the first step in the words of the specification',
  { tag: '@telefono' },
  async ({ servidor, page }) => {
    const { origen } = servidor;
    const { duena, luz, ana } = await centroConClientes(servidor);
    await page.goto('/login?volver=/reservas/nueva-reserva');
    await iniciarSesion(page, ANA);
    await expect(page.getByRole('heading', { level: 1, name: 'Hacer Mi Reserva' })).toBeVisible();
    await expect(
      page.getByText(/^Puedes reservar desde hoy hasta el \S+ \d+ de \S+$/),
    ).toBeVisible();
    await expect(dias(page)).toHaveCount(8);
    const fecha = await elegirTurno(page, '08:00', 1);
    await expect(page.getByRole('list', { name: 'Referencias' }).getByRole('listitem')).toHaveText([
      /Hombre$/,
      /Mujer$/,
      /Otros$/,
      /Disponible$/,
    ]);
    const informacion = page.getByRole('region', { name: 'Información del turno' });
    for (const texto of INFORMACION) {
      await expect(informacion.getByText(texto, { exact: true })).toBeVisible();
    }

    const feriado = (await dias(page).nth(3).getAttribute('value')) ?? '';
    await pedir(
      origen,
      '/excepciones/feriados',
      { fecha: feriado, descripcion: 'Patronal' },
      duena,
    );
    await tocar(dias(page).nth(3));
    await expect(page.getByText('No hay horarios disponibles para esta fecha')).toBeVisible();

    await ocupar(origen, luz, await franjaDe(servidor, ana, fecha, '10:00'), 2);
    await ocupar(origen, luz, await franjaDe(servidor, ana, fecha, '08:00'), 4);
    await tocar(dias(page).nth(1));
    const grilla = page.getByRole('group', { name: '¿A qué hora?' });
    await expect(grilla.getByRole('button', { name: /^08:00 .*Completo Avisarme/ })).toBeVisible();
    await expect(grilla.getByRole('radio', { checked: true })).toHaveCount(0);
    await page.getByRole('button', { name: 'Continuar' }).click();
    await expect(page.getByText('Por favor selecciona un horario')).toBeVisible();
    await expect(grilla.getByRole('radio', { name: /^09:00/ })).toBeFocused();

    await tocar(grilla.getByRole('radio', { name: '10:00, 2 lugares libres' }));
    await expect(page.getByText('Por favor selecciona un horario')).toBeHidden();
    await expect(page.getByRole('radio', { name: '3 personas' })).toBeDisabled();
    await expect(page.getByRole('radio', { name: '4 personas' })).toBeDisabled();
    await expect(page.getByText('En este horario quedan 2 lugares.')).toBeVisible();
    const masLugar = page.getByRole('group', { name: 'Con más lugar:' });
    await masLugar
      .getByRole('button', { name: /^Cambiar al \S+ \d+, 11:00, 4 lugares libres$/ })
      .click();
    await expect(grilla.getByRole('radio', { name: /^11:00/ })).toBeChecked();
    await expect(page.getByRole('radio', { name: '4 personas' })).toBeEnabled();
    const deDos = grilla.getByRole('radio', { name: '10:00, 2 lugares libres' });
    await tocar(page.getByRole('radio', { name: '3 personas' }));
    await expect(deDos).toHaveAccessibleDescription(/No alcanza para 3 personas/);
    await tocar(deDos);
    await expect(page.getByText('Solo hay 2 cupos disponibles para este horario')).toBeVisible();
    await tocar(dias(page).nth(2));
    await expect(page.getByText('Sin horario elegido')).toBeVisible();
  },
);

test('the second step and the last question in the words of the specification', async ({
  servidor,
  page,
}) => {
  await centroConClientes(servidor);
  await page.goto('/login?volver=/reservas/nueva-reserva');
  await iniciarSesion(page, ANA);
  await elegirTurno(page, '10:00', 1);
  const resumen = page.getByRole('region', { name: 'Resumen del turno' });
  await expect(resumen).toContainText(/\$\s20\.000/);
  await expect(resumen.getByText('Ahorras')).toHaveCount(0);
  const precio = page.waitForRequest(/\/api\/reservas\/calcular-precio\?cantidadPersonas=3&/);
  await tocar(page.getByRole('radio', { name: '3 personas' }));
  await precio;
  await expect(resumen).toContainText(/\$\s45\.000.*Precio por persona.*\$\s15\.000.*Ahorras/);

  await page.getByRole('button', { name: 'Continuar' }).click();
  const primero = page.getByLabel('Nombre del acompañante 1');
  const segundo = page.getByLabel('Nombre del acompañante 2');
  await expect(primero).toHaveValue('');
  await expect(segundo).toHaveValue('');
  const generos = page.getByRole('group', { name: 'Género' });
  await expect(generos.nth(0).getByRole('radio', { name: 'Femenino' })).toBeChecked();
  await expect(generos.nth(1).getByRole('radio', { name: 'Otros' })).toBeChecked();
  await expect(generos.nth(2).getByRole('radio', { name: 'Otros' })).toBeChecked();
  await expect(primero).toHaveAttribute('enterkeyhint', 'next');
  await primero.fill('luis gómez');
  await primero.press('Enter');
  await expect(segundo).toBeFocused();
  await expect(segundo).toHaveAttribute('enterkeyhint', 'go');
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  for (const [letra, ventana] of VENTANAS_DIFICILES) {
    await page.evaluate((tamano) => (document.documentElement.style.fontSize = tamano), letra);
    await page.setViewportSize(ventana ?? { width, height });
    await page.getByRole('button', { name: 'Confirmar Reserva' }).click();
    await expect(
      page.getByText('Por favor completa los nombres de todos los acompañantes'),
    ).toBeVisible();
    await expect(segundo).toBeFocused();
    await expect.poll(() => estaDestapado(segundo), JSON.stringify([letra, ventana])).toBe(true);
  }
  await segundo.fill('sol');

  const boton = page.getByRole('button', { name: 'Confirmar Reserva' });
  await boton.click();
  const modal = page.getByRole('dialog', { name: 'Confirmar Reserva' });
  await expect(modal).toContainText(/3 personas: Ana Paz, Luis Gómez, Sol/);
  await expect(modal).toContainText(/\$\s45\.000.*Ahorras\s\$\s15\.000/);
  await seRecorreComoSeVe(page, modal);
  await modal.getByRole('button', { name: 'Cancelar' }).click();
  await expect(modal).toBeHidden();
  await expect(boton).toBeFocused();
  await expect(primero).toHaveValue('Luis Gómez');
  await segundo.press('Enter');
  await expect(modal).toBeVisible();
});

/**
 * Goes through the question with Tab: from its title to 'Cerrar', then 'Cancelar', and last the
 * button that books.
 */
async function seRecorreComoSeVe(page: Page, modal: Locator): Promise<void> {
  await expect(modal.getByRole('heading', { name: 'Confirmar Reserva' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(modal.getByRole('button', { name: 'Cerrar' })).toBeFocused();
  await page.keyboard.press('Tab');
  const cancelar = modal.getByRole('button', { name: 'Cancelar' });
  await expect(cancelar).toBeFocused();
  await page.keyboard.press('Tab');
  const confirmar = modal.getByRole('button', { name: 'Sí, Confirmar' });
  await expect(confirmar).toBeFocused();
  const [antes, despues] = await Promise.all([cancelar.boundingBox(), confirmar.boundingBox()]);
  expect(despues?.x).toBeGreaterThan(antes?.x ?? Infinity);
  expect(despues?.y).toBe(antes?.y);
}

/**
 * Windows in which a screen is hard to lay out: text twice as large, a small phone, a phone on its
 * side. Last comes the window of the test, with text of normal size.
 */
const VENTANAS_DIFICILES = [
  ['200%', { width: 390, height: 844 }],
  ['', { width: 320, height: 568 }],
  ['', { width: 844, height: 390 }],
  ['', null],
] as const;

/** Resolves to true if the middle of a control is inside the window and nothing covers it. */
function estaDestapado(control: Locator): Promise<boolean> {
  return control.evaluate((elemento) => {
    const { x, y, width, height } = elemento.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2) === elemento;
  });
}

const AMIGOS = [
  { nombre: 'Luis Gómez', genero: 'MASCULINO' },
  { nombre: 'Sol', genero: 'FEMENINO' },
];

const INFORMACION = [
  'Servicios incluidos',
  'Baños de inmersión',
  'Sauna',
  'Botas de compresión',
  'Pistolas de percusión',
  'Electrodos y bandas',
  'Bicicleta fija',
  'Llegar 10 minutos antes.',
  'Traer ropa cómoda y una toalla.',
  'Tomar agua antes y después.',
  'Máximo 4 personas por turno.',
];

async function ocupar(origen: string, token: string, franjaId: number, personas: number) {
  const acompaniantes = Array.from({ length: personas - 1 }, () => ({
    nombre: 'Otra Persona',
    genero: 'OTROS',
  }));
  await pedir(origen, '/reservas', { franjaId, acompaniantes }, token);
}
