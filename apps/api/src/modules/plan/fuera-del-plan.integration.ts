import { actualizarConfig } from '@remanso/contract/centro/config.contract';
import {
  crearBloqueo,
  crearFeriado,
  crearOverride,
  eliminarBloqueo,
  eliminarFeriado,
} from '@remanso/contract/plan/excepciones.contract';
import {
  actualizarFranja,
  bloquearFranja,
  crearFranja,
  desbloquearFranja,
  franjasPorFecha,
  generarFranjas,
} from '@remanso/contract/franja/franjas.contract';
import { actualizarHorariosBase } from '@remanso/contract/plan/horarios-base.contract';
import { describe, expect, test } from 'vitest';
import { CONFIG, SEMANA, VIERNES, reservar, type Admin } from '../../../test/support/builders.ts';
import { outcome } from '../../../test/support/refusals.ts';
import { useTestApp } from '../../../test/support/test-app.ts';
import { world } from '../../../test/support/world.ts';

/*
 * Tests of franjas for which the plan has no place, and which the plan keeps for their bookings
 * (rules §7.13): for what reason and until when each of them is blocked.
 * fuera-del-plan-reservas.integration.ts tests what can be done with the bookings.
 */

const app = useTestApp();

const FERIADO = { fecha: VIERNES, descripcion: 'Aniversario' };
const DE_NUEVE = SEMANA.map((dia) => ({
  ...dia,
  tramos: [{ horaInicio: '09:00', horaFin: '12:00' }],
}));

const conReserva = () =>
  world(app, { clientes: ['ana'], reservas: [{ de: 'ana', hora: '08:00' }] });

const cerrar = (as: Admin) => app.make(crearFeriado, { as, body: FERIADO });
const guardarHoras = (as: Admin, body: typeof SEMANA) =>
  app.make(actualizarHorariosBase, { as, body });
const tramo = (horaInicio: string, horaFin: string) => ({ horaInicio, horaFin });

/** Returns what the desk sees of Friday: hour, estado and motivo of each franja. */
async function viernes(as: Admin): Promise<string[]> {
  const franjas = await app.make(franjasPorFecha, { as, params: { fecha: VIERNES } });
  return franjas.map(({ horaInicio, estado, motivo }) =>
    [horaInicio, estado, motivo].filter(Boolean).join(' '),
  );
}
const lasOcho = async (as: Admin) => (await viernes(as)).find((una) => una.startsWith('08:00'));

describe('what no longer fits and is kept for its bookings is BLOQUEADA, with the reason', () => {
  type Cambio = (as: Admin) => Promise<unknown>;
  test.each<[string, Cambio, string]>([
    ['a feriado', cerrar, 'Aniversario'],
    [
      'an override that says why',
      (as) =>
        app.make(crearOverride, { as, body: { fecha: VIERNES, tramos: [], motivo: 'Feria' } }),
      'Feria',
    ],
    [
      'an override that does not',
      (as) =>
        app.make(crearOverride, {
          as,
          body: { fecha: VIERNES, tramos: [tramo('16:00', '18:00')] },
        }),
      'Fuera de horario',
    ],
    ['other hours', (as) => guardarHoras(as, DE_NUEVE), 'Fuera de horario'],
    [
      'another duration',
      (as) => app.make(actualizarConfig, { as, body: { ...CONFIG, duracionBaseMin: 90 } }),
      'Fuera de horario',
    ],
  ])('%s', async (_why, cambiar, motivo) => {
    const { admin, franjaId } = await conReserva();
    await cambiar(admin);
    expect(await lasOcho(admin)).toBe(`08:00 BLOQUEADA ${motivo}`);
    const libre = await app.call(desbloquearFranja, { as: admin, params: { id: franjaId } });
    expect(outcome(libre)).toBe('409 FRANJA_FUERA_DEL_PLAN');
    // The nightly plan finds nothing to change.
    await app.make(generarFranjas, { as: admin });
    expect(await lasOcho(admin)).toBe(`08:00 BLOQUEADA ${motivo}`);
  });

  test('a full one too, and the reason changes with the plan', async () => {
    const { admin, ana, franjaId } = await world(app, { clientes: ['ana'] });
    await reservar(app, ana, franjaId, 3);
    await guardarHoras(admin, DE_NUEVE);
    expect(await lasOcho(admin)).toBe('08:00 BLOQUEADA Fuera de horario');
    await cerrar(admin);
    expect(await lasOcho(admin)).toBe('08:00 BLOQUEADA Aniversario');
  });

  test('an override opens a feriado: its own hours are open, and the rest is blocked for it', async () => {
    const { admin } = await conReserva();
    await cerrar(admin);
    const tramos = [tramo('10:00', '12:00')];
    await app.make(crearOverride, {
      as: admin,
      body: { fecha: VIERNES, tramos, motivo: 'Media jornada' },
    });
    expect(await viernes(admin)).toEqual([
      '08:00 BLOQUEADA Media jornada',
      '10:00 ACTIVA',
      '11:00 ACTIVA',
    ]);
  });
});

test('it is ACTIVA again when the plan holds it again', async () => {
  const { admin } = await conReserva();
  const { id } = await cerrar(admin);
  await app.make(eliminarFeriado, { as: admin, params: { id } });
  expect(await viernes(admin)).toHaveLength(8);
  expect(await lasOcho(admin)).toBe('08:00 ACTIVA');
  await guardarHoras(admin, DE_NUEVE);
  await guardarHoras(admin, SEMANA);
  expect(await lasOcho(admin)).toBe('08:00 ACTIVA');
});

