import type { Page } from '@playwright/test';
import type { Abono, AbonoVendido } from '../../packages/contract/src/abono/abonos.contract.ts';
import { enDias } from '../en-dias.ts';

const PACK: Abono = {
  id: 1,
  nombre: 'Pack de 10',
  lugares: 10,
  precio: 150_000,
  vigenciaDias: 60,
  dias: null,
  activo: true,
};
const EN_VENTA: Abono[] = [
  PACK,
  {
    ...PACK,
    id: 2,
    nombre: 'Cuatro mañanas de recuperación después de correr',
    lugares: 4,
    precio: 68_000,
    vigenciaDias: 30,
    dias: ['LUNES', 'MIERCOLES', 'SABADO'],
  },
  { ...PACK, id: 3, nombre: 'Pack de 20', lugares: 20, precio: 260_000, activo: false },
];

const SOL = { id: 5, nombre: 'Sol', apellido: 'Fernández Albornoz' };

/** Sold abonos: one that is owed and shared, one that ends soon, one used up, ended, annulled. */
function vendidos(): AbonoVendido[] {
  const uno: AbonoVendido = {
    id: 1,
    nombre: PACK.nombre,
    lugares: 10,
    disponibles: 6,
    valor: 90_000,
    precio: 150_000,
    pagado: 60_000,
    saldo: 90_000,
    desde: enDias(-20),
    vence: enDias(40),
    dias: null,
    estado: 'ACTIVO',
    cliente: { id: 2, nombre: 'Ana', apellido: 'Paz' },
    compartidoCon: [SOL],
  };
  const pagado = { pagado: 150_000, saldo: 0, compartidoCon: [] };
  return [
    {
      ...uno,
      ...pagado,
      id: 2,
      nombre: EN_VENTA[1]?.nombre ?? '',
      disponibles: 1,
      valor: 17_000,
      vence: enDias(3),
      dias: ['LUNES', 'MIERCOLES', 'SABADO'],
      cliente: SOL,
    },
    uno,
    { ...uno, ...pagado, id: 3, disponibles: 0, valor: 0, estado: 'AGOTADO' },
    { ...uno, id: 4, estado: 'VENCIDO', vence: enDias(-3), cliente: null },
    { ...uno, id: 5, estado: 'ANULADO', disponibles: 0, valor: 0, saldo: 0 },
  ];
}

/** Answers as a centre does that sells abonos, and whose clients have some. */
export async function conAbonos(page: Page): Promise<void> {
  await page.route('**/api/config', async (ruta) => {
    const respuesta = await ruta.fetch();
    await ruta.fulfill({
      response: respuesta,
      json: { ...(await respuesta.json()), abonos: true },
    });
  });
  await page.route('**/api/abonos', (ruta) => ruta.fulfill({ json: { abonos: EN_VENTA } }));
  const abonos = vendidos();
  await page.route('**/api/clientes/*/abonos', (ruta) => ruta.fulfill({ json: { abonos } }));
  const inicio = `${enDias(-2)}T09:00:00`;
  const movimientos = [
    { fecha: enDias(-20), lugares: 10, causa: 'VENTA', reservaId: null, inicio: null },
    { fecha: enDias(-9), lugares: -3, causa: 'RESERVA', reservaId: 7, inicio },
    { fecha: enDias(-8), lugares: -2, causa: 'RESERVA', reservaId: null, inicio: null },
    { fecha: enDias(-4), lugares: 1, causa: 'DEVOLUCION', reservaId: 7, inicio },
  ];
  await page.route('**/api/abonos-vendidos/1', (ruta) =>
    ruta.fulfill({ json: { ...abonos[1], movimientos } }),
  );
}

/** Answers the owner's list with sold abonos in every estado, or with none. */
export async function conVendidos(page: Page, { ninguno = false } = {}): Promise<void> {
  await conAbonos(page);
  const abonos = ninguno ? [] : vendidos();
  const totales = ninguno
    ? { vigentes: 0, disponibles: 0, valor: 0, porVencer: 0, saldo: 0 }
    : { vigentes: 24, disponibles: 131, valor: 1_965_000, porVencer: 3, saldo: 180_000 };
  const pagina = { paginaActual: 0, tieneAnterior: false, tieneSiguiente: !ninguno };
  const cuantas = { totalPaginas: ninguno ? 0 : 2, totalElementos: ninguno ? 0 : 24 };
  await page.route('**/api/abonos-vendidos?*', (ruta) =>
    ruta.fulfill({ json: { abonos, ...pagina, ...cuantas, totales } }),
  );
}
