import { actualizarConfig } from '@remanso/contract/centro/config.contract';
import { actualizarHorariosBase } from '@remanso/contract/plan/horarios-base.contract';
import {
  crearFeriado,
  crearOverride,
  crearBloqueo,
  eliminarBloqueo,
} from '@remanso/contract/plan/excepciones.contract';
import {
  actualizarFranja,
  crearFranja,
  bloquearFranja,
  desbloquearFranja,
  eliminarFranja,
  franjasPorFecha,
  obtenerFranja,
} from '@remanso/contract/franja/franjas.contract';
import { expect, test } from 'vitest';
import {
  CONFIG,
  SEMANA,
  VIERNES,
  reservar,
  verDia,
  type Admin,
  type Persona,
} from '../../../test/support/builders.ts';
import { crearPersona } from '../../../test/support/personas.ts';
import { world } from '../../../test/support/world.ts';
import { useTestApp } from '../../../test/support/test-app.ts';

const app = useTestApp();

/**
 * Tests of what becomes of the franjas that an administrator made, changed or blocked by hand when
 * the rules of the plan change.
 */

const sinViernes = SEMANA.map((dia) =>
  dia.diaSemana === 'VIERNES' ? { ...dia, activo: false, tramos: [] } : dia,
);

async function hacerFranja(persona: Persona, desde: string, hasta: string): Promise<number> {
  const inicio = `${VIERNES}T${desde}:00`;
  const made = await app.call(crearFranja, {
    as: persona,
    body: { inicio, fin: `${VIERNES}T${hasta}:00` },
  });
  expect(made.status).toBe(201);
  return made.body.franja.id;
}

const declararFeriado = (persona: Persona) =>
  app.call(crearFeriado, { as: persona, body: { fecha: VIERNES, descripcion: 'Aniversario' } });

const idsDe = (conflictos: { franja: { id: number } }[]) =>
  conflictos.map(({ franja }) => franja.id);

test('a feriado tells of who booked a franja that was made by hand', async () => {
  const { admin, ana } = await world(app, { clientes: ['ana'] });
  const id = await hacerFranja(admin, '21:00', '22:00');
  await reservar(app, ana, id);
  const guardada = await app.call(actualizarHorariosBase, { as: admin, body: SEMANA });
  // The admin made the franja outside the hours on purpose, so it is no conflicto.
  expect(guardada.body.conflictos).toEqual([]);
  const { body } = await declararFeriado(admin);
  expect(idsDe(body.conflictos)).toEqual([id]);
  expect(body.conflictos[0]?.reservas).toMatchObject([{ cliente: { id: ana.id } }]);
  // The override has hours from 20:00 to 22:00, into which the franja fits.
  const propio = await app.call(crearOverride, {
    as: admin,
    body: { fecha: VIERNES, tramos: [{ horaInicio: '20:00', horaFin: '22:00' }] },
  });
  expect(propio.body.conflictos).toEqual([]);
});

test.each([
  ['with other places', actualizarFranja, { capacidadEfectiva: 5 }],
  ['blocked', bloquearFranja, { motivo: 'Limpieza' }],
] as const)('closing its day tells of a booked one %s by hand', async (_, endpoint, body) => {
  const { admin, franjaId } = await world(app, {
    clientes: ['ana'],
    reservas: [{ de: 'ana', hora: '08:00' }],
  });
  await app.make<typeof endpoint>(endpoint, { as: admin, params: { id: franjaId }, body });
  const cerrada = await app.call(actualizarHorariosBase, { as: admin, body: sinViernes });
  expect(idsDe(cerrada.body.conflictos)).toEqual([franjaId]);
});

test('one blocked by hand gets the places of the day all the same', async () => {
  const { admin, ana, franjaId } = await world(app, { clientes: ['ana'] });
  await app.call(bloquearFranja, { as: admin, params: { id: franjaId }, body: {} });
  await app.call(actualizarConfig, { as: admin, body: { ...CONFIG, capacidadBase: 2 } });
  const libre = await app.call(desbloquearFranja, { as: admin, params: { id: franjaId } });
  expect(libre.body.franja).toMatchObject({ estado: 'ACTIVA', capacidadEfectiva: 2 });
  expect((await verDia(app, VIERNES, ana))[0]).toMatchObject({ id: franjaId });
});

test('the hours of one that was made by hand and deleted are free for the plan', async () => {
  const { admin } = await world(app);
  await app.call(actualizarHorariosBase, { as: admin, body: sinViernes });
  const id = await hacerFranja(admin, '08:00', '08:30');
  await app.call(eliminarFranja, { as: admin, params: { id } });
  await app.call(actualizarHorariosBase, { as: admin, body: SEMANA });
  expect((await verDia(app, VIERNES, admin)).map(({ horaInicio }) => horaInicio)).toHaveLength(8);
});

test('before the first configuration a bloqueo blocks what was made by hand', async () => {
  const admin = await crearPersona(app, { rol: 'ADMIN' });
  const id = await hacerFranja(admin, '09:00', '10:00');
  const estado = async () =>
    (await app.call(obtenerFranja, { as: admin, params: { id } })).body.estado;
  const bloqueo = await app.call(crearBloqueo, {
    as: admin,
    body: { fechaDesde: VIERNES, fechaHasta: VIERNES },
  });
  expect([bloqueo.status, await estado()]).toEqual([201, 'BLOQUEADA']);
  await app.call(eliminarBloqueo, { as: admin, params: { id: bloqueo.body.id } });
  expect(await estado()).toBe('ACTIVA');
});

const LEJOS = '2126-10-02';

const UNA_POR_SEMANA = [
  {
    diaSemana: 'LUNES' as const,
    activo: true,
    tramos: [{ horaInicio: '08:00', horaFin: '09:00' }],
  },
];

async function hacerFranjaLejana(as: Admin): Promise<number> {
  const body = { inicio: `${LEJOS}T21:00:00`, fin: `${LEJOS}T21:50:00` };
  return (await app.make(crearFranja, { as, body })).franja.id;
}

test('one made far ahead draws no others behind it', async () => {
  const { admin } = await world(app, { semana: UNA_POR_SEMANA });
  const id = await hacerFranjaLejana(admin);
  const saved = await app.call(actualizarHorariosBase, { as: admin, body: UNA_POR_SEMANA });
  expect([saved.status, saved.body.conflictos]).toEqual([200, []]);
  const vistas = (fecha: string) => app.make(franjasPorFecha, { as: admin, params: { fecha } });
  expect(await vistas('2026-10-05')).toHaveLength(1);
  // 12 October is the first Monday after the end of the window.
  expect(await vistas('2026-10-12')).toEqual([]);
  expect((await vistas(LEJOS)).map((franja) => franja.id)).toEqual([id]);
});

test('a bloqueo reaches one made far ahead, and leaves it again', async () => {
  const { admin } = await world(app, { semana: UNA_POR_SEMANA });
  const id = await hacerFranjaLejana(admin);
  const estado = async () =>
    (await app.call(obtenerFranja, { as: admin, params: { id } })).body.estado;
  const bloqueo = await app.call(crearBloqueo, {
    as: admin,
    body: { fechaDesde: LEJOS, fechaHasta: LEJOS },
  });
  expect([bloqueo.status, await estado()]).toEqual([201, 'BLOQUEADA']);
  const gone = await app.call(eliminarBloqueo, { as: admin, params: { id: bloqueo.body.id } });
  expect([gone.status, await estado()]).toEqual([200, 'ACTIVA']);
});
