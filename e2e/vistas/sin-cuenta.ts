import { expect, type Page } from '@playwright/test';
import type { Agenda, FranjaDeAgenda } from '../../packages/contract/src/franja/agenda.contract.ts';
import { conCorreo } from '../con-codigo.ts';
import { enDias } from '../en-dias.ts';
import { HECHA } from './nueva-reserva.ts';
import { completarRegistro, conAlerta, conTexto, deNadie } from './publicas.ts';
import { conRechazo, sinRegresos, sinRespuesta, type Vista } from './vista.ts';

const EMAIL = 'maria.de.los.milagros.fernandez@ejemplo.com.ar';
const ENLACE = `/entrar#email=${encodeURIComponent(EMAIL)}&codigo=123456`;
const DIA = enDias(1);
const DEL_TURNO = `&franja=1&inicio=${DIA}T10:00:00&fin=${DIA}T11:00:00&personas=3&precio=45000`;
const SIN_LUGAR = 'Solo hay 1 cupo disponible para este horario';

/** The booking of somebody without a session, and the ways to enter by a code. */
export const SIN_CUENTA: readonly Vista[] = [
  deNadie('sin-cuenta-turno', conTexto('Paso 1 de 2'), (page) =>
    page.goto('/reservas/nueva-reserva'),
  ),
  deNadie(
    'sin-cuenta-datos',
    (page) => page.getByRole('main').getByText('Tus datos', { exact: true }),
    llegarALosDatos,
  ),
  deNadie('sin-cuenta-datos-errores', conTexto('El nombre es obligatorio'), async (page) => {
    await llegarALosDatos(page);
    await page.getByRole('button', { name: 'Confirmar Reserva', exact: true }).click();
  }),
  deNadie(
    'sin-cuenta-duda-de-email',
    conTexto('¿Quisiste decir maria@gmail.com?'),
    async (page) => {
      await llegarALosDatos(page);
      await escribirDatos(page, 'maria@gmial.com');
    },
  ),
  deNadie(
    'sin-cuenta-confirmar',
    (page) => page.getByRole('button', { name: 'Sí, Confirmar' }),
    async (page) => {
      await llegarALosDatos(page, false);
      await confirmarDatos(page);
    },
  ),
  deNadie(
    'sin-cuenta-registro',
    conTexto('Elige una contraseña y queda reservado.'),
    async (page) => {
      await llegarALosDatos(page, false);
      await confirmarDatos(page);
      await page.getByRole('button', { name: 'Sí, Confirmar' }).click();
    },
  ),
  deNadie('sin-cuenta-datos-sin-correo', conTexto('al final eliges una contraseña'), (page) =>
    llegarALosDatos(page, false),
  ),
  {
    ...deNadie('sin-cuenta-codigo-en-camino', conTexto('Mandando el código...'), async (page) => {
      await sinRespuesta(page, '**/api/auth/codigo');
      await llegarALosDatos(page);
      await confirmarDatos(page);
    }),
    esperando: true,
  },
  deNadie('sin-cuenta-codigo-no-sale', conAlerta('No se pudo mandar el código'), async (page) => {
    await conRechazo(page, '**/api/auth/codigo', 'No se pudo mandar el código');
    await llegarALosDatos(page);
    await confirmarDatos(page);
  }),
  deNadie(
    'sin-cuenta-codigo',
    (page) => page.getByRole('dialog', { name: 'Confirmar el email' }),
    llegarAlCodigo,
  ),
  deNadie(
    'sin-cuenta-codigo-errado',
    conTexto('El código no es el que llegó por email'),
    async (page) => {
      await llegarAlCodigo(page);
      await errar(page, 'CODIGO_INCORRECTO', 'El código no es el que llegó por email');
    },
  ),
  deNadie('sin-cuenta-codigo-vencido', conTexto('El código venció. Pide otro.'), (page) =>
    llegarAlCodigo(page, '2026-01-01T10:00:00'),
  ),
  deNadie('sin-cuenta-sin-lugar', conAlerta(SIN_LUGAR), async (page) => {
    await conRechazoDeReserva(page);
    await llegarAlCodigo(page);
    await entrarBien(page);
  }),
  deNadie(
    'sin-cuenta-hecha',
    conTexto(/ya tenía una cuenta, a nombre de María Fernández/),
    async (page) => {
      await sinRegresos(page);
      const fecha = enDias(1);
      const momentos = { inicio: `${fecha}T10:00:00`, fin: `${fecha}T11:00:00` };
      const franja = { id: 1, ...momentos, cancelableHasta: momentos.inicio };
      await page.route('**/api/reservas', (ruta) =>
        ruta.fulfill({ status: 201, json: { ...HECHA, fecha, franja } }),
      );
      await llegarAlCodigo(page);
      await entrarBien(page);
      await expect(page.getByRole('heading', { name: '¡Reserva confirmada!' })).toBeVisible();
    },
  ),
  deNadie(
    'sin-cuenta-espera',
    (page) => page.getByRole('dialog'),
    (page) => pedirAviso(page),
  ),
  deNadie('sin-cuenta-espera-codigo', conTexto('Mandamos un código de 6 números'), async (page) => {
    await conCodigoPedido(page, `${enDias(1)}T10:00:00`);
    await pedirAviso(page);
    await escribirQuien(page);
    await page.getByRole('button', { name: 'Avisarme', exact: true }).click();
  }),
  deNadie('sin-cuenta-espera-sin-correo', conTexto(/primero eliges una contraseña/), (page) =>
    pedirAviso(page, false),
  ),
  deNadie('entrar', conTexto('Sin contraseña: llega por email'), (page) => page.goto('/entrar')),
  deNadie('entrar-codigo', conTexto('Puede tardar un minuto, o estar en spam.'), async (page) => {
    await pedirCodigo(page);
    await page.getByText('¿No llega?').click();
  }),
  deNadie('entrar-codigo-vencido', conTexto(/^Ese código ya no sirve/), async (page) => {
    await pedirCodigo(page);
    await errar(page, 'CODIGO_VENCIDO', '');
  }),
  deNadie('entrar-falta-registro', conTexto('faltan estos datos'), async (page) => {
    await pedirCodigo(page);
    await errar(page, 'FALTA_REGISTRO', '', 409);
  }),
  deNadie('entrar-enlace', conTexto('Entras con el código que llegó a'), (page) =>
    abrirEnlace(page),
  ),
  deNadie('entrar-enlace-de-turno', conTexto('Escribe este código donde empezaste:'), (page) =>
    abrirEnlace(page, `${ENLACE}${DEL_TURNO}`),
  ),
  deNadie(
    'entrar-enlace-vencido',
    (page) => page.getByText('Pedir otro código'),
    async (page) => {
      const message = 'El código ya no sirve: pide otro';
      await page.route('**/api/auth/codigo/entrar', (ruta) =>
        ruta.fulfill({ status: 401, json: { message, error: message, codigo: 'CODIGO_VENCIDO' } }),
      );
      await abrirEnlace(page);
      await page.getByRole('button', { name: 'Entrar', exact: true }).click();
    },
  ),
  deNadie(
    'login-con-codigo',
    (page) => page.getByText('Entrar con un código'),
    async (page) => {
      await conCorreo(page);
      await page.goto('/login');
    },
  ),
  deNadie(
    'registro-email-en-uso',
    (page) => page.getByRole('form').or(page.locator('form')).getByText('Entrar con un código'),
    async (page) => {
      await conCorreo(page);
      const message = 'Ya existe una cuenta con ese email';
      await page.route('**/api/auth/register', (ruta) =>
        ruta.fulfill({ status: 409, json: { message, error: message, codigo: 'EMAIL_EN_USO' } }),
      );
      await page.goto('/register');
      await completarRegistro(page);
    },
  ),
];

