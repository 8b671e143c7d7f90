import { anularPago, pagosDeReserva, registrarPago } from '@remanso/contract/caja/pagos.contract';
import { pagarAbono } from '@remanso/contract/abono/abonos.contract';
import { esperarFranja, esperasDeFranja } from '@remanso/contract/espera/esperas.contract';
import { register } from '@remanso/contract/persona/auth.contract';
import { listarClientes } from '@remanso/contract/persona/clientes.contract';
import { importarClientes } from '@remanso/contract/persona/importaciones.contract';
import { unirClientes } from '@remanso/contract/persona/union-de-clientes.contract';
import { crearUsuario } from '@remanso/contract/persona/usuarios.contract';
import { cancelarReserva } from '@remanso/contract/reserva/reservas.contract';
import { listarWebhooks } from '@remanso/contract/sistema/webhooks.contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { CONTRASENA, reservar } from '../../../../test/support/builders.ts';
import { pedirConAbono, vender } from '../../../../test/support/con-abono.ts';
import { createStatementListener } from '../../../../test/support/database/count-statements.ts';
import { moveTo } from '../../../../test/support/personas.ts';
import { useTestApp } from '../../../../test/support/test-app.ts';
import { useReceiver } from '../../../../test/support/programas/webhooks.ts';
import { world } from '../../../../test/support/world.ts';
import { soltarSinSenia } from '../../reservas/tiempo/soltar-sin-senia.ts';
import { contarVencidas } from './contar-vencidas.ts';

const app = useTestApp({ allowPrivateTargets: true, pollingSeconds: 0.1 });
const receiver = useReceiver(app);

async function told() {
  await receiver.untilTold();
  return receiver.of().received.splice(0);
}
const types = async () => (await told()).map(({ type }) => type);

test('payments and their annulment are told, of bookings and of abonos; places of an abono are not', async () => {
  const { admin, ana, franja } = await world(app, { clientes: ['ana'] });
  const { id } = await reservar(app, ana, franja('08:00'));
  await receiver.add(admin);
  const pay = { tipo: 'PAGO', monto: 1_000, medio: 'EFECTIVO' } as const;
  const { pago } = await app.make(registrarPago, { as: admin, params: { id }, body: pay });
  expect(await told()).toMatchObject([{ type: 'pago.registrado', data: pago }]);
  const body = { motivo: 'Era de otra' };
  await app.make(anularPago, { as: admin, params: { id: pago.id }, body });
  const [annulled] = await app.make(pagosDeReserva, { as: admin, params: { id } });
  expect(await told()).toMatchObject([{ type: 'pago.anulado', data: annulled }]);

  const abono = await vender(app, { admin, a: ana, paga: 5_000 });
  await app.make(pagarAbono, {
    as: admin,
    params: { id: abono.id },
    body: { monto: 95_005, medio: 'OTRO' },
  });
  expect(await told()).toMatchObject([
    { type: 'pago.registrado', data: { abonoVendidoId: abono.id, monto: 5_000, reservaId: null } },
    { type: 'pago.registrado', data: { abonoVendidoId: abono.id, monto: 95_005 } },
  ]);
  await pedirConAbono(app, ana, { franjaId: franja('09:00'), abono });
  expect(await types()).toEqual(['reserva.creada']);
});

test('each new client is told: registered, made at the desk, brought in a file', async () => {
  const { admin } = await world(app);
  await receiver.add(admin);
  const person = {
    nombre: 'Eva',
    apellido: 'Rey',
    genero: 'FEMENINO',
    telefono: '381 555 0001',
  } as const;
  const body = { ...person, email: 'eva@ejemplo.com', password: CONTRASENA } as const;
  await app.make(register, { body });
  const { clientes } = await app.make(listarClientes, { as: admin });
  expect(await told()).toMatchObject([{ type: 'cliente.creado', data: clientes[0] }]);
  const other = { ...person, nombre: 'Luz', telefono: '381 555 0002' } as const;
  await app.make(crearUsuario, { as: admin, body: other });
  expect(await told()).toMatchObject([{ type: 'cliente.creado', data: { nombre: 'Luz' } }]);
  const staff = { ...body, email: 'recepcion@ejemplo.com', rol: 'RECEPCION' } as const;
  await app.make(crearUsuario, { as: admin, body: staff });
  const csv = Buffer.from(
    'Nombre;Apellido;Celular\nSol;Paz;3815550003\nMar;Paz;3815550004\n',
  ).toString('base64');
  await app.make(importarClientes, { as: admin, body: { csv } });
  expect((await told()).map(({ data }) => data.nombre).toSorted()).toEqual(['Mar', 'Sol']);
});

