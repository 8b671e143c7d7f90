import { leerAgenda } from '@remanso/contract/franja/agenda.contract';
import { entrarConCodigo, pedirCodigo } from '@remanso/contract/persona/codigos.contract';
import { crearReserva } from '@remanso/contract/reserva/reservas.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { brokenInvariants } from '../src/database/invariants.ts';
import { VIERNES } from './support/builders.ts';
import { clientOf, type Client } from './support/client.ts';
import { countPlaces } from './support/compete-for-places.ts';
import { outcome } from './support/refusals.ts';
import { sentMails } from './support/sent-mails.ts';
import { startSecondInstance } from './support/start-second-instance.ts';
import { useTestApp } from './support/test-app.ts';
import { world } from './support/world.ts';

/*
 * Many people without an account go the whole way at once, on two instances of the app: they read the
 * agenda, ask for a code, enter by it and book the last places of one hour. Their requests all come
 * from this machine, so the limits of a network are off.
 */

const app = useTestApp({ rateLimit: false });

const PEOPLE = 64;
const PLACES = 4;

let second: Awaited<ReturnType<typeof startSecondInstance>>;

beforeAll(async () => {
  second = await startSecondInstance(app, { rateLimit: false });
});

afterAll(() => second.stop());

/** Returns the hours of the day that the agenda shows with places, and how many each has. */
async function hoursSeenBy(client: Client) {
  const { dias } = await client.make(leerAgenda, { query: { desde: VIERNES, hasta: VIERNES } });
  return dias.flatMap(({ franjas }) => franjas).filter(({ libres }) => libres > 0);
}

test('64 strangers at the last four places: four book, and the others see the hours that are left', async () => {
  await world(app);
  const [wanted, ...others] = await hoursSeenBy(app);
  const franjaId = wanted?.id ?? 0;
  expect(wanted?.libres).toBe(PLACES);
  const strangers = Array.from({ length: PEOPLE }, (_, n) => ({
    client: clientOf(n % 2 === 0 ? app.origin : second.origin),
    email: `desconocida${n}@ejemplo.com`,
  }));
  const asked = await Promise.all(
    strangers.map(({ client, email }) => client.call(pedirCodigo, { body: { email } })),
  );
  expect(asked.map(({ status }) => status)).toEqual(Array(PEOPLE).fill(202));
  const codes = new Map(
    (await sentMails(app)).map(({ to, subject }) => [to, subject.slice(0, 'NNNNNN'.length)]),
  );

  const answers = await Promise.all(
    strangers.map(async ({ client, email }) => {
      const registro = { nombre: 'Nora', apellido: 'Sosa', telefono: '381 555 0177' };
      const body = { email, codigo: codes.get(email) ?? '', registro };
      const { token } = await client.make(entrarConCodigo, { body });
      return client.call(crearReserva, { as: { token }, body: { franjaId, acompaniantes: [] } });
    }),
  );
  const outcomes = answers.map((answer) => (answer.status === 201 ? 'booked' : outcome(answer)));
  expect(outcomes.filter((each) => each === 'booked')).toHaveLength(PLACES);
  expect(outcomes.filter((each) => each === '409 SIN_CUPO')).toHaveLength(PEOPLE - PLACES);
  expect(await countPlaces(app, franjaId)).toEqual({
    capacidad: PLACES,
    ocupados: PLACES,
    asientos: PLACES,
  });
  expect(await brokenInvariants(app.database.db, app.clock)).toEqual([]);
  expect(await hoursSeenBy(app)).toEqual(others);
});
