import type { Page } from '@playwright/test';
import type { AbonoVendido } from '../../packages/contract/src/abono/abonos.contract.ts';
import { enDias } from '../en-dias.ts';
import { aceptar } from './de-espera.ts';
import { deCliente, ventana } from './de-cliente.ts';
import { HECHA, confirmar, elegirTurno, momentos, pedirConfirmacion } from './nueva-reserva.ts';
import { conRechazo, sinRegresos, sinRespuesta, sinServidor, type Vista } from './vista.ts';

const LARGO = 'Cuatro mañanas de recuperación después de correr';
const ANULADO = 'El abono se anuló: ya no se puede usar';

const PACK: AbonoVendido = {
  id: 1,
  nombre: 'Pack de 10',
  lugares: 10,
  disponibles: 6,
  valor: 90_000,
  precio: 150_000,
  pagado: 150_000,
  saldo: 0,
  desde: enDias(-20),
  vence: enDias(40),
  dias: null,
  estado: 'ACTIVO',
  cliente: null,
  compartidoCon: [
    { id: 800, nombre: 'Sol', apellido: 'Fernández Albornoz' },
    { id: 801, nombre: 'Luis', apellido: 'Gramajo' },
  ],
};
const AJENO: AbonoVendido = {
  ...PACK,
  id: 2,
  nombre: LARGO,
  disponibles: 12,
  vence: enDias(50),
  cliente: { id: 802, nombre: 'María De Los Ángeles', apellido: 'Fernández' },
};
const IMPAGO: AbonoVendido = {
  ...PACK,
  id: 3,
  nombre: 'Pack de 20',
  disponibles: 1,
  pagado: 0,
  saldo: 260_000,
  dias: ['LUNES', 'MIERCOLES', 'SABADO'],
  compartidoCon: [],
};

/** The views of a client who has abonos. */
export const DE_MIS_ABONOS: readonly Vista[] = [
  deCliente('mis-abonos', movimientos, async (page) => {
    await conMisAbonos(page, [PACK, AJENO, IMPAGO]);
    await abrir(page);
  }),
  deCliente(
    'mis-abonos-impago',
    (page) => page.getByText(/para usarlo desde acá/),
    async (page) => {
      await conMisAbonos(page, [IMPAGO]);
      await abrir(page, 'Pack de 20');
    },
  ),
  {
    ...deCliente(
      'mis-abonos-cargando',
      (page) => page.getByText('Cargando movimientos...'),
      async (page) => {
        await conMisAbonos(page, [PACK]);
        await sinRespuesta(page, '**/api/abonos-vendidos/*');
        await abrir(page);
      },
    ),
    esperando: true,
  },
  deCliente(
    'mis-abonos-error',
    (page) => page.getByText('Error al obtener los movimientos'),
    async (page) => {
      await conMisAbonos(page, [PACK]);
      await sinServidor(page, '**/api/abonos-vendidos/*');
      await abrir(page);
    },
  ),
  deCliente(
    'nueva-reserva-con-abono',
    (page) => page.getByText('Con tu abono Pack de 10: te quedan 6 lugares', { exact: true }),
    async (page) => {
      await conMisAbonos(page, [PACK]);
      await elegirTurno(page);
    },
  ),
  deCliente(
    'nueva-reserva-abono-aparte',
    (page) => page.getByRole('button', { name: 'Usar tu abono Pack de 10' }),
    async (page) => {
      await conMisAbonos(page, [PACK]);
      await elegirTurno(page);
      await page.getByRole('button', { name: 'Pagar aparte' }).click();
    },
  ),
  deCliente(
    'nueva-reserva-varios-abonos',
    (page) => page.getByLabel('Con qué se paga'),
    async (page) => {
      await conMisAbonos(page, [AJENO, PACK]);
      await elegirTurno(page);
    },
  ),
  deCliente(
    'nueva-reserva-abono-confirmar',
    (page) => page.getByRole('dialog').getByText(/^No pagas nada/),
    async (page) => {
      await conMisAbonos(page, [PACK]);
      await pedirConfirmacion(page);
    },
  ),
  deCliente(
    'nueva-reserva-abono-rechazado',
    (page) => page.getByRole('alert').filter({ hasText: ANULADO }),
    async (page) => {
      await conMisAbonos(page, [PACK]);
      await conRechazo(page, '**/api/reservas', ANULADO, 'ABONO_VENCIDO');
      await confirmar(page);
    },
  ),
  deCliente(
    'nueva-reserva-abono-hecha',
    (page) => page.getByText('Con el abono Pack de 10 no pagas nada.'),
    async (page) => {
      await sinRegresos(page);
      await conMisAbonos(page, [PACK]);
      const fecha = enDias(1);
      const abono = { id: 1, nombre: 'Pack de 10' };
      const json = { ...HECHA, fecha, franja: { id: 1, ...momentos(fecha) }, abono };
      await page.route('**/api/reservas', (pedido) => pedido.fulfill({ status: 201, json }));
      await confirmar(page);
    },
  ),
  deCliente(
    'espera-aceptar-abono',
    (page) => ventana('Aceptar los lugares')(page).getByText(/^No pagas nada/),
    async (page) => {
      await conMisAbonos(page, [PACK]);
      await aceptar(page);
    },
  ),
  {
    ...deCliente(
      'mi-cuenta-eliminar-abono',
      (page) => page.getByText(/^Termina tu/),
      async (page) => {
        await conMisAbonos(page, [PACK]);
        await page.goto('/mi-cuenta');
        await page.getByRole('button', { name: 'Eliminar mi cuenta' }).click();
      },
    ),
    quien: 'nueva',
  },
];

function movimientos(page: Page) {
  return page.getByRole('list', { name: 'Movimientos de Pack de 10' });
}

/** Opens an abono on the home screen. */
async function abrir(page: Page, nombre = 'Pack de 10'): Promise<void> {
  await page.goto('/reservas');
  const mios = page.getByRole('region', { name: 'Mis abonos' });
  await mios.locator('summary').filter({ hasText: nombre }).click();
}

/** Answers as a centre that sells abonos, to a client who has these; those of nobody are theirs. */
async function conMisAbonos(page: Page, abonos: readonly AbonoVendido[]): Promise<void> {
  await page.route('**/api/config', async (ruta) => {
    const response = await ruta.fetch();
    const json = { ...((await response.json()) as object), abonos: true };
    await ruta.fulfill({ response, json });
  });
  await page.route('**/api/abonos/mios', async (ruta) => {
    const usuario = await page.evaluate(() => localStorage.getItem('user'));
    const yo = JSON.parse(usuario ?? '{}') as { id: number; nombre: string; apellido: string };
    const json = { abonos: abonos.map((uno) => ({ ...uno, cliente: uno.cliente ?? yo })) };
    await ruta.fulfill({ json });
  });
  const inicio = `${enDias(3)}T14:00:00`;
  const movimientosDe = [
    { fecha: enDias(-20), lugares: 10, causa: 'VENTA', reservaId: null, inicio: null },
    { fecha: enDias(-9), lugares: -3, causa: 'RESERVA', reservaId: 7, inicio },
    { fecha: enDias(-8), lugares: -2, causa: 'RESERVA', reservaId: null, inicio: null },
    { fecha: enDias(-4), lugares: 1, causa: 'DEVOLUCION', reservaId: 7, inicio },
  ];
  await page.route('**/api/abonos-vendidos/*', (ruta) =>
    ruta.fulfill({ json: { ...PACK, movimientos: movimientosDe } }),
  );
}
