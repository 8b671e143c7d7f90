import { expect, type Browser, type Locator, type Page } from '@playwright/test';
import { otroQue, ultimoCodigo, conCorreo } from '../con-codigo.ts';
import { ANA, centroConClientes, dias, franjaDe, iniciarSesion } from '../elegir-turno.ts';
import { enDias } from '../en-dias.ts';
import { fijarReloj } from '../reloj/fijar-reloj.ts';
import { DUENA, pedir, test, type Servidor } from '../servidor.ts';
import { conTraductor, type Reemplazo } from '../traductor.ts';

for (const reemplazo of ['cada texto', 'textos juntos'] as const) {
  test(`a client reads the same on a translated page, tap by tap: ${reemplazo}`, async ({
    servidor,
    browser,
  }) => {
    const { ana, luz } = await centroConClientes(servidor);
    const par = await abrirLasDos(browser, servidor, reemplazo);
    await par.hacer((page) => page.goto('/login?volver=/reservas/nueva-reserva'));
    await par.hacer((page) => iniciarSesion(page, ANA));
    await elegirTurno(par);
    // What somebody else books is seen on both.
    await ocupar(servidor, ana, luz);
    await par.hacer((page) => expect(page.getByText('3 lugares').first()).toBeVisible());
    await par.tocar((page) => page.getByRole('button', { name: 'Continuar', exact: true }));
    await par.tocar((page) => page.getByRole('button', { name: 'Confirmar Reserva' }));
    await par.escribir('Nombre del acompañante 1', 'luis');
    await par.escribir('Nombre del acompañante 2', 'sol');
    await par.tocar((page) => page.getByRole('button', { name: 'Confirmar Reserva' }));
    await par.tocar((page) => page.getByRole('button', { name: 'Cancelar', exact: true }));
    await par.tocar((page) => page.getByRole('button', { name: 'Confirmar Reserva' }));
    await par.tocar((page) => page.getByRole('button', { name: 'Sí, Confirmar' }));
    await par.hacer((page) => expect(page.getByText('¡Reserva confirmada!')).toBeVisible());
    await par.hacer((page) => page.goto('/reservas/mis-reservas'));
    await par.tocar((page) => page.getByRole('button', { name: 'Ver detalles' }).first());
    await par.cerrar();
  });

  test(`a visitor reads the same on a translated page, tap by tap: ${reemplazo}`, async ({
    servidor,
    browser,
  }) => {
    const { ana, luz } = await centroConClientes(servidor);
    const par = await abrirLasDos(browser, servidor, reemplazo);
    await par.hacer((page) => page.goto(`/agenda?fecha=${enDias(1)}`));
    await par.tocar((page) => page.getByRole('link', { name: /^19:00/ }).first());
    await elegirTurno(par);
    await ocupar(servidor, ana, luz);
    await par.tocar((page) => page.getByRole('button', { name: 'Continuar', exact: true }));
    await par.tocar((page) => page.getByRole('button', { name: 'Confirmar Reserva' }));
    for (const [etiqueta, texto] of EVA) await par.escribir(etiqueta, texto);
    await par.tocar((page) => page.getByRole('radio', { name: 'Femenino' }).first());
    await par.tocar((page) => page.getByRole('button', { name: /^¿Quisiste decir/ }));
    await par.tocar((page) => page.getByRole('button', { name: 'Confirmar Reserva' }));
    await par.hacer((page) => expect(page.getByLabel('Código de 6 números')).toBeVisible());
    await par.pasan(10_000);
    const { codigo } = await ultimoCodigo(servidor, 'eva@gmail.com', 2);
    await par.escribir('Código de 6 números', otroQue(codigo));
    await par.hacer((page) => expect(page.getByText('El código no es el')).toBeVisible());
    await par.cerrar();
  });
}

test('the day at the desk goes from day to day on a translated page', async ({
  servidor,
  browser,
}) => {
  const { ana, luz } = await centroConClientes(servidor);
  await ocupar(servidor, ana, luz);
  const par = await abrirLasDos(browser, servidor, 'textos juntos');
  await par.hacer((page) => page.goto('/login?volver=/dashboard'));
  await par.hacer((page) => iniciarSesion(page, DUENA));
  await par.tocar((page) => page.getByRole('button', { name: 'Día siguiente' }));
  await par.tocar((page) => page.getByRole('button', { name: 'Día siguiente' }));
  await par.tocar((page) => page.getByRole('button', { name: /^Ver detalles.*18:00/ }));
  await par.tocar((page) => page.getByRole('button', { name: 'Cerrar' }).first());
  await par.tocar((page) => page.getByRole('button', { name: 'Día anterior' }));
  await par.cerrar();
});

