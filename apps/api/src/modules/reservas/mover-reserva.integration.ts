import { expect, test } from 'vitest';
import { VIERNES, centroConFranja, moveTo, reservar } from '../../testing/builders.ts';
import { outcome, refusal } from '../../testing/refusals.ts';
import { useTestApp } from '../../testing/test-app.ts';

const app = useTestApp();

const NO_SUCH_FRANJA = refusal(404, 'FRANJA_INEXISTENTE', 'No existe ese turno');

test('a franja that does not exist is told before the booking’s state (decisions §9.1)', async () => {
  const { ana, franjaId } = await centroConFranja(app);
  const { id } = await reservar(app, ana, franjaId);
  const move = () => app.call(`PUT /reservas/${id}`, { ...ana, body: { franjaId: 999_999 } });
  expect(outcome(await move())).toEqual(NO_SUCH_FRANJA);

  await moveTo(app, `${VIERNES}T07:00:00`, ana);
  expect(outcome(await move())).toEqual(NO_SUCH_FRANJA);

  await app.database.db.updateTable('reservas').set({ estado: 'CANCELADA' }).execute();
  expect(outcome(await move())).toEqual(NO_SUCH_FRANJA);
});