test('a block by hand outlives two changes of the plan, with its own motivo', async () => {
  const { admin, franjaId } = await conReserva();
  const sobre = { as: admin, params: { id: franjaId } };
  await app.make(bloquearFranja, { ...sobre, body: { motivo: 'Limpieza' } });
  const { id } = await cerrar(admin);
  expect(await lasOcho(admin)).toBe('08:00 BLOQUEADA Limpieza');
  expect(outcome(await app.call(desbloquearFranja, sobre))).toBe('409 FRANJA_FUERA_DEL_PLAN');
  await app.make(eliminarFeriado, { as: admin, params: { id } });
  expect(await lasOcho(admin)).toBe('08:00 BLOQUEADA Limpieza');
  const { franja } = await app.make(desbloquearFranja, sobre);
  expect(franja).toMatchObject({ estado: 'ACTIVA', motivo: null });
});

test('a bloqueo over it keeps its own motivo, and what is left of it is the plan’s', async () => {
  const { admin, franjaId } = await conReserva();
  await guardarHoras(admin, DE_NUEVE);
  const { id } = await app.make(crearBloqueo, {
    as: admin,
    body: { fechaDesde: VIERNES, fechaHasta: VIERNES, motivo: 'Pintura' },
  });
  expect(await lasOcho(admin)).toBe('08:00 BLOQUEADA Pintura');
  const libre = await app.call(desbloquearFranja, { as: admin, params: { id: franjaId } });
  expect(outcome(libre)).toBe('409 FRANJA_BAJO_BLOQUEO');
  await app.make(eliminarBloqueo, { as: admin, params: { id } });
  expect(await lasOcho(admin)).toBe('08:00 BLOQUEADA Fuera de horario');
});

describe('what a hand made or changed', () => {
  const editar = (as: Admin, id: number, capacidadEfectiva = 3) =>
    app.call(actualizarFranja, { as, params: { id }, body: { capacidadEfectiva } });
  const aMano = (dia: string) => ({ inicio: `${dia}T21:00:00`, fin: `${dia}T22:00:00` });

  test('stays as it is when hours, duration or an override leave it outside', async () => {
    const { admin, ana, franjaId } = await conReserva();
    expect((await editar(admin, franjaId)).status).toBe(200);
    const { franja } = await app.make(crearFranja, { as: admin, body: aMano(VIERNES) });
    await reservar(app, ana, franja.id);
    await guardarHoras(admin, DE_NUEVE);
    await app.make(actualizarConfig, { as: admin, body: { ...CONFIG, duracionBaseMin: 90 } });
    await app.make(crearOverride, { as: admin, body: { fecha: VIERNES, tramos: [] } });
    expect(await viernes(admin)).toEqual(['08:00 ACTIVA', '21:00 ACTIVA']);
  });

  test('is closed by a feriado, booked or not, and is as it was without it', async () => {
    const { admin, franjaId } = await conReserva();
    await editar(admin, franjaId);
    await app.make(crearFranja, { as: admin, body: aMano(VIERNES) });
    const { id } = await cerrar(admin);
    expect(await viernes(admin)).toEqual([
      '08:00 BLOQUEADA Aniversario',
      '21:00 BLOQUEADA Aniversario',
    ]);
    const libre = await app.call(desbloquearFranja, { as: admin, params: { id: franjaId } });
    expect(outcome(libre)).toBe('409 FRANJA_FUERA_DEL_PLAN');
    await app.make(eliminarFeriado, { as: admin, params: { id } });
    const despues = await viernes(admin);
    expect([despues[0], despues.at(-1)]).toEqual(['08:00 ACTIVA', '21:00 ACTIVA']);
  });

  test('is closed where a feriado is there already, made on its day or moved to it', async () => {
    const { admin } = await world(app);
    await cerrar(admin);
    const otroDia = await app.make(crearFranja, { as: admin, body: aMano('2026-10-03') });
    const made = await app.make(crearFranja, {
      as: admin,
      body: { inicio: `${VIERNES}T09:00:00`, fin: `${VIERNES}T10:00:00` },
    });
    expect(made.franja).toMatchObject({ estado: 'BLOQUEADA', motivo: 'Aniversario' });
    const params = { id: otroDia.franja.id };
    const moved = await app.make(actualizarFranja, { as: admin, params, body: aMano(VIERNES) });
    expect(moved.franja).toMatchObject({ estado: 'BLOQUEADA', fueraDelPlan: true });
    const back = await app.make(actualizarFranja, { as: admin, params, body: aMano('2026-10-03') });
    expect(back.franja.estado).toBe('ACTIVA');
    expect(back.franja).not.toHaveProperty('fueraDelPlan');
  });

  test('is what was there before: the plan’s own cannot become it while it is only kept', async () => {
    const { admin, franjaId } = await conReserva();
    await guardarHoras(admin, DE_NUEVE);
    expect(outcome(await editar(admin, franjaId))).toBe('409 FRANJA_FUERA_DEL_PLAN');
    expect(await lasOcho(admin)).toBe('08:00 BLOQUEADA Fuera de horario');
  });
});
