import type { Page } from '@playwright/test';
import { deDuena, pulsar, ventana } from './del-panel.ts';
import { sinRespuesta, sinServidor, type Vista } from './vista.ts';

const PREVISTA = '**/api/importaciones/prevista';
const LISTADAS = '**/api/importaciones';

/** The views of the window that brings clients from elsewhere. No view brings anybody. */
export const DE_TRAER: readonly Vista[] = [
  deDuena(
    'panel-traer-clientes',
    (page) => ventana(page).getByText('Elegí un archivo CSV o soltalo acá'),
    abrirTraer,
  ),
  deDuena(
    'panel-traer-deshacibles',
    (page) => ventana(page).getByRole('button', { name: /^Deshacer lo del/ }),
    async (page) => {
      await conDeshacibles(page);
      await abrirTraer(page);
    },
  ),
  deDuena(
    'panel-traer-deshacer',
    (page) => page.getByRole('dialog', { name: '¿Deshacer lo que se trajo?' }),
    async (page) => {
      await conDeshacibles(page);
      await abrirTraer(page);
      await pulsar(page, /^Deshacer lo del/);
    },
  ),
  deDuena(
    'panel-traer-error',
    (page) => ventana(page).getByText('El archivo no tiene ninguna fila'),
    async (page) => {
      await abrirTraer(page);
      await ventana(page).getByLabel('O pegá una lista').fill(';;');
      await pulsar(page, 'Revisar la lista');
    },
  ),
  {
    ...deDuena(
      'panel-traer-leyendo',
      (page) => ventana(page).locator('button[aria-busy]'),
      async (page) => {
        await sinRespuesta(page, PREVISTA);
        await pegar(page, LISTA);
      },
    ),
    esperando: true,
  },
  deDuena(
    'panel-traer-sin-servidor',
    (page) => ventana(page).getByText('Error al obtener lo que se trajo').first(),
    async (page) => {
      await sinServidor(page, LISTADAS);
      await abrirTraer(page);
    },
  ),
  deDuena(
    'panel-traer-filas',
    (page) => ventana(page).getByText('2 para crear · 4 para saltar'),
    (page) => pegar(page, LISTA),
  ),
  deDuena(
    'panel-traer-corregir',
    (page) => ventana(page).getByRole('button', { name: 'Guardar la fila' }),
    async (page) => {
      await pegar(page, LISTA);
      await pulsar(page, 'Corregir la fila 7');
    },
  ),
  deDuena(
    'panel-traer-cinco-mil',
    (page) => ventana(page).getByText('Página 1 de 200'),
    (page) => pegar(page, filasPegadas(5_000).join('\n')),
  ),
  deDuena(
    'panel-traer-columnas',
    (page) => ventana(page).getByRole('combobox', { name: /^Sesiones/ }),
    async (page) => {
      await pegar(page, LISTA);
      await ventana(page).locator('summary').click();
    },
  ),
  {
    ...deDuena(
      'panel-traer-trayendo',
      (page) => ventana(page).getByText('Trayendo 2 clientes…'),
      async (page) => {
        await pegar(page, LISTA);
        await page.route(LISTADAS, () => undefined);
        await pulsar(page, /^Crear \d/);
      },
    ),
    esperando: true,
  },
  deDuena(
    'panel-traer-hecho',
    (page) => ventana(page).getByText(/^A 298 clientes les llega la invitación/),
    async (page) => {
      await conDeshacibles(page);
      await pegar(page, LISTA);
      // The view before may have left the two people of the list in the centre.
      await pulsar(page, /^(?:Crear|Completar) \d/);
    },
  ),
  deDuena(
    'panel-traer-deshecho',
    (page) => ventana(page).getByText('Se quedan 2 clientes:'),
    async (page) => {
      await conDeshacibles(page);
      await abrirTraer(page);
      await pulsar(page, /^Deshacer lo del/);
      await page
        .getByRole('dialog', { name: '¿Deshacer lo que se trajo?' })
        .getByRole('button', { name: 'Deshacer' })
        .click();
    },
  ),
];

/** A list with a person of every resultado; the owner's own e-mail is one that cannot be brought. */
const LISTA = [
  'Apellido y nombre;Celular;Mail;Observaciones;Sesiones',
  'MUÑOZ ANA MARÍA;381 555 0994;ana.munoz@ejemplo.com;Señora de Núñez;4',
  'Fernández Albornoz, María De Los Ángeles;381 555 0995;maria.de.los.angeles.fernandez.albornoz@correo.ejemplo.com.ar;;2',
  'Muñoz Ana;381 555 0994;;Prefiere la tarde;',
  'Ana María Muñoz;3815550994;;;',
  'Núñez Tomás;3,81555E+09;;;',
  'Paz Luis;;mal@;;',
].join('\n');

/** Returns a list as a spreadsheet copies it: the titles, and `cuantas` rows of new people. */
export function filasPegadas(cuantas: number): string[] {
  const filas = Array.from({ length: cuantas }, (_, i) => {
    const letras = String(i).replaceAll(/\d/g, (cifra) => 'abcdefghij'[Number(cifra)] ?? '');
    return `Ana\tPaz${letras}\t381 ${5_000_000 + i}`;
  });
  return ['Nombre\tApellido\tCelular', ...filas];
}

export async function abrirTraer(page: Page): Promise<void> {
  await page.goto('/dashboard/clientes');
  await pulsar(page, 'Traer clientes');
}

async function pegar(page: Page, lista: string): Promise<void> {
  await abrirTraer(page);
  await pegarLista(page, lista);
}

/** Pastes a list into the open window, as from a spreadsheet. */
export async function pegarLista(page: Page, lista: string): Promise<void> {
  const campo = ventana(page).getByLabel('O pegá una lista');
  await campo.evaluate((elemento, texto) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', texto);
    const opciones = { clipboardData, bubbles: true, cancelable: true };
    elemento.dispatchEvent(new ClipboardEvent('paste', opciones));
  }, lista);
}

/** Answers as if 312 clients had been brought, of whom two stay when it is undone. */
async function conDeshacibles(page: Page): Promise<void> {
  const hecha = { id: 1, hechaEn: '2026-10-01T09:12:00', hasta: '2026-10-02T09:12:00' };
  await page.route(LISTADAS, (ruta) =>
    ruta.request().method() === 'GET'
      ? ruta.fulfill({ json: { importaciones: [{ ...hecha, creados: 312 }] } })
      : ruta.fulfill({
          status: 201,
          json: { id: 1, creados: 312, actualizados: 14, saltados: 3, invitados: 298 },
        }),
  );
  const quedan = [
    { clienteId: 7, nombre: 'Ana', apellido: 'Muñoz', motivo: 'Tiene una reserva' },
    { clienteId: 8, nombre: 'Luz', apellido: 'Güemes', motivo: 'Ya entró a su cuenta' },
  ];
  await page.route('**/api/importaciones/1/deshacer', (ruta) =>
    ruta.fulfill({ json: { quitados: 310, quedan } }),
  );
}
