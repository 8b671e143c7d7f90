import { cancelarReserva } from '@remanso/contract/reserva/reservas.contract';
import { obtenerReserva } from '@remanso/contract/reserva/reservas-leidas.contract';
import {
  actualizarAsiento,
  obtenerAsiento,
  agregarAsiento,
  eliminarAsiento,
} from '@remanso/contract/reserva/asientos.contract';
import { expect, test } from 'vitest';
import { VIERNES, verDia, type Persona } from '../../../../test/support/builders.ts';
import { world } from '../../../../test/support/world.ts';
import { outcome } from '../../../../test/support/refusals.ts';
import type { BodyOf } from '../../../../test/support/client.ts';
import { useTestApp } from '../../../../test/support/test-app.ts';

const app = useTestApp();

/** Ana's booking for two people: asiento 1 is Ana's, asiento 2 is the companion's. */
const CON_RESERVA = {
  clientes: ['ana'],
  reservas: [{ de: 'ana', hora: '08:00', con: 1 }],
} as const;

const edit = (as: Persona, body: BodyOf<typeof actualizarAsiento>, id = 2) =>
  app.call(actualizarAsiento, { as, params: { id }, body });

test('an administrator changes name, gender or both, of a companion or the holder', async () => {
  const { ana, admin, reservaId: id } = await world(app, CON_RESERVA);
  const companion = {
    id: 2,
    reservaId: id,
    esTitular: false,
    tipo: 'ACOMPANIANTE',
    nombre: 'Sol',
    sexo: 'FEMENINO',
  };
  expect(outcome(await edit(admin, {}))).toEqual([200, companion]);
  const renamed = { ...companion, nombre: 'Luz María' };
  expect(outcome(await edit(admin, { nombre: ' luz maría' }))).toEqual([200, renamed]);
  expect(outcome(await edit(admin, { sexo: 'OTROS' }))).toEqual([
    200,
    { ...renamed, sexo: 'OTROS' },
  ]);
  expect((await edit(admin, { nombre: 'Eva', sexo: 'MASCULINO' }, 1)).body).toMatchObject({
    id: 1,
    tipo: 'TITULAR',
    nombre: 'Eva',
  });
  expect((await app.call(obtenerReserva, { as: ana, params: { id } })).body).toMatchObject({
    precio: 36_000,
    participantes: [
      { asientoId: 1, nombreOptional: 'Eva', sexoOptional: 'MASCULINO' },
      { asientoId: 2, nombreOptional: 'Luz María', sexoOptional: 'OTROS' },
    ],
  });
  expect((await verDia(app, VIERNES, ana))[0]).toMatchObject({
    ocupadosTotal: 2,
    composicionGenero: { MASCULINO: 1, FEMENINO: 0, OTROS: 1 },
  });
});

test('who is the holder, and of which booking, is not for the body to say', async () => {
  const { admin, reservaId: id } = await world(app, CON_RESERVA);
  const asked = { esTitular: true, tipo: 'TITULAR', reservaId: 999, id: 9 };
  const { body } = await edit(admin, asked as object);
  expect(body).toMatchObject({ id: 2, reservaId: id, esTitular: false });
});

test('what is malformed is told before what is missing; a client may not', async () => {
  const { ana, admin } = await world(app, CON_RESERVA);
  expect(outcome(await edit(admin, { nombre: ' ' }, 999))).toBe('400 DATOS_INVALIDOS nombre');
  const malformed = { as: admin, body: { sexo: 'OTRO_NB' } };
  expect(outcome(await app.send('PUT', '/asientos/999', malformed))).toBe(
    '400 DATOS_INVALIDOS sexo',
  );
  expect(outcome(await edit(admin, { nombre: 'Luz' }, 999))).toBe('404 ASIENTO_INEXISTENTE');
  expect(outcome(await edit(ana, { nombre: 'Luz' }))).toBe('403 SIN_PERMISO');
});

test('who sat in a cancelled booking stays as it was', async () => {
  const { ana, admin, reservaId } = await world(app, CON_RESERVA);
  await app.call(cancelarReserva, { as: ana, params: { id: reservaId } });
  expect(outcome(await edit(admin, { nombre: 'Luz' }))).toBe('409 RESERVA_INACTIVA');
  expect((await app.call(obtenerAsiento, { as: ana, params: { id: 2 } })).body).toMatchObject({
    nombre: 'Sol',
  });
});

test('every change of seats is in the trail, and no name with it', async () => {
  const { admin, reservaId: id } = await world(app, CON_RESERVA);
  await edit(admin, { nombre: 'Luz' });
  const body = { reservaId: id, nombre: 'Abril', sexo: 'FEMENINO' } as const;
  await app.call(agregarAsiento, { as: admin, body });
  await app.call(eliminarAsiento, { as: admin, params: { id: 2 } });
  const trail = await app.database.db
    .selectFrom('auditoria')
    .select(['usuario_id', 'accion', 'entidad', 'entidad_id', 'antes', 'despues'])
    .where('accion', 'like', '%Asiento')
    .orderBy('id')
    .execute();
  const change = (accion: string, antes: object, despues: object) => ({
    usuario_id: admin.id,
    accion,
    entidad: 'reservas',
    entidad_id: id,
    antes,
    despues,
  });
  const [two, three] = [
    { personas: 2, precioTotal: 36_000 },
    { personas: 3, precioTotal: 45_000 },
  ];
  expect(trail).toMatchObject([
    { usuario_id: admin.id, accion: 'actualizarAsiento', entidad: 'asientos', entidad_id: 2 },
    change('agregarAsiento', two, three),
    change('eliminarAsiento', three, two),
  ]);
  expect(JSON.stringify(trail)).not.toMatch(/Luz|Abril|Sol/);
});
