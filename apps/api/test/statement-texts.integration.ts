import { beforeAll, expect, test } from 'vitest';
import {
  CONFIG,
  SEMANA,
  TRAMOS,
  VIERNES,
  acompaniantes,
  abrirCentro,
  crearPersona,
  reservar,
  verDia,
  type Persona,
} from './support/builders.ts';
import { tablaPorDefecto } from '@remanso/contract/precios.rules';
import { createStatementListener } from './support/count-statements.ts';
import { useTestApp } from './support/test-app.ts';

/*
 * The text of a statement does not grow with the number of rows that it is about, because every connection keeps a plan
 * of each text.
 */

const app = useTestApp();

let listen: ReturnType<typeof createStatementListener>;
beforeAll(() => {
  listen = createStatementListener(app);
});

interface Scene {
  admin: Persona;
  ana: Persona;
  franjas: number[];
  reservas: number[];
}

async function openScene(): Promise<Scene> {
  const admin = await abrirCentro(app);
  const ana = await crearPersona(app);
  const franjas = (await verDia(app, VIERNES, ana)).map(({ id }) => id);
  const reservas = [];
  for (const franja of franjas.slice(0, 5)) {
    reservas.push((await reservar(app, ana, franja, 1)).id);
    reservas.push((await reservar(app, await crearPersona(app), franja, 1)).id);
  }
  return { admin, ana, franjas, reservas };
}

const feriados = (cuantos: number, mes: number) => ({
  feriados: Array.from({ length: cuantos }, (_, n) => ({
    fecha: `2026-${mes}-${n + 10}`,
    descripcion: 'Feria',
  })),
});

const tramosDe = (cuantos: number) =>
  ['08', '10', '12'].slice(0, cuantos).map((h) => ({ horaInicio: `${h}:00`, horaFin: `${h}:50` }));

const semanaDe = (tramos: typeof TRAMOS) =>
  SEMANA.map((dia) => ({ ...dia, ...(dia.activo && { tramos }) }));

/** Each pair asks twice for the same kind of thing: its first call is about little, its second about more. */
const PAIRS: Record<string, (scene: Scene) => [Ask, Ask]> = {
  'where some bookings could go': ({ reservas }) => [
    ['admin', `GET /reservas/alternativas?reservas=${reservas[0]}`],
    ['admin', `GET /reservas/alternativas?reservas=${reservas.slice(0, 6).join(',')}`],
  ],
  'the bookings of a day and of a week': () => [
    ['admin', `GET /franjas?desde=${VIERNES}&hasta=${VIERNES}&incluirDetalles=true`],
    ['admin', `GET /franjas?desde=${VIERNES}&hasta=2026-10-08&incluirDetalles=true`],
  ],
  'a booking with companions': ({ franjas }) => [
    ['ana', 'POST /reservas', { franjaId: franjas[6], acompaniantes: acompaniantes(1) }],
    ['ana', 'POST /reservas', { franjaId: franjas[7], acompaniantes: acompaniantes(3) }],
  ],
  'feriados of several days': () => [
    ['admin', 'POST /excepciones/feriados/importar', feriados(2, 11)],
    ['admin', 'POST /excepciones/feriados/importar', feriados(5, 12)],
  ],
  'hours of its own for a day': () => [
    ['admin', 'POST /excepciones/overrides', { fecha: '2026-11-02', tramos: tramosDe(1) }],
    ['admin', 'POST /excepciones/overrides', { fecha: '2026-11-03', tramos: tramosDe(3) }],
  ],
  'the prices': () => [
    [
      'admin',
      'PUT /config',
      { ...CONFIG, capacidadBase: 6, preciosPorCapacidad: tablaPorDefecto(6) },
    ],
    [
      'admin',
      'PUT /config',
      { ...CONFIG, capacidadBase: 8, preciosPorCapacidad: tablaPorDefecto(8) },
    ],
  ],
  'the hours of the week, and the franjas that they close': () => [
    ['admin', 'PUT /horarios-base', semanaDe(TRAMOS.slice(0, 1))],
    ['admin', 'PUT /horarios-base', semanaDe([{ horaInicio: '08:00', horaFin: '10:00' }])],
  ],
};

type Ask = ['admin' | 'ana', `${'GET' | 'POST' | 'PUT'} /${string}`, unknown?];

test.each(Object.keys(PAIRS))('the texts are the same for more: %s', async (what) => {
  const scene = await openScene();
  const ask = async ([who, call, body]: Ask) => {
    const sent = await listen(async () => {
      const { token } = scene[who];
      const { status } = await app.call(call, { token, ...(body !== undefined && { body }) });
      expect([call, status < 300]).toEqual([call, true]);
    });
    return sent.map(({ text }) => text);
  };
  const [little, more] = PAIRS[what]?.(scene) ?? [];
  if (!little || !more) throw new Error(`There is no pair ${what}`);
  const known = new Set(await ask(little));
  expect((await ask(more)).filter((text) => !known.has(text))).toEqual([]);
});
