import { expect, type Locator, type Page } from '@playwright/test';
import { diaDeSemana } from '../../packages/contract/src/calendario.ts';
import { enDias } from '../en-dias.ts';
import { conEsperas } from './con-pagos.ts';
import { conRecados } from './con-recados.ts';
import { titulo } from './publicas.ts';
import {
  conAlertaDeReloj,
  conAvisosFallidos,
  conFeriado,
  conHorarioEspecial,
  type Vista,
} from './vista.ts';

const CONFIGURACION = '/dashboard/configuracion';
const FERIADOS = '/dashboard/feriados';

/** The owner's screens and dialogs, in a centre where each of the next days has a booking. */
export const DEL_PANEL: readonly Vista[] = [
  deDuena('panel-dia', reservado, diaConReservas),
  deDuena(
    'panel-dia-tarjetas',
    (page) => reservado(page).getByRole('img', { name: /^Ocupado por/ }),
    async (page) => {
      await diaConReservas(page);
      await page.getByRole('radio', { name: 'Tarjetas' }).check();
    },
  ),
  deDuena(
    'panel-dia-feriado',
    (page) => page.getByRole('link', { name: 'Ver y resolver' }),
    async (page) => {
      await conFeriado(page);
      await page.goto(`/dashboard?fecha=${ABIERTO}`);
    },
  ),
  deDuena(
    'panel-dia-horario-especial',
    (page) => page.getByRole('link', { name: 'Ver la excepción' }),
    async (page) => {
      await conHorarioEspecial(page);
      await page.goto(`/dashboard?fecha=${ABIERTO}`);
    },
  ),
  deDuena(
    'panel-dia-senias',
    (page) => page.getByRole('button', { name: / sin seña$/ }),
    async (page) => {
      await conEsperas(page);
      await diaConReservas(page);
      await page.getByRole('radio', { name: 'Tarjetas' }).check();
    },
  ),
  deDuena(
    'panel-paleta',
    (page) => page.getByRole('option', { name: /^Gestión de Usuarios/ }),
    async (page) => {
      await diaConReservas(page);
      await page.getByRole('button', { name: 'Buscar' }).click();
    },
  ),
  deDuena(
    'panel-paleta-hallazgos',
    (page) => page.getByRole('group', { name: 'Clientes' }).getByRole('option').first(),
    async (page) => {
      await diaConReservas(page);
      await page.getByRole('button', { name: 'Buscar' }).click();
      await page.getByRole('combobox').fill('a');
    },
  ),
  deDuena(
    'panel-turno-fuera-del-plan',
    (page) => ventana(page).getByText('El centro no abre en ese horario'),
    async (page) => {
      await conFeriado(page);
      await page.goto(`/dashboard?fecha=${ABIERTO}`);
      await pulsar(page, /^Ver detalles/);
    },
  ),
  deDuena(
    'panel-dia-sin-turnos',
    (page) => page.getByText('No hay turnos programados'),
    (page) => page.goto(`/dashboard?fecha=${enDias(300)}`),
  ),
  deDuena(
    'panel-alerta-de-reloj',
    (page) => page.getByRole('button', { name: 'La hora es correcta' }),
    async (page) => {
      await conAlertaDeReloj(page);
      await diaConReservas(page);
    },
  ),
  deDuena(
    'panel-turno',
    (page) =>
      ventana(page)
        .getByRole('button', { name: /^Mover reserva/ })
        .first(),
    abrirReservado,
  ),
  deDuena(
    'panel-reserva-editar',
    (page) =>
      page
        .getByRole('dialog', { name: 'Editar reserva' })
        .getByText(/^\d personas?, \$/)
        .last(),
    async (page) => {
      await abrirReservado(page);
      await pulsar(page, /^Editar reserva/);
    },
  ),
  deDuena(
    'panel-reserva-mover',
    (page) => page.getByRole('dialog', { name: 'Mover reserva' }).getByRole('radio').first(),
    async (page) => {
      await abrirReservado(page);
      await pulsar(page, /^Mover reserva/);
    },
  ),
  deDuena(
    'panel-turno-bloquear',
    (page) => page.getByRole('dialog', { name: /^Bloquear el turno/ }),
    async (page) => {
      await diaConReservas(page);
      await pulsar(page, /^Bloquear el turno/);
    },
  ),
  deDuena(
    'panel-configuracion',
    (page) => page.getByRole('region', { name: 'Precios por capacidad' }),
    (page) => page.goto(CONFIGURACION),
  ),
  deDuena(
    'panel-configuracion-editar',
    (page) =>
      page.getByRole('dialog', { name: 'Editar configuración' }).getByLabel('Duración base'),
    async (page) => {
      await page.goto(CONFIGURACION);
      await pulsar(page, 'Editar configuración');
    },
  ),
  deDuena(
    'panel-precios-desde-una-fecha',
    (page) =>
      page
        .getByRole('dialog', { name: 'Cambiar los precios desde una fecha' })
        .getByLabel('Precio total para 4 personas'),
    async (page) => {
      await page.goto(CONFIGURACION);
      await pulsar(page, 'Cambiar desde una fecha');
      await page.getByLabel('Aumentar todos').fill('12');
    },
  ),
  deDuena(
    'panel-centro',
    (page) => page.getByRole('button', { name: 'Agregar renglón' }),
    (page) => page.goto('/dashboard/centro'),
  ),
  deDuena(
    'panel-centro-email',
    (page) =>
      page
        .frameLocator('iframe[title="Un email, como se va a ver"]')
        .getByRole('heading', { name: 'Reserva confirmada' }),
    async (page) => {
      await page.goto('/dashboard/centro');
      await page.getByRole('radio', { name: 'Un email' }).check();
    },
  ),
  deDuena(
    'panel-horarios',
    (page) => page.getByRole('switch', { name: 'Lunes' }),
    (page) => page.goto('/dashboard/horarios'),
  ),
  deDuena(
    'panel-horarios-aparte',
    (page) => page.getByRole('heading', { name: 'Configuración de Horarios' }),
    (page) => page.goto('/configuracion-horarios'),
  ),
  deDuena(
    'panel-ya-configurado',
    (page) => page.getByText('El centro ya está configurado'),
    (page) => page.goto('/configuracion-inicial'),
  ),
  deDuena(
    'panel-feriados',
    (page) => page.getByRole('grid'),
    (page) => page.goto(FERIADOS),
  ),
  deDuena(
    'panel-feriados-el-dia',
    (page) => ventana(page).getByRole('button', { name: 'Agregar feriado' }),
    async (page) => {
      await page.goto(FERIADOS);
      await page
        .getByRole('grid')
        .locator(`[data-fecha="${enDias(0)}"]`)
        .click();
    },
  ),
  deDuena(
    'panel-feriados-agregar-bloqueo',
    (page) => ventana(page).getByRole('group', { name: 'Último día' }),
    (page) => agregarExcepcion(page, 'Bloqueo'),
  ),
  deDuena(
    'panel-feriados-agregar-horario',
    (page) => ventana(page).getByLabel('Lugares por turno'),
    (page) => agregarExcepcion(page, 'Horario especial'),
  ),
  deDuena(
    'panel-feriados-importar',
    (page) => ventana(page).getByRole('checkbox').first(),
    async (page) => {
      await page.goto(FERIADOS);
      await pulsar(page, 'Importar feriados nacionales');
    },
  ),
  deDuena(
    'panel-actividad',
    (page) => page.locator('details[open] table').first(),
    async (page) => {
      await page.goto('/dashboard/actividad');
      await page.locator('summary').filter({ hasText: 'Qué cambió' }).first().click();
    },
  ),
  deDuena(
    'panel-recados',
    (page) => page.getByText('Sin celular para WhatsApp: 422 1234'),
    async (page) => {
      await conRecados(page);
      await page.goto('/dashboard/recados');
    },
  ),
  deDuena(
    'panel-recados-nadie',
    (page) => page.getByText('Nadie a quien recordar'),
    async (page) => {
      const json = { manana: enDias(1), dia: enDias(1), recados: [] };
      await page.route('**/api/recados', (ruta) => ruta.fulfill({ json }));
      await page.goto('/dashboard/recados');
    },
  ),
  deDuena(
    'panel-mensajes',
    (page) => page.getByRole('button', { name: /^Reintentar: Cambio de email/ }),
    async (page) => {
      await conAvisosFallidos(page);
      await page.goto('/dashboard/avisos');
    },
  ),
  deDuena(
    'panel-mensajes-ninguno',
    (page) => page.getByText('Nada pendiente'),
    (page) => page.goto('/dashboard/avisos'),
  ),
  deDuena(
    'panel-aviso-de-mensajes',
    (page) => page.getByText('2 mensajes por email no se pudieron entregar.'),
    async (page) => {
      await conAvisosFallidos(page);
      await page.goto('/dashboard/actividad');
    },
  ),
];

