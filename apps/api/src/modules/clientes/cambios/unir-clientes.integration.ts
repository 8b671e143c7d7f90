import { listarActividad } from '@remanso/contract/seguimiento/auditoria.contract';
import { avisosDeReserva } from '@remanso/contract/seguimiento/avisos.contract';
import { current, login } from '@remanso/contract/persona/auth.contract';
import {
  anotarCliente,
  clientesParecidos,
  reservasDeCliente,
  resumenDeCliente,
} from '@remanso/contract/persona/clientes.contract';
import { esperarFranja, esperasDeFranja } from '@remanso/contract/espera/esperas.contract';
import { registrarPago } from '@remanso/contract/caja/pagos.contract';
import { misReservas } from '@remanso/contract/reserva/reservas-leidas.contract';
import {
  previsualizarUnion,
  unirClientes,
} from '@remanso/contract/persona/union-de-clientes.contract';
import { cancelarReserva, crearReserva } from '@remanso/contract/reserva/reservas.contract';
import { cambiarEstadoDeUsuario, crearUsuario } from '@remanso/contract/persona/usuarios.contract';
import { expect, test } from 'vitest';
import { CONTRASENA, VIERNES } from '../../../../test/support/builders.ts';
import type { Caller } from '../../../../test/support/client.ts';
import { dumpUncountedTables } from '../../../../test/support/database/dump-tables.ts';
import { moveTo } from '../../../../test/support/personas.ts';
import { outcome, told } from '../../../../test/support/refusals.ts';
import { sentMails } from '../../../../test/support/sent-mails.ts';
import { useTestApp } from '../../../../test/support/test-app.ts';
import { world } from '../../../../test/support/world.ts';

const app = useTestApp();

const unir = (as: Caller, id: number, con: number, estado?: 'ACTIVO' | 'INACTIVO') =>
  app.call(unirClientes, { as, params: { id }, body: { con, ...(estado && { estado }) } });
const prever = (as: Caller, id: number, con: number) =>
  app.call(previsualizarUnion, { as, params: { id }, query: { con } });
const anotar = (as: Caller, id: number, nota: string) =>
  app.make(anotarCliente, { as, params: { id }, body: { nota } });

test('bookings and notes of both are one client’s, and the other account is gone', async () => {
  const { admin, ana, eva, reservas } = await world(app, {
    clientes: ['ana', 'eva'],
    reservas: [
      { de: 'ana', hora: '08:00' },
      { de: 'eva', hora: '09:00', con: 1 },
      { de: 'eva', hora: '10:00', estado: 'CANCELADA' },
    ],
  });
  await app.make(registrarPago, {
    as: admin,
    params: { id: reservas[1].id },
    body: { tipo: 'PAGO', monto: 9_000, medio: 'EFECTIVO' },
  });
  await anotar(admin, ana.id, 'Viene los viernes');
  await anotar(admin, eva.id, 'Prefiere las mañanas');
  const before = await dumpUncountedTables(app);
  const previa = await prever(admin, ana.id, eva.id);
  expect(await dumpUncountedTables(app)).toEqual(before);
  expect(previa.body).toMatchObject({
    queda: { id: ana.id, email: ana.email, nota: 'Viene los viernes\nPrefiere las mañanas' },
    seBorra: { id: eva.id, email: eva.email, nota: 'Prefiere las mañanas' },
    reservas: 2,
  });
  const hecha = await unir(admin, ana.id, eva.id);
  expect(hecha.status).toBe(200);
  expect(hecha.body).toEqual({ message: 'Los clientes quedaron unidos', ...previa.body });
  const { body: suyas } = await app.call(reservasDeCliente, {
    as: admin,
    params: { id: ana.id },
    query: { page: 0, size: 20 },
  });
  expect(suyas.reservas.map(({ id }) => id).toSorted()).toEqual(reservas.map(({ id }) => id));
  expect(suyas.reservas.every(({ cliente }) => cliente.id === ana.id)).toBe(true);
  expect(suyas.reservas.map(({ pagado }) => pagado).toSorted()).toEqual([0, 0, 9_000]);
  expect((await app.make(misReservas, { as: ana })).totalElementos).toBe(3);
  expect(outcome(await app.call(current, { as: eva }))).toBe('401 SESION_NO_VALIDA');
  const { cliente } = await app.make(resumenDeCliente, { as: admin, params: { id: ana.id } });
  expect(cliente.nota).toBe('Viene los viernes\nPrefiere las mañanas');
  expect(outcome(await unir(admin, ana.id, eva.id))).toBe('404 CLIENTE_NO_ENCONTRADO');
});

