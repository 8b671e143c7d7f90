import { current } from '@remanso/contract/persona/auth.contract';
import { misReservas } from '@remanso/contract/reserva/reservas-leidas.contract';
import { crearReserva } from '@remanso/contract/reserva/reservas.contract';
import { expect, test } from 'vitest';
import { VIERNES, verDia } from '../../../../test/support/builders.ts';
import { world } from '../../../../test/support/world.ts';
import { outcome } from '../../../../test/support/refusals.ts';
import { useTestApp } from '../../../../test/support/test-app.ts';

const app = useTestApp();

const DOS = [{ nombre: 'luis PÉREZ', genero: 'MASCULINO' as const }, { nombre: 'sol' }];

test('a client books for three and sees it', async () => {
  const { ana, franjaId } = await world(app, { clientes: ['ana'] });
  const { status, body } = await app.call(crearReserva, {
    as: ana,
    body: { franjaId, acompaniantes: DOS },
  });
  expect(status).toBe(201);
  expect(body).toEqual({
    id: 1,
    estado: 'confirmada',
    fecha: VIERNES,
    horario: '08:00 - 09:00',
    numPersonas: 3,
    precio: 45_000,
    senia: null,
    pagado: 0,
    servicio: 'Sesión de recuperación',
    notas: 'Reserva para 3 persona(s)',
    franja: { id: franjaId, inicio: `${VIERNES}T08:00:00`, fin: `${VIERNES}T09:00:00` },
    participantes: [
      { asientoId: 1, esTitular: true, nombreOptional: 'Ana Paz', sexoOptional: 'FEMENINO' },
      { asientoId: 2, esTitular: false, nombreOptional: 'Luis PÉREZ', sexoOptional: 'MASCULINO' },
      { asientoId: 3, esTitular: false, nombreOptional: 'Sol', sexoOptional: 'OTROS' },
    ],
    cancelableHasta: `${VIERNES}T02:00:00`,
    cerrada: null,
  });
  const mias = await app.call(misReservas, { as: ana });
  expect(mias.body.reservas).toEqual([body]);
  const [franja] = await verDia(app, VIERNES, ana);
  expect(franja).toMatchObject({ ocupadosTotal: 3, estado: 'ACTIVA' });
});

test('an administrator books for themself and gets the desk’s view', async () => {
  const { admin, franjaId } = await world(app);
  const answer = await app.call(crearReserva, { as: admin, body: { franjaId } });
  expect(outcome(answer)).toEqual([
    201,
    {
      id: 1,
      estado: 'CONFIRMADA',
      franja: { id: franjaId, inicio: `${VIERNES}T08:00:00`, fin: `${VIERNES}T09:00:00` },
      participantes: [
        { asientoId: 1, esTitular: true, nombre: 'Berta Ríos', sexo: 'FEMENINO', presente: null },
      ],
      asistencia: 'SIN_MARCAR',
      tarde: null,
      precioTotal: 20_000,
      pagado: 0,
      saldo: 20_000,
      senia: null,
      personas: 1,
      notas: 'Reserva para 1 persona(s)',
      cliente: {
        id: admin.id,
        nombre: 'Berta',
        apellido: 'Ríos',
        email: admin.email,
        telefono: '381 555 4524',
        nota: '',
      },
      creadaEn: '2026-10-01T07:00:00',
    },
  ]);
});

test('what a client may not say is dropped, not believed', async () => {
  const { ana, franjaId } = await world(app, { clientes: ['ana'] });
  const body = {
    franjaId,
    id: 900,
    estado: 'COMPLETADA',
    precio: 1,
    precioTotal: 1,
    usuarioId: 900,
    rol: 'ADMIN',
    __proto__: { isAdmin: true },
    acompaniantes: [{ nombre: 'Sol', id: 900, esTitular: true, precio: 1 }],
  };
  const reserva = await app.make(crearReserva, { as: ana, body });
  expect(reserva).toMatchObject({ id: 1, estado: 'confirmada', precio: 36_000, numPersonas: 2 });
  expect(reserva.participantes).toMatchObject([
    { asientoId: 1, esTitular: true },
    { asientoId: 2, esTitular: false },
  ]);
});

test('names are trimmed, composed and capitalised, notes only trimmed and composed', async () => {
  const { ana, franjaId } = await world(app, { clientes: ['ana'] });
  const { body } = await app.call(crearReserva, {
    as: ana,
    body: {
      franjaId,
      notas: '  maría jose\u0301\nllega tarde\t ',
      acompaniantes: [{ nombre: '  maría jose\u0301 MCÁLVAREZ ' }, { nombre: "o'higgins 2.º" }],
    },
  });
  expect(body.notas).toBe('maría josé\nllega tarde');
  expect(body.participantes.map(({ nombreOptional }) => nombreOptional)).toEqual([
    'Ana Paz',
    'María José MCÁLVAREZ',
    "O'higgins 2.º",
  ]);
});

test('blank notes become the automatic ones; 500 characters are kept', async () => {
  const { ana, admin, franjaId } = await world(app, { clientes: ['ana'] });
  const book = async (token: string, notas: string) =>
    (await app.call(crearReserva, { as: { token }, body: { franjaId, notas } })).body.notas;
  expect(await book(ana.token, '   ')).toBe('Reserva para 1 persona(s)');
  expect(await book(admin.token, 'ñ'.repeat(500))).toBe('ñ'.repeat(500));
});

test('the holder’s gender is the profile’s unless the body says another', async () => {
  const { ana, franjaId } = await world(app, { clientes: ['ana'] });
  const { body } = await app.call(crearReserva, {
    as: ana,
    body: { franjaId, generoTitular: 'OTROS' },
  });
  expect(body.participantes).toMatchObject([{ sexoOptional: 'OTROS' }]);
  expect((await app.call(current, { as: ana })).body.genero).toBe('FEMENINO');
});

test('the same client may book another franja, and another client the same', async () => {
  const { ana, franjaId, luis } = await world(app, { clientes: ['ana', 'luis'] });
  const book = async (token: string, id: number) =>
    (await app.call(crearReserva, { as: { token }, body: { franjaId: id } })).status;
  const otherId = (await verDia(app, VIERNES, ana))[1]?.id ?? 0;
  expect(await book(ana.token, franjaId)).toBe(201);
  expect(await book(ana.token, otherId)).toBe(201);
  expect(await book(luis.token, franjaId)).toBe(201);
});
