import {
  previsualizarFeriado,
  previsualizarBloqueo,
  previsualizarOverride,
  previsualizarImportacion,
  previsualizarEliminarFeriado,
  previsualizarEliminarBloqueo,
  previsualizarEliminarOverride,
  importarFeriados,
} from '@remanso/contract/plan/excepciones-previas.contract';
import { salud } from '@remanso/contract/sistema/salud.contract';
import {
  obtenerConfig,
  previsualizarConfig,
  actualizarConfig,
} from '@remanso/contract/centro/config.contract';
import {
  listarAsientos,
  listarAsientosPorTipo,
  listarAsientosDeReserva,
} from '@remanso/contract/reserva/asientos.contract';
import { listarUsuarios, listarUsuariosPorRol } from '@remanso/contract/persona/usuarios.contract';
import { misDatos } from '@remanso/contract/persona/cuenta.contract';
import {
  avisosDeCliente,
  avisosDeReserva,
  listarAvisosFallidos,
} from '@remanso/contract/seguimiento/avisos.contract';
import { listarRecados } from '@remanso/contract/reserva/recados.contract';
import { obtenerInforme } from '@remanso/contract/seguimiento/informes.contract';
import {
  historiaDeCliente,
  historiaDeReserva,
  listarActividad,
} from '@remanso/contract/seguimiento/auditoria.contract';
import {
  listarClientes,
  resumenDeCliente,
  reservasDeCliente,
} from '@remanso/contract/persona/clientes.contract';
import {
  misReservas,
  resumenDeMisReservas,
  obtenerReserva,
  listarReservas,
  listarReservasPorEstado,
  listarReservasDeFranja,
  listarReservasPorFecha,
  alternativasDeReservas,
} from '@remanso/contract/reserva/reservas-leidas.contract';
import {
  franjasPorFechaDeCliente,
  franjasDeLaVentana,
  franjasPorFecha,
  franjasPorResolver,
  listarFranjas,
  obtenerFranja,
} from '@remanso/contract/franja/franjas.contract';
import {
  crearFeriado,
  crearBloqueo,
  crearOverride,
  listarExcepciones,
} from '@remanso/contract/plan/excepciones.contract';
import {
  actualizarHorariosBase,
  obtenerHorariosBase,
  previsualizarHorariosBase,
} from '@remanso/contract/plan/horarios-base.contract';
import { ENDPOINTS } from '@remanso/contract/endpoints';
import type { Endpoint } from '@remanso/contract/endpoint';
import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { CONFIG, SEMANA, VIERNES, type Persona } from './support/builders.ts';
import { world } from './support/world.ts';
import { createStatementCounter } from './support/database/count-statements.ts';
import { asking, type Ask } from './support/client.ts';
import { openScene, type Scene } from './support/scene.ts';
import { useTestApp } from './support/test-app.ts';
import { allowedOf, validRequest } from './support/valid-requests/valid-requests.ts';

/*
 * The number of SQL statements of a call must not grow with the number of rows: no call reads or
 * writes the rows one by one.
 */

const app = useTestApp();

let statementsOf: ReturnType<typeof createStatementCounter>;
beforeAll(() => {
  statementsOf = createStatementCounter(app);
});

interface Reader {
  admin: Persona;
  ana: Persona;
}

/** Opens a centre with one booking for one person. */
const aLittle = () => world(app, { clientes: ['ana'], reservas: [{ de: 'ana', hora: '08:00' }] });

const MORE_HOURS = ['09:00', '10:00', '11:00', '16:00', '17:00', '18:00', '19:00'];

/**
 * Opens a centre where bookings with companions fill nearly every franja of the day, and where
 * November has feriados, bloqueos and overrides.
 */
async function aLot(): Promise<Reader> {
  const { admin, ana } = await world(app, {
    clientes: ['ana', 'luis'],
    reservas: [
      { de: 'ana', hora: '08:00' },
      ...MORE_HOURS.flatMap((hora) => [
        { de: 'ana' as const, hora, con: 1 },
        { de: 'luis' as const, hora, con: 1 },
      ]),
    ],
  });
  await fillNovember(admin);
  return { admin, ana };
}

async function fillNovember(admin: Persona): Promise<void> {
  for (const dia of ['10', '11', '12', '13']) {
    const fecha = `2026-11-${dia}`;
    const tramos = ['08', '10', '12'].map((h) => ({ horaInicio: `${h}:00`, horaFin: `${h}:50` }));
    await app.make(crearFeriado, { as: admin, body: { fecha, descripcion: 'Zafra' } });
    await app.make(crearBloqueo, { as: admin, body: { fechaDesde: fecha, fechaHasta: fecha } });
    await app.make(crearOverride, { as: admin, body: { fecha, tramos } });
  }
}

