import type { Page } from '@playwright/test';
import type { Recado } from '../../packages/contract/src/reserva/recados.contract.ts';

const NAVIDAD = 'Navidad';

/**
 * Answers with recados of each tipo: one of them is marked as sent, and two are for people without
 * a number for WhatsApp.
 */
export async function conRecados(page: Page): Promise<void> {
  await page.route('**/api/recados', async (ruta) => {
    const respuesta = await ruta.fetch();
    const { manana } = (await respuesta.json()) as { manana: string };
    const recado = (cuando: string, nombre: string, resto: Partial<Recado>) => ({
      tipo: 'RECORDATORIO',
      reserva: reservaDe(nombre, cuando),
      antes: null,
      motivo: null,
      hecho: null,
      ...resto,
    });
    const en = `${manana}T08:00:00`;
    const hecho = { por: { id: 1, nombre: 'Eva', apellido: 'Sosa' }, en };
    const venceEn = `${manana}T07:30:00`;
    const espera = { ...reservaDe('Rocío', en), personas: 2, venceEn };
    const recados = [
      { tipo: 'OFERTA', espera, hecho: null },
      recado('2026-12-25T10:00:00', 'María De Los Ángeles', { tipo: 'CIERRE', motivo: NAVIDAD }),
      recado('2026-12-24T18:00:00', 'Joaquín', { tipo: 'CAMBIO', antes: '2026-12-23T09:00:00' }),
      recado('2026-12-24T20:00:00', 'Inés', { tipo: 'SENIA' }),
      recado(en, 'Ana', { hecho }),
      recado(`${manana}T09:00:00`, 'Luis', {}),
      recado(`${manana}T16:00:00`, 'Sol', {}),
    ];
    await ruta.fulfill({ json: { manana, dia: manana, recados } });
  });
}

function reservaDe(nombre: string, inicio: string) {
  const telefono = { Luis: '', Sol: '422 1234' }[nombre] ?? '381 555 0142';
  const fin = inicio.replace(':00:00', ':59:00');
  const id = Number(inicio.slice(8, 13).replace('T', ''));
  return {
    id,
    estado: 'CONFIRMADA',
    franja: { id, inicio, fin },
    participantes: [],
    precioTotal: 15_000,
    senia: nombre === 'Inés' ? { monto: 4_500, vence: inicio } : null,
    personas: nombre === 'Joaquín' ? 3 : 1,
    notas: '',
    cliente: { id, nombre, apellido: 'Fernández Albornoz', email: 'a@ejemplo.com', telefono },
    creadaEn: inicio,
  };
}
