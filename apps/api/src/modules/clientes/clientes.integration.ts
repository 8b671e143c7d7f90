import { current } from '@remanso/contract/persona/auth.contract';
import {
  listarClientes,
  alternarCliente,
  eliminarCliente,
} from '@remanso/contract/persona/clientes.contract';
import { telefonoComparable } from '@remanso/contract/persona/telefonos.rules';
import { actualizarUsuario } from '@remanso/contract/persona/usuarios.contract';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { reservar, VIERNES, type Persona } from '../../../test/support/builders.ts';
import { crearPersona, moveTo } from '../../../test/support/personas.ts';
import { world } from '../../../test/support/world.ts';
import { outcome } from '../../../test/support/refusals.ts';
import { useTestApp } from '../../../test/support/test-app.ts';

const app = useTestApp();

async function conNombre(
  nombre: string,
  apellido: string,
  rest: { email?: string; telefono?: string } = {},
): Promise<Persona> {
  const admin = await crearPersona(app, { rol: 'ADMIN' });
  const persona = await crearPersona(app);
  const body = { nombre, apellido, ...rest };
  const { status } = await app.call(actualizarUsuario, {
    as: admin,
    params: { id: persona.id },
    body,
  });
  expect(status).toBe(200);
  await app.database.db.deleteFrom('usuarios').where('id', '=', admin.id).execute();
  return persona;
}

async function buscar(as: Persona, prefijo: string): Promise<string[]> {
  const { clientes } = await app.make(listarClientes, { as, query: { prefijo } });
  return clientes.map(({ nombre, apellido }) => `${nombre} ${apellido}`);
}

test('clients come by name, ten a page, with the numbers of all of them', async () => {
  const admin = await crearPersona(app, { rol: 'ADMIN' });
  for (let n = 0; n < 12; n += 1) await crearPersona(app);
  const { status, body } = await app.call(listarClientes, { as: admin });
  expect([status, body.clientes.length]).toEqual([200, 10]);
  expect(body).toMatchObject({
    paginaActual: 0,
    totalPaginas: 2,
    totalElementos: 12,
    tieneSiguiente: true,
    tieneAnterior: false,
    total: 12,
    activos: 12,
    inactivos: 0,
  });
  expect(Object.keys(body.clientes[0] ?? {}).toSorted()).toEqual(
    ['activo', 'apellido', 'email', 'genero', 'id', 'nombre', 'nota', 'telefono'].toSorted(),
  );
  const second = (await app.call(listarClientes, { as: admin, query: { page: 1 } })).body;
  expect([second.clientes.length, second.tieneSiguiente, second.tieneAnterior]).toEqual([
    2,
    false,
    true,
  ]);
  expect((await app.call(listarClientes, { as: admin, query: { page: 9 } })).body.clientes).toEqual(
    [],
  );
});

test('the search looks inside both names, whatever the case and the accents', async () => {
  const admin = await crearPersona(app, { rol: 'ADMIN' });
  await conNombre('José', 'Núñez');
  await conNombre('María José', 'Paz');
  await conNombre('Luis', 'Ñandú');
  for (const prefijo of ['jose', 'JOSÉ', 'osé']) {
    expect(await buscar(admin, prefijo)).toEqual(['José Núñez', 'María José Paz']);
  }
  expect(await buscar(admin, 'nunez')).toEqual(['José Núñez']);
  expect(await buscar(admin, 'nandu')).toEqual(['Luis Ñandú']);
  expect(await buscar(admin, 'jose nu')).toEqual(['José Núñez']);
  expect(await buscar(admin, 'nadie')).toEqual([]);
  const { body } = await app.call(listarClientes, { as: admin, query: { prefijo: 'jose' } });
  expect([body.totalElementos, body.total]).toEqual([2, 3]);
});

test('the search finds the beginnings of words of name and e-mail, in any order', async () => {
  const admin = await crearPersona(app, { rol: 'ADMIN' });
  const ana = await conNombre('María José', 'Fernández Paz');
  await conNombre('Luis', 'Paz', { email: 'luis.sosa+gym@correo.example.com' });
  const { email } = ana;
  const one = ['María José Fernández Paz'];
  const other = ['Luis Paz'];
  for (const prefijo of ['maria fern', 'FERN maría', 'paz  jose', email, email.split('@')[0] ?? ''])
    expect([prefijo, await buscar(admin, prefijo)]).toEqual([prefijo, one]);
  for (const prefijo of ['sosa', 'luis.so', 'gym', 'paz sosa', 'luis.sosa+gym@corr', 'correo.ex'])
    expect([prefijo, await buscar(admin, prefijo)]).toEqual([prefijo, other]);
  expect(await buscar(admin, 'paz')).toEqual([...other, ...one]);
  for (const prefijo of ['maria sosa', 'osa', 'paz x', 'orreo'])
    expect([prefijo, await buscar(admin, prefijo)]).toEqual([prefijo, []]);
});

