import type { Page } from '@playwright/test';
import { momentoEnZona, sumarHoras } from '../../packages/contract/src/calendario.ts';
import { MARCA } from '../../packages/contract/src/centro/marca.ts';
import type { Espera } from '../../packages/contract/src/espera/esperas.contract.ts';
import { enDias } from '../en-dias.ts';
import { deCliente, ventana } from './de-cliente.ts';
import { HECHA } from './nueva-reserva.ts';
import { conRechazo, type Vista } from './vista.ts';
import { ahora } from '../guia/ahora.ts';

const LLENA = 990_001;
const PEDIDO = `**/api/franjas/${LLENA}/espera`;
const MIS_RESERVAS = '/reservas/mis-reservas';

const EN_ESPERA: Espera = {
  id: 1,
  franja: { id: LLENA, ...horas(1, '10:00', '11:00') },
  personas: 2,
  estado: 'ESPERANDO',
  posicion: 3,
  venceEn: null,
};
const OFERTA: Espera = {
  ...EN_ESPERA,
  id: 2,
  personas: 3,
  estado: 'OFRECIDA',
  posicion: null,
  venceEn: sumarHoras(momentoEnZona(ahora(), MARCA.zonaHoraria), 1.7),
};
/** The views of a client who waits for places of a full franja, or to whom places are offered. */
export const DE_ESPERA: readonly Vista[] = [
  deCliente('espera-oferta', oferta, async (page) => {
    await conTurnos(page, []);
    await conEsperas(page, [OFERTA]);
    await page.goto('/reservas');
  }),
  deCliente(
    'espera-oferta-y-otro-turno',
    (page) => page.getByRole('button', { name: 'Aceptar y dejar el de las 18:00' }),
    conOtroTurno,
  ),
  deCliente(
    'espera-oferta-y-otro-turno-tarde',
    (page) => page.getByText('Ese día ya tienes el turno de las 18:00, que ya no puedes cancelar.'),
    (page) => conOtroTurno(page, `${enDias(-1)}T12:00:00`),
  ),
  deCliente(
    'espera-aceptar-y-dejar',
    (page) => page.getByRole('dialog').getByText(/^Al reservar cancelas tu turno de las 18:00/),
    async (page) => {
      await conOtroTurno(page);
      await page.getByRole('button', { name: 'Aceptar y dejar el de las 18:00' }).click();
    },
  ),
  deCliente('espera-aceptar', ventana('Aceptar los lugares'), aceptar),
  deCliente(
    'espera-aceptar-tarde',
    (page) => page.getByRole('dialog').getByText('El tiempo para aceptar estos lugares terminó'),
    async (page) => {
      await conRechazo(
        page,
        '**/api/esperas/2/aceptar',
        'El tiempo para aceptar estos lugares terminó',
      );
      await aceptar(page);
      await page.getByLabel('Nombre del acompañante 1').fill('Sol');
      await page.getByLabel('Nombre del acompañante 2').fill('Luis');
      await page.getByRole('button', { name: 'Sí, Reservar' }).click();
    },
  ),
  deCliente(
    'espera-mis-reservas',
    (page) => page.getByRole('heading', { name: 'Lista de espera' }),
    async (page) => {
      await conEsperas(page, [OFERTA, EN_ESPERA, { ...EN_ESPERA, id: 3, posicion: 1 }]);
      await page.goto(MIS_RESERVAS);
    },
  ),
  deCliente('espera-pedir', ventana('Avisarme si se libera'), pedirAviso),
  deCliente('espera-anotada', ventana('En la lista de espera'), async (page) => {
    await page.route(PEDIDO, (pedido) => pedido.fulfill({ status: 201, json: EN_ESPERA }));
    await pedirAviso(page);
    await avisarme(page);
  }),
  deCliente(
    'espera-con-lugar',
    (page) => page.getByRole('dialog').getByText(/^Hay lugar en este turno/),
    async (page) => {
      await conRechazo(page, PEDIDO, 'Hay lugar en este turno: puedes reservarlo ahora');
      await pedirAviso(page);
      await avisarme(page);
    },
  ),
  deCliente(
    'espera-en-la-grilla',
    (page) => page.getByRole('link', { name: /En espera, puesto\s3/ }),
    async (page) => {
      await conEsperas(page, [EN_ESPERA]);
      await nuevaReserva(page);
    },
  ),
];

function horas(dias: number, desde: string, hasta: string) {
  const fecha = enDias(dias);
  return { inicio: `${fecha}T${desde}:00`, fin: `${fecha}T${hasta}:00` };
}

function oferta(page: Page) {
  return page.getByRole('region', { name: 'Hay 3 lugares guardados' });
}

async function conEsperas(page: Page, esperas: readonly Espera[]): Promise<void> {
  await page.route('**/api/reservas/mias/resumen', async (ruta) => {
    const response = await ruta.fetch();
    const json = { ...((await response.json()) as object), esperas };
    await ruta.fulfill({ response, json });
  });
}

/** Answers these as the client's turns to come. */
async function conTurnos(page: Page, reservas: readonly object[]): Promise<void> {
  const pagina = { paginaActual: 0, totalPaginas: 1, tieneSiguiente: false, tieneAnterior: false };
  const json = { reservas, totalElementos: reservas.length, ...pagina };
  await page.route('**/api/reservas/mias?cuando=proximas*', (ruta) => ruta.fulfill({ json }));
}

/** Opens the home of a client who has another turn on the day of the offer. */
async function conOtroTurno(page: Page, cancelableHasta = `${enDias(1)}T12:00:00`): Promise<void> {
  const franja = { id: 990_002, ...horas(1, '18:00', '19:00') };
  const otro = { ...HECHA, fecha: enDias(1), horario: '18:00 - 19:00', franja, cancelableHasta };
  await conTurnos(page, [{ ...otro, senia: null, pagado: 0, cerrada: null }]);
  await conEsperas(page, [OFERTA]);
  await page.goto('/reservas');
}

export async function aceptar(page: Page): Promise<void> {
  await conEsperas(page, [OFERTA]);
  await page.goto('/reservas');
  await oferta(page).getByRole('button', { name: 'Aceptar', exact: true }).click();
}

/** Makes the turn of ten o'clock full, with one place that is held for somebody else. */
export async function conTurnoLleno(page: Page): Promise<void> {
  await page.route('**/api/franjas/client/**', async (ruta) => {
    const response = await ruta.fetch();
    const franjas = (await response.json()) as { horaInicio: string; capacidadEfectiva: number }[];
    const json = franjas.map((franja) =>
      franja.horaInicio === '10:00'
        ? {
            ...franja,
            id: LLENA,
            estado: 'COMPLETA',
            ocupadosTotal: franja.capacidadEfectiva,
            retenidas: 1,
            composicionGenero: {
              MASCULINO: 0,
              FEMENINO: franja.capacidadEfectiva - 1,
              OTROS: 0,
              OTRO_NB: 0,
              NO_DECLARA: 1,
            },
          }
        : franja,
    );
    await ruta.fulfill({ response, json });
  });
}

/** Opens the booking screen on tomorrow, where the turn of ten o'clock is full. */
async function nuevaReserva(page: Page): Promise<void> {
  await conTurnoLleno(page);
  await page.goto(`/reservas/nueva-reserva?fecha=${enDias(1)}`);
}

async function pedirAviso(page: Page): Promise<void> {
  await nuevaReserva(page);
  await page.getByRole('button', { name: /^10:00 .*Avisarme si se libera$/ }).click();
}

async function avisarme(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Avisarme' }).click();
}