/** What a visitor types, with an e-mail that looks mistyped. */
const EVA = [
  ['Nombre', 'eva'],
  ['Apellido', 'sosa'],
  ['Teléfono', '381 555 0177'],
  ['Email', 'eva@gmial.com'],
  ['Nombre del acompañante 1', 'luis'],
  ['Nombre del acompañante 2', 'sol'],
] as const;

/** Goes from day to day and from hour to hour, and ends at 10:00 of tomorrow for three. */
async function elegirTurno(par: Par): Promise<void> {
  for (const n of [2, 3, 1]) await par.tocar((page) => dias(page).nth(n));
  for (const hora of ['09:00', '11:00', '10:00']) {
    await par.tocar((page) => page.getByRole('radio', { name: new RegExp(`^${hora}, `) }));
  }
  for (const personas of ['4 personas', '1 persona', '3 personas']) {
    await par.tocar((page) => page.getByRole('radio', { name: personas, exact: true }));
  }
}

async function ocupar(servidor: Servidor, ana: string, luz: string): Promise<void> {
  for (const [dia, hora] of [
    [1, '12:00'],
    [2, '18:00'],
  ] as const) {
    const franjaId = await franjaDe(servidor, ana, enDias(dia), hora);
    await pedir(servidor.origen, '/reservas', { franjaId }, luz);
  }
}

/** A page as it is and the same page translated. What is done to one is done to the other. */
interface Par {
  /** Does something to both, and waits until both say the same. */
  hacer(acto: (page: Page) => Promise<unknown>): Promise<void>;
  tocar(control: (page: Page) => Locator): Promise<void>;
  escribir(etiqueta: string, texto: string): Promise<void>;
  /** Sets the clock of both this many milliseconds forward. */
  pasan(ms: number): Promise<void>;
  cerrar(): Promise<void>;
}

async function abrirLasDos(
  browser: Browser,
  { origen }: Servidor,
  reemplazo: Reemplazo,
): Promise<Par> {
  const abrir = async () => (await browser.newContext({ baseURL: origen })).newPage();
  const [original, traducida] = [await abrir(), await abrir()];
  const paginas = [original, traducida];
  await conTraductor(traducida, reemplazo);
  await reservarUnaVez(original, traducida);
  const errores: string[] = [];
  traducida.on('pageerror', ({ message }) => errores.push(message));
  // The clock of both stands still, so that what counts seconds says the same.
  let hora = Date.now();
  for (const page of paginas) await conCorreo(page);
  for (const page of paginas) await fijarReloj(page, hora);

  const hacer: Par['hacer'] = async (acto) => {
    for (const page of paginas) await acto(page);
    await expect(async () => {
      const dicho = await textosDe(original);
      expect(dicho.length).toBeGreaterThan(5);
      expect(await textosDe(traducida)).toEqual(dicho);
    }).toPass({ timeout: 15_000 });
    expect(await traducida.locator('font font').count()).toBeGreaterThan(5);
    expect(errores).toEqual([]);
  };
  return {
    hacer,
    tocar: (control) => hacer((page) => tocar(control(page))),
    escribir: (etiqueta, texto) =>
      hacer((page) => page.getByLabel(etiqueta, { exact: true }).fill(texto)),
    pasan: (ms) => {
      hora += ms;
      return hacer((page) => page.clock.setFixedTime(hora));
    },
    cerrar: async () => {
      for (const page of paginas) await page.context().close();
    },
  };
}

/** Taps a control, or the label of a radio button, which is what people see. */
async function tocar(control: Locator): Promise<void> {
  const esRadio = (await control.getAttribute('type')) === 'radio';
  await (esRadio ? control.locator('xpath=ancestor::label') : control).click();
}

/** Gives the second page the answer to the first one's booking, which can be made only once. */
async function reservarUnaVez(primera: Page, segunda: Page): Promise<void> {
  const hecha = Promise.withResolvers<{ status: number; json: unknown }>();
  await primera.route('**/api/reservas', async (ruta) => {
    const response = await ruta.fetch();
    hecha.resolve({ status: response.status(), json: await response.json() });
    await ruta.fulfill({ response });
  });
  await segunda.route('**/api/reservas', async (ruta) => ruta.fulfill(await hecha.promise));
}

/**
 * Returns the texts that a page shows, in their order, without the spaces, which depend on what
 * stands around a text.
 */
function textosDe(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'h1, h2, h3, p, li, dt, dd, label, legend, button, a, dialog, [role]',
      ),
    ]
      .filter((elemento) => elemento.checkVisibility())
      .map((elemento) => (elemento as HTMLElement).innerText.replaceAll(/\s+/g, ''))
      .filter((texto) => texto !== ''),
  );
}
