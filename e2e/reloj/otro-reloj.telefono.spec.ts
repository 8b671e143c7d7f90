import { expect } from '@playwright/test';
import { nombreDeFecha } from '../../packages/contract/src/calendario.ts';
import { ANA, conReserva } from '../con-reserva.ts';
import { conCorreo, ultimoCodigo } from '../con-codigo.ts';
import { dias, elegirTurno, tocar } from '../elegir-turno.ts';
import { enDias } from '../en-dias.ts';
import { DUENA, abrirCentro, entrar, pedir, test } from '../servidor.ts';

const HORA_MS = 60 * 60 * 1000;
const DIA_MS = 24 * HORA_MS;

for (const [nombre, corrido] of [
  ['three hours fast', 3 * HORA_MS],
  ['two days fast', 2 * DIA_MS],
  ['a year fast', 365 * DIA_MS],
  ['a year slow', -365 * DIA_MS],
] as const) {
  test(`on a phone whose clock is ${nombre}, a client sees the centre's days`, async ({
    servidor,
    page,
  }) => {
    await conReserva(page, servidor);
    await page.clock.install({ time: Date.now() + corrido });
    await page.goto('/reservas');
    const proximo = page.getByRole('region', { name: 'Próximo turno' });
    await expect(proximo.getByText('Mañana')).toBeVisible();
    await expect(proximo.getByRole('button', { name: 'Cancelar' })).toBeVisible();

    await page.goto('/reservas/mis-reservas');
    const turno = page.getByRole('article').first();
    await expect(turno).toContainText('Mañana');
    await expect(turno.getByRole('button', { name: 'Cancelar' })).toBeVisible();

    await page.goto('/turnos');
    await expect(page.getByRole('heading', { name: /^Hoy/ })).toBeVisible();
    await expect(page.getByRole('link', { name: /^08:00.*Mañana/ })).toBeVisible();

    await page.goto('/reservas/nueva-reserva');
    await expect(dias(page).first()).toHaveValue(enDias(0));
    await elegirTurno(page, '12:00', 2);
    // A come-back to the page looks at the session's end again.
    await page.evaluate(`document.dispatchEvent(new Event('visibilitychange'))`);
    await page.reload();
    await expect(dias(page).first()).toHaveValue(enDias(0));
    expect(await page.evaluate(`localStorage.getItem('token') !== null`)).toBe(true);
  });

  test(`on a phone whose clock is ${nombre}, a stranger books tomorrow with a code`, async ({
    servidor,
    page,
  }) => {
    const { token } = (await pedir(servidor.origen, '/auth/login', DUENA)) as { token: string };
    await abrirCentro(servidor, token);
    await conCorreo(page);
    await page.clock.install({ time: Date.now() + corrido });
    await page.goto('/reservas/nueva-reserva');
    // Until the first answer, only the phone's clock is known.
    await expect(dias(page).first()).toHaveValue(enDias(0));
    expect(await elegirTurno(page, '12:00', 1)).toBe(enDias(1));
    await page.getByRole('button', { name: 'Continuar', exact: true }).click();
    await page.getByLabel('Nombre', { exact: true }).fill('Eva');
    // What is typed waits for the person in another tab too, where the server has said nothing yet.
    await page.reload();
    await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue('Eva');
    await page.getByLabel('Apellido').fill('Sosa');
    await page.getByLabel('Teléfono').fill('381 555 0177');
    await page.getByLabel('Email').fill('eva@ejemplo.com');
    await tocar(page.getByRole('radio', { name: 'Femenino' }).first());
    await page.getByRole('button', { name: 'Confirmar Reserva', exact: true }).click();
    const { codigo } = await ultimoCodigo(servidor, 'eva@ejemplo.com');
    await page.getByLabel('Código de 6 números').fill(codigo);
    await expect(page.getByRole('heading', { name: '¡Reserva confirmada!' })).toBeVisible();
    await expect(page.getByText('Mañana').first()).toBeVisible();
  });

  test(`on a device whose clock is ${nombre}, the desk opens the centre's day`, async ({
    servidor,
    page,
  }) => {
    await conReserva(page, servidor);
    await entrar(page, servidor, DUENA);
    await page.clock.install({ time: Date.now() + corrido });
    await page.goto('/dashboard');
    // The day's own label replaces the button that leads to today.
    await expect(page.getByRole('button', { name: nombreDeFecha(enDias(0)) })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Hoy' })).toBeHidden();
    await page.goto('/dashboard/caja');
    await expect(page.getByRole('button', { name: 'Hoy' })).toBeDisabled();
    await page.goto(`/dashboard?fecha=${enDias(1)}`);
    const carta = page.getByRole('button', { name: /^Ver detalles.*11:00/ });
    await expect(carta).toBeVisible();
    await carta.click();
    await expect(page.getByRole('button', { name: /^Cancelar reserva de/ })).toBeVisible();
    await expect(page.getByText('El día ya pasó')).toHaveCount(0);
    await page.goto('/dashboard/feriados');
    await expect(page.locator('[aria-current="date"]').first()).toContainText(
      String(Number(enDias(0).slice(8))),
    );
  });
}

test('a session that the server has ended is over, whatever the clock of the phone says', async ({
  servidor,
  page,
}) => {
  const token = await conReserva(page, servidor);
  await pedir(servidor.origen, '/auth/logout', {}, token).catch(() => {});
  await page.clock.install({ time: Date.now() - 365 * DIA_MS });
  await page.goto('/reservas');
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByLabel('Email')).toHaveValue(ANA.email);
});