export function deDuena(nombre: string, muestra: Vista['muestra'], abrir: Vista['abrir']): Vista {
  return { nombre, quien: 'duena', muestra, abrir };
}

export function ventana(page: Page): Locator {
  return page.getByRole('dialog').last();
}

export async function pulsar(page: Page, boton: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: boton, disabled: false }).first().click();
}

async function agregarExcepcion(page: Page, tipo: string): Promise<void> {
  await page.goto(FERIADOS);
  await pulsar(page, 'Agregar excepción');
  await ventana(page).getByRole('radio', { name: tipo }).check();
}

/** The next day on which the demonstration's centre is open: it is closed on Sundays. */
export const ABIERTO = enDias(diaDeSemana(enDias(1)) === 'DOMINGO' ? 2 : 1);

export async function diaConReservas(page: Page): Promise<void> {
  await page.goto(`/dashboard?fecha=${ABIERTO}`);
  await expect(titulo(page, 'Turnos del Día')).toBeVisible();
  await expect(reservado(page)).toBeVisible();
}

/** Returns the first franja with a booking and at least one free place. */
function reservado(page: Page): Locator {
  const enTarjeta = page.getByRole('img', { name: /^Ocupado por/ });
  const enPlanilla = page.getByText(/, (Hombre|Mujer|Otros)$/);
  return page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }), hasNotText: 'Completo' })
    .filter({ has: enTarjeta.or(enPlanilla) })
    .first();
}

export async function abrirReservado(page: Page): Promise<void> {
  await diaConReservas(page);
  await reservado(page)
    .getByRole('button', { name: /^Ver detalles/ })
    .click();
  await expect(ventana(page).getByText('Titular').first()).toBeVisible();
}
