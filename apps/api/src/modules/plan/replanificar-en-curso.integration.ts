import { actualizarHorariosBase } from '@remanso/contract/horarios-base.contract';
import { actualizarConfig } from '@remanso/contract/config.contract';
import { franjasPorFecha } from '@remanso/contract/franjas.contract';
import { expect, test } from 'vitest';
import { CONFIG, SEMANA, VIERNES, type Admin } from '../../../test/support/builders.ts';
import { moveTo } from '../../../test/support/personas.ts';
import { world } from '../../../test/support/world.ts';
import { useTestApp } from '../../../test/support/test-app.ts';

const app = useTestApp();

/** Lets Friday come to half past eight: the franja of eight has begun, and ends at nine. */
const enPlenoTurno = (admin: Admin) => moveTo(app, `${VIERNES}T08:30:00`, admin);

async function begun(as: Admin) {
  const franjas = await app.make(franjasPorFecha, { as, params: { fecha: VIERNES } });
  return franjas.slice(0, 3).map(({ horaInicio, horaFin }) => [horaInicio, horaFin]);
}

test('a shorter duration saved during a turn leaves that turn alone and begins after it', async () => {
  const { admin } = await world(app);
  await enPlenoTurno(admin);
  const body = { ...CONFIG, duracionBaseMin: 20 };
  expect((await app.call(actualizarConfig, { as: admin, body })).status).toBe(200);
  expect(await begun(admin)).toEqual([
    ['08:00', '09:00'],
    ['09:00', '09:20'],
    ['09:20', '09:40'],
  ]);
});

test('hours saved during a turn that would begin inside it begin after it', async () => {
  const { admin } = await world(app);
  await enPlenoTurno(admin);
  const tramos = [{ horaInicio: '08:45', horaFin: '12:00' }];
  const body = SEMANA.map((dia) => (dia.activo ? { ...dia, tramos } : dia));
  expect((await app.call(actualizarHorariosBase, { as: admin, body })).status).toBe(200);
  expect(await begun(admin)).toEqual([
    ['08:00', '09:00'],
    ['09:45', '10:45'],
    ['10:45', '11:45'],
  ]);
});