test('the trail says so, and keeps nothing else of the other account', async () => {
  const { admin, ana, eva } = await world(app, { clientes: ['ana', 'eva'] });
  await anotar(admin, eva.id, 'Prefiere las mañanas');
  await unir(admin, ana.id, eva.id);
  const { hechos } = await app.make(listarActividad, {
    as: admin,
    query: { page: 0, size: 20, entidad: 'usuarios' },
  });
  const [union, nota] = hechos;
  expect(union).toMatchObject({
    accion: 'unirClientes',
    usuarioId: admin.id,
    entidadId: ana.id,
    antes: { email: ana.email, nota: '' },
    despues: { email: ana.email, nota: 'Prefiere las mañanas', reservas: 0, con: eva.id },
  });
  expect(nota).toMatchObject({ accion: 'anotarCliente', antes: null, despues: null });
});

test('who had no e-mail gets the other’s, with its password', async () => {
  const { admin, eva } = await world(app, { clientes: ['eva'] });
  const { id } = await app.make(crearUsuario, {
    as: admin,
    body: { nombre: 'Eva', apellido: 'Toro', genero: 'FEMENINO', telefono: '381 555 0142' },
  });
  const query = { nombre: 'eva', apellido: 'toro' };
  const parecidos = await app.make(clientesParecidos, { as: admin, query });
  expect(parecidos.map((cliente) => cliente.id)).toEqual([eva.id, id]);
  expect((await unir(admin, id, eva.id)).body.queda).toMatchObject({ id, email: eva.email });
  const body = { email: eva.email, password: CONTRASENA };
  expect((await app.make(login, { body })).user.id).toBe(id);
  expect((await sentMails(app)).filter(({ to }) => to === eva.email)).toHaveLength(0);
});

test('an e-mail that is lost is told so, and what waits for it goes to the one that stays', async () => {
  const { admin, ana, eva, reservaId } = await world(app, {
    clientes: ['ana', 'eva'],
    reservas: [{ de: 'eva', hora: '08:00' }],
  });
  await unir(admin, ana.id, eva.id);
  const cartas = await sentMails(app);
  expect(cartas.map(({ to, headers }) => [to, headers?.['X-Aviso']]).toSorted()).toEqual([
    [ana.email, 'confirmacion'],
    [eva.email, 'cuenta'],
  ]);
  const params = { id: reservaId };
  expect((await app.make(avisosDeReserva, { as: admin, params })).avisos).toHaveLength(1);
});

test('of an active account and one that is not, somebody says which it is to be', async () => {
  const { admin, ana, eva } = await world(app, { clientes: ['ana', 'eva'] });
  const desactivada = { estado: 'INACTIVO' } as const;
  await app.make(cambiarEstadoDeUsuario, { as: admin, params: { id: eva.id }, body: desactivada });
  const { id } = await app.make(crearUsuario, {
    as: admin,
    body: { nombre: 'Eva', apellido: 'Paz', genero: 'FEMENINO', telefono: '381 555 0142' },
  });
  const entra = async () =>
    (await app.call(login, { body: { email: eva.email, password: CONTRASENA } })).status;
  expect((await prever(admin, id, eva.id)).body.seBorra.activo).toBe(false);
  expect(outcome(await unir(admin, id, eva.id))).toBe('409 CUENTA_INACTIVA');
  expect((await unir(admin, id, eva.id, 'INACTIVO')).body.queda.activo).toBe(false);
  expect(await entra()).toBe(403);

  expect(outcome(await unir(admin, id, ana.id))).toBe('409 CUENTA_INACTIVA');
  expect((await unir(admin, id, ana.id, 'ACTIVO')).body.queda.activo).toBe(true);
  expect(await entra()).toBe(200);
});