interface Read {
  by: keyof Reader;
  statements: number;
  ask: Ask;
}

const ofAna = (statements: number, ask: Ask): Read => ({ by: 'ana', statements, ask });
const ofAdmin = (statements: number, ask: Ask): Read => ({ by: 'admin', statements, ask });

const DIA = { params: { fecha: VIERNES } };
const MUCHOS = { query: { size: 100 } };
const UNA = { params: { id: 1 } };
const ANA = { params: { id: 2 } };
const CON_DETALLES = { incluirDetalles: true };

const LISTS: Read[] = [
  // The session check is one of the statements. A further statement counts a list only where the
  // page does not reach the list's end.
  ofAna(2, asking(franjasPorFechaDeCliente, DIA)),
  ofAna(2, asking(franjasDeLaVentana)),
  ofAdmin(2, asking(franjasPorFecha, DIA)),
  ofAdmin(3, asking(franjasPorFecha, { ...DIA, query: CON_DETALLES })),
  ofAdmin(
    3,
    asking(listarFranjas, { query: { desde: VIERNES, hasta: '2026-10-08', ...CON_DETALLES } }),
  ),
  ofAdmin(3, asking(obtenerFranja, UNA)),
  // This call first computes from the plan which franjas the plan does not want.
  ofAdmin(13, asking(franjasPorResolver)),
  ofAna(2, asking(misReservas, MUCHOS)),
  ofAna(3, asking(resumenDeMisReservas)),
  ofAna(2, asking(obtenerReserva, UNA)),
  ofAdmin(2, asking(listarReservas, MUCHOS)),
  ofAdmin(2, asking(listarReservasPorEstado, { params: { estado: 'confirmada' } })),
  ofAdmin(3, asking(listarReservasDeFranja, UNA)),
  ofAdmin(2, asking(listarReservasPorFecha, { query: { fecha: VIERNES } })),
  // This call first computes from the plan which franjas the plan does not want.
  ofAdmin(15, asking(alternativasDeReservas, { query: { reservas: '1,2,3,4,5' } })),
  ofAdmin(3, asking(listarClientes, MUCHOS)),
  ofAdmin(4, asking(resumenDeCliente, ANA)),
  ofAdmin(3, asking(reservasDeCliente, { ...ANA, ...MUCHOS })),
  ofAdmin(8, asking(obtenerInforme, { query: { desde: VIERNES, hasta: '2026-10-08' } })),
  ofAdmin(3, asking(listarActividad, MUCHOS)),
  ofAdmin(3, asking(historiaDeReserva, { ...UNA, ...MUCHOS })),
  ofAdmin(3, asking(historiaDeCliente, { ...ANA, ...MUCHOS })),
  ofAdmin(2, asking(listarAvisosFallidos, MUCHOS)),
  ofAdmin(2, asking(avisosDeReserva, UNA)),
  ofAdmin(3, asking(avisosDeCliente, { ...ANA, ...MUCHOS })),
  ofAdmin(5, asking(listarRecados)),
  ofAna(7, asking(misDatos)),
  ofAdmin(3, asking(listarUsuarios)),
  ofAdmin(2, asking(listarUsuariosPorRol, { params: { rol: 'client' } })),
  ofAdmin(2, asking(listarAsientos, MUCHOS)),
  ofAdmin(2, asking(listarAsientosPorTipo, { params: { tipo: 'titular' } })),
  ofAdmin(3, asking(listarAsientosDeReserva, UNA)),
  ofAdmin(4, asking(listarExcepciones)),
  ofAdmin(2, asking(obtenerHorariosBase)),
  ofAna(3, asking(obtenerConfig)),
];

const EVERY_AMOUNT = [
  { what: 'little', fill: aLittle },
  { what: 'a lot', fill: aLot },
];

/** Makes the calls; returns each with its number of SQL statements. */
async function count(calls: readonly Read[], people: Reader): Promise<Read[]> {
  const counted = [];
  for (const { by, ask } of calls) {
    let status = 0;
    const statements = await statementsOf(async () => {
      ({ status } = await app.ask(ask, people[by]));
    });
    counted.push({ by, statements, ask });
    expect([ask.endpoint.path, status]).toEqual([ask.endpoint.path, 200]);
  }
  return counted;
}

test.each(EVERY_AMOUNT)(
  'with $what to show, every list takes the same few statements',
  async ({ fill }) => {
    expect(await count(LISTS, await fill())).toEqual(LISTS);
  },
);

