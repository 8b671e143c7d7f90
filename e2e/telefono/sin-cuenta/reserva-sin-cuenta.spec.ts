import { expect, type Page } from '@playwright/test';
import { conCorreo, otroQue, ultimoCodigo } from '../../con-codigo.ts';
import { contarToques } from '../../contar-toques.ts';
import { EVA, escribirDatos } from './datos-de-visita.ts';
import { tocar } from '../../elegir-turno.ts';
import { enDias } from '../../en-dias.ts';
import { DUENA, abrirCentro, entrar, pedir, test, type Servidor } from '../../servidor.ts';

test.beforeEach(async ({ servidor, page }) => {
  const { token } = (await pedir(servidor.origen, '/auth/login', DUENA)) as { token: string };
  await abrirCentro(servidor, token);
  await conCorreo(page);
});

// The gender of Eva is one tap of the six, and the day after today another.
for (const { acompaniantes, toquesEnTotal, precio } of [
  { acompaniantes: [], toquesEnTotal: 6, precio: '$ 20.000' },
  { acompaniantes: ['Luis', 'Sol'], toquesEnTotal: 7, precio: '$ 45.000' },
]) {
  const personas = acompaniantes.length + 1;
  test(`a stranger books for ${personas} in ${toquesEnTotal} taps and ${4 + personas} fields`, async ({
    servidor,
    page,
  }) => {
    await page.goto('/');
    let toques = 1;
    await page.getByRole('link', { name: 'Ver horarios y reservar' }).first().tap();
    await page.waitForURL(/\/agenda/);
    // A link loads another document, without the count, before the app has taken over the page.
    await expect(page.getByRole('button', { name: 'Compartir' })).toBeVisible();
    await contarToques(page);
    await page.getByRole('link', { name: /^Mañana, / }).tap();
    await page
      .getByRole('link', { name: /^19:00/ })
      .first()
      .tap();
    await expect(page.getByRole('radio', { name: /^19:00/ })).toBeChecked();
    // How many people come is still to be said, so that question is in sight.
    expect(await page.evaluate('scrollY')).toBe(0);
    if (personas > 1) await tocar(page.getByRole('radio', { name: `${personas} personas` }));
    await page.getByRole('button', { name: 'Continuar', exact: true }).tap();
    // Nothing is chosen for Eva, and the people who come with her are of no gender that was told.
    const generos = page.getByRole('group', { name: 'Género' });
    await expect(generos.first().getByRole('radio', { checked: true })).toHaveCount(0);
    await expect(page.getByRole('radio', { name: 'Otros', checked: true })).toHaveCount(
      acompaniantes.length,
    );
    await escribirDatos(page);
    for (const [n, nombre] of acompaniantes.entries()) {
      await page.getByLabel(`Nombre del acompañante ${n + 1}`).fill(nombre);
    }
    await page.getByRole('button', { name: 'Confirmar Reserva', exact: true }).tap();
    // The code is the yes: what it books is beside it.
    const pregunta = page.getByRole('dialog', { name: 'Confirmar el email' });
    await expect(pregunta).toContainText('Eva Sosa');
    await expect(pregunta).toContainText(precio);
    await expect(pregunta).toContainText(
      /Puedes cambiarla o cancelarla hasta|no se va a poder cancelar/,
    );

    const campo = page.getByLabel('Código de 6 números');
    await expect(campo).toBeFocused();
    const { codigo } = await ultimoCodigo(servidor, EVA.email);
    await page.keyboard.insertText(`${codigo.slice(0, 3)} ${codigo.slice(3)}`);
    await expect(page.getByRole('heading', { name: '¡Reserva confirmada!' })).toBeVisible();
    toques += Number(await page.evaluate('toques'));
    expect(toques).toBe(toquesEnTotal);
    expect(
      await page.evaluate('Object.keys(localStorage).filter((k) => k.startsWith("visita"))'),
    ).toEqual([]);
    await page.goto('/reservas/mis-reservas');
    await expect(page.getByText('19:00 - 20:00')).toBeVisible();
  });
}

