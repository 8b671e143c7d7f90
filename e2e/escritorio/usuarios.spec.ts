import { expect } from '@playwright/test';
import { DUENA, abrirCentro, entrar, pedir, test } from '../servidor.ts';
import { sinFaltasNiSobras } from '../sin-faltas.ts';

const LUZ = { email: 'luz@ejemplo.com', password: 'Secreta1' };

test('the owner makes an account for the desk, which then is no longer the last one', async ({
  servidor,
  page,
}) => {
  const { token } = await entrar(page, servidor, DUENA);
  await abrirCentro(servidor, token);
  await page.goto('/dashboard/clientes');
  await page
    .getByRole('navigation', { name: 'Personas' })
    .getByRole('link', { name: 'Usuarios' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Usuarios');
  const propia = page.getByRole('listitem').filter({ hasText: 'Tu cuenta' });
  await expect(propia.getByText(/^Es el último administrador activo/)).toBeVisible();
  await expect(propia.getByRole('button')).toHaveCount(0);
  await sinFaltasNiSobras(page);

  await page.getByRole('button', { name: 'Crear usuario' }).click();
  const crear = page.getByRole('dialog', { name: 'Crear usuario' });
  await crear.getByRole('button', { name: 'Crear usuario' }).click();
  await expect(crear.getByText('El nombre es obligatorio')).toBeVisible();
  await expect(crear.getByText('La contraseña es obligatoria')).toBeVisible();
  await crear.getByLabel('Nombre').fill('luz');
  await crear.getByLabel('Apellido').fill('ríos');
  await crear.getByLabel('Email').fill(DUENA.email);
  await crear.getByLabel('Género').selectOption('FEMENINO');
  await crear.getByLabel('Teléfono').fill('381 555 0155');
  await crear.getByLabel('Contraseña', { exact: true }).fill(LUZ.password);
  await crear.getByRole('button', { name: 'Crear usuario' }).click();
  await expect(crear.getByRole('alert')).toHaveText('Ya existe una cuenta con ese email');
  await crear.getByLabel('Email').fill(LUZ.email);
  await sinFaltasNiSobras(page);
  await crear.getByRole('button', { name: 'Crear usuario' }).click();
  await expect(page.getByText('Usuario creado correctamente')).toBeVisible();

  const luz = page.getByRole('listitem').filter({ hasText: LUZ.email });
  await expect(luz.getByText('Administrador', { exact: true })).toBeVisible();
  await expect(page.getByRole('definition').nth(3)).toHaveText('2');
  await expect(propia.getByRole('button', { name: /^Hacer cliente a/ })).toBeVisible();
});

test('rol, estado and erasure of others ask with words that say what will happen', async ({
  servidor,
  page,
}) => {
  const { token } = await entrar(page, servidor, DUENA);
  await abrirCentro(servidor, token);
  await crearLuz(servidor.origen, token);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/dashboard/usuarios?rol=ADMIN');
  const luz = page.getByRole('listitem').filter({ hasText: LUZ.email });
  await luz.getByRole('button', { name: 'Desactivar a Luz Ríos' }).click();
  const dialogo = page.getByRole('dialog');
  await expect(dialogo.getByText(/^La cuenta deja de entrar al sistema/)).toBeVisible();
  await dialogo.getByRole('radio', { name: 'Cancelarlas todas' }).check();
  await sinFaltasNiSobras(page);
  await dialogo.getByRole('button', { name: 'Desactivar' }).click();
  await expect(luz.getByText('Inactivo')).toBeVisible();
  await luz.getByRole('button', { name: 'Activar a Luz Ríos' }).click();
  await dialogo.getByRole('button', { name: 'Activar' }).click();
  await expect(luz.getByText('Activo', { exact: true })).toBeVisible();

  await luz.getByRole('button', { name: 'Hacer cliente a Luz Ríos' }).click();
  await expect(dialogo.getByText('Pierde el acceso al panel en el acto.')).toBeVisible();
  await dialogo.getByRole('button', { name: 'Pasar a Cliente' }).click();
  await expect(page.getByText('Rol actualizado correctamente')).toBeVisible();
  await expect(luz).toBeHidden();

  await page.getByRole('list', { name: 'Filtrar por rol' }).getByText('Clientes').click();
  await expect(page).toHaveURL(/\?rol=CLIENT$/);
  await page.getByRole('searchbox', { name: 'Buscar usuarios' }).fill('rios');
  await luz.getByRole('button', { name: 'Eliminar a Luz Ríos' }).click();
  await expect(dialogo.getByText('No tiene reservas: no queda nada.')).toBeVisible();
  await dialogo.getByRole('button', { name: 'Eliminar cliente' }).click();
  await expect(page.getByText('Cliente eliminado')).toBeVisible();
  await expect(page.getByText('Ninguna cuenta así')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('accounts come twenty a page, and the server searches them', async ({ servidor, page }) => {
  const { token } = await entrar(page, servidor, DUENA);
  await abrirCentro(servidor, token);
  await crearLuz(servidor.origen, token);
  // The accounts are created one after the other, because each password is slow to keep, on
  // purpose.
  for (const letra of 'abcdefghijklmnopqrstu') await crearCliente(servidor.origen, token, letra);
  const pedidos: string[] = [];
  page.on('request', (pedido) => {
    const url = new URL(pedido.url());
    if (url.pathname === '/api/usuarios/todos') pedidos.push(url.search);
  });
  await page.goto('/dashboard/usuarios');
  const lista = page.getByRole('list', { name: 'Usuarios', exact: true });
  await expect(lista.getByRole('listitem')).toHaveCount(20);
  await expect(page.getByRole('definition').first()).toHaveText('23');
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await expect(page).toHaveURL(/\?pagina=2$/);
  await expect(lista.getByRole('listitem')).toHaveCount(3);
  await expect(page.getByText('Página 2 de 2')).toBeVisible();
  await sinFaltasNiSobras(page);

  const buscador = page.getByRole('searchbox', { name: 'Buscar usuarios' });
  await buscador.pressSequentially('LUZ ri');
  await expect(lista.getByRole('listitem')).toHaveCount(1);
  await expect(lista.getByText(LUZ.email)).toBeVisible();
  await expect(page.getByText('1 cuenta encontrada')).toBeAttached();
  await expect(buscador).toBeFocused();
  await buscador.fill('cliente-k@');
  await expect(lista.getByRole('heading')).toHaveText('Kk Sosa');
  await buscador.fill('nadie');
  await expect(page.getByText('Ninguna cuenta así')).toBeVisible();
  await expect(page.getByText('Ninguna cuenta encontrada')).toBeAttached();
  await sinFaltasNiSobras(page);
  await page.getByRole('button', { name: 'Ver todas las cuentas' }).click();
  await expect(lista.getByRole('listitem')).toHaveCount(20);
  await page.goto('/dashboard/usuarios?pagina=9');
  await expect(page).toHaveURL(/\?pagina=2$/);
  expect(pedidos.length).toBeGreaterThan(4);
  expect(pedidos.filter((consulta) => !consulta.includes('size=20'))).toEqual([]);
});

test('who gives up their own rol leaves the panel at once', async ({ servidor, page }) => {
  const { token } = await entrar(page, servidor, DUENA);
  await abrirCentro(servidor, token);
  await crearLuz(servidor.origen, token);
  await page.goto('/dashboard/usuarios');
  const propia = page.getByRole('listitem').filter({ hasText: 'Tu cuenta' });
  await propia.getByRole('button', { name: /^Hacer cliente a/ }).click();
  const dialogo = page.getByRole('dialog');
  await expect(dialogo.getByText(/^Se pierde el acceso a este panel en el acto/)).toBeVisible();
  await dialogo.getByRole('button', { name: 'Pasar a Cliente' }).click();
  await expect(page.getByRole('heading', { name: /^Bienvenid/ })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Panel de administración' })).toBeHidden();
});

function crearLuz(origen: string, token: string) {
  const persona = { nombre: 'Luz', apellido: 'Ríos', genero: 'FEMENINO', rol: 'ADMIN' };
  return pedir(origen, '/usuarios', { ...persona, telefono: '381 555 0155', ...LUZ }, token);
}

function crearCliente(origen: string, token: string, letra: string) {
  const persona = { nombre: `${letra}${letra}`, apellido: 'Sosa', genero: 'OTROS' };
  const cuenta = { email: `cliente-${letra}@ejemplo.com`, password: LUZ.password };
  return pedir(origen, '/usuarios', { ...persona, telefono: '381 555 0155', ...cuenta }, token);
}