test('the health call takes three statements at most: whether the database takes writes is asked once in a while', async () => {
  const statements = await statementsOf(() => app.call(salud));
  expect(statements).toBeLessThanOrEqual(3);
});

const closed = SEMANA.map((dia) => ({ ...dia, activo: false }));
const inDecember = (cuantos: number) =>
  Array.from({ length: cuantos }, (_, n) => ({ fecha: `2026-12-${n + 10}`, descripcion: 'Feria' }));

const FERIADO = { fecha: VIERNES, descripcion: 'Fiesta' };
const BLOQUEO = { fechaDesde: VIERNES, fechaHasta: VIERNES };

const PREVIEWS: Read[] = [
  ofAdmin(19, asking(previsualizarConfig, { body: { ...CONFIG, duracionBaseMin: 90 } })),
  ofAdmin(18, asking(previsualizarHorariosBase, { body: closed })),
  ofAdmin(21, asking(previsualizarFeriado, { body: FERIADO })),
  ofAdmin(18, asking(previsualizarBloqueo, { body: BLOQUEO })),
  ofAdmin(21, asking(previsualizarOverride, { body: { fecha: VIERNES, tramos: [] } })),
  ofAdmin(18, asking(previsualizarImportacion, { body: { feriados: [FERIADO] } })),
  ofAdmin(19, asking(previsualizarEliminarFeriado, UNA)),
  ofAdmin(19, asking(previsualizarEliminarBloqueo, UNA)),
  ofAdmin(19, asking(previsualizarEliminarOverride, UNA)),
];

test.each(EVERY_AMOUNT)(
  'with $what in the way, every preview takes the same few statements',
  async ({ fill }) => {
    const people = await fill();
    const { admin: as } = people;
    const fecha = '2026-10-03';
    await app.make(crearFeriado, { as, body: { fecha, descripcion: 'Fiesta' } });
    await app.make(crearBloqueo, { as, body: { fechaDesde: fecha, fechaHasta: fecha } });
    await app.make(crearOverride, { as, body: { fecha: '2026-10-05', tramos: [] } });
    // Once the week is closed, every change reports the bookings of Friday as conflictos.
    await app.make(actualizarHorariosBase, { as, body: closed });
    expect(await count(PREVIEWS, people)).toEqual(PREVIEWS);
  },
);

test('neither a wide window nor many feriados take more statements to save', async () => {
  const { admin: as } = await aLittle();
  const capacity = (capacidadBase: number, ventanaDias: number) => {
    const body = { ...CONFIG, capacidadBase, ventanaDias };
    return statementsOf(() => app.make(actualizarConfig, { as, body }));
  };
  const importing = (feriados: ReturnType<typeof inDecember>) =>
    statementsOf(() => app.make(importarFeriados, { as, body: { feriados } }));
  const narrow = await capacity(3, 7);
  await capacity(3, 30);
  expect(await capacity(2, 30)).toBe(narrow);
  const one = await importing(inDecember(1));
  expect(await importing(inDecember(21).slice(1))).toBe(one);
});

/** Makes every call that returns a list; returns the number of SQL statements by path. */
async function countLists(scene: Scene): Promise<Record<string, number>> {
  const counted: Record<string, number> = {};
  for (const { id, method, path } of ENDPOINTS.filter(isList)) {
    const request = await validRequest(id, scene);
    const isOfDesk = ['admin', 'desk'].includes(allowedOf(id));
    const as = isOfDesk ? scene.admin : scene.client;
    counted[path] = await statementsOf(async () => {
      const { status } = await app.send(method, request.path, { as });
      expect([path, status]).toEqual([path, 200]);
    });
  }
  return counted;
}

test('no list, a new one neither, takes more statements because there is more to show', async () => {
  const few = await countLists(await openScene(app));
  await app.database.empty();
  const scene = await openScene(app);
  for (let n = 0; n < 6; n += 1) {
    await scene.newReserva();
    await scene.newCliente();
    await scene.newAvisoFallido();
    await scene.newPago();
  }
  await fillNovember(scene.admin);
  for (const [path, statements] of Object.entries(await countLists(scene))) {
    // A list longer than one page takes one statement more, which counts the list.
    expect.soft(statements, path).toBeLessThanOrEqual((few[path] ?? 0) + 1);
  }
});

const isList = ({ id, method, response }: Endpoint) =>
  method === 'GET' &&
  id !== salud.id &&
  response !== undefined &&
  JSON.stringify(z.toJSONSchema(response)).includes('"type":"array"');
