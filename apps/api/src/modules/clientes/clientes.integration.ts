import { expect, test } from 'vitest';
import {
  centroConFranja,
  crearPersona,
  moveTo,
  reservar,
  VIERNES,
  type Persona,
} from '../../../test/support/builders.ts';
import { outcome, refusal } from '../../../test/support/refusals.ts';
import { useTestApp } from '../../../test/support/test-app.ts';

const app = useTestApp();

const NO_ENCONTRADO = refusal(404, 'CLIENTE_NO_ENCONTRADO', 'No existe ese cliente');

async function conNombre(nombre: string, apellido: string): Promise<Persona> {
  const admin = await crearPersona(app, { rol: 'ADMIN' });
  const persona = await crearPersona(app);
  const body = { nombre, apellido };
  const { status } = await app.call(`PUT /usuarios/${persona.id}`, { token: admin.token, body });
  expect(status).toBe(200);
  await app.database.db.deleteFrom('usuarios').where('id', '=', admin.id).execute();
  return persona;
}

async function buscar(admin: Persona, query: string): Promise<string[]> {
  const { body } = await app.call(`GET /clientes?${query}`, admin);
  return body.clientes.map(
    (cliente: { nombre: string; apellido: string }) => `${cliente.nombre} ${cliente.apellido}`,
  );
}

test('clients come by name, ten a page, with the numbers of all of them', async () => {
  const admin = await crearPersona(app, { rol: 'ADMIN' });
  for (let n = 0; n < 12; n += 1) await crearPersona(app);
  const { status, body } = await app.call('GET /clientes', admin);
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
  expect(Object.keys(body.clientes[0]).toSorted()).toEqual(
    ['activo', 'apellido', 'email', 'genero', 'id', 'nombre', 'telefono'].toSorted(),
  );
  const second = (await app.call('GET /clientes?page=1', admin)).body;
  expect([second.clientes.length, second.tieneSiguiente, second.tieneAnterior]).toEqual([
    2,
    false,
    true,
  ]);
  expect((await app.call('GET /clientes?page=9', admin)).body.clientes).toEqual([]);
});

test('the search looks inside both names, whatever the case and the accents', async () => {
  const admin = await crearPersona(app, { rol: 'ADMIN' });
  await conNombre('José', 'Núñez');
  await conNombre('María José', 'Paz');
  await conNombre('Luis', 'Ñandú');
  for (const prefijo of ['jose', 'JOSÉ', 'osé']) {
    expect(await buscar(admin, `prefijo=${prefijo}`)).toEqual(['José Núñez', 'María José Paz']);
  }
  expect(await buscar(admin, 'prefijo=nunez')).toEqual(['José Núñez']);
  expect(await buscar(admin, 'prefijo=nandu')).toEqual(['Luis Ñandú']);
  expect(await buscar(admin, 'prefijo=jose%20nu')).toEqual(['José Núñez']);
  expect(await buscar(admin, 'prefijo=nadie')).toEqual([]);
  const { body } = await app.call('GET /clientes?prefijo=jose', admin);
  expect([body.totalElementos, body.total]).toEqual([2, 3]);
});

test.each(['%', '_', '\\', '%25%25', "'", '*', '.'])('%j is a plain character', async (sign) => {
  const admin = await crearPersona(app, { rol: 'ADMIN' });
  await crearPersona(app);
  expect(await buscar(admin, `prefijo=${encodeURIComponent(sign)}`)).toEqual([]);
  expect(await buscar(admin, 'prefijo=')).toHaveLength(1);
});

test('a toggle puts a client out and back, and says what is still to come', async () => {
  const { admin, ana, franjaId } = await centroConFranja(app);
  await reservar(app, ana, franjaId);
  const toggle = () => app.call(`PUT /clientes/${ana.id}/toggle-activo`, admin);
  expect((await toggle()).body).toEqual({ message: 'Cliente desactivado', reservasPendientes: 1 });
  expect((await app.call('GET /auth/current', ana)).status).toBe(401);
  expect((await app.call('GET /clientes', admin)).body).toMatchObject({ activos: 0, inactivos: 1 });
  expect((await toggle()).body).toEqual({ message: 'Cliente activado', reservasPendientes: 1 });
  expect((await app.call('GET /clientes', admin)).body).toMatchObject({ activos: 1, inactivos: 0 });
});

test('an administrator is no client', async () => {
  const admin = await crearPersona(app, { rol: 'ADMIN' });
  const other = await crearPersona(app, { rol: 'ADMIN' });
  expect((await app.call('GET /clientes', admin)).body.total).toBe(0);
  expect(outcome(await app.call(`PUT /clientes/${other.id}/toggle-activo`, admin))).toEqual(
    NO_ENCONTRADO,
  );
  expect(outcome(await app.call(`DELETE /clientes/${other.id}`, admin))).toEqual(NO_ENCONTRADO);
});

test('a client with something to come is not deleted; afterwards it is', async () => {
  const { admin, ana, franjaId } = await centroConFranja(app);
  await reservar(app, ana, franjaId);
  expect(outcome(await app.call(`DELETE /clientes/${ana.id}`, admin))).toEqual(
    refusal(409, 'CON_RESERVAS_ACTIVAS', 'No se puede eliminar un cliente con reservas activas'),
  );
  await moveTo(app, `${VIERNES}T09:00:00`);
  admin.token = await app.dependencies.tokens.sign({ id: admin.id, rol: 'ADMIN', version: 1 });
  expect((await app.call(`DELETE /clientes/${ana.id}`, admin)).status).toBe(200);
  expect((await app.call('GET /clientes', admin)).body.total).toBe(0);
  expect(outcome(await app.call(`DELETE /clientes/${ana.id}`, admin))).toEqual(NO_ENCONTRADO);
});
