import { listarActividad } from '@remanso/contract/seguimiento/auditoria.contract';
import {
  anotarCliente,
  eliminarCliente,
  listarClientes,
  resumenDeCliente,
} from '@remanso/contract/persona/clientes.contract';
import { misDatos } from '@remanso/contract/persona/cuenta.contract';
import { franjasPorFecha } from '@remanso/contract/franja/franjas.contract';
import { misReservas } from '@remanso/contract/reserva/reservas-leidas.contract';
import { obtenerUsuario } from '@remanso/contract/persona/usuarios.contract';
import { expect, test } from 'vitest';
import { reservar, VIERNES } from '../../../test/support/builders.ts';
import { crearPersona } from '../../../test/support/personas.ts';
import { outcome } from '../../../test/support/refusals.ts';
import { useTestApp } from '../../../test/support/test-app.ts';
import { world } from '../../../test/support/world.ts';

const app = useTestApp();

const NOTA = 'Prefiere las mañanas.\nViene con bastón.';

test('the desk notes something about a client, sees it, and takes it away', async () => {
  const { admin, ana } = await world(app, { clientes: ['ana'] });
  const recepcion = await crearPersona(app, { rol: 'RECEPCION' });
  const anotar = (nota: string) =>
    app.make(anotarCliente, { as: recepcion, params: { id: ana.id }, body: { nota } });
  expect(await anotar(`  ${NOTA} `)).toMatchObject({ id: ana.id, nota: NOTA });
  const resumen = await app.make(resumenDeCliente, { as: recepcion, params: { id: ana.id } });
  expect(resumen.cliente.nota).toBe(NOTA);
  const query = { prefijo: 'ana' };
  const { clientes } = await app.make(listarClientes, { as: recepcion, query });
  expect(clientes).toMatchObject([{ nota: NOTA }]);
  expect(await anotar('')).toMatchObject({ nota: '' });
  const { hechos } = await app.make(listarActividad, {
    as: admin,
    query: { page: 0, size: 5, accion: 'anotarCliente' },
  });
  expect(hechos).toMatchObject([
    { usuarioId: recepcion.id, entidadId: ana.id, antes: { nota: NOTA }, despues: { nota: '' } },
    { antes: { nota: '' }, despues: { nota: NOTA } },
  ]);
});

test('a nota that somebody changed meanwhile is not written over', async () => {
  const { admin, ana } = await world(app, { clientes: ['ana'] });
  const anotar = (nota: string, notaDeAntes: string) =>
    app.call(anotarCliente, { as: admin, params: { id: ana.id }, body: { nota, notaDeAntes } });
  expect((await anotar(NOTA, '')).status).toBe(200);
  // A desk repeats the call after losing its answer: the nota is what it wanted already.
  expect((await anotar(NOTA, '')).status).toBe(200);
  expect(outcome(await anotar('Paga el martes', ''))).toBe('409 NOTAS_CAMBIADAS');
  expect((await anotar('', NOTA)).body).toMatchObject({ nota: '' });
});

test('the client sees it in the copy of their data alone', async () => {
  const { admin, ana } = await world(app, { clientes: ['ana'] });
  await app.make(anotarCliente, { as: admin, params: { id: ana.id }, body: { nota: NOTA } });
  expect((await app.make(misDatos, { as: ana })).persona.nota).toBe(NOTA);
  const propia = await app.make(obtenerUsuario, { as: ana, params: { id: ana.id } });
  expect(JSON.stringify(propia)).not.toContain('bastón');
});

test("the desk's views of a booking say it, and the client's own do not", async () => {
  const { admin, ana, franjaId } = await world(app, { clientes: ['ana'] });
  await app.make(anotarCliente, { as: admin, params: { id: ana.id }, body: { nota: NOTA } });
  const propia = await reservar(app, ana, franjaId);
  expect(JSON.stringify(propia)).not.toContain('bastón');
  const { reservas } = await app.make(misReservas, { as: ana });
  expect(JSON.stringify(reservas)).not.toContain('bastón');
  const params = { fecha: VIERNES };
  const [franja] = await app.make(franjasPorFecha, {
    as: admin,
    params,
    query: { incluirDetalles: true },
  });
  expect(franja?.reservas).toMatchObject([{ cliente: { id: ana.id, nota: NOTA } }]);
});

test('it goes with the person, from the trail too', async () => {
  const { admin, ana } = await world(app, { clientes: ['ana'] });
  await app.make(anotarCliente, { as: admin, params: { id: ana.id }, body: { nota: NOTA } });
  await app.make(eliminarCliente, { as: admin, params: { id: ana.id } });
  const { hechos } = await app.make(listarActividad, {
    as: admin,
    query: { page: 0, size: 5, accion: 'anotarCliente' },
  });
  expect(hechos).toMatchObject([{ antes: null, despues: null }]);
});
