import { expect } from '@playwright/test';
import { nombreDeFecha, sumarDias } from '../../packages/contract/src/calendario.ts';
import { ANA, LUIS, abrirDia, registrar, reservar, romper } from '../dia-de-la-duena.ts';
import { escribirFecha } from '../escribir-fecha.ts';
import { contarToques } from '../contar-toques.ts';
import { sinFaltas } from '../sin-faltas.ts';
import { ultimoEnlace } from '../ultimo-enlace.ts';
import { iniciarSesion } from '../elegir-turno.ts';
import { CONFIG, DUENA, cambiar, entrar, pedir, test } from '../servidor.ts';

test('who phones is found by a few letters and booked by the keyboard', async ({
  servidor,
  page,
}) => {
  const dia = await abrirDia(page, servidor);
  await registrar(servidor, ANA);
  const luis = await registrar(servidor, LUIS);
  await page.goto(`/dashboard?fecha=${dia.fecha}`);
  await page.getByRole('button', { name: 'Reservar el turno de las 09:00' }).press('Enter');
  const modal = page.getByRole('dialog', { name: 'Reservar el turno de las 09:00' });
  const cliente = modal.getByRole('combobox', { name: 'Cliente' });
  await expect(cliente).toBeFocused();
  await page.keyboard.type('a');
  // `aria-activedescendant` names the option that Enter would choose.
  const ana = await modal.getByRole('option', { name: /^Ana Paz/ }).getAttribute('id');
  await expect(cliente).toHaveAttribute('aria-activedescendant', ana ?? '');
  await page.keyboard.type('x');
  await expect(modal.getByText('No aparece nadie: con Enter se crea la cuenta.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cliente).toHaveValue('');
  // Enter chooses the client that the arrow keys point at, even before the answer to the last typed
  // letter has arrived.
  await page.route(/prefijo=3815/, () => {});
  await page.keyboard.type('381');
  await expect(modal.getByRole('option')).toHaveText([/^Ana Paz/, /^Luis Gil/]);
  await page.keyboard.type('5');
  await page.keyboard.press('ArrowDown');
  const otro = await modal.getByRole('option', { name: /^Luis Gil/ }).getAttribute('id');
  await expect(cliente).toHaveAttribute('aria-activedescendant', otro ?? '');
  await page.keyboard.press('Enter');
  await expect(cliente).toBeHidden();
  await expect(modal.getByText('Luis Gil')).toBeVisible();
  await modal.getByRole('button', { name: 'Cambiar cliente' }).click();
  await page.keyboard.press('Escape');
  // Somebody types fast and presses Enter before the list of clients is on screen.
  const { promise: pulsado, resolve: responder } = Promise.withResolvers<void>();
  await page.route(/prefijo=pa/, async (ruta) => {
    await pulsado;
    await ruta.continue();
  });
  await page.keyboard.type('pa');
  await page.keyboard.press('Enter');
  responder();
  await expect(cliente).toBeHidden();
  await expect(modal.getByText('Ana Paz')).toBeVisible();
  // Enter at the very moment at which the clients appear, before any of them is pointed at.
  await modal.getByRole('button', { name: 'Cambiar cliente' }).click();
  await page.keyboard.press('Escape');
  await page.evaluate(() => {
    const enter = { key: 'Enter', bubbles: true, cancelable: true };
    new MutationObserver((_, observador) => {
      if (!document.querySelector('[role=option]')) return;
      observador.disconnect();
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', enter));
    }).observe(document.body, { childList: true, subtree: true });
  });
  await page.keyboard.type('ana');
  await expect(cliente).toBeHidden();
  await expect(modal.getByText('Ana Paz')).toBeVisible();
  await modal.getByRole('radio', { name: '3 personas' }).check();
  await expect(modal.getByText('$ 45.000')).toBeVisible();
  await modal.getByLabel('Notas (opcional)').fill('Rodilla');
  // The desk can book for a group without the companions' names.
  const suNombre = modal.getByLabel('Nombre del acompañante 1');
  await expect(suNombre).toHaveAttribute('placeholder', 'Acompañante 1');
  await modal.getByLabel('Nombre del acompañante 1').fill('leo');
  await modal.getByLabel('Género del acompañante 1').selectOption('MASCULINO');
  await modal.getByLabel('Nombre del acompañante 2').fill('sol');
  await page.keyboard.press('Escape');
  const descartar = page.getByRole('dialog', { name: '¿Descartar la reserva?' });
  await descartar.getByRole('button', { name: 'Seguir editando' }).click();
  await expect(descartar).toBeHidden();
  await expect(modal.getByLabel('Nombre del acompañante 2')).toHaveValue('Sol');

  // Somebody else takes two of the franja's four places while the dialog is open.
  await reservar(servidor, dia, {
    franjaId: dia.idDe('09:00'),
    clienteId: luis,
    acompaniantes: [{ nombre: 'Eva', genero: 'FEMENINO' }],
  });
  await modal.getByRole('button', { name: 'Confirmar reserva' }).click();
  await expect(modal.getByRole('alert')).toHaveText(
    'Solo hay 2 cupos disponibles para este horario Elige otro horario: lo demás queda escrito.',
  );
  // The dialog offers the other hours of the day, and the hour for which it was opened.
  await modal.getByRole('radio', { name: '10:00, 4 cupos disponibles' }).check();
  const alasDiez = page.getByRole('dialog', { name: 'Reservar el turno de las 10:00' });
  await expect(alasDiez.getByRole('alert')).toBeHidden();
  await expect(alasDiez.getByRole('radio', { name: '3 personas' })).toBeEnabled();
  await alasDiez.getByRole('radio', { name: '09:00, 2 cupos disponibles' }).check();
  await expect(modal.getByRole('radio', { name: '3 personas' })).toBeDisabled();
  await expect(modal.getByLabel('Nombre del acompañante 1')).toHaveValue('Leo');
  await modal.getByRole('radio', { name: '2 personas' }).check();
  await romper(page, '**/api/reservas', 'POST');
  await modal.getByRole('button', { name: 'Confirmar reserva' }).click();
  await expect(modal.getByRole('alert')).toContainText(
    'Error al crear la reserva. Por favor intenta de nuevo.',
  );
  await page.unroute('**/api/reservas');
  const peticion = page.waitForRequest((una) => una.method() === 'POST');
  await modal.getByRole('button', { name: 'Confirmar reserva' }).click();
  expect((await peticion).headers()['idempotency-key']).toMatch(/^[0-9a-f]{32}$/);
  expect((await peticion).postDataJSON()).toMatchObject({
    notas: 'Rodilla',
    acompaniantes: [{ nombre: 'Leo', genero: 'MASCULINO' }],
  });
  await expect(page.getByText('¡Reserva creada exitosamente!')).toBeVisible();
  const tarjeta = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: '09:00' }) });
  await expect(tarjeta.getByText('Completo')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reservar el turno de las 09:00' })).toBeFocused();
});

