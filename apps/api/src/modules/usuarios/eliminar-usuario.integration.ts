import { expect, test } from 'vitest';
import {
  abrirCentro,
  centroConFranja,
  crearPersona,
  moveTo,
  reservar,
  verDia,
  VIERNES,
  type Persona,
} from '../../../test/support/builders.ts';
import { dumpTables } from '../../../test/support/dump-tables.ts';
import { outcome, refusal } from '../../../test/support/refusals.ts';
import { useTestApp } from '../../../test/support/test-app.ts';

const app = useTestApp();

const INEXISTENTE = refusal(404, 'USUARIO_INEXISTENTE', 'No existe ese usuario');

const erase = (admin: Persona, { id }: { id: number }) =>
  app.call(`DELETE /usuarios/${id}`, { token: admin.token });

/** The pattern of what identifies the person of these tests, and of what they told the centre. */
const PERSONAL = /Anahí|Quiroga|anahi@|7777|rodilla|Sol Ríos|Luz Toro/i;

/** Opens a centre with the person above and the franja of Friday at eight. */
async function conPersona() {
  const { admin, ana, franjaId } = await centroConFranja(app);
  const body = {
    nombre: 'Anahí',
    apellido: 'Quiroga',
    email: 'anahi@ejemplo.com',
    telefono: '381 555 7777',
  };
  expect((await app.call(`PUT /usuarios/${ana.id}`, { token: admin.token, body })).status).toBe(
    200,
  );
  return { admin, ana, franjaId };
}

test('erasing a person keeps the accounts and nothing of the person', async () => {
  const { admin, ana, franjaId } = await conPersona();
  const body = {
    franjaId,
    notas: 'Le duele la rodilla',
    acompaniantes: [{ nombre: 'Sol Ríos', genero: 'FEMENINO' }],
  };
  const { id } = (await app.call('POST /reservas', { token: ana.token, body })).body;
  expect(outcome(await erase(admin, ana))).toEqual(
    refusal(409, 'CON_RESERVAS_ACTIVAS', 'No se puede eliminar un cliente con reservas activas'),
  );

  await moveTo(app, `${VIERNES}T09:00:00`, admin);
  expect(outcome(await erase(admin, ana))).toEqual([
    200,
    { message: 'Usuario eliminado correctamente', reservasCanceladas: 0 },
  ]);
  const reserva = (await app.call(`GET /reservas/${id}`, admin)).body;
  expect(reserva).toMatchObject({
    estado: 'COMPLETADA',
    precioTotal: 36_000,
    personas: 2,
    notas: '',
    cliente: { id: null, nombre: 'Cliente eliminado', apellido: '', email: '', telefono: '' },
  });
  expect(reserva.participantes.map(({ nombre }: { nombre: string }) => nombre)).toEqual([
    'Cliente eliminado',
    'Cliente eliminado',
  ]);
  const [franja] = (await app.call(`GET /franjas/por-fecha/${VIERNES}?incluirDetalles=true`, admin))
    .body;
  expect([franja.id, franja.ocupadosTotal]).toEqual([franjaId, 2]);
  expect(JSON.stringify(await dumpTables(app))).not.toMatch(PERSONAL);
});

test('what an administrator did for the person keeps its trail without the person', async () => {
  const { admin, ana, franjaId } = await conPersona();
  const write = (target: `${string} /${string}`, body?: object, headers = {}) =>
    app.call(target, { token: admin.token, body, headers });
  const otra = (await verDia(app, '2026-10-03', ana))[0]?.id;
  const booking = {
    clienteId: ana.id,
    notas: 'Le duele la rodilla',
    acompaniantes: [{ nombre: 'Sol Ríos', genero: 'FEMENINO' }],
  };
  const kept = await write(
    'POST /reservas',
    { ...booking, franjaId },
    { 'idempotency-key': 'una' },
  );
  const dropped = await write('POST /reservas', { ...booking, franjaId: otra });
  const seat = { reservaId: kept.body.id, nombre: 'Luz Toro', sexo: 'FEMENINO' };
  const { id: asientoId } = (await write('POST /asientos', seat)).body;
  const statuses = [
    await write(`PUT /asientos/${asientoId}`, { nombre: 'Luz Toro Paz' }),
    await write(`PUT /reservas/${kept.body.id}`, { notas: 'Le duele la rodilla izquierda' }),
    await write(`POST /reservas/${dropped.body.id}/cancelar`),
    await write(`DELETE /reservas/${dropped.body.id}`),
  ].map(({ status }) => status);
  expect(statuses).toEqual([200, 200, 200, 200]);
  const trail = () =>
    app.database.db
      .selectFrom('auditoria')
      .select(['accion', 'entidad', 'entidad_id'])
      // A new day that begins meanwhile leaves rows of its own.
      .where('entidad', '<>', 'sistema')
      .orderBy('id')
      .execute();
  const before = await trail();

  await moveTo(app, `${VIERNES}T09:00:00`, admin);
  expect((await erase(admin, ana)).status).toBe(200);
  expect(JSON.stringify(await dumpTables(app))).not.toMatch(PERSONAL);
  expect(await trail()).toEqual([
    ...before,
    { accion: 'eliminarUsuario', entidad: 'usuarios', entidad_id: ana.id },
  ]);
  const prices = await app.database.db
    .selectFrom('auditoria')
    .select('despues')
    .where('accion', '=', 'agregarAsiento')
    .execute();
  expect(prices).toEqual([{ despues: expect.objectContaining({ precioTotal: 45_000 }) }]);
});

