import type { Page } from '@playwright/test';
import {
  diaDeSemana,
  diasEntre,
  DIAS_SEMANA,
  fechasEntre,
  sumarDias,
} from '../../packages/contract/src/calendario.ts';
import type {
  Informe,
  Periodo,
} from '../../packages/contract/src/seguimiento/informes.contract.ts';

/**
 * Answers the informe with a good month of a centre that is open from eight in the morning to ten
 * at night and closed on Sundays.
 */
export async function conInforme(page: Page): Promise<void> {
  await responder(page, lleno);
}

/** Answers the informe with a period in which the centre did not exist yet. */
export async function conInformeVacio(page: Page): Promise<void> {
  await responder(page, vacio);
}

async function responder(page: Page, informe: (periodo: Periodo) => Informe): Promise<void> {
  await page.route('**/api/informes?*', (ruta) => {
    const { searchParams } = new URL(ruta.request().url());
    const [desde = '', hasta = ''] = ['desde', 'hasta'].map((cual) => searchParams.get(cual) ?? '');
    return ruta.fulfill({ json: informe({ desde, hasta }) });
  });
}

const HORAS = Array.from({ length: 14 }, (_, n) => `${String(n + 8).padStart(2, '0')}:00`);
const NOMBRES = 'Ana Paz,Luis Rojas,María de los Ángeles Fernández Albornoz,Sol Ríos,Íñigo Vera';
const SIN_NADA = {
  franjas: 0,
  plazas: 0,
  ocupadas: 0,
  reservas: 0,
  canceladas: 0,
  ausencias: 0,
  reservado: 0,
  cobrado: 0,
};
const DEL_MES_ANTERIOR = {
  franjas: 360,
  plazas: 1440,
  ocupadas: 720,
  reservas: 320,
  canceladas: 31,
  ausencias: 9,
  reservado: 7_640_000,
  cobrado: 7_020_000,
};
const SIN_GRUPOS = [1, 2, 3, 4].map((personas) => ({ personas, reservas: 0, reservado: 0 }));
const SIN_CLIENTES = { nuevos: 0, conReservas: 0, queVolvieron: 0 };

function lleno({ desde, hasta }: Periodo): Informe {
  const dias = fechasEntre(desde, hasta).map((fecha, n) => {
    if (diaDeSemana(fecha) === 'DOMINGO') return { fecha, ...SIN_NADA };
    const reservas = 11 + ((n * 7) % 9);
    const reservado = reservas * 24_000;
    const [canceladas, ausencias] = [n % 3, n % 5 === 0 ? 1 : 0];
    const cobrado = reservado - (n % 4) * 26_000;
    const seats = { franjas: 14, plazas: 56, ocupadas: reservas * 2 };
    return { fecha, ...seats, reservas, canceladas, ausencias, reservado, cobrado };
  });
  const porHora = DIAS_SEMANA.slice(0, 6).flatMap((diaSemana, dia) =>
    HORAS.map((hora, n) => ({ diaSemana, hora, plazas: 16, ocupadas: (dia * 5 + n * 3) % 17 })),
  );
  const cuantos = diasEntre(desde, hasta) + 1;
  return {
    desde,
    hasta,
    dias,
    porHora,
    porGrupo: [120, 160, 40, 21].map((reservas, n) => ({
      personas: n + 1,
      reservas,
      reservado: reservas * (n + 1) * 17_000,
    })),
    clientes: { nuevos: 23, conReservas: 141, queVolvieron: 96 },
    abonosVendidos: 9,
    masFrecuentes: NOMBRES.split(',').map((nombre, n) => ({
      id: n + 2,
      nombre,
      reservas: 12 - n,
      reservado: (12 - n) * 24_000,
    })),
    anterior: {
      ...anteriorVacio(desde, cuantos),
      ...DEL_MES_ANTERIOR,
      porGrupo: [111, 149, 38, 22].map((reservas, n) => ({
        personas: n + 1,
        reservas,
        reservado: reservas * (n + 1) * 17_000,
      })),
      clientes: { nuevos: 31, conReservas: 133, queVolvieron: 88 },
      abonosVendidos: 7,
    },
  };
}

function anteriorVacio(desde: string, cuantos: number): Informe['anterior'] {
  return {
    desde: sumarDias(desde, -cuantos),
    hasta: sumarDias(desde, -1),
    ...SIN_NADA,
    porGrupo: SIN_GRUPOS,
    clientes: SIN_CLIENTES,
    abonosVendidos: 0,
  };
}

function vacio({ desde, hasta }: Periodo): Informe {
  return {
    desde,
    hasta,
    dias: fechasEntre(desde, hasta).map((fecha) => ({ fecha, ...SIN_NADA })),
    porHora: [],
    porGrupo: SIN_GRUPOS,
    clientes: SIN_CLIENTES,
    abonosVendidos: 0,
    masFrecuentes: [],
    anterior: anteriorVacio(desde, diasEntre(desde, hasta) + 1),
  };
}
