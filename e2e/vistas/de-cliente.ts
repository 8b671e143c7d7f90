import { expect, type Locator, type Page } from '@playwright/test';
import { conCorreo } from '../con-codigo.ts';
import { abrirMenu, conTexto, conTitulo, opcionDeMenu, titulo } from './publicas.ts';
import {
  conPlazoVencido,
  conReservasEnFeriado,
  conVentana,
  sinRespuesta,
  sinServidor,
  type Vista,
} from './vista.ts';

const INICIO = '/reservas';
const MIS_RESERVAS = '/reservas/mis-reservas';
const HASTA_QUE_FALLA = { timeout: 20_000 };

/** The views that a client sees. `nueva` is a client without a booking. */
export const DE_CLIENTE: readonly Vista[] = [
  {
    ...deCliente('usuario-cargando', conTexto('Cargando datos del usuario...'), async (page) => {
      await page.addInitScript(() => localStorage.removeItem('user'));
      await sinRespuesta(page, '**/api/auth/current');
      await page.goto(INICIO);
    }),
    esperando: true,
  },
  deCliente('usuario-error', conTexto('Error al obtener datos del usuario'), async (page) => {
    await page.addInitScript(() => localStorage.removeItem('user'));
    await sinServidor(page, '**/api/auth/current');
    await page.goto(INICIO);
  }),
  {
    ...deCliente(
      'inicio-vacio',
      (page) => page.getByRole('link', { name: /^Reservar .* \d\d:\d\d, / }).first(),
      (page) => page.goto(INICIO),
    ),
    quien: 'nueva',
  },
  {
    ...deCliente('inicio-vacio-sin-lugares', conTexto(/^Todavía no hay un turno/), async (page) => {
      await sinServidor(page, '**/api/franjas/**');
      await page.goto(INICIO);
      const huecos = proximo(page).locator('.guijarro.bg-noche-alta');
      await expect(huecos).toHaveCount(3);
      await expect(huecos).toHaveCount(0, HASTA_QUE_FALLA);
    }),
    quien: 'nueva',
  },
  deCliente(
    'inicio',
    (page) => proximo(page).getByText(/ - | a \d\d:\d\d/),
    (page) => page.goto(INICIO),
  ),
  {
    ...deCliente(
      'inicio-cargando',
      (page) => proximo(page).getByText('Cargando reservas...'),
      async (page) => {
        await sinRespuesta(page, '**/api/reservas/**');
        await sinRespuesta(page, '**/api/config');
        await page.goto(INICIO);
      },
    ),
    esperando: true,
  },
  deCliente('inicio-error', conTexto(/No se pudo consultar la lista/), async (page) => {
    await sinServidor(page, '**/api/reservas/**');
    await sinServidor(page, '**/api/config');
    await page.goto(INICIO);
    await expect(page.getByText('Error al obtener las reservas')).toBeVisible(HASTA_QUE_FALLA);
  }),
  {
    ...deCliente(
      'inicio-menu',
      (page) => opcionDeMenu(page, 'Cerrar Sesión'),
      async (page) => {
        await page.goto(INICIO);
        await expect(proximo(page)).toBeVisible();
        await abrirMenu(page);
      },
    ),
    soloTelefono: true,
  },
  {
    ...deCliente(
      'mis-reservas-vacia',
      (page) => page.getByRole('link', { name: 'Hacer Mi Primera Reserva' }),
      (page) => page.goto(MIS_RESERVAS),
    ),
    quien: 'nueva',
  },
  deCliente('mis-reservas', primeraReserva, (page) => page.goto(MIS_RESERVAS)),
  deCliente('mis-reservas-sin-proximas', conTexto(/^No tienes turnos por venir/), async (page) => {
    await sinReservas(page, 'proximas');
    await page.goto(MIS_RESERVAS);
  }),
  deCliente('mis-reservas-sin-anteriores', conTexto(/^Acá van a quedar/), async (page) => {
    await sinReservas(page, 'anteriores');
    await page.goto(MIS_RESERVAS);
  }),
  deCliente(
    'mis-reservas-fuera-de-plazo',
    (page) => page.getByRole('dialog').getByRole('link', { name: /^Escribir al centro/ }),
    async (page) => {
      await conPlazoVencido(page);
      await misReservas(page);
      await primeraReserva(page).getByRole('button', { name: 'Ver detalles' }).click();
    },
  ),
  deCliente(
    'mis-reservas-feriado',
    (page) => page.getByRole('link', { name: /^Escribir al centro/ }).first(),
    async (page) => {
      await conReservasEnFeriado(page);
      await page.goto(MIS_RESERVAS);
    },
  ),
  deCliente(
    'panel-de-cliente-feriado',
    conTexto(/^En ese horario el centro no abre/),
    async (page) => {
      await conReservasEnFeriado(page);
      await page.goto(INICIO);
    },
  ),
  {
    ...deCliente('mis-reservas-cargando', conTexto('Cargando reservas...'), async (page) => {
      await sinRespuesta(page, '**/api/reservas/**');
      await page.goto(MIS_RESERVAS);
    }),
    esperando: true,
  },
  deCliente('mis-reservas-error', conTexto('Error al obtener las reservas'), async (page) => {
    await sinServidor(page, '**/api/reservas/**');
    await page.goto(MIS_RESERVAS);
  }),
  deCliente('mis-reservas-sin-conexion', conTexto(/^Sin conexión\./), async (page) => {
    await misReservas(page);
    await page.route('**/api/reservas/**', (pedido) => pedido.abort());
    await page.reload();
  }),
  deCliente('mis-reservas-detalles', ventana('Detalles de la reserva'), async (page) => {
    await misReservas(page);
    await page.getByRole('button', { name: 'Ver detalles' }).first().click();
  }),
  deCliente(
    'mis-reservas-quitar',
    (page) =>
      ventana('Quitar acompañante')(page)
        .getByText(/persona.*\$.*\d/)
        .last(),
    async (page) => {
      await misReservas(page);
      await page.getByRole('button', { name: 'Quitar acompañante' }).first().click();
      await ventana('Quitar acompañante')(page).getByRole('radio').first().check();
    },
  ),
  deCliente('mis-reservas-cancelar', ventana('¿Cancelar la reserva?'), async (page) => {
    await misReservas(page);
    await page.getByRole('button', { name: 'Cancelar', exact: true }).first().click();
  }),
  deCliente(
    'turnos',
    (page) => page.getByText(/^\d+ lugares?$/).first(),
    async (page) => {
      await conVentana(page, 14);
      await page.goto('/turnos');
    },
  ),
  {
    ...deCliente(
      'turnos-cargando',
      (page) => page.locator('main .esqueleto').first(),
      async (page) => {
        await sinRespuesta(page, '**/api/franjas/**');
        await page.goto('/turnos');
        await expect(titulo(page, 'Turnos de la semana')).toBeVisible();
      },
    ),
    esperando: true,
  },
  deCliente('turnos-error', conTexto('Error al cargar horarios'), async (page) => {
    await sinServidor(page, '**/api/franjas/**');
    await page.goto('/turnos');
  }),
  deCliente(
    'mi-cuenta',
    (page) => page.getByRole('heading', { name: 'Eliminar la cuenta' }),
    async (page) => {
      await conCorreo(page);
      await page.goto('/mi-cuenta');
    },
  ),
  deCliente('mi-cuenta-errores', conTexto('La contraseña actual es obligatoria'), async (page) => {
    await page.goto('/mi-cuenta');
    await page.getByLabel('Nombre').fill('');
    await page.getByRole('button', { name: 'Guardar cambios' }).click();
    await expect(page.getByText('El nombre es obligatorio')).toBeVisible();
    await page.getByRole('button', { name: 'Cambiar contraseña' }).click();
  }),
  deCliente(
    'mi-cuenta-otro-email',
    conTexto('Para cambiar el email, escribe la contraseña de tu cuenta.'),
    async (page) => {
      await page.goto('/mi-cuenta');
      await page.getByLabel('Email').fill('otra@ejemplo.com');
    },
  ),
  deCliente('mi-cuenta-calendario', conTexto('Copiar dirección'), async (page) => {
    await page.route(
      '**/api/calendario',
      (ruta) => ruta.fulfill({ status: 404, json: { mensaje: 'Ese calendario no existe' } }),
      { times: 1 },
    );
    await page.goto('/mi-cuenta');
    await page.getByRole('button', { name: 'Crear dirección' }).click();
  }),
  deCliente('mi-cuenta-telefonos', conTexto('Chrome en Android'), async (page) => {
    const suscripcion = {
      id: 7,
      dispositivo: 'Chrome en Android',
      creadaEn: '2026-10-01T07:00:00',
      ultimoEnvio: '2026-10-02T09:30:00',
    };
    await page.route('**/api/suscripciones', (ruta) =>
      ruta.fulfill({ json: { clave: 'x', disponible: true, suscripciones: [suscripcion] } }),
    );
    await page.goto('/mi-cuenta');
  }),
  deCliente('mi-cuenta-cerrar-sesiones', ventana('¿Cerrar todas las sesiones?'), async (page) => {
    await page.goto('/mi-cuenta');
    await page.getByRole('button', { name: 'Cerrar sesión en todos los dispositivos' }).click();
  }),
  deCliente(
    'mi-cuenta-eliminar-con-reservas',
    ventana('Todavía no la puedes eliminar'),
    async (page) => {
      await page.goto('/mi-cuenta');
      await page.getByRole('button', { name: 'Eliminar mi cuenta' }).click();
    },
  ),
  {
    ...deCliente('mi-cuenta-eliminar', ventana('¿Eliminar la cuenta?'), async (page) => {
      await page.goto('/mi-cuenta');
      await page.getByRole('button', { name: 'Eliminar mi cuenta' }).click();
    }),
    quien: 'nueva',
  },
  deCliente('no-existe-con-sesion', conTitulo('Acá solo hay agua quieta'), (page) =>
    page.goto('/reservas/no-existe'),
  ),
  deCliente('pantalla-que-no-llega', conTitulo('Esta parte no terminó de llegar'), async (page) => {
    await page.route('**/assets/Turnos-*.js', (pedido) => pedido.abort());
    await page.goto('/turnos');
  }),
  deCliente('pantalla-sin-conexion', conTexto(/^No hay conexión\. Cuando vuelva/), async (page) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'onLine', { get: () => false });
    });
    await page.route('**/assets/Turnos-*.js', (pedido) => pedido.abort());
    await page.goto('/turnos');
  }),
  deCliente('pantalla-rota', conTitulo('Algo salió mal en esta pantalla'), async (page) => {
    const json = { proxima: { cancelableHasta: '' }, estadisticas: {}, esperanSenia: [] };
    await page.route('**/api/reservas/mias/resumen', (pedido) => pedido.fulfill({ json }));
    await page.goto(INICIO);
  }),
];

export function deCliente(nombre: string, muestra: Vista['muestra'], abrir: Vista['abrir']): Vista {
  return { nombre, quien: 'cliente', muestra, abrir };
}

/** Makes one list of the client's bookings, those to come or the earlier ones, empty. */
async function sinReservas(page: Page, cuando: 'proximas' | 'anteriores'): Promise<void> {
  const pagina = { paginaActual: 0, totalPaginas: 0, tieneSiguiente: false, tieneAnterior: false };
  const json = { reservas: [], totalElementos: 0, ...pagina };
  await page.route(`**/api/reservas/mias?cuando=${cuando}*`, (ruta) => ruta.fulfill({ json }));
}

function proximo(page: Page): Locator {
  return page.getByRole('region', { name: 'Próximo turno' });
}

export function ventana(name: string): Vista['muestra'] {
  return (page) => page.getByRole('dialog', { name });
}

function primeraReserva(page: Page): Locator {
  return page.getByRole('article').first();
}

async function misReservas(page: Page): Promise<void> {
  await page.goto(MIS_RESERVAS);
  await expect(primeraReserva(page)).toBeVisible();
}
