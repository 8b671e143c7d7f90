import { expect } from '@playwright/test';
import { ANA, centroConClientes, elegirTurno } from '../../elegir-turno.ts';
import { test } from '../../servidor.ts';
import { EVA, escribirDatos } from './datos-de-visita.ts';

test('without mails, an e-mail that has an account leads to the login, and the booking is made', async ({
  servidor,
  page,
}) => {
  await centroConClientes(servidor);
  await page.goto('/reservas/nueva-reserva');
  await elegirTurno(page, '10:00', 1);
  await page.getByRole('button', { name: 'Continuar', exact: true }).click();
  await escribirDatos(page, { ...EVA, email: ANA.email });
  await page.getByLabel('Email').press('Enter');
  await page.getByRole('button', { name: 'Sí, Confirmar' }).click();
  await page.getByLabel('Contraseña', { exact: true }).fill('Secreta2');
  await page.getByLabel('Confirmar contraseña').fill('Secreta2');
  await page.getByRole('button', { name: 'Crear Cuenta' }).click();
  const formulario = page.locator('form');
  await expect(formulario.getByRole('alert')).toHaveText('Ya existe una cuenta con ese email');
  await formulario.getByRole('link', { name: 'Iniciar sesión' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(ANA.email);
  await page.getByLabel('Contraseña', { exact: true }).fill(ANA.password);
  await page.getByRole('button', { name: 'Iniciar Sesión' }).click();
  await expect(page.getByRole('heading', { name: '¡Reserva confirmada!' })).toBeVisible();
});
