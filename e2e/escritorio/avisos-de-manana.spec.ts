import { expect, type Page } from '@playwright/test';
import { nombreDeFecha, nombreDeMomento } from '../../packages/contract/src/calendario.ts';
import {
  ANA,
  abrirDia,
  cancelarDesdeOtroLado,
  moverDesdeOtroLado,
  registrar,
  reservar,
} from '../dia-de-la-duena.ts';
import { enDias } from '../en-dias.ts';
import { escribirFecha } from '../escribir-fecha.ts';
import { irASeccion } from '../ir-a-seccion.ts';
import { DUENA, entrar, pedir, test } from '../servidor.ts';

test('a moved booking has its message ready, and its tick shows at another desk by itself', async ({
  servidor,
  page,
  browser,
}) => {
  const dia = await abrirDia(page, servidor);
  const clienteId = await registrar(servidor, ANA);
  await reservar(servidor, dia, { franjaId: dia.idDe('09:00'), clienteId });
  await moverDesdeOtroLado(servidor, dia, { clienteId, franjaId: dia.idDe('11:00') });
  const otro = await browser.newPage({ baseURL: servidor.origen });
  await entrar(otro, servidor, DUENA);
  const deAna = (en: Page) =>
    en.getByRole('region', { name: 'Cambiaron de turno' }).getByRole('listitem');
  const casilla = (en: Page) => deAna(en).getByRole('checkbox', { name: /^Avisado: Ana Paz/ });
  await otro.goto('/dashboard/recados');
  await expect(casilla(otro)).not.toBeChecked();

  await page.goto('/dashboard');
  await irASeccion(page, 'Avisos de mañana');
  const chat = deAna(page).getByRole('link', { name: /^Abrir WhatsApp con Ana Paz/ });
  const enlace = new URL((await chat.getAttribute('href')) ?? '');
  expect(enlace.origin + enlace.pathname).toBe('https://wa.me/5493815550142');
  const [antes, ahora] = ['09:00', '11:00'].map((hora) =>
    nombreDeMomento(`${dia.fecha}T${hora}:00`),
  );
  expect(enlace.searchParams.get('text')).toBe(
    `Hola, Ana. El turno del ${antes} en Remanso pasó al ${ahora}. Si ese horario no te sirve, responde este mensaje. ¡Gracias!`,
  );
  await casilla(page).press('Space');
  await expect(casilla(page)).toBeFocused();
  for (const una of [page, otro]) {
    await expect(casilla(una)).toBeChecked();
    await expect(deAna(una)).toContainText(/[A-ZÁ-Ú]\S+ .+, \d\d:\d\d/);
  }
  await casilla(otro).uncheck();
  await expect(casilla(page)).not.toBeChecked();
  const cambios = page.getByRole('region', { name: 'Cambiaron de turno' });
  await expect(cambios.getByText('0 de 1 avisados')).toBeVisible();

  // A feriado closes the day and the booking is cancelled, both through the API, while two desks
  // have the page open.
  const feriado = { fecha: dia.fecha, descripcion: 'Aniversario' };
  await pedir(servidor.origen, '/excepciones/feriados', feriado, dia.token);
  const cerrados = (en: Page) => en.getByRole('region', { name: 'No se van a poder hacer' });
  for (const una of [page, otro]) await expect(cerrados(una)).toContainText('Ana Paz');
  await cancelarDesdeOtroLado(servidor, dia, clienteId);
  for (const una of [page, otro]) await expect(cerrados(una)).toBeHidden();
});

test('the title says the chosen day, and a day that has passed says what to do', async ({
  servidor,
  page,
}) => {
  await abrirDia(page, servidor);
  await page.goto('/dashboard/recados');
  const dia = page.getByRole('group', { name: 'Día' });
  const titulo = page.getByRole('heading', { level: 1 });
  const dias = [
    [0, 'de hoy'],
    [1, 'de mañana'],
    [2, `del ${nombreDeFecha(enDias(2))}`],
  ] as const;
  for (const [distancia, deCual] of dias) {
    await escribirFecha(dia, enDias(distancia));
    await expect(titulo).toHaveText(`Avisos ${deCual}`);
  }
  await escribirFecha(dia, enDias(-1));
  await expect(page.getByText('Elige un día de hoy al último que se puede reservar')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reintentar' })).toBeHidden();
  await page.getByRole('button', { name: 'Lo que sigue' }).click();
  await expect(page.getByText('Elige un día de hoy')).toBeHidden();
});
