import { expect } from '@playwright/test';
import { conAbonoVendido } from './con-abono-vendido.ts';
import { enDias } from '../../en-dias.ts';
import { escribirFecha } from '../../escribir-fecha.ts';
import { pedir, test, type Servidor } from '../../servidor.ts';

/** Books tomorrow at eight for Ana and another person, with her abono. */
async function usarDos({ origen }: Servidor, token: string, clienteId: number, abono: number) {
  const ruta = `/franjas/por-fecha/${enDias(1)}`;
  const franjas = (await pedir(origen, ruta, undefined, token)) as { id: number }[];
  const body = { franjaId: franjas[0]?.id, clienteId, abonoVendidoId: abono, acompaniantes: [{}] };
  await pedir(origen, '/reservas', body, token);
}

test('an abono is opened, charged, extended, shared and annulled', async ({ servidor, page }) => {
  const { ana, token, vendidoId } = await conAbonoVendido(page, servidor);
  await usarDos(servidor, token, ana.user.id, vendidoId);
  const sol = { nombre: 'Sol', apellido: 'Ruiz', genero: 'FEMENINO', telefono: '381 555 0199' };
  const cuenta = { ...sol, email: 'sol@ejemplo.com', password: 'Secreta1' };
  await pedir(servidor.origen, '/auth/register', cuenta);
  await page.goto(`/dashboard/clientes?cliente=${ana.user.id}`);
  const enLaFicha = page.getByRole('region', { name: 'Abonos' });
  await enLaFicha.getByRole('button', { name: 'Pack de 10' }).press('Enter');
  const abono = page.getByRole('dialog', { name: 'Pack de 10', exact: true });
  await expect(abono.getByText(/^Quedan 8 lugares, hasta el/)).toBeVisible();
  await expect(abono.getByText('Se vendió con 10 lugares')).toBeVisible();
  await expect(abono.getByText(/^Usó 2 lugares en el turno del .* 08:00$/)).toBeVisible();

  await abono.getByRole('button', { name: /^Cobrar \$\s60\.000 en efectivo$/ }).click();
  await expect(abono.getByText(/^Pagado \$\s100\.000$/)).toBeVisible();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(abono.getByText(/^Faltan \$\s60\.000$/)).toBeVisible();

  await abono.getByRole('button', { name: 'Extender' }).click();
  const extender = page.getByRole('dialog', { name: 'Extender Pack de 10' });
  await escribirFecha(extender.getByRole('group', { name: 'Vence' }), enDias(90));
  await extender.getByRole('button', { name: 'Extender' }).click();
  await expect(extender.getByText('El motivo es obligatorio')).toBeVisible();
  await extender.getByLabel('Motivo').fill('Estuvo de viaje');
  await page.keyboard.press('Enter');
  await expect(extender).toBeHidden();

  await abono.getByRole('button', { name: 'Compartir' }).click();
  const compartir = page.getByRole('dialog', { name: 'Compartir Pack de 10' });
  await compartir.getByLabel('Cliente', { exact: true }).fill('sol');
  await compartir.getByRole('option', { name: /Sol Ruiz/ }).click();
  await compartir.getByRole('button', { name: 'Guardar' }).click();
  await expect(abono.getByText('Lo comparte con Sol Ruiz')).toBeVisible();

  await abono.getByRole('button', { name: 'Anular' }).click();
  const anular = page.getByRole('dialog', { name: 'Anular Pack de 10' });
  await anular.getByLabel('Motivo').fill('Se muda');
  await expect(anular.getByLabel('Se devuelve')).toHaveValue('40.000');
  await expect(anular.getByText(/^Obligatorio/)).toBeVisible();
  await anular.getByLabel('Se devuelve').fill('90000');
  await page.keyboard.press('Enter');
  await expect(anular.getByRole('alert')).toHaveText(/se pueden devolver hasta \$\s40\.000$/);
  await expect(anular.getByLabel('Se devuelve')).toHaveValue('40.000');
  await anular.getByRole('button', { name: 'Anular abono' }).click();
  await expect(anular).toBeHidden();
  await expect(abono.getByText('Anulado', { exact: true })).toBeVisible();
  await expect(abono.getByText('Motivo: Se muda')).toBeVisible();
  await expect(abono.getByText(/^Se devolvieron \$\s40\.000\.$/)).toBeVisible();
  await expect(abono.getByText('Lo comparte con Sol Ruiz')).toBeHidden();
  await expect(abono.getByText('Terminó con 8 lugares sin usar')).toBeVisible();
  await expect(abono.getByRole('button', { name: 'Extender' })).toBeHidden();
});
