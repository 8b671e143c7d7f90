import { expect, test } from 'vitest';
import {
  CONFIG,
  SEMANA,
  VIERNES,
  centroConFranja,
  moveTo,
} from '../../../test/support/builders.ts';
import { useTestApp } from '../../../test/support/test-app.ts';

const app = useTestApp();

/** Opens a centre on Friday at half past eight: the franja of eight has begun, and ends at nine. */
async function enPlenoTurno() {
  const { admin } = await centroConFranja(app);
  await moveTo(app, `${VIERNES}T08:30:00`, admin);
  const begun = async () => {
    const { body } = await app.call(`GET /franjas/por-fecha/${VIERNES}`, admin);
    return body
      .slice(0, 3)
      .map(({ horaInicio, horaFin }: Record<string, string>) => [horaInicio, horaFin]);
  };
  return { admin, begun };
}

test('a shorter duration saved during a turn leaves that turn alone and begins after it', async () => {
  const { admin, begun } = await enPlenoTurno();
  const body = { ...CONFIG, duracionBaseMin: 20 };
  expect((await app.call('PUT /config', { ...admin, body })).status).toBe(200);
  expect(await begun()).toEqual([
    ['08:00', '09:00'],
    ['09:00', '09:20'],
    ['09:20', '09:40'],
  ]);
});

test('hours saved during a turn that would begin inside it begin after it', async () => {
  const { admin, begun } = await enPlenoTurno();
  const tramos = [{ horaInicio: '08:45', horaFin: '12:00' }];
  const body = SEMANA.map((dia) => (dia.activo ? { ...dia, tramos } : dia));
  expect((await app.call('PUT /horarios-base', { ...admin, body })).status).toBe(200);
  expect(await begun()).toEqual([
    ['08:00', '09:00'],
    ['09:45', '10:45'],
    ['10:45', '11:45'],
  ]);
});
