import { expect, test } from 'vitest';
import { VIERNES, centroConFranja, reservar, verDia } from '../../../test/support/builders.ts';
import { invalid, outcome, refusal } from '../../../test/support/refusals.ts';
import { useTestApp } from '../../../test/support/test-app.ts';

const app = useTestApp();

/** Opens a centre with Ana's booking for two: her own seat is 1, the companion's 2. */
async function centroConReserva() {
  const scene = await centroConFranja(app);
  const { id } = await reservar(app, scene.ana, scene.franjaId, 1);
  const edit = (body: object, asientoId = 2, token = scene.admin.token) =>
    app.call(`PUT /asientos/${asientoId}`, { token, body });
  return { ...scene, id, edit };
}

test('an administrator changes name, gender or both, of a companion or the holder', async () => {
  const { ana, id, edit } = await centroConReserva();
  const companion = {
    id: 2,
    reservaId: id,
    esTitular: false,
    tipo: 'ACOMPANIANTE',
    nombre: 'Sol',
    sexo: 'FEMENINO',
  };
  expect(outcome(await edit({}))).toEqual([200, companion]);
  const renamed = { ...companion, nombre: 'Luz María' };
  expect(outcome(await edit({ nombre: ' luz maría' }))).toEqual([200, renamed]);
  expect(outcome(await edit({ sexo: 'OTROS' }))).toEqual([200, { ...renamed, sexo: 'OTROS' }]);
  expect((await edit({ nombre: 'Eva', sexo: 'MASCULINO' }, 1)).body).toMatchObject({
    id: 1,
    tipo: 'TITULAR',
    nombre: 'Eva',
  });
  expect((await app.call(`GET /reservas/${id}`, ana)).body).toMatchObject({
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
  const { edit, id } = await centroConReserva();
  const { body } = await edit({ esTitular: true, tipo: 'TITULAR', reservaId: 999, id: 9 });
  expect(body).toMatchObject({ id: 2, reservaId: id, esTitular: false });
});

test('what is malformed is told before what is missing; a client may not', async () => {
  const { ana, edit } = await centroConReserva();
  expect(outcome(await edit({ nombre: ' ' }, 999))).toEqual(
    invalid('nombre', 'El nombre es obligatorio'),
  );
  expect(outcome(await edit({ sexo: 'OTRO_NB' }, 999))).toEqual(
    invalid('sexo', 'El género es obligatorio'),
  );
  expect(outcome(await edit({ nombre: 'Luz' }, 999))).toEqual(
    refusal(404, 'ASIENTO_INEXISTENTE', 'No existe ese asiento'),
  );
  expect(outcome(await edit({ nombre: 'Luz' }, 2, ana.token))).toEqual(
    refusal(403, 'SIN_PERMISO', 'No tienes permiso para hacer esto'),
  );
});

test('who sat in a cancelled booking stays as it was', async () => {
  const { ana, id, edit } = await centroConReserva();
  await app.call(`POST /reservas/${id}/cancelar`, ana);
  expect(outcome(await edit({ nombre: 'Luz' }))).toEqual(
    refusal(409, 'RESERVA_INACTIVA', 'Solo se puede cambiar una reserva activa'),
  );
  expect((await app.call('GET /asientos/2', ana)).body).toMatchObject({ nombre: 'Sol' });
});

test('every change of seats is in the trail, and no name with it', async () => {
  const { admin, id, edit } = await centroConReserva();
  await edit({ nombre: 'Luz' });
  const body = { reservaId: id, nombre: 'Abril', sexo: 'FEMENINO' };
  await app.call('POST /asientos', { ...admin, body });
  await app.call('DELETE /asientos/2', admin);
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
