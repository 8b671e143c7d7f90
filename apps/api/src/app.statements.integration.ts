import { beforeAll, expect, test } from 'vitest';
import {
  VIERNES,
  abrirCentro,
  crearPersona,
  reservar,
  verDia,
  type Persona,
} from './testing/builders.ts';
import { createStatementCounter } from './testing/count-statements.ts';
import { useTestApp } from './testing/test-app.ts';

/*
 * What a list costs the database does not grow with what is in it: no list asks once for each row.
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

/** One booking for one person. */
async function aLittle(): Promise<Reader & { franjas: number[] }> {
  const admin = await abrirCentro(app);
  const ana = await crearPersona(app);
  const franjas = (await verDia(app, VIERNES, ana)).map(({ id }) => id);
  await reservar(app, ana, franjas[0] ?? 0);
  return { admin, ana, franjas };
}

/** Every franja of the day full of bookings with companions, and some of everything else. */
async function aLot(): Promise<Reader> {
  const { admin, ana, franjas } = await aLittle();
  const [, ...others] = franjas;
  for (const franjaId of others) {
    await reservar(app, ana, franjaId, 1);
    await reservar(app, await crearPersona(app), franjaId, 1);
  }
  const make = async (kind: string, body: object) => {
    const answer = await app.call(`POST /excepciones/${kind}`, { token: admin.token, body });
    expect([body, answer.status]).toEqual([body, 201]);
  };
  for (const dia of ['10', '11', '12', '13']) {
    const fecha = `2026-11-${dia}`;
    await make('feriados', { fecha, descripcion: 'Zafra' });
    await make('bloqueos', { fechaDesde: fecha, fechaHasta: fecha });
    const tramos = ['08', '10', '12'].map((h) => ({ horaInicio: `${h}:00`, horaFin: `${h}:50` }));
    await make('overrides', { fecha, tramos });
  }
  return { admin, ana };
}

const LISTS: { call: `GET /${string}`; by: keyof Reader; statements: number }[] = [
  // The session check is one of them.
  { call: `GET /franjas/client/por-fecha/${VIERNES}`, by: 'ana', statements: 2 },
  { call: 'GET /franjas/client/ventana', by: 'ana', statements: 2 },
  { call: `GET /franjas/por-fecha/${VIERNES}`, by: 'admin', statements: 2 },
  { call: `GET /franjas/por-fecha/${VIERNES}?incluirDetalles=true`, by: 'admin', statements: 3 },
  {
    call: `GET /franjas?desde=${VIERNES}&hasta=2026-10-08&incluirDetalles=true`,
    by: 'admin',
    statements: 3,
  },
  { call: 'GET /franjas/1', by: 'admin', statements: 3 },
  { call: 'GET /reservas/mias?size=100', by: 'ana', statements: 3 },
  { call: 'GET /reservas/mias/resumen', by: 'ana', statements: 3 },
  { call: 'GET /reservas/todas?size=100', by: 'admin', statements: 3 },
  { call: 'GET /reservas/estado/confirmada', by: 'admin', statements: 2 },
  { call: 'GET /reservas/franja/1', by: 'admin', statements: 3 },
  { call: `GET /reservas/por-fecha?fecha=${VIERNES}`, by: 'admin', statements: 2 },
  // It asks the plan first which franjas it does not want.
  { call: 'GET /reservas/alternativas?reservas=1,2,3,4,5', by: 'admin', statements: 17 },
  { call: 'GET /clientes?size=100', by: 'admin', statements: 4 },
  { call: 'GET /clientes/2/resumen', by: 'admin', statements: 4 },
  { call: 'GET /clientes/2/reservas?size=100', by: 'admin', statements: 4 },
  { call: 'GET /actividad?size=100', by: 'admin', statements: 3 },
  { call: 'GET /usuarios/todos', by: 'admin', statements: 3 },
  { call: 'GET /usuarios/rol/client', by: 'admin', statements: 2 },
  { call: 'GET /asientos/todos?size=100', by: 'admin', statements: 3 },
  { call: 'GET /asientos/tipo/titular', by: 'admin', statements: 2 },
  { call: 'GET /asientos/reserva/1', by: 'admin', statements: 3 },
  { call: 'GET /excepciones', by: 'admin', statements: 4 },
  { call: 'GET /horarios-base', by: 'admin', statements: 2 },
  { call: 'GET /config', by: 'ana', statements: 2 },
];

test.each([
  { what: 'little', fill: aLittle },
  { what: 'a lot', fill: aLot },
])('with $what to show, every list takes the same few statements', async ({ fill }) => {
  const people = await fill();
  const counted = [];
  for (const { call, by } of LISTS) {
    let status = 0;
    const statements = await statementsOf(async () => {
      ({ status } = await app.call(call, people[by]));
    });
    counted.push({ call, by, statements });
    expect([call, status]).toEqual([call, 200]);
  }
  expect(counted).toEqual(LISTS);
});
