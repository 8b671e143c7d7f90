import { expect, type Page } from '@playwright/test';
import { fechaConAnio, nombreDeFecha } from '../../packages/contract/src/calendario.ts';
import { enDias } from '../en-dias.ts';
import { escribirFecha } from '../escribir-fecha.ts';
import { irASeccion } from '../ir-a-seccion.ts';
import { DUENA, abrirCentro, entrar, pedir, test, type Servidor } from '../servidor.ts';

const ANA = { email: 'ana@ejemplo.com', password: 'Secreta1' };

/**
 * Shows the owner a centre where Ana has booked tomorrow for three people and the other clients
 * have no booking.
 */
async function conClientes(page: Page, servidor: Servidor, otros: readonly string[] = ['José']) {
  const { origen } = servidor;
  const { token } = await entrar(page, servidor, DUENA);
  await abrirCentro(servidor, token);
  // The clients register one after the other, because the server hashes each password slowly, on
  // purpose.
  for (const [n, otro] of otros.entries()) {
    await registrar(origen, otro, 'Núñez', `cliente${n}@ejemplo.com`);
  }
  await registrar(origen, 'Ana', 'Paz', ANA.email);
  const ana = (await pedir(origen, '/auth/login', ANA)) as { token: string };
  const manana = enDias(1);
  const ruta = `/franjas/client/por-fecha/${manana}`;
  const franjas = (await pedir(origen, ruta, undefined, ana.token)) as { id: number }[];
  const acompaniantes = [{ nombre: 'Luis' }, { nombre: 'Sol' }];
  const body = { franjaId: franjas[3]?.id, acompaniantes };
  const { id } = (await pedir(origen, '/reservas', body, ana.token)) as { id: number };
  return { reserva: id, token };
}

function registrar(origen: string, nombre: string, apellido: string, email: string) {
  const persona = { nombre, apellido, email, genero: 'OTROS', telefono: '381 555 0142' };
  return pedir(origen, '/auth/register', { ...persona, password: ANA.password });
}

test('clients are found by a part of their name, page by page, and back leads back', async ({
  servidor,
  page,
}) => {
  const otros = ['José', 'Luis', 'Mara', 'Nora', 'Olga', 'Pía', 'Raúl', 'Sara', 'Tito', 'Uma'];
  await conClientes(page, servidor, otros);
  await page.goto('/dashboard');
  await irASeccion(page, 'Gestión de Usuarios');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gestión de Clientes');
  const total = page.getByRole('definition').first();
  await expect(total).toHaveText('11');

  await page.getByRole('button', { name: 'Siguiente' }).click();
  await expect(page).toHaveURL(/\?pagina=2$/);
  await expect(enlaceA(page, 'Uma Núñez')).toBeVisible();
  const buscador = page.getByRole('searchbox', { name: 'Buscar clientes' });
  await buscador.pressSequentially('JOSE nu');
  await expect(page).toHaveURL(/\?buscar=JOSE\+nu$/);
  await expect(enlaceA(page, 'José Núñez')).toBeVisible();
  await expect(enlaceA(page, 'Ana Paz')).toBeHidden();
  await expect(page.getByText('1 cliente encontrado')).toBeAttached();
  await expect(total).toHaveText('11');

  await buscador.fill('nadie');
  await expect(page.getByText('Ningún cliente con «nadie»')).toBeVisible();
  await page.getByRole('link', { name: 'Ver todos los clientes' }).click();
  await expect(enlaceA(page, 'Ana Paz')).toBeVisible();
  await expect(buscador).toHaveValue('');
  await page.goBack();
  await expect(buscador).toHaveValue('nadie');
  await page.goBack();
  await expect(page).toHaveURL(/\?pagina=2$/);
  await expect(buscador).toHaveValue('');
});