test('three digits or more are found in the telephone, however it is written', async () => {
  const admin = await crearPersona(app, { rol: 'ADMIN' });
  await conNombre('Ana', 'Paz', { telefono: '+54 9 381 555-0199' });
  await conNombre('Luis', 'Sosa', { telefono: '0381 4440142' });
  for (const prefijo of ['5550199', '381 555', '(381) 555-01', '+54 9', 'ana 555', '0199'])
    expect([prefijo, await buscar(admin, prefijo)]).toEqual([prefijo, ['Ana Paz']]);
  expect(await buscar(admin, '381')).toEqual(['Ana Paz', 'Luis Sosa']);
  for (const prefijo of ['99', '5', 'luis 555', '5550198', '555x'])
    expect([prefijo, await buscar(admin, prefijo)]).toEqual([prefijo, []]);
});

test('a caller is found by their number, however they and the desk have written it', async () => {
  const admin = await crearPersona(app, { rol: 'ADMIN' });
  const forms = ['+54 9 381 490-9045', '+5493814909045', '0381 490 9045', '0381 15 490-9045'];
  for (const telefono of ['381 490-9045', ...forms]) await conNombre('Ana', 'Paz', { telefono });
  await conNombre('Luis', 'Sosa', { telefono: '0381 4440142' });
  for (const prefijo of ['3814909045', '490-9045', ...forms])
    expect([prefijo, await buscar(admin, prefijo)]).toEqual([prefijo, Array(5).fill('Ana Paz')]);
  expect(await buscar(admin, '0381')).toHaveLength(6);
});

test('a number of another country is found with + and with 00, however the desk has written it', async () => {
  const admin = await crearPersona(app, { rol: 'ADMIN' });
  for (const telefono of ['+34 612 345 678', '0034 612-345-678'])
    await conNombre('Inés', 'Vidal', { telefono });
  for (const prefijo of ['+34612345678', '0034 612 345 678', '+34 612', '003461', '612 345'])
    expect([prefijo, await buscar(admin, prefijo)]).toEqual([prefijo, Array(2).fill('Inés Vidal')]);
});

test('the database and the contract compare telephones alike', async () => {
  const signs = fc.stringMatching(
    /^(\+54|0054|54|0)? ?9? ?0?(381|11|3868|1)? ?(15)?[ 0-9()+-]{0,12}$/,
  );
  await fc.assert(
    fc.asyncProperty(fc.array(signs, { minLength: 50, maxLength: 50 }), async (telefonos) => {
      const { rows } = await sql<{ digitos: string }>`
        select telefono_comparable(t) as digitos from unnest(${telefonos}::text[]) with ordinality as u (t, n)
        order by n`.execute(app.database.db);
      expect(rows.map(({ digitos }) => digitos)).toEqual(telefonos.map(telefonoComparable));
    }),
    { numRuns: 20 },
  );
});

test.each(['%', '_', '\\', '%25%25', "'", '*', '.'])('%j is a plain character', async (sign) => {
  const admin = await crearPersona(app, { rol: 'ADMIN' });
  await crearPersona(app);
  expect(await buscar(admin, sign)).toEqual([]);
  expect(await buscar(admin, '')).toHaveLength(1);
});

test('a toggle puts a client out and back, and says what is still to come', async () => {
  const { admin, ana, franjaId } = await world(app, { clientes: ['ana'] });
  await reservar(app, ana, franjaId);
  const toggle = () => app.call(alternarCliente, { as: admin, params: { id: ana.id } });
  expect((await toggle()).body).toEqual({ message: 'Cliente desactivado', reservasPendientes: 1 });
  expect((await app.call(current, { as: ana })).status).toBe(401);
  expect((await app.call(listarClientes, { as: admin })).body).toMatchObject({
    activos: 0,
    inactivos: 1,
  });
  expect((await toggle()).body).toEqual({ message: 'Cliente activado', reservasPendientes: 1 });
  expect((await app.call(listarClientes, { as: admin })).body).toMatchObject({
    activos: 1,
    inactivos: 0,
  });
});

test('an administrator is no client', async () => {
  const admin = await crearPersona(app, { rol: 'ADMIN' });
  const other = await crearPersona(app, { rol: 'ADMIN' });
  expect((await app.call(listarClientes, { as: admin })).body.total).toBe(0);
  expect(outcome(await app.call(alternarCliente, { as: admin, params: { id: other.id } }))).toBe(
    '404 CLIENTE_NO_ENCONTRADO',
  );
  expect(outcome(await app.call(eliminarCliente, { as: admin, params: { id: other.id } }))).toBe(
    '404 CLIENTE_NO_ENCONTRADO',
  );
});

test('a client with something to come is not deleted; afterwards it is', async () => {
  const { admin, ana, franjaId } = await world(app, { clientes: ['ana'] });
  await reservar(app, ana, franjaId);
  expect(outcome(await app.call(eliminarCliente, { as: admin, params: { id: ana.id } }))).toBe(
    '409 CON_RESERVAS_ACTIVAS',
  );
  await moveTo(app, `${VIERNES}T09:00:00`, admin);
  expect((await app.call(eliminarCliente, { as: admin, params: { id: ana.id } })).status).toBe(200);
  expect((await app.call(listarClientes, { as: admin })).body.total).toBe(0);
  expect(outcome(await app.call(eliminarCliente, { as: admin, params: { id: ana.id } }))).toBe(
    '404 CLIENTE_NO_ENCONTRADO',
  );
});
