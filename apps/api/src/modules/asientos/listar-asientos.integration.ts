import { expect, test } from 'vitest';
import {
  centroConFranja,
  crearPersona,
  reservar,
  type Persona,
} from '../../../test/support/builders.ts';
import { invalid, outcome, refusal } from '../../../test/support/refusals.ts';
import { useTestApp } from '../../../test/support/test-app.ts';

const app = useTestApp();

const read = async ({ token }: Persona, path: string) =>
  outcome(await app.call(`GET /asientos/${path as 'todos'}`, { token }));

/** Opens a centre with Ana's booking for two, and Luis's for one, which he has cancelled. */
async function centroConAsientos() {
  const { admin, ana, franjaId } = await centroConFranja(app);
  const luis = await crearPersona(app);
  const first = await reservar(app, ana, franjaId, 1);
  const second = await reservar(app, luis, franjaId);
  await app.call(`POST /reservas/${second.id}/cancelar`, luis);
  const seat = (id: number, reservaId: number, esTitular: boolean) => ({
    id,
    reservaId,
    esTitular,
    tipo: esTitular ? 'TITULAR' : 'ACOMPANIANTE',
    nombre: esTitular ? 'Ana Paz' : 'Sol',
    sexo: 'FEMENINO',
  });
  const seats = [seat(1, first.id, true), seat(2, first.id, false), seat(3, second.id, true)];
  return { admin, ana, luis, seats, reservaId: first.id };
}

const MISSING = refusal(404, 'ASIENTO_INEXISTENTE', 'No existe ese asiento');
const NO_SUCH_RESERVA = refusal(404, 'RESERVA_INEXISTENTE', 'No existe esa reserva');

test('all of them, in the order of their making, twenty a page', async () => {
  const { admin, seats } = await centroConAsientos();
  const pages = {
    paginaActual: 0,
    totalPaginas: 1,
    totalElementos: 3,
    tieneSiguiente: false,
    tieneAnterior: false,
  };
  expect(await read(admin, 'todos')).toEqual([200, { asientos: seats, ...pages }]);
  expect(await read(admin, 'todos?page=1&size=2')).toEqual([
    200,
    {
      asientos: seats.slice(2),
      ...pages,
      paginaActual: 1,
      totalPaginas: 2,
      tieneAnterior: true,
    },
  ]);
});

test('those of holders or of companions, the newest first, read in either case', async () => {
  const { admin, seats } = await centroConAsientos();
  const [holder, companion, other] = seats;
  for (const tipo of ['TITULAR', 'titular']) {
    expect(await read(admin, `tipo/${tipo}`)).toEqual([200, [other, holder]]);
  }
  expect(await read(admin, 'tipo/Acompaniante')).toEqual([200, [companion]]);
  expect(await read(admin, 'tipo/INVITADO')).toEqual(
    invalid('tipo', 'El tipo debe ser TITULAR o ACOMPANIANTE'),
  );
});

test('those of a booking, the holder first, for its owner and administrators', async () => {
  const { admin, ana, luis, seats, reservaId } = await centroConAsientos();
  for (const who of [ana, admin]) {
    expect(await read(who, `reserva/${reservaId}`)).toEqual([200, seats.slice(0, 2)]);
  }
  expect(await read(luis, `reserva/${reservaId}`)).toEqual(NO_SUCH_RESERVA);
  for (const who of [luis, admin]) {
    expect(await read(who, 'reserva/999')).toEqual(NO_SUCH_RESERVA);
  }
});

test('one seat, for its owner and administrators; to anybody else it does not exist', async () => {
  const { admin, ana, luis, seats } = await centroConAsientos();
  for (const who of [ana, admin]) expect(await read(who, '2')).toEqual([200, seats[1]]);
  expect(await read(luis, '3')).toEqual([200, seats[2]]);
  expect(await read(luis, '2')).toEqual(MISSING);
  for (const who of [luis, admin]) expect(await read(who, '999')).toEqual(MISSING);
});