test('putting a client out keeps what is booked, and erasing cancels it', async ({
  servidor,
  page,
}) => {
  const { reserva, token } = await conClientes(page, servidor);
  await page.goto('/dashboard/clientes?buscar=paz');
  // The list has nothing that could be pressed by mistake on the way to a client.
  await expect(enlaceA(page, 'Ana Paz')).toBeVisible();
  await expect(page.getByRole('button', { name: / a Ana Paz$/ })).toHaveCount(0);
  await enlaceA(page, 'Ana Paz').click();
  await page.getByRole('button', { name: 'Desactivar a Ana Paz' }).click();
  const desactivar = page.getByRole('dialog', { name: '¿Desactivar a Ana Paz?' });
  const reservas = desactivar.getByRole('group', { name: 'Tiene 1 reserva por venir' });
  await expect(reservas.getByRole('radio', { name: 'Dejarla en pie' })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Desactivar a Ana Paz' })).toBeFocused();

  await page.getByRole('button', { name: 'Desactivar a Ana Paz' }).click();
  await page.route('**/estado', (ruta) => ruta.fulfill({ status: 500, body: '{}' }));
  await desactivar.getByRole('button', { name: 'Desactivar' }).click();
  await expect(desactivar.getByRole('alert')).toHaveText('Error al cambiar estado');
  await page.unroute('**/estado');
  await desactivar.getByRole('button', { name: 'Desactivar' }).click();
  await expect(page.getByText('Cliente desactivado', { exact: true })).toBeVisible();
  await expect(page.getByText('Inactivo', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Activar a Ana Paz', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Activar' }).click();
  await expect(page.getByText('Cliente activado')).toBeVisible();

  await page.getByRole('button', { name: 'Eliminar a Ana Paz' }).click();
  const eliminar = page.getByRole('dialog', { name: '¿Eliminar a Ana Paz?' });
  await expect(eliminar.getByRole('listitem').first()).toHaveText(
    'Su reserva por venir se cancela, y los lugares quedan libres.',
  );
  await eliminar.getByRole('button', { name: 'Cancelar 1 reserva y eliminar' }).click();
  await expect(page.getByText('Cliente eliminado. Se canceló 1 reserva.')).toBeVisible();
  await expect(page.getByText('Ningún cliente con «paz»')).toBeVisible();
  const despues = await pedir(servidor.origen, `/reservas/${reserva}`, undefined, token);
  expect(despues).toMatchObject({ estado: 'CANCELADA', cliente: { nombre: 'Cliente eliminado' } });
});

test('on a client’s page one books, opens a booking and moves it, and back closes a window', async ({
  servidor,
  page,
}) => {
  await conClientes(page, servidor);
  await page.goto('/dashboard/clientes?buscar=paz');
  await enlaceA(page, 'Ana Paz').click();
  const reservas = page.getByRole('region', { name: 'Reservas' });
  const fecha = fechaConAnio(enDias(1));
  await reservas.getByRole('button', { name: new RegExp(fecha, 'i') }).click();
  const turno = page.getByRole('dialog', { name: 'Turno de las 11:00' });
  await expect(turno.getByRole('listitem').filter({ hasText: 'Ana Paz' }).first()).toBeFocused();
  await turno.getByRole('button', { name: 'Mover reserva de Ana Paz' }).click();
  const mover = page.getByRole('dialog', { name: 'Mover reserva' });
  await mover.getByRole('radio', { name: /^12:00/ }).check();
  await mover.getByRole('button', { name: 'Mover reserva' }).click();
  await expect(reservas.getByText(/^12:00 - 13:00/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.getByRole('button', { name: 'Reservar', exact: true }).click();
  const reservar = page.getByRole('dialog', { name: 'Reservar' });
  await expect(reservar.getByText('Ana Paz')).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(reservar).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ana Paz');
  await page.getByRole('button', { name: 'Reservar', exact: true }).click();
  await escribirFecha(reservar.getByRole('group', { name: 'Día', exact: true }), enDias(2));
  await expect(reservar.getByText(`Horario, ${nombreDeFecha(enDias(2))}`)).toBeVisible();
  await reservar.getByRole('radio', { name: '09:00, 4 cupos disponibles' }).check();
  await reservar.getByRole('button', { name: 'Confirmar reserva' }).click();
  await expect(reservas.getByText(/^09:00 - 10:00/)).toBeVisible();

  // The page lists the messages that were sent about these changes, the latest first.
  const mensajes = page.getByRole('region', { name: 'Mensajes enviados' });
  await mensajes.getByText('Mensajes enviados').click();
  const ultimo = mensajes.getByRole('listitem').first();
  await expect(ultimo).toContainText(/^Confirmación de reservaTurno del .* 09:00/);
  await expect(mensajes.getByText('Cambio de reserva')).toBeVisible();
});

test('a client is put out with all that is booked, from their own page', async ({
  servidor,
  page,
}) => {
  await conClientes(page, servidor);
  await page.goto('/dashboard/clientes?buscar=paz');
  await enlaceA(page, 'Ana Paz').click();
  await page.getByRole('button', { name: 'Desactivar a Ana Paz' }).click();
  const desactivar = page.getByRole('dialog', { name: '¿Desactivar a Ana Paz?' });
  // The arrow key changes the choice from keeping the booking to cancelling it.
  await desactivar.getByRole('radio', { name: 'Dejarla en pie' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(desactivar.getByRole('radio', { name: 'Cancelarla' })).toBeChecked();
  await desactivar.getByRole('button', { name: 'Desactivar' }).click();
  await expect(page.getByText('Cliente desactivado. Se canceló 1 reserva.')).toBeVisible();
  await expect(page.getByRole('main').getByText('Cancelada', { exact: true })).toBeVisible();
});

test('whose turn is under way is not erased, and one is told before it is tried', async ({
  servidor,
  page,
}) => {
  await conClientes(page, servidor);
  await page.route('**/resumen', async (ruta) => {
    const respuesta = await ruta.fetch();
    const resumen = (await respuesta.json()) as { cuentas: object };
    const cuentas = { ...resumen.cuentas, enCurso: 1 };
    await ruta.fulfill({ response: respuesta, json: { ...resumen, cuentas } });
  });
  await page.goto('/dashboard/clientes?buscar=paz');
  await enlaceA(page, 'Ana Paz').click();
  await page.getByRole('button', { name: 'Eliminar a Ana Paz' }).click();
  const todavia = page.getByRole('dialog', { name: 'Todavía no puedes eliminar a Ana Paz' });
  await expect(todavia.getByText(/^Tiene un turno en curso/)).toBeVisible();
  await todavia.getByRole('button', { name: 'Ver sus reservas' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ana Paz');
  await expect(page.getByText('3 personas, $ 45.000')).toBeVisible();
});

test('a client’s page tells and corrects their data, and asks again for what failed', async ({
  servidor,
  page,
}) => {
  await conClientes(page, servidor);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/dashboard/clientes?buscar=ana');
  await page.route('**/resumen', (ruta) => ruta.fulfill({ status: 502, body: '<h1>' }));
  await enlaceA(page, 'Ana Paz').click();
  const alerta = page.getByRole('alert').filter({ hasText: 'Error al obtener el cliente' });
  await expect(alerta).toBeVisible({ timeout: 30_000 });
  await page.unroute('**/resumen');
  await alerta.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ana Paz');
  await expect(page.getByRole('definition').first()).toHaveText('1');
  await expect(page.getByRole('link', { name: /^WhatsApp a Ana Paz/ })).toHaveAttribute(
    'href',
    'https://wa.me/5493815550142',
  );

  await page.getByRole('button', { name: 'Editar datos' }).click();
  const editar = page.getByRole('dialog', { name: 'Editar datos' });
  await editar.getByLabel('Nombre').fill('ana maría');
  await editar.getByLabel('Email').fill('cliente0@ejemplo.com');
  await editar.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(editar.getByRole('alert')).toHaveText('Ya existe una cuenta con ese email');
  await editar.getByLabel('Email').fill('otra@ejemplo.com');
  await editar.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(page.getByText('Datos guardados')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ana María Paz');
  await expect(page.getByText('otra@ejemplo.com')).toBeVisible();
  await page.getByRole('link', { name: 'Volver a los clientes' }).click();
  await expect(page).toHaveURL(/\?buscar=ana$/);
});

/**
 * Returns the link with the client's name: the desk shows it in a table or, in a narrow window, in
 * cards.
 */
function enlaceA(page: Page, quien: string) {
  return page.getByRole('main').getByRole('link', { name: quien, exact: true });
}
