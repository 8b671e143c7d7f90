import { expect, type Browser, type Page } from '@playwright/test';
import { abrirMenu } from './abrir-menu.ts';
import { guardarSesion } from './centro-con-reservas.ts';
import { DICHO, DUENA, abrirCentro, entrar, pedir, test, type Servidor } from './servidor.ts';

const ANA = { email: 'ana@ejemplo.com', password: 'Secreta1' };
const PUBLICAS = ['/', '/forgot-password'];

test('header, footer and landing say who is there and lead on', async ({
  servidor,
  browser,
  page,
}) => {
  for (const ruta of PUBLICAS) {
    await page.goto(ruta);
    const menu = await principal(page);
    await expect(menu.getByRole('link', { name: 'Iniciar Sesión' })).toHaveAttribute(
      'href',
      '/login',
    );
    await expect(menu.getByRole('link', { name: 'Registrarse' })).toHaveAttribute(
      'href',
      '/register',
    );
    await expect(menu.getByRole('link', { name: 'Ver horarios' })).toHaveAttribute(
      'href',
      '/agenda',
    );
    await expect(menu.getByText('Activo').filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Remanso' })).toHaveAttribute(
      'href',
      '/',
    );
  }
  await seLeeLaPortada(page);
  await noSeInventaNada(page);
  const { token } = (await pedir(servidor.origen, '/auth/login', DUENA)) as { token: string };
  await abrirCentro(servidor, token);
  for (const ruta of ['/', '/login', '/reset-password?token=no']) await seLeeElPie(page, ruta);
  for (const ruta of ['/login', '/register']) {
    await page.goto(ruta);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(0);
  }

  const cliente = await conSesion(browser, servidor, ANA);
  await seLeeElMenu(cliente, 'Cliente', { name: 'Mis Reservas', href: '/reservas' });
  const duena = await conSesion(browser, servidor, DUENA);
  await seLeeElMenu(duena, 'Administrador', { name: 'Panel Admin', href: '/dashboard' });
  await cabeEnUnaTableta(cliente);
  await sePuedeSalir(duena, servidor);
  await sePuedeSalir(cliente, servidor);
});

/** On the narrowest tablet the header has every link of a client's, each on one line. */
async function cabeEnUnaTableta(page: Page): Promise<void> {
  const antes = page.viewportSize();
  await page.setViewportSize({ width: 768, height: 1024 });
  for (const ruta of ['/', '/mi-cuenta']) {
    await page.goto(ruta);
    const menu = page.getByRole('navigation', { name: 'Principal' });
    await expect(menu.getByRole('link')).toHaveText(['Ayuda', 'Mi Cuenta', 'Mis Reservas']);
    const enDosRenglones = await menu
      .locator('a:visible, button:visible')
      .evaluateAll((todos) =>
        todos
          .filter((cada) => cada.getBoundingClientRect().height > 48)
          .map((cada) => cada.textContent),
      );
    expect(enDosRenglones).toEqual([]);
  }
  if (antes) await page.setViewportSize(antes);
}

/** Returns the header's links. On a phone this first opens the menu that contains them. */
async function principal(page: Page) {
  await abrirMenu(page);
  return page.getByRole('navigation', { name: 'Principal' });
}

async function seLeeLaPortada(page: Page): Promise<void> {
  await page.goto('/');
  const servicios = page.getByRole('region', { name: 'Seis maneras de volver a estar bien' });
  await expect(servicios.getByRole('heading', { level: 3 })).toHaveText([
    'Baños de inmersión',
    'Sauna',
    'Botas de compresión',
    'Pistolas de percusión',
    'Electrodos y bandas',
    'Bicicleta fija',
  ]);
  await expect(page.getByText(/turnos de 50 minutos/).first()).toBeVisible();
  const promocion = page.getByRole('region', { name: /baja el precio/ });
  const niveles = promocion.getByRole('listitem');
  await expect(niveles).toHaveCount(4);
  await expect(niveles.nth(0)).toContainText('IndividualPrecio normal');
  await expect(niveles.nth(1)).toContainText('2 personas5 %de descuento');
  await expect(niveles.nth(2)).toContainText('3 personas10 %de descuento');
  await expect(niveles.nth(3)).toContainText('4 personas15 %de descuento');
  await llamadoA(page, 'Reservar un turno', '/login?volver=/reservas/nueva-reserva');
}