test('who is offered places is told as the desk sees them', async () => {
  const { admin, ana, luis, franjaId } = await world(app, { clientes: ['ana', 'luis'] });
  const { id } = await reservar(app, ana, franjaId, 3);
  const params = { id: franjaId };
  await app.make(esperarFranja, { as: luis, params, body: { personas: 2 } });
  await receiver.add(admin, ['espera.ofrecida']);
  await app.make(cancelarReserva, { as: ana, params: { id } });
  const { esperas } = await app.make(esperasDeFranja, { as: admin, params });
  expect(await told()).toMatchObject([
    { type: 'espera.ofrecida', data: { ...esperas[0], estado: 'OFRECIDA' } },
  ]);
});

test('joining two clients tells the bookings that have another holder now', async () => {
  const { admin, ana, luis, franjaId } = await world(app, { clientes: ['ana', 'luis'] });
  await receiver.add(admin);
  await reservar(app, luis, franjaId);
  await told();
  await app.make(unirClientes, { as: admin, params: { id: ana.id }, body: { con: luis.id } });
  expect(await told()).toMatchObject([
    { type: 'reserva.cambiada', data: { cliente: { id: ana.id } } },
  ]);
  const { rows } = await sql<{ of: number }>`
    select distinct usuario_id as of from envios where reserva_id is not null`.execute(
    app.database.db,
  );
  expect(rows).toEqual([{ of: ana.id }]);
});

test('what time cancels is told once: found by the clock, or written down before it looked', async () => {
  const config = { seniaPorcentaje: 30, seniaHoras: 12, datosDeTransferencia: 'REMANSO' };
  const { admin, ana, luis, franja, reservas } = await world(app, {
    clientes: ['ana', 'luis'],
    config,
    reservas: [{ de: 'ana', hora: '08:00' }],
  });
  await receiver.add(admin, ['reserva.cancelada']);
  const look = () =>
    contarVencidas({ ...app.dependencies, despertar: app.dependencies.webhookWorker.wake });
  await look();
  expect(await types()).toEqual([]);
  await moveTo(app, '2026-10-01T19:00:00', admin, ana, luis);
  await look();
  await look();
  await soltarSinSenia(app.dependencies);
  await look();
  expect(await told()).toMatchObject([
    {
      type: 'reserva.cancelada',
      data: { id: reservas[0].id, estado: 'CANCELADA', sinSenia: true },
    },
  ]);

  const other = await reservar(app, luis, franja('18:00'));
  await moveTo(app, '2026-10-02T07:00:00', admin, ana, luis);
  await soltarSinSenia(app.dependencies);
  await look();
  expect(await told()).toMatchObject([{ type: 'reserva.cancelada', data: { id: other.id } }]);
});

test('without a webhook nothing is written, nor for one that is off or told of other things', async () => {
  const { admin, ana, franja } = await world(app, { clientes: ['ana'] });
  // The webhook worker would ask the database meanwhile.
  await app.dependencies.webhookWorker.stop();
  const listen = createStatementListener(app);
  const book = async (hora: string) => [...(await listen(() => reservar(app, ana, franja(hora))))];
  // The first booking of a connection asks for more.
  await book('16:00');
  const without = await book('08:00');
  expect(without.filter(({ text }) => /sucesos|envios|webhooks/.test(text))).toEqual([]);
  await receiver.add(admin, ['cliente.creado']);
  const withOther = await book('09:00');
  expect(withOther.length - without.length).toBe(1);
  await app.database.db.updateTable('webhooks').set({ activo: false }).execute();
  expect(await book('10:00')).toHaveLength(without.length);
  expect(await app.database.db.selectFrom('envios').selectAll().execute()).toEqual([]);
  expect(await app.database.db.selectFrom('sucesos').selectAll().execute()).toEqual([]);
  expect((await app.make(listarWebhooks, { as: admin })).webhooks).toHaveLength(1);
});

test('what a statement typed into the database does is told too', async () => {
  const { admin, ana, franjaId } = await world(app, { clientes: ['ana'] });
  const { id } = await reservar(app, ana, franjaId);
  await receiver.add(admin);
  await app.database.db.updateTable('reservas').set({ notas: 'A mano' }).execute();
  await receiver.until(() =>
    expect(receiver.of().received).toMatchObject([
      { type: 'reserva.cambiada', data: { id, notas: 'A mano' } },
    ]),
  );
});