test('two active bookings of one franja are for the desk to settle first', async () => {
  const { admin, ana, eva, reservas } = await world(app, {
    clientes: ['ana', 'eva'],
    reservas: [
      { de: 'ana', hora: '08:00' },
      { de: 'eva', hora: '08:00' },
    ],
  });
  for (const answer of [await prever(admin, ana.id, eva.id), await unir(admin, ana.id, eva.id)]) {
    expect(outcome(answer)).toBe('409 RESERVAS_EN_COMUN');
    expect(told(answer)).toContain('viernes 2 de octubre, 08:00');
  }
  await app.make(cancelarReserva, { as: admin, params: { id: reservas[1].id } });
  expect((await unir(admin, ana.id, eva.id)).status).toBe(200);
});

test('two bookings of one franja that is over stand in nobody’s way', async () => {
  const { admin, ana, eva } = await world(app, {
    clientes: ['ana', 'eva'],
    reservas: [
      { de: 'ana', hora: '08:00' },
      { de: 'eva', hora: '08:00' },
    ],
  });
  await moveTo(app, `${VIERNES}T08:30:00`, admin);
  expect(outcome(await unir(admin, ana.id, eva.id))).toBe('409 RESERVAS_EN_COMUN');
  await moveTo(app, `${VIERNES}T09:00:00`, admin);
  expect((await unir(admin, ana.id, eva.id)).status).toBe(200);
  const { cuentas } = await app.make(resumenDeCliente, { as: admin, params: { id: ana.id } });
  expect(cuentas).toMatchObject({ total: 2, pendientes: 0, enCurso: 0, totalGastado: 40_000 });
});

test('a client is joined with another client, whose notes fit', async () => {
  const { admin, ana, eva } = await world(app, { clientes: ['ana', 'eva'] });
  expect(outcome(await unir(admin, ana.id, ana.id))).toBe('400 DATOS_INVALIDOS con');
  expect(outcome(await unir(admin, ana.id, admin.id))).toBe('404 CLIENTE_NO_ENCONTRADO');
  expect(outcome(await unir(admin, admin.id, ana.id))).toBe('404 CLIENTE_NO_ENCONTRADO');
  await anotar(admin, ana.id, 'a'.repeat(500));
  await anotar(admin, eva.id, 'b'.repeat(500));
  expect(outcome(await unir(admin, ana.id, eva.id))).toBe('409 NOTAS_LARGAS');
  await anotar(admin, eva.id, 'b'.repeat(499));
  expect((await unir(admin, ana.id, eva.id)).body.queda.nota).toHaveLength(1_000);
});

test('two who join the same pair both ways at once leave one client with everything', async () => {
  const { admin, ana, eva, franja } = await world(app, {
    clientes: ['ana', 'eva'],
    reservas: [{ de: 'eva', hora: '08:00' }],
  });
  const body = { franjaId: franja('09:00') };
  const answers = await Promise.all([
    unir(admin, ana.id, eva.id),
    unir(admin, eva.id, ana.id),
    app.call(crearReserva, { as: eva, body }),
  ]);
  expect(
    answers
      .slice(0, 2)
      .map(({ status }) => status)
      .toSorted(),
  ).toEqual([200, 404]);
  const left = answers[0].status === 200 ? ana.id : eva.id;
  const filas = await app.database.db.selectFrom('reservas').select('usuario_id').execute();
  expect(new Set(filas.map((fila) => fila.usuario_id))).toEqual(new Set([left]));
});

test.each([
  { estado: 'ACTIVO', lines: 1 },
  { estado: 'INACTIVO', lines: 0 },
] as const)(
  'who gets a booking with the other account leaves its line, and every line as $estado',
  async ({ estado, lines }) => {
    const { admin, luis, eva, franja } = await world(app, {
      clientes: ['ana', 'luis', 'eva'],
      reservas: [
        { de: 'ana', hora: '08:00', con: 2 },
        { de: 'luis', hora: '08:00' },
        { de: 'ana', hora: '09:00', con: 3 },
      ],
    });
    for (const hora of ['08:00', '09:00']) {
      const params = { id: franja(hora) };
      await app.make(esperarFranja, { as: eva, params, body: { personas: 2 } });
    }
    await unir(admin, eva.id, luis.id, estado);
    const waiting = async (hora: string) =>
      app.make(esperasDeFranja, { as: admin, params: { id: franja(hora) } });
    expect((await waiting('08:00')).esperas).toEqual([]);
    expect((await waiting('09:00')).esperas).toHaveLength(lines);
  },
);
