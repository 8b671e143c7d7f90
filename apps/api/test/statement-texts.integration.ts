import { actualizarHorariosBase } from '@remanso/contract/plan/horarios-base.contract';
import { actualizarConfig } from '@remanso/contract/centro/config.contract';
import { crearOverride } from '@remanso/contract/plan/excepciones.contract';
import { importarFeriados } from '@remanso/contract/plan/excepciones-previas.contract';
import { crearReserva } from '@remanso/contract/reserva/reservas.contract';
import { listarFranjas } from '@remanso/contract/franja/franjas.contract';
import { alternativasDeReservas } from '@remanso/contract/reserva/reservas-leidas.contract';
import { beforeAll, expect, test } from 'vitest';
import { CONFIG, SEMANA, TRAMOS, VIERNES, acompaniantes } from './support/builders.ts';
import { world } from './support/world.ts';
import { tablaPorDefecto } from '@remanso/contract/precio/precios.rules';
import { createStatementListener } from './support/database/count-statements.ts';
import { asking, type Ask } from './support/client.ts';
import { useTestApp } from './support/test-app.ts';

/*
 * The text of an SQL statement must not depend on the number of rows in question, because every
 * database connection keeps a query plan for each text.
 */

const app = useTestApp();

let listen: ReturnType<typeof createStatementListener>;
beforeAll(() => {
  listen = createStatementListener(app);
});

const HOURS = ['08:00', '09:00', '10:00', '11:00', '16:00'];

const openScene = () =>
  world(app, {
    clientes: ['ana', 'luis'],
    reservas: HOURS.flatMap((hora) => [
      { de: 'ana' as const, hora, con: 1 },
      { de: 'luis' as const, hora, con: 1 },
    ]),
  });
type Scene = Awaited<ReturnType<typeof openScene>>;

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

const precios = (capacidadBase: number) => ({
  ...CONFIG,
  capacidadBase,
  preciosPorCapacidad: tablaPorDefecto(capacidadBase),
});

/** Each pair is the same call twice: the first is about few rows, the second about many rows. */
const PAIRS: Record<string, (scene: Scene) => [Ask, Ask]> = {
  'where some bookings could go': ({ admin: as, reservas }) => {
    const ids = reservas.map(({ id }) => id);
    const where = (cuantas: number) => ({ reservas: ids.slice(0, cuantas).join(',') });
    return [
      asking(alternativasDeReservas, { as, query: where(1) }),
      asking(alternativasDeReservas, { as, query: where(6) }),
    ];
  },
  'the bookings of a day and of a week': ({ admin: as }) => {
    const query = { desde: VIERNES, incluirDetalles: true };
    return [
      asking(listarFranjas, { as, query: { ...query, hasta: VIERNES } }),
      asking(listarFranjas, { as, query: { ...query, hasta: '2026-10-08' } }),
    ];
  },
  'a booking with companions': ({ ana: as, franja }) => {
    const [una, otra] = [franja('18:00'), franja('19:00')];
    return [
      asking(crearReserva, { as, body: { franjaId: una, acompaniantes: acompaniantes(1) } }),
      asking(crearReserva, { as, body: { franjaId: otra, acompaniantes: acompaniantes(3) } }),
    ];
  },
  'feriados of several days': ({ admin: as }) => [
    asking(importarFeriados, { as, body: feriados(2, 11) }),
    asking(importarFeriados, { as, body: feriados(5, 12) }),
  ],
  'hours of its own for a day': ({ admin: as }) => [
    asking(crearOverride, { as, body: { fecha: '2026-11-02', tramos: tramosDe(1) } }),
    asking(crearOverride, { as, body: { fecha: '2026-11-03', tramos: tramosDe(3) } }),
  ],
  'the prices': ({ admin: as }) => [
    asking(actualizarConfig, { as, body: precios(6) }),
    asking(actualizarConfig, { as, body: precios(8) }),
  ],
  'the hours of the week, and the franjas that they close': ({ admin: as }) => {
    const short = [{ horaInicio: '08:00', horaFin: '10:00' }];
    return [
      asking(actualizarHorariosBase, { as, body: semanaDe(TRAMOS.slice(0, 1)) }),
      asking(actualizarHorariosBase, { as, body: semanaDe(short) }),
    ];
  },
};

test.each(Object.keys(PAIRS))('the texts are the same for more: %s', async (what) => {
  const scene = await openScene();
  const ask = async (asked: Ask) => {
    const sent = await listen(async () => {
      const { status } = await app.ask(asked);
      expect([asked, status < 300]).toEqual([asked, true]);
    });
    return sent.map(({ text }) => text);
  };
  const [little, more] = PAIRS[what]?.(scene) ?? [];
  if (!little || !more) throw new Error(`There is no pair ${what}`);
  const known = new Set(await ask(little));
  expect((await ask(more)).filter((text) => !known.has(text))).toEqual([]);
});