test('one person is erased, the others keep what is theirs', async () => {
  const { admin, ana, franjaId } = await conPersona();
  const luis = await crearPersona(app);
  const notas = 'Prefiere la tina del fondo';
  const { id } = (
    await app.call('POST /reservas', { token: luis.token, body: { franjaId, notas } })
  ).body;
  const body = { notas: `${notas}, a la sombra` };
  await app.call(`PUT /reservas/${id}`, { token: admin.token, body });
  expect((await erase(admin, ana)).status).toBe(200);
  expect((await app.call(`GET /reservas/${id}`, admin)).body).toMatchObject({
    notas: body.notas,
    cliente: { id: luis.id, email: luis.email },
  });
  const [hecho] = await app.database.db
    .selectFrom('auditoria')
    .select(['antes', 'despues'])
    .where('accion', '=', 'actualizarReserva')
    .execute();
  expect(hecho).toMatchObject({ antes: { notas }, despues: body });
});

test('an erased person has no session, no way in, and leaves the e-mail to others', async () => {
  const admin = await abrirCentro(app);
  const ana = await crearPersona(app);
  expect((await erase(admin, ana)).status).toBe(200);
  expect((await app.call('GET /auth/current', ana)).status).toBe(401);
  const { email } = ana;
  const login = await app.call('POST /auth/login', { body: { email, password: 'Secreta1' } });
  expect(login.body.codigo).toBe('CREDENCIALES_INCORRECTAS');
  expect(outcome(await app.call(`GET /usuarios/${ana.id}`, admin))).toEqual(INEXISTENTE);
  expect(outcome(await erase(admin, ana))).toEqual(INEXISTENTE);
  const body = {
    nombre: 'Eva',
    apellido: 'Sosa',
    email,
    genero: 'FEMENINO',
    telefono: '381 555 0144',
    password: 'Secreta1',
  };
  expect((await app.call('POST /auth/register', { body })).status).toBe(201);
});

test('an administrator may leave while another stays, and the trail says who did what', async () => {
  const admin = await abrirCentro(app);
  const other = await crearPersona(app, { rol: 'ADMIN' });
  expect((await erase(other, other)).status).toBe(200);
  expect((await app.call('GET /auth/current', other)).status).toBe(401);
  expect((await app.call('GET /auth/current', admin)).status).toBe(200);
  const hechos = await app.database.db
    .selectFrom('auditoria')
    .select(['usuario_id', 'entidad_id', 'antes', 'despues'])
    .where('accion', '=', 'eliminarUsuario')
    .execute();
  expect(hechos).toEqual([
    { usuario_id: other.id, entidad_id: other.id, antes: null, despues: null },
  ]);
});

test('a booking that is cancelled, past or under way decides whether its holder can go', async () => {
  const { admin, ana, franjaId } = await centroConFranja(app);
  const { id } = await reservar(app, ana, franjaId);
  await moveTo(app, `${VIERNES}T08:30:00`, admin);
  expect((await erase(admin, ana)).status).toBe(409);
  await moveTo(app, `${VIERNES}T09:00:00`, admin);
  expect((await erase(admin, ana)).status).toBe(200);
  expect((await app.call(`GET /reservas/${id}`, admin)).body.estado).toBe('COMPLETADA');

  const luis = await crearPersona(app);
  const [tarde] = (await verDia(app, VIERNES, luis)).filter(({ horaInicio }) => horaInicio > '15');
  const cancelled = await reservar(app, luis, tarde?.id ?? 0);
  expect((await erase(admin, luis)).status).toBe(409);
  await app.call(`POST /reservas/${cancelled.id}/cancelar`, { token: luis.token });
  expect((await erase(admin, luis)).status).toBe(200);
  expect((await app.call(`GET /reservas/${cancelled.id}`, admin)).body).toMatchObject({
    estado: 'CANCELADA',
    cliente: { nombre: 'Cliente eliminado' },
  });
});