test('who walks in gets an account and a place in one go', async ({ servidor, page }) => {
  const dia = await abrirDia(page, servidor);
  await registrar(servidor, ANA);
  await page.goto(`/dashboard?fecha=${dia.fecha}`);
  await expect(page.getByRole('heading', { name: '08:00' })).toBeVisible();
  await page.getByRole('button', { name: 'Reservar', exact: true }).click();
  const modal = page.getByRole('dialog', { name: 'Reservar' });
  await expect(modal.getByRole('radio', { name: /^08:00/ })).toBeFocused();
  await modal.getByRole('button', { name: 'Confirmar reserva' }).click();
  await expect(modal.getByRole('alert')).toHaveText('Por favor selecciona un horario');
  await expect(modal.getByRole('radio', { name: /^08:00/ })).toBeFocused();
  await modal.getByRole('radio', { name: '10:00, 4 cupos disponibles' }).check();
  const otra = sumarDias(dia.fecha, 1);
  await escribirFecha(modal.getByRole('group', { name: 'Día', exact: true }), otra);
  await expect(modal.getByText(`Horario, ${nombreDeFecha(otra)}`)).toBeVisible();
  await expect(modal.getByRole('radio', { name: /^10:00/ })).not.toBeChecked();
  await modal.getByRole('radio', { name: '10:00, 4 cupos disponibles' }).check();
  await modal.getByRole('button', { name: 'Confirmar reserva' }).click();
  await expect(modal.getByText('Falta elegir para quién es la reserva')).toBeVisible();

  await modal.getByRole('combobox', { name: 'Cliente' }).fill('ana');
  await expect(modal.getByText('Falta elegir a alguien de la lista')).toBeVisible();
  await modal.getByRole('combobox', { name: 'Cliente' }).fill('zoe zárate');
  await modal.getByRole('button', { name: 'Crear cliente nuevo' }).click();
  await expect(modal.getByLabel('Nombre', { exact: true })).toHaveValue('Zoe');
  await expect(modal.getByLabel('Apellido')).toHaveValue('Zárate');
  await modal.getByLabel('Email').fill(ANA.email);
  await modal.getByRole('radio', { name: 'Femenino' }).check();
  await modal.getByLabel('Teléfono').fill('381 555 0199');
  // The borrador outlives the end of the session and a reload of the page.
  await pedir(servidor.origen, '/auth/logout', {}, dia.token).catch(() => {});
  await modal.getByRole('button', { name: 'Crear cliente', exact: true }).click();
  await expect(page).toHaveURL(/\/login$/);
  await entrar(page, servidor, DUENA);
  await iniciarSesion(page, DUENA);
  await expect(modal.getByLabel('Teléfono')).toHaveValue('381 555 0199');
  await page.reload();
  await expect(modal.getByLabel('Apellido')).toHaveValue('Zárate');
  await expect(modal.getByRole('radio', { name: /^10:00/ })).toBeChecked();
  await modal.getByRole('button', { name: 'Crear cliente', exact: true }).click();
  await expect(modal.getByRole('alert')).toHaveText('Ya existe una cuenta con ese email');
  await expect(modal.getByRole('button', { name: /^Usar esta cuenta: Ana Paz/ })).toBeVisible();
  await expect(modal.getByLabel('Apellido')).toHaveValue('Zárate');
  await modal.getByLabel('Email').fill('zoe@ejemplo.com');
  // 'Confirmar reserva' creates the new client and the booking together, after pointing at the data
  // that are missing.
  await modal.getByLabel('Apellido').fill('');
  await modal.getByRole('button', { name: 'Confirmar reserva' }).click();
  await expect(modal.getByText('El apellido es obligatorio')).toBeVisible();
  await expect(modal.getByLabel('Apellido')).toBeFocused();
  await modal.getByLabel('Apellido').fill('Zárate');
  await modal.getByRole('button', { name: 'Confirmar reserva' }).click();
  await expect(page.getByText('Cliente creado correctamente')).toBeVisible();
  await expect(page.getByText('¡Reserva creada exitosamente!')).toBeVisible();
  await expect(page.getByText(`Zoe Zárate, ${nombreDeFecha(otra)} a las 10:00`)).toBeVisible();
  await page.goto(`/dashboard?fecha=${otra}`);
  await expect(page.getByText('Zoe Zárate')).toBeVisible();
  expect(await ultimoEnlace(servidor)).toMatch(/^\/reset-password\?token=/);

  // A person without an account is booked with a name and a telephone, in two presses of the mouse.
  await contarToques(page);
  await page.getByRole('button', { name: 'Reservar el turno de las 11:00' }).click();
  const alasOnce = page.getByRole('dialog', { name: 'Reservar el turno de las 11:00' });
  await expect(alasOnce.getByRole('combobox', { name: 'Cliente' })).toBeFocused();
  await page.keyboard.type('iris sosa');
  await page.keyboard.press('Enter');
  await expect(alasOnce.getByLabel('Teléfono')).toBeFocused();
  await page.keyboard.type('3815550198');
  await alasOnce.getByRole('button', { name: 'Confirmar reserva' }).click();
  await expect(page.getByText(`Iris Sosa, ${nombreDeFecha(otra)} a las 11:00`)).toBeVisible();
  expect(await page.evaluate('[toques, teclas]')).toEqual([2, 20]);
});