async function llamadoA(page: Page, name: string, href: string): Promise<void> {
  const llamados = page.getByRole('main').getByRole('link', { name, exact: true });
  await expect(llamados).toHaveCount(2);
  await expect(llamados.first()).toHaveAttribute('href', href);
  await expect(llamados.last()).toHaveAttribute('href', href);
}

/**
 * Expects that no page shows an address, a telephone or a price before an owner has saved a
 * configuration.
 */
async function noSeInventaNada(page: Page): Promise<void> {
  for (const ruta of ['/', '/login']) {
    await page.goto(ruta);
    const pie = page.getByRole('contentinfo');
    await expect(pie.getByRole('term')).toHaveText(['Lunes a viernes', 'Sábado', 'Domingo']);
    await expect(pie.getByRole('link')).toHaveText(['Ayuda', 'Tus datos', 'Accesibilidad']);
    await expect(page.getByText(/Yerba Buena|555-0142|\$/)).toHaveCount(0);
  }
}

async function seLeeElPie(page: Page, ruta: string): Promise<void> {
  await page.goto(ruta);
  const pie = page.getByRole('contentinfo');
  await expect(pie.getByText(DICHO.direccion)).toBeVisible();
  await expect(pie.getByRole('link', { name: DICHO.telefono })).toBeVisible();
  await expect(pie.getByRole('link', { name: 'hola@remanso.example' })).toBeVisible();
  await expect(pie.getByRole('term')).toHaveText(['Lunes a viernes', 'Sábado', 'Domingo']);
  await expect(pie.getByRole('definition')).toHaveText([
    '8:00-12:00 y 16:00-20:00',
    '9:00-13:00 y 15:00-19:00',
    'cerrado',
  ]);
  await expect(pie.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    'https://wa.me/5493815550142',
  );
  await expect(pie.getByRole('link', { name: 'Instagram' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.instagram\.com\//,
  );
  await expect(pie.getByText(/^© 2024–20\d\d Remanso/)).toBeVisible();
}

async function conSesion(browser: Browser, servidor: Servidor, quien: typeof ANA): Promise<Page> {
  const contexto = await browser.newContext({ baseURL: servidor.origen });
  const page = await contexto.newPage();
  // `entrar` is called on another page, because it stores the session again at every load of its
  // page, even after a logout.
  const otra = await browser.newPage();
  await guardarSesion(contexto, await entrar(otra, servidor, quien), { unaVez: true });
  await otra.close();
  return page;
}

async function seLeeElMenu(
  page: Page,
  rol: string,
  { name, href }: { name: string; href: string },
): Promise<void> {
  for (const ruta of ['/', '/mi-cuenta']) {
    await page.goto(ruta);
    const menu = await principal(page);
    const aLaVista = menu.getByText(/^(Cliente|Administrador|Activo)$/).filter({ visible: true });
    await expect(aLaVista).toHaveText([rol, 'Activo']);
    await expect(menu.getByRole('link', { name })).toHaveAttribute('href', href);
    await expect(menu.getByRole('link', { name: 'Mi Cuenta' })).toHaveAttribute(
      'href',
      '/mi-cuenta',
    );
    const deTelefono = menu.getByRole('link', { name: /^Hacer Mi Reserva$|^Turnos de la semana$/ });
    await expect(deTelefono).toHaveCount(rol === 'Cliente' && esTelefono(page) ? 2 : 0);
    await expect(menu.getByRole('link', { name: 'Ayuda' })).toHaveCount(rol === 'Cliente' ? 1 : 0);
    await expect(menu.getByRole('button', { name: 'Cerrar Sesión' })).toBeVisible();
    await expect(
      menu.getByRole('link', { name: /Iniciar Sesión|Registrarse|Ver horarios/ }),
    ).toHaveCount(0);
  }
  const otroPanel = rol === 'Cliente' ? 'Panel Admin' : 'Mis Reservas';
  const menu = await principal(page);
  await expect(menu.getByRole('link', { name: otroPanel })).toHaveCount(0);
  await page.goto('/');
  if (rol === 'Cliente') await llamadoA(page, 'Reservar un turno', href);
  else await llamadoA(page, 'Ir al Panel Admin', href);
}

function esTelefono(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) < 768;
}

async function sePuedeSalir(page: Page, { origen }: Servidor): Promise<void> {
  await page.goto('/mi-cuenta');
  const menu = await principal(page);
  await menu.getByRole('button', { name: 'Cerrar Sesión' }).click();
  await expect(page).toHaveURL(`${origen}/`);
  await expect((await principal(page)).getByRole('link', { name: 'Registrarse' })).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
}
