import { actualizarAsiento, agregarAsiento } from '@remanso/contract/reserva/asientos.contract';
import { marcarAsistencia } from '@remanso/contract/reserva/asistencia.contract';
import { resumenDeCliente } from '@remanso/contract/persona/clientes.contract';
import { obtenerReserva } from '@remanso/contract/reserva/reservas-leidas.contract';
import {
  actualizarReserva,
  cancelarReserva,
  deshacerReserva,
  type ReservaDelMostrador,
} from '@remanso/contract/reserva/reservas.contract';
import { expect, test } from 'vitest';
import { VIERNES } from '../../../../test/support/builders.ts';
import { moveTo } from '../../../../test/support/personas.ts';
import { outcome } from '../../../../test/support/refusals.ts';
import { useTestApp } from '../../../../test/support/test-app.ts';
import { world } from '../../../../test/support/world.ts';

const app = useTestApp();

/** Opens a centre five minutes before Ana's turn. Ana's booking has two companions. */
async function prepare() {
  const centre = await world(app, {
    clientes: ['ana'],
    reservas: [{ de: 'ana', hora: '08:00', con: 2 }],
  });
  const { admin, ana, reservaId, reservas } = centre;
  await moveTo(app, `${VIERNES}T07:55:00`, admin, ana);
  const ids = reservas[0].participantes.map(({ asientoId }) => asientoId);
  const mark = (presentes: number[] | null, tarde?: number | null) =>
    app.call(marcarAsistencia, {
      as: admin,
      params: { id: reservaId },
      body: { presentes, tarde },
    });
  const read = () => app.make(obtenerReserva, { as: admin, params: { id: reservaId } });
  return { ...centre, ids, mark, read };
}

const marksOf = ({ participantes }: ReservaDelMostrador) =>
  participantes.map(({ presente }) => presente);

test.each([
  ['all', [0, 1, 2], [true, true, true], 'VINO'],
  ['a part', [2, 0, 0], [true, false, true], 'PARCIAL'],
  ['nobody', [], [false, false, false], 'NO_VINO'],
  ['nothing, once more', null, [null, null, null], 'SIN_MARCAR'],
] as const)('%s of the people is marked', async (_who, presentes, marks, asistencia) => {
  const { ids, mark, read } = await prepare();
  await mark([ids[1] as number]);
  const { status, body } = await mark(presentes && presentes.map((n) => ids[n] as number));
  expect([status, marksOf(body), body.asistencia]).toEqual([200, marks, asistencia]);
  expect(await read()).toEqual(body);
});

test('a booking that nobody has looked at is not marked, and a client sees none of it', async () => {
  const { ana, reservaId, read } = await prepare();
  expect((await read()).asistencia).toBe('SIN_MARCAR');
  const suya = await app.make(obtenerReserva, { as: ana, params: { id: reservaId } });
  expect(JSON.stringify(suya)).not.toMatch(/asistencia|presente|saldo|tarde/);
});

test('whoever comes along later is not marked', async () => {
  const { admin, reservaId, ids, mark, read } = await prepare();
  await mark(ids);
  const body = { reservaId, nombre: 'Luz', sexo: 'FEMENINO' } as const;
  await app.make(agregarAsiento, { as: admin, body });
  expect(await read()).toMatchObject({ asistencia: 'PARCIAL' });
  expect(marksOf(await read())).toEqual([true, true, true, null]);
  await app.make(actualizarAsiento, {
    as: admin,
    params: { id: ids[0] as number },
    body: { nombre: 'Anahí' },
  });
  expect(marksOf(await read())).toEqual([true, true, true, null]);
});

test('from 30 minutes before the start until 7 days after the end', async () => {
  const { admin, mark } = await prepare();
  const at = async (momento: string) => {
    await moveTo(app, momento, admin);
    return (await mark([])).status;
  };
  expect(await at(`${VIERNES}T07:29:59`)).toBe(409);
  expect(await at(`${VIERNES}T07:30:00`)).toBe(200);
  expect(await at('2026-10-09T09:00:00')).toBe(200);
  expect(await at('2026-10-09T09:00:01')).toBe(409);
});

test('a cancelled booking is not marked, nor with the seat of another', async () => {
  const { admin, ids, mark, reservaId, read } = await prepare();
  expect(outcome(await mark([...ids, 999]))).toBe('400 DATOS_INVALIDOS presentes');
  expect((await read()).asistencia).toBe('SIN_MARCAR');
  await app.make(cancelarReserva, { as: admin, params: { id: reservaId } });
  expect(outcome(await mark([]))).toBe('409 RESERVA_CANCELADA');
});

test('what was seen of one turn says nothing of another', async () => {
  const { admin, ids, mark, reservaId, franja, read } = await prepare();
  await mark(ids);
  const params = { id: reservaId };
  const body = { franjaId: franja('10:00') };
  await app.make(actualizarReserva, { as: admin, params, body });
  expect((await read()).asistencia).toBe('SIN_MARCAR');
  // Marking the attendance does not count as a change of the booking, so the earlier move can still
  // be undone.
  await moveTo(app, `${VIERNES}T07:59:00`, admin);
  await app.make(deshacerReserva, { as: admin, params });
  await mark(ids);
  expect((await read()).asistencia).toBe('VINO');
});

test('the accounts of a client count where nobody came', async () => {
  const { admin, ana, ids, mark, reservaId } = await prepare();
  const absences = async () => {
    const { cuentas } = await app.make(resumenDeCliente, { as: admin, params: { id: ana.id } });
    return cuentas.ausencias;
  };
  expect(await absences()).toBe(0);
  await mark([]);
  expect(await absences()).toBe(1);
  await mark(ids.slice(0, 1));
  expect(await absences()).toBe(0);
  await mark([]);
  await app.make(cancelarReserva, { as: admin, params: { id: reservaId } });
  expect(await absences()).toBe(0);
});

test('who came late is counted, corrected and taken back, and a client sees none of it', async () => {
  const { admin, ana, ids, mark, reservaId, franja, read } = await prepare();
  const delays = async () => {
    const { cuentas } = await app.make(resumenDeCliente, { as: admin, params: { id: ana.id } });
    return [(await read()).tarde, cuentas.tardanzas];
  };
  expect(await delays()).toEqual([null, 0]);
  expect((await mark(ids, 12)).body).toMatchObject({ tarde: 12, asistencia: 'VINO' });
  await mark(ids.slice(0, 2), 20);
  expect(await delays()).toEqual([20, 1]);
  const suya = await app.make(obtenerReserva, { as: ana, params: { id: reservaId } });
  expect(JSON.stringify(suya)).not.toContain('tarde');
  expect(outcome(await mark([], 5))).toBe('400 DATOS_INVALIDOS tarde');
  await mark(ids);
  expect(await delays()).toEqual([null, 0]);
  await mark(ids, 3);
  const body = { franjaId: franja('10:00') };
  await app.make(actualizarReserva, { as: admin, params: { id: reservaId }, body });
  expect(await delays()).toEqual([null, 0]);
});