test('the desk asks for a seña, and has the message and its copy at once', async ({
  servidor,
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const dia = await abrirDia(page, servidor);
  await registrar(servidor, ANA);
  const datosDeTransferencia = 'Alias: remanso.agua\nA nombre de Remanso SRL';
  const conSenia = { ...CONFIG, seniaPorcentaje: 30, datosDeTransferencia };
  await page.goto(`/dashboard?fecha=${dia.fecha}`);
  await page.getByRole('button', { name: 'Reservar el turno de las 09:00' }).press('Enter');
  const modal = page.getByRole('dialog', { name: 'Reservar el turno de las 09:00' });
  await modal.getByRole('combobox', { name: 'Cliente' }).fill('Ana');
  await modal.getByRole('option', { name: /^Ana Paz/ }).click();
  const tilde = modal.getByRole('checkbox', { name: /^Pedir la seña/ });
  await expect(modal.getByText('$ 20.000')).toBeVisible();
  await expect(tilde).toBeHidden();
  await cambiar(servidor.origen, '/config', conSenia, dia.token);
  await expect(tilde).not.toBeChecked();
  await tilde.focus();
  await page.keyboard.press('Space');
  await expect(tilde).toBeChecked();
  await modal.getByRole('button', { name: 'Confirmar reserva' }).click();
  const mensaje = page.getByRole('dialog', { name: 'La reserva espera su seña' });
  const texto =
    /^Hola, Ana\. Para confirmar el turno .* falta la seña de \$\s6\.000, .* Se transfiere a: Alias: remanso\.agua, A nombre de Remanso SRL\./;
  await expect(mensaje.getByText(texto)).toBeVisible();
  await sinFaltas(page);
  await mensaje.getByRole('button', { name: 'Copiar' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(texto);
  await mensaje.getByRole('button', { name: 'Listo' }).click();
  await expect(mensaje).toBeHidden();
  await expect(page.getByRole('button', { name: /1\ssin seña$/ })).toBeVisible();
});
