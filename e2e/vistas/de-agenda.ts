import type { Page } from '@playwright/test';
import type {
  Agenda,
  DiaDeAgenda,
  FranjaDeAgenda,
} from '../../packages/contract/src/franja/agenda.contract.ts';
import {
  calcularPrecio,
  tablaPorDefecto,
} from '../../packages/contract/src/precio/precios.rules.ts';
import { enDias } from '../en-dias.ts';
import { conTexto, conTitulo } from './publicas.ts';
import { sinRespuesta, sinServidor, type Vista } from './vista.ts';

const AGENDA = /\/api\/agenda(\?|$)/;
const HORAS = [8, 9, 10, 11, 16, 17, 18, 19, 20];
/** The id of the hour that the views mark: the second one of tomorrow. */
const MARCADA = 102;
const LLENA = 103;

/** The agenda that anybody sees, in its states. */
export const DE_AGENDA: readonly Vista[] = [
  deNadie('agenda', conTitulo('Horarios'), (page) => page.goto('/agenda')),
  deNadie(
    'agenda-dos-semanas',
    (page) => page.getByRole('link', { name: 'Más días' }),
    (page) => abrirAgenda(page, '/agenda'),
  ),
  deNadie(
    'agenda-despues',
    (page) => page.getByRole('link', { name: 'Días antes' }),
    (page) => abrirAgenda(page, `/agenda?fecha=${enDias(17)}`),
  ),
  deNadie(
    'agenda-franja',
    (page) => page.getByRole('link', { name: 'Reservar este turno' }),
    (page) => abrirAgenda(page, `/agenda?franja=${MARCADA}`),
  ),
  deNadie(
    'agenda-franja-llena',
    (page) => page.getByText('Completo', { exact: true }).first(),
    (page) => abrirAgenda(page, `/agenda?fecha=${enDias(1)}&franja=${LLENA}`),
  ),
  deNadie('agenda-sin-franja', conTexto(/^Ese turno ya no está disponible/), (page) =>
    abrirAgenda(page, '/agenda?franja=999999'),
  ),
  deNadie('agenda-completa', conTexto('Ese día no quedan lugares.'), (page) =>
    abrirAgenda(page, `/agenda?fecha=${enDias(2)}`),
  ),
  deNadie('agenda-feriado', conTexto('Cerrado: Día de la Soberanía Nacional'), (page) =>
    abrirAgenda(page, `/agenda?fecha=${enDias(3)}`),
  ),
  deNadie('agenda-sin-turnos', conTexto('Ese día no hay turnos.'), (page) =>
    abrirAgenda(page, `/agenda?fecha=${enDias(4)}`),
  ),
  deNadie('agenda-sin-dias', conTexto('Todavía no hay horarios para reservar.'), async (page) => {
    await page.route(AGENDA, (pedido) => pedido.fulfill({ json: { hoy: enDias(0), dias: [] } }));
    await ir(page, '/agenda');
  }),
  {
    ...deNadie('agenda-cargando', conTexto('Cargando horarios...'), async (page) => {
      await sinRespuesta(page, AGENDA);
      await ir(page, '/agenda');
    }),
    esperando: true,
  },
  deNadie('agenda-con-error', conTexto('Error al cargar horarios'), async (page) => {
    await sinServidor(page, AGENDA);
    await ir(page, '/agenda');
  }),
  deNadie('agenda-privada', conTexto('Inicia sesión para ver los horarios.'), async (page) => {
    const message = 'Inicia sesión para ver los horarios';
    const json = { message, error: message, codigo: 'AGENDA_PRIVADA' };
    await page.route(AGENDA, (pedido) => pedido.fulfill({ status: 404, json }));
    await ir(page, '/agenda');
  }),
];

function deNadie(nombre: string, muestra: Vista['muestra'], abrir: Vista['abrir']): Vista {
  return { nombre, quien: 'nadie', muestra, abrir };
}

/** Opens an agenda of 20 days, in which a day is full, one is a feriado and one has no hours. */
export async function abrirAgenda(page: Page, ruta: string): Promise<void> {
  await conAgenda(
    page,
    Array.from({ length: 20 }, (_, orden) => diaDe(orden)),
  );
  await ir(page, ruta);
}

/** Answers the questions for the agenda and its prices with these days. */
async function conAgenda(page: Page, dias: readonly DiaDeAgenda[]): Promise<void> {
  await page.route(AGENDA, (pedido) => {
    const consulta = new URL(pedido.request().url()).searchParams;
    const [desde, hasta] = [
      consulta.get('desde') ?? enDias(0),
      consulta.get('hasta') ?? enDias(13),
    ];
    const deEllos = dias.filter(({ fecha }) => fecha >= desde && fecha <= hasta);
    return pedido.fulfill({ json: { hoy: enDias(0), dias: deEllos } satisfies Agenda });
  });
  await page.route('**/api/agenda/precios?*', (pedido) => {
    const precios = [1, 2, 3, 4].map((personas) => {
      const { precioTotal, ...resto } = calcularPrecio(tablaPorDefecto(4), personas);
      return { personas, precio: precioTotal, ...resto };
    });
    return pedido.fulfill({ json: { fecha: enDias(0), precios } });
  });
}

/**
 * Goes to the agenda inside the app, so that the screen asks for its days: the page of the agenda
 * has them already.
 */
async function ir(page: Page, ruta: string): Promise<void> {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Ver horarios y reservar' }).waitFor();
  await page.evaluate((a) => history.pushState(null, '', a), ruta);
}

function diaDe(orden: number): DiaDeAgenda {
  const fecha = enDias(orden);
  const feriado = orden === 3 ? 'Día de la Soberanía Nacional' : null;
  const lleno = orden === 2;
  const franjas = HORAS.map((hora, lugar): FranjaDeAgenda => {
    const id = orden * 100 + lugar + 1;
    const libres = lleno || id === LLENA ? 0 : 1 + ((orden + lugar) % 4);
    return {
      id,
      inicio: `${fecha}T${enHoras(hora)}:00`,
      fin: `${fecha}T${enHoras(hora + 1)}:00`,
      estado: libres > 0 ? 'ACTIVA' : 'COMPLETA',
      libres,
    };
  });
  return { fecha, feriado, franjas: feriado !== null || orden === 4 ? [] : franjas };
}

const enHoras = (hora: number): string => `${String(hora).padStart(2, '0')}:00`;
