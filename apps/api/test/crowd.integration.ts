import { franjasPorFecha } from '@remanso/contract/franja/franjas.contract';
import { rutaDeLlamada } from '@remanso/contract/llamada';
import { expect, test } from 'vitest';
import { Crowd, sendCrowd } from '../../../bench/crowd/send-crowd.ts';
import { crearPersona } from './support/personas.ts';
import { useTestApp } from './support/test-app.ts';
import { world } from './support/world.ts';

const PEOPLE = 64;
const PLACES = 4;

const app = useTestApp();

test('the crowd that anybody can send to a booking system gets four places here, and no fifth', async () => {
  const { admin, dia, franjaId } = await world(app, { config: { capacidadBase: PLACES } });
  const people: { token: string }[] = [];
  for (let n = 0; n < PEOPLE; n += 1) people.push({ token: (await crearPersona(app)).token });
  const crowd = Crowd.parse({
    origin: app.origin,
    places: PLACES,
    people,
    request: {
      method: 'POST',
      path: '/api/reservas',
      headers: { authorization: 'Bearer {token}', 'content-type': 'application/json' },
      body: JSON.stringify({ franjaId }),
    },
    accepted: [201],
    held: {
      request: {
        path: `/api${rutaDeLlamada(franjasPorFecha.path, { fecha: dia }, { incluirDetalles: true })}`,
        headers: { authorization: `Bearer ${admin.token}` },
      },
      pattern: '"esTitular":true',
    },
  });
  expect(await sendCrowd(crowd)).toMatchObject({
    answers: new Map([
      ['201', PLACES],
      ['409', PEOPLE - PLACES],
    ]),
    accepted: PLACES,
    held: PLACES,
  });
});
