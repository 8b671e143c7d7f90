import { expect } from '@playwright/test';
import { DUENA, abrirCentro, entrar, pedir, test } from '../servidor.ts';

const LUZ = { email: 'luz@ejemplo.com', password: 'Secreta1' };

test('the owner makes an account for the desk, which then is no longer the last one', async ({
  servidor,
  page,
}) => {
  const { token } = await entrar(page, servidor, DUENA);
  await abrirCentro(servidor, token);
  await page.goto('/dashboard/clientes');
  await page.getByRole('list', { name: 'Filtrar por rol' }).getByText('Administradores').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Administradores');
  const propia = page.getByRole('listitem').filter({ hasText: 'Tu cuenta' });
  await expect(propia.getByText(/^Es el último administrador activo/)).toBeVisible();
  await expect(propia.getByRole('button')).toHaveCount(0);

  await page.getByRole('button', { name: 'Crear usuario' }).click();
  const crear = page.getByRole('dialog', { name: 'Crear usuario' });
  await crear.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect(crear.getByText('El nombre es obligatorio')).toBeVisible();
  await expect(crear.getByLabel('Contraseña')).toHaveCount(0);
  await expect(crear.getByRole('radio', { name: 'Administrador' })).toBeChecked();
  await crear.getByRole('radio', { name: 'Cliente' }).check();
  await crear.getByLabel('Nombre').fill('luz');
  await crear.getByLabel('Apellido').fill('ríos');
  await crear.getByLabel('Email').fill(DUENA.email);
  await crear.getByRole('radio', { name: 'Femenino' }).check();
  await crear.getByLabel('Teléfono').fill('381 555 0155');
  await crear.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect(crear.getByRole('alert')).toHaveText('Ya existe una cuenta con ese email');
  await crear.getByLabel('Email').fill(LUZ.email);
  await crear.getByRole('button', { name: 'Crear cuenta' }).click();

  // The centre has no mail server, so the page shows the link, for the owner to hand over.
  const creada = page.getByRole('dialog', { name: 'La cuenta está creada' });
  await expect(creada.getByText(/\/reset-password\?token=/)).toBeVisible();
  await expect(creada.getByRole('link', { name: 'Mandar por WhatsApp' })).toBeVisible();
  await creada.getByRole('button', { name: 'Listo' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Luz Ríos');
  await page.getByRole('button', { name: 'Hacer administrador a Luz Ríos' }).click();
  const dialogo = page.getByRole('dialog');
  await expect(dialogo.getByText(/^Ve y cambia todo/)).toBeVisible();
  await dialogo.getByRole('button', { name: 'Pasar a Administrador' }).click();
  const luz = page.getByRole('listitem').filter({ hasText: LUZ.email });
  await expect(luz.getByText('Administrador', { exact: true })).toBeVisible();
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
  await page.goto('/dashboard/clientes?rol=ADMIN');
  const luz = page.getByRole('listitem').filter({ hasText: LUZ.email });
  await luz.getByRole('button', { name: 'Desactivar a Luz Ríos' }).click();
  const dialogo = page.getByRole('dialog');
  await expect(dialogo.getByText(/^La cuenta deja de entrar al sistema/)).toBeVisible();
  await dialogo.getByRole('radio', { name: 'Cancelarlas todas' }).check();
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

  // The search for an account that is not among the administrators goes on among the clients.
  await page.getByRole('searchbox', { name: 'Buscar clientes' }).fill(LUZ.email);
  await expect(page.getByText(`Ningún administrador con «${LUZ.email}»`)).toBeVisible();
  await expect(page.getByText('Ningún administrador encontrado')).toBeAttached();
  await page.getByRole('link', { name: 'Buscar entre los clientes' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gestión de Clientes');
  await page.getByRole('link', { name: 'Luz Ríos', exact: true }).click();
  await page.getByRole('button', { name: 'Eliminar a Luz Ríos' }).click();
  await expect(dialogo.getByText('No tiene reservas: no queda nada.')).toBeVisible();
  await dialogo.getByRole('button', { name: 'Eliminar cliente' }).click();
  await expect(page.getByText('Cliente eliminado')).toBeVisible();
  await expect(page.getByText(`Ningún cliente con «${LUZ.email}»`)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('who gives up their own rol is out of the panel at once', async ({ servidor, page }) => {
  const { token } = await entrar(page, servidor, DUENA);
  await abrirCentro(servidor, token);
  await crearLuz(servidor.origen, token);
  await page.goto('/dashboard/clientes?rol=ADMIN');
  const propia = page.getByRole('listitem').filter({ hasText: 'Tu cuenta' });
  await propia.getByRole('button', { name: /^Hacer cliente a/ }).click();
  const dialogo = page.getByRole('dialog');
  await expect(
    dialogo.getByText(/^Pierdes el acceso a este panel y tu sesión se cierra en el acto/),
  ).toBeVisible();
  await dialogo.getByRole('button', { name: 'Pasar a Cliente' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Iniciar Sesión');
  await expect(page.getByRole('navigation', { name: 'Panel de administración' })).toBeHidden();
});

function crearLuz(origen: string, token: string) {
  const persona = { nombre: 'Luz', apellido: 'Ríos', genero: 'FEMENINO', rol: 'ADMIN' };
  return pedir(origen, '/usuarios', { ...persona, telefono: '381 555 0155', ...LUZ }, token);
}
