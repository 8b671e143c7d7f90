import { expect } from '@playwright/test';
import { abrirDia } from '../dia-de-la-duena.ts';
import { pedir, test } from '../servidor.ts';
import { sinFaltasNiSobras } from '../sin-faltas.ts';

test('the desk confirms on the client’s page an e-mail that a program wrote', async ({
  servidor,
  page,
}) => {
  const { token } = await abrirDia(page, servidor);
  const llave = { nombre: 'Planilla', alcances: ['clientes:escribir'] };
  const { token: programa } = (await pedir(servidor.origen, '/tokens', llave, token)) as {
    token: string;
  };
  const eva = {
    nombre: 'Eva',
    apellido: 'Rey',
    genero: 'FEMENINO',
    telefono: '381 555 0166',
    email: 'eva@ejemplo.com',
  };
  const { id } = (await pedir(servidor.origen, '/usuarios', eva, programa)) as { id: number };

  await page.goto(`/dashboard/clientes?cliente=${id}`);
  const datos = page.getByRole('region', { name: 'Datos' });
  await expect(datos.getByText('Este email lo cargó un programa.')).toBeVisible();
  await sinFaltasNiSobras(page);
  const boton = datos.getByRole('button', { name: 'Confirmar el email' });
  await boton.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Email confirmado')).toBeVisible();
  await expect(boton).toHaveCount(0);
  await expect(datos.getByText('eva@ejemplo.com')).toBeVisible();
});