test('what was chosen and typed survives a reload, a wrong code and a new tab', async ({
  servidor,
  page,
}) => {
  await llegarALosDatos(page, servidor, '11:00', 3);
  // All that is missing is said at once: one's own data, and the names of the others.
  await page.getByRole('button', { name: 'Confirmar Reserva', exact: true }).click();
  await expect(page.getByText('El nombre es obligatorio')).toBeVisible();
  await expect(page.getByText('El género es obligatorio')).toBeVisible();
  await expect(page.getByLabel('Nombre del acompañante 2')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Nombre', { exact: true })).toBeFocused();
  await escribirDatos(page);
  await page.getByLabel('Nombre del acompañante 1').fill('Luis');
  await page.reload();
  await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue('Eva');
  await expect(page.getByLabel('Nombre del acompañante 1')).toHaveValue('Luis');
  await expect(page.getByRole('radio', { name: 'Femenino' }).first()).toBeChecked();
  await page.getByRole('button', { name: 'Confirmar Reserva', exact: true }).click();
  await expect(page.getByLabel('Nombre del acompañante 2')).toBeFocused();
  await page.keyboard.insertText('Sol');
  await page.getByRole('button', { name: 'Confirmar Reserva', exact: true }).click();
  await expect(page.getByLabel('Código de 6 números')).toBeFocused();
  const { codigo, ruta } = await ultimoCodigo(servidor, EVA.email);

  const campo = page.getByLabel('Código de 6 números');
  await campo.fill(otroQue(codigo));
  await expect(page.getByText('El código no es el que llegó por email')).toBeVisible();
  await expect(campo).toBeFocused();
  expect(await page.evaluate('getSelection().toString()')).toBe(otroQue(codigo));
  await page.reload();
  await expect(campo).toBeVisible();
  await expect(page.getByRole('button', { name: /^Reenviar en \d+ s$/ })).toBeVisible();
  const otra = await page.context().newPage();
  await conCorreo(otra);
  await otra.goto(ruta);
  await expect(otra.getByText('Todavía no está reservado')).toBeVisible();
  // The first tab, which nobody looks at, becomes the same confirmation and stays it.
  await page.evaluate(`Object.defineProperty(document, 'hidden', { value: true })`);
  await otra.getByRole('button', { name: 'Entrar y reservar' }).click();
  await expect(otra.getByRole('heading', { name: '¡Reserva confirmada!' })).toBeVisible();
  await otra.getByRole('link', { name: 'Volver al inicio' }).click();
  await otra.waitForURL(/\/reservas$/);
  await expect(page.getByRole('heading', { name: '¡Reserva confirmada!' })).toBeVisible();
  await expect(page.getByText('11:00 - 12:00')).toBeVisible();
  await otra.goto('/reservas/mis-reservas');
  await expect(otra.getByText('Luis')).toBeVisible();
  await expect(otra.getByText('Sol')).toBeVisible();
});

test('another device shows the code of the turn to be copied, and goes on with the turn', async ({
  servidor,
  page,
  browser,
}) => {
  await llegarALosDatos(page, servidor, '16:00');
  await escribirDatos(page);
  await page.getByRole('button', { name: 'Confirmar Reserva', exact: true }).click();
  await expect(page.getByLabel('Código de 6 números')).toBeFocused();
  const { codigo, ruta } = await ultimoCodigo(servidor, EVA.email);

  const otro = await browser.newPage({
    baseURL: servidor.origen,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await conCorreo(otro);
  await otro.goto(ruta);
  await expect(otro.getByRole('heading', { level: 1 })).toHaveText('Confirma tu turno');
  await expect(otro.getByText('Todavía no está reservado')).toBeVisible();
  await expect(otro.getByText(/16:00\s*a 17:00/)).toBeVisible();
  await expect(otro.getByText('1 persona, $ 20.000')).toBeVisible();
  await expect(otro.getByText(codigo)).toBeVisible();
  await expect(otro.getByRole('button').first()).toHaveText('Copiar');
  await otro.getByRole('button', { name: 'Copiar' }).click();
  await expect.poll(() => otro.evaluate('navigator.clipboard.readText()')).toBe(codigo);

  await otro.getByRole('button', { name: 'Entrar igual' }).click();
  await otro.getByLabel('Nombre', { exact: true }).fill(EVA.nombre);
  await otro.getByLabel('Apellido').fill(EVA.apellido);
  await otro.getByLabel('Teléfono').fill(EVA.telefono);
  await otro.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(otro.getByText('El género es obligatorio')).toBeVisible();
  await otro.getByRole('radio', { name: 'Femenino' }).check();
  await otro.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(otro.getByRole('radio', { name: /^16:00/ })).toBeChecked();
  await otro.close();
});

test('another turn has another code, whose letter speaks of it', async ({ servidor, page }) => {
  await llegarALosDatos(page, servidor, '17:00');
  await escribirDatos(page);
  await page.getByRole('button', { name: 'Confirmar Reserva', exact: true }).click();
  await expect(page.getByLabel('Código de 6 números')).toBeFocused();
  expect((await ultimoCodigo(servidor, EVA.email)).ruta).toContain('T17%3A00%3A00&fin');
  await page.goto(
    `/reservas/nueva-reserva?fecha=${enDias(1)}&franja=${await franjaA(servidor, '18:00')}`,
  );
  await expect(page.getByRole('radio', { name: /^18:00/ })).toBeChecked();
  await page.getByRole('button', { name: 'Continuar', exact: true }).click();
  await page.getByRole('button', { name: 'Confirmar Reserva', exact: true }).click();
  await expect(page.getByLabel('Código de 6 números')).toBeFocused();
  expect((await ultimoCodigo(servidor, EVA.email, 2)).ruta).toContain('T18%3A00%3A00&fin');
});

test('a press that comes before the form is kept until the form is there', async ({
  servidor,
  page,
}) => {
  const llegada = Promise.withResolvers<void>();
  await page.route('**/assets/DatosDeVisita-*.js', async (pedido) => {
    await llegada.promise;
    await pedido.continue();
  });
  await llegarALosDatos(page, servidor, '13:00');
  await page.getByRole('button', { name: 'Confirmar Reserva', exact: true }).click();
  await expect(page.getByLabel('Email')).toBeHidden();
  llegada.resolve();
  await expect(page.getByText('El nombre es obligatorio')).toBeVisible();
  await expect(page.getByLabel('Nombre', { exact: true })).toBeFocused();
});

test('an account that turns out to exist books as it is, and says so', async ({
  servidor,
  page,
}) => {
  await pedir(servidor.origen, '/auth/register', {
    ...EVA,
    nombre: 'Evangelina',
    genero: 'FEMENINO',
    password: 'Secreta1',
  });
  await llegarALosDatos(page, servidor, '12:00');
  await escribirDatos(page);
  await page.getByRole('button', { name: 'Confirmar Reserva', exact: true }).click();
  await expect(page.getByLabel('Código de 6 números')).toBeFocused();
  const { codigo } = await ultimoCodigo(servidor, EVA.email);
  await page.getByLabel('Código de 6 números').fill(codigo);
  await expect(page.getByRole('heading', { name: '¡Reserva confirmada!' })).toBeVisible();
  await expect(page.getByText(/ya tenía una cuenta, a nombre de Evangelina Sosa/)).toBeVisible();
});

test('a place that is lost meanwhile offers the nearest hours, with all that was typed', async ({
  servidor,
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await llegarALosDatos(page, servidor, '10:00');
  await escribirDatos(page);
  await page.getByRole('button', { name: 'Confirmar Reserva', exact: true }).click();
  await expect(page.getByLabel('Código de 6 números')).toBeFocused();
  const { codigo } = await ultimoCodigo(servidor, EVA.email);
  const ana = await entrar(await browser.newPage(), servidor, {
    email: 'ana@ejemplo.com',
    password: 'Secreta1',
  });
  await pedir(servidor.origen, '/reservas', await cuatroEn(servidor, '10:00'), ana.token);
  await page.getByLabel('Código de 6 números').fill(codigo);
  const problema = page.getByRole('alert').getByText(/cupo/);
  await expect(page.getByRole('button', { name: /11:00/ }).first()).toBeVisible();
  // All of the message is below the header, also in the smallest window.
  const cabecera = await page.getByRole('banner').boundingBox();
  const arriba = async () => ((await problema.boundingBox())?.y ?? 0) - (cabecera?.height ?? 0);
  await expect.poll(arriba).toBeGreaterThanOrEqual(0);
  await page.getByRole('button', { name: /11:00/ }).first().click();
  await page.getByRole('button', { name: 'Confirmar Reserva', exact: true }).click();
  await page.getByRole('button', { name: 'Sí, Confirmar' }).click();
  await expect(page.getByRole('heading', { name: '¡Reserva confirmada!' })).toBeVisible();
  await expect(page.getByText('11:00 - 12:00')).toBeVisible();
});

test('a mistyped e-mail is asked about, and sent as it is the second time', async ({
  servidor,
  page,
}) => {
  await llegarALosDatos(page, servidor, '10:00');
  await escribirDatos(page, { ...EVA, email: 'eva@gmial.com' });
  await page.getByRole('button', { name: 'Confirmar Reserva', exact: true }).click();
  await expect(page.getByRole('button', { name: '¿Quisiste decir eva@gmail.com?' })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: 'Confirmar Reserva', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Confirmar el email' })).toBeVisible();
});

test('without mails one registers, with all that was typed, and the booking is made', async ({
  servidor,
  page,
}) => {
  await page.unrouteAll();
  await llegarALosDatos(page, servidor, '10:00', 2);
  await expect(page.getByText('al final eliges una contraseña')).toBeVisible();
  await expect(page.getByText('Ahí te llega el código')).toBeHidden();
  await escribirDatos(page);
  await page.getByLabel('Nombre del acompañante 1').fill('Luis');
  const pregunta = page.getByRole('dialog', { name: 'Confirmar Reserva' });
  await page.getByLabel('Email').press('Enter');
  await expect(pregunta).toContainText('Después de confirmar eliges una contraseña');
  // A second Enter neither closes the dialog nor does what it asks about.
  await page.keyboard.press('Enter');
  await expect(pregunta.getByRole('heading')).toBeFocused();
  await pregunta.getByRole('button', { name: 'Sí, Confirmar' }).click();
  await expect(page).toHaveURL(/\/register$/);
  await expect(page.getByText('Todavía no está reservado')).toBeVisible();
  await expect(page.getByText(/10:00\s*a 11:00/)).toBeVisible();
  await expect(page.getByText(/^2 personas, /)).toBeVisible();
  await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue(EVA.nombre);
  await expect(page.getByLabel('Teléfono')).toHaveValue('381 555-0177');
  await expect(page.getByLabel('Email')).toHaveValue(EVA.email);
  await expect(page.getByLabel('Género')).toHaveValue('FEMENINO');
  // Another e-mail loses neither the yes nor the people.
  await page.getByLabel('Email').fill('eva.sosa@ejemplo.com');
  await page.getByLabel('Contraseña', { exact: true }).fill('Secreta1');
  await page.getByLabel('Confirmar contraseña').fill('Secreta1');
  await page.getByRole('button', { name: 'Crear Cuenta' }).click();
  await expect(page.getByRole('heading', { name: '¡Reserva confirmada!' })).toBeVisible();
  await page.goto('/reservas/mis-reservas');
  await expect(page.getByText('Con Luis', { exact: true })).toBeVisible();
});

/** Chooses an hour of tomorrow and the number of people, up to the step that asks who one is. */
async function llegarALosDatos(page: Page, servidor: Servidor, hora: string, personas = 1) {
  const franja = await franjaA(servidor, hora);
  await page.goto(`/reservas/nueva-reserva?fecha=${enDias(1)}&franja=${franja}`);
  const elegida = page.getByRole('radio', { name: new RegExp(`^${hora}`) });
  await expect(elegida).toBeChecked();
  if (personas > 1) await tocar(page.getByRole('radio', { name: `${personas} personas` }));
  await expect(elegida).toBeChecked();
  await page.getByRole('button', { name: 'Continuar', exact: true }).click();
}

async function franjaA({ origen }: Servidor, hora: string): Promise<number> {
  const dia = enDias(1);
  const agenda = (await pedir(origen, `/agenda?desde=${dia}&hasta=${dia}`)) as {
    dias: { franjas: { id: number; inicio: string }[] }[];
  };
  return agenda.dias[0]?.franjas.find(({ inicio }) => inicio.slice(11, 16) === hora)?.id ?? 0;
}

async function cuatroEn(servidor: Servidor, hora: string) {
  const acompaniantes = ['Luis', 'Sol', 'Mar'].map((nombre) => ({ nombre, genero: 'OTROS' }));
  return { franjaId: await franjaA(servidor, hora), acompaniantes };
}
