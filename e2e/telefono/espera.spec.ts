import { expect } from '@playwright/test';
import { ANA, LUZ, centroConClientes, franjaDe, reservasDe } from '../elegir-turno.ts';
import { enDias } from '../en-dias.ts';
import { entrar, pedir, test } from '../servidor.ts';

const DE_ANA = [
  { nombre: 'Luis', genero: 'MASCULINO' },
  { nombre: 'Sol', genero: 'FEMENINO' },
];
const CUATRO = [...DE_ANA, { nombre: 'Mar', genero: 'OTROS' }];

test('who waits for a full turn is offered it live, and accepts by keyboard', async ({
  servidor,
  page,
}) => {
  const { origen } = servidor;
  const { duena, ana, luz } = await centroConClientes(servidor);
  await entrar(page, servidor, ANA);
  const manana = enDias(1);
  const franja = (hora: string) => franjaDe(servidor, ana, manana, hora);
  const reservar = async (hora: string, acompaniantes: object[], token: string) =>
    (await pedir(origen, '/reservas', { franjaId: await franja(hora), acompaniantes }, token)) as {
      id: number;
    };
  const esperar = async (hora: string, personas: number, token: string) =>
    pedir(origen, `/franjas/${await franja(hora)}/espera`, { personas }, token);
  await reservar('11:00', DE_ANA, ana);
  const llena = await reservar('14:00', CUATRO, luz);
  await reservar('15:00', CUATRO, luz);
  await esperar('14:00', 1, duena);

  // Ana asks for three places, and one person waits before her.
  await page.goto(`/reservas/nueva-reserva?fecha=${manana}`);
  await page
    .getByRole('button', { name: /^14:00 .*Completo Avisarme si se libera$/ })
    .press('Enter');
  const pedido = page.getByRole('dialog', { name: 'Avisarme si se libera' });
  await pedido.getByRole('radio', { name: '1 persona' }).press('ArrowRight');
  await pedido.getByRole('radio', { name: '2 personas' }).press('ArrowRight');
  await expect(pedido.getByRole('radio', { name: '3 personas' })).toBeChecked();
  await pedido.getByRole('button', { name: 'Avisarme' }).press('Enter');
  const anotada = page.getByRole('dialog', { name: 'En la lista de espera' });
  await expect(anotada.getByText('Para 3 personas. Puesto 2 en la lista')).toBeFocused();
  await expect(anotada.getByText(/^Cuando se liberen 3 lugares juntos/)).toBeVisible();
  await anotada.getByRole('button', { name: 'Entendido' }).press('Enter');
  await page.getByRole('link', { name: /^14:00 .*En espera, puesto 2/ }).press('Enter');
  const lista = page.getByRole('region', { name: 'Lista de espera' });
  await expect(lista.getByText('Puesto 2 en la lista')).toBeVisible();

  // The freed places are offered on the open home screen, with the companions of the last booking.
  await page.goto('/reservas');
  const oferta = page.getByRole('region', { name: 'Hay 3 lugares guardados' });
  await expect(page.getByRole('region', { name: 'Próximo turno' })).toBeVisible();
  await expect(oferta).toBeHidden();
  await pedir(origen, `/reservas/${llena.id}/cancelar`, {}, luz);
  await expect(oferta.getByText(/^(\d+ h )?\d+ min$/)).toBeVisible();
  await oferta.getByRole('button', { name: 'Aceptar', exact: true }).press('Enter');
  const pregunta = page.getByRole('dialog', { name: 'Aceptar los lugares' });
  await expect(pregunta.getByLabel('Nombre del acompañante 1')).toHaveValue('Luis');
  await expect(pregunta.getByLabel('Nombre del acompañante 2')).toHaveValue('Sol');
  await pregunta.getByRole('button', { name: 'Sí, Reservar' }).press('Enter');
  await expect(page.getByRole('heading', { name: /14:00 - 15:00/ })).toBeFocused();
  await expect(oferta).toBeHidden();
  await expect(lista).toBeHidden();

  // A new entry appears on the open screen without a reload, and Ana ends it.
  await esperar('15:00', 1, ana);
  await expect(lista.getByText('Puesto 1 en la lista')).toBeVisible();
  await lista.getByRole('button', { name: /^Dejar de esperar el .* a las 15:00$/ }).press('Enter');
  await page
    .getByRole('dialog', { name: '¿Dejar de esperar?' })
    .getByRole('button', { name: 'Dejar de esperar' })
    .press('Enter');
  await expect(lista).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('who has another turn that day gives it back as the offer is accepted', async ({
  servidor,
  page,
}) => {
  const { origen } = servidor;
  const { ana, luz } = await centroConClientes(servidor);
  await entrar(page, servidor, ANA);
  const pasado = enDias(2);
  const franja = (hora: string) => franjaDe(servidor, ana, pasado, hora);
  const suya = { franjaId: await franja('09:00'), acompaniantes: [] };
  await pedir(origen, '/reservas', suya, ana);
  const llena = { franjaId: await franja('14:00'), acompaniantes: CUATRO };
  const { id } = (await pedir(origen, '/reservas', llena, luz)) as { id: number };
  await pedir(origen, `/franjas/${llena.franjaId}/espera`, { personas: 1 }, ana);
  await pedir(origen, `/reservas/${id}/cancelar`, {}, luz);

  await page.goto('/reservas');
  const oferta = page.getByRole('region', { name: 'Hay un lugar guardado' });
  await expect(oferta.getByText('Ese día ya tienes el turno de las 09:00.')).toBeVisible();
  await oferta.getByRole('button', { name: 'Aceptar y dejar el de las 09:00' }).tap();
  const pregunta = page.getByRole('dialog', { name: 'Aceptar los lugares' });
  await expect(
    pregunta.getByText('Al reservar cancelas tu turno de las 09:00, para 1 persona.'),
  ).toBeVisible();
  await pregunta.getByRole('button', { name: 'Sí, Reservar' }).tap();
  await expect(page.getByText('El turno de las 09:00 quedó cancelado.')).toBeVisible();
  const suyas = await reservasDe(servidor, ana);
  expect(suyas.map(({ horario, estado }) => `${horario} ${estado}`).toSorted()).toEqual([
    '09:00 - 10:00 cancelada',
    '14:00 - 15:00 confirmada',
  ]);
});

test('places that are held for somebody else are shown as held', async ({ servidor, page }) => {
  const { origen } = servidor;
  const { ana, luz } = await centroConClientes(servidor);
  await entrar(page, servidor, LUZ);
  const manana = enDias(1);
  const id = await franjaDe(servidor, luz, manana, '14:00');
  const pedido = { franjaId: id, acompaniantes: CUATRO };
  const llena = (await pedir(origen, '/reservas', pedido, luz)) as { id: number };
  await pedir(origen, `/franjas/${id}/espera`, { personas: 2 }, ana);
  await pedir(origen, `/reservas/${llena.id}/cancelar`, {}, luz);

  await page.goto(`/reservas/nueva-reserva?fecha=${manana}`);
  const opcion = page.getByRole('radio', { name: '14:00, 2 lugares libres' });
  await expect(opcion).toHaveAccessibleDescription('2 lugares guardados');
  const leyenda = page.getByRole('list', { name: 'Referencias' });
  await expect(leyenda.getByText('Guardado')).toBeVisible();
  await page.goto(`/reservas/nueva-reserva?fecha=${enDias(2)}`);
  await expect(leyenda.getByText('Disponible')).toBeVisible();
  await expect(leyenda.getByText('Guardado')).toBeHidden();
});
