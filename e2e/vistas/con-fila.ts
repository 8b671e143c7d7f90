import type { Page } from '@playwright/test';
import { momentoEnZona } from '../../packages/contract/src/calendario.ts';
import type { EsperaDelMostrador } from '../../packages/contract/src/espera/esperas.contract.ts';
import type { Franja } from '../../packages/contract/src/franja/franjas.contract.ts';
import { ahora } from '../guia/ahora.ts';

const ZONA = 'America/Argentina/Tucuman';
const UN_RATO_MS = 102 * 60_000;

/**
 * Shows the desk's day as if every booked franja were full, with a place offered to somebody, and
 * with two groups that wait.
 */
export async function conFila(page: Page): Promise<void> {
  await page.route('**/api/franjas/por-fecha/*', async (ruta) => {
    const respuesta = await ruta.fetch();
    const franjas = (await respuesta.json()) as Franja[];
    const json = franjas.map((franja) => (franja.reservas?.length ? conEspera(franja) : franja));
    await ruta.fulfill({ response: respuesta, json });
  });
  await page.route('**/api/franjas/*/esperas', (ruta) => {
    const id = Number(ruta.request().url().split('/').at(-2));
    return ruta.fulfill({ json: { esperas: filaDe(id) } });
  });
}

function conEspera(franja: Franja): Franja {
  const lugares = franja.ocupadosTotal + 1;
  const composicionGenero = { ...franja.composicionGenero, NO_DECLARA: 1 };
  const esperas = filaDe(franja.id).map(({ id, cliente, personas, venceEn }) => ({
    id,
    cliente,
    personas,
    venceEn,
  }));
  const llena = { estado: 'COMPLETA', capacidadEfectiva: lugares, ocupadosTotal: lugares } as const;
  return { ...franja, ...llena, composicionGenero, retenidas: 1, esperas };
}

function filaDe(franjaId: number): EsperaDelMostrador[] {
  const desde = momentoEnZona(ahora(), ZONA);
  const venceEn = momentoEnZona(ahora() + UN_RATO_MS, ZONA);
  const espera = (id: number, nombre: string, resto: Partial<EsperaDelMostrador>) => ({
    id,
    franja: { id: franjaId, inicio: desde, fin: desde },
    personas: 1,
    estado: 'ESPERANDO' as const,
    posicion: null,
    venceEn: null,
    cliente: {
      id,
      nombre,
      apellido: 'Fernández Albornoz',
      email: nombre === 'Luis' ? null : 'a@ejemplo.com',
      telefono: nombre === 'Sol' ? '422 1234' : '381 555 0142',
    },
    creadaEn: desde,
    porAvisar: false,
    ...resto,
  });
  return [
    espera(1, 'Luis', { estado: 'OFRECIDA', venceEn, porAvisar: true }),
    espera(2, 'María De Los Ángeles', { posicion: 1, personas: 3 }),
    espera(3, 'Sol', { posicion: 2 }),
  ];
}