/** Opens the address of a mail's button in a page of its own. */
async function abrirEnlace(page: Page, enlace = ENLACE): Promise<void> {
  await page.goto('about:blank');
  await page.goto(enlace);
}

/** Chooses an hour with room for two people, and two people. */
async function llegarALosDatos(page: Page, hayCorreo = true): Promise<void> {
  await conCorreo(page, hayCorreo);
  await page.goto('/reservas/nueva-reserva');
  await page.getByRole('radio', { name: '2 personas' }).check({ force: true });
  const libre = page.getByRole('radio', { name: /^\d\d:\d\d, [34] lugares libres/ });
  await libre.last().check({ force: true });
  await page.getByRole('button', { name: 'Continuar', exact: true }).click();
  await expect(page.getByRole('main').getByText('Tus datos', { exact: true })).toBeVisible();
}

/** Opens the waiting list of an hour that has no places. */
async function pedirAviso(page: Page, hayCorreo = true): Promise<void> {
  await conCorreo(page, hayCorreo);
  await page.route(/\/api\/agenda(\?|$)/, async (ruta) => {
    const respuesta = await ruta.fetch();
    const agenda = (await respuesta.json()) as Agenda;
    for (const franja of agenda.dias.flatMap(({ franjas }) => franjas)) franja.libres = 0;
    await ruta.fulfill({ json: agenda });
  });
  await page.goto(`/reservas/nueva-reserva?fecha=${enDias(1)}`);
  await page
    .getByRole('button', { name: /Avisarme si se libera$/ })
    .last()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

async function escribirDatos(page: Page, email = EMAIL): Promise<void> {
  await escribirQuien(page, email);
  await page.getByLabel('Nombre del acompañante 1').fill('Luis');
}

async function escribirQuien(page: Page, email = EMAIL): Promise<void> {
  await page.getByLabel('Nombre', { exact: true }).fill('María De Los Milagros');
  await page.getByLabel('Apellido').fill('Fernández Albornoz');
  await page.getByLabel('Teléfono').fill('381 555 0177');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('radio', { name: 'Femenino' }).first().check({ force: true });
}

async function confirmarDatos(page: Page): Promise<void> {
  await escribirDatos(page);
  await page.getByRole('button', { name: 'Confirmar Reserva', exact: true }).click();
}

async function llegarAlCodigo(page: Page, venceEn = `${enDias(1)}T10:00:00`): Promise<void> {
  await conCodigoPedido(page, venceEn);
  await llegarALosDatos(page);
  await confirmarDatos(page);
  await expect(page.getByRole('dialog', { name: 'Confirmar el email' })).toBeVisible();
}

async function pedirCodigo(page: Page): Promise<void> {
  await conCodigoPedido(page, `${enDias(1)}T10:00:00`);
  // The history entry keeps the step, which a reload would find again.
  await page.goto('about:blank');
  await page.goto('/entrar');
  await page.getByLabel('Email').fill(EMAIL);
  await page.getByRole('button', { name: 'Enviar el código' }).click();
}

/** Answers as if a code had been mailed. */
async function conCodigoPedido(page: Page, venceEn: string): Promise<void> {
  await page.route('**/api/auth/codigo', (ruta) =>
    ruta.fulfill({ status: 202, json: { message: '', venceEn } }),
  );
}

async function errar(page: Page, codigo: string, message: string, status = 401): Promise<void> {
  await page.route('**/api/auth/codigo/entrar', (ruta) =>
    ruta.fulfill({ status, json: { message, error: message, codigo } }),
  );
  await page.getByLabel('Código de 6 números').fill('123456');
}

/** Answers as if the code were right, and the account of somebody else's name. */
async function entrarBien(page: Page): Promise<void> {
  const carga = Buffer.from(JSON.stringify({ exp: 4_000_000_000 })).toString('base64url');
  const user = { id: 99, nombre: 'María', apellido: 'Fernández', email: EMAIL, rol: 'CLIENT' };
  await page.route('**/api/auth/codigo/entrar', (ruta) =>
    ruta.fulfill({ json: { token: `e30.${carga}.x`, rol: 'CLIENT', user } }),
  );
  // The server knows no such session, so that what is asked in it is not answered, but for the
  // franjas, which are those of the agenda.
  await page.route(/\/api\/(config|eventos|esperas|reservas\/|franjas\/)/, async (ruta) => {
    if (!ruta.request().url().endsWith('/ventana')) return;
    const respuesta = await ruta.fetch({
      url: new URL('/api/agenda', page.url()).href,
      headers: {},
    });
    const { dias } = (await respuesta.json()) as Agenda;
    await ruta.fulfill({
      json: dias.flatMap(({ fecha, franjas }) => franjas.map(deCliente(fecha))),
    });
  });
  await page.getByLabel('Código de 6 números').fill('123456');
}

/** Returns a franja of the agenda as clients see it. */
function deCliente(fecha: string) {
  return ({ libres, ...franja }: FranjaDeAgenda) => ({
    ...franja,
    fecha,
    horaInicio: franja.inicio.slice(11, 16),
    horaFin: franja.fin.slice(11, 16),
    capacidadEfectiva: libres,
    ocupadosTotal: 0,
    retenidas: 0,
    composicionGenero: { MASCULINO: 0, FEMENINO: 0, OTROS: 0, OTRO_NB: 0, NO_DECLARA: 0 },
  });
}

async function conRechazoDeReserva(page: Page): Promise<void> {
  const json = { message: SIN_LUGAR, error: SIN_LUGAR, codigo: 'SIN_CUPO' };
  await page.route('**/api/reservas', (ruta) => ruta.fulfill({ status: 409, json }));
}
