import { crearFeriado } from '@remanso/contract/plan/excepciones.contract';
import { actualizarAsiento } from '@remanso/contract/reserva/asientos.contract';
import { actualizarUsuario, eliminarUsuario } from '@remanso/contract/persona/usuarios.contract';
import {
  historiaDeCliente,
  historiaDeReserva,
  listarActividad,
} from '@remanso/contract/seguimiento/auditoria.contract';
import { alternarCliente, anotarCliente } from '@remanso/contract/persona/clientes.contract';
import { bloquearFranja } from '@remanso/contract/franja/franjas.contract';
import {
  cancelarReserva,
  actualizarReserva,
  crearReserva,
  eliminarReserva,
} from '@remanso/contract/reserva/reservas.contract';
import { registrarPago } from '@remanso/contract/caja/pagos.contract';
import { borrarToken } from '@remanso/contract/sistema/tokens.contract';
import type { Hecho } from '@remanso/contract/seguimiento/auditoria.contract';
import { expect, test } from 'vitest';
import { VIERNES, reservar, type Persona } from '../../../test/support/builders.ts';
import { crearPersona, moveTo } from '../../../test/support/personas.ts';
import type { QueryOf } from '../../../test/support/client.ts';
import { programaDe } from '../../../test/support/programas/tokens-de-escena.ts';
import { outcome } from '../../../test/support/refusals.ts';
import { world } from '../../../test/support/world.ts';
import { useTestApp } from '../../../test/support/test-app.ts';

const app = useTestApp();

async function actividad(
  as: Persona,
  query: QueryOf<typeof listarActividad> = {},
): Promise<Hecho[]> {
  return (await app.make(listarActividad, { as, query: { size: 100, ...query } })).hechos;
}

const acciones = (hechos: Hecho[]) => hechos.map(({ accion }) => accion);

test('the newest first, with who did it, to whom, and on which franja', async () => {
  const { admin, ana, franjaId } = await world(app, { clientes: ['ana'] });
  const { id: reservaId } = await reservar(app, ana, franjaId);
  await app.call(cancelarReserva, { as: admin, params: { id: reservaId } });
  const ocurridoEn = app.clock.now();
  await app.call(bloquearFranja, { as: admin, params: { id: franjaId } });
  const [bloqueo, cancelacion, ...antes] = await actividad(admin);
  const franja = { inicio: `${VIERNES}T08:00:00`, fin: `${VIERNES}T09:00:00` };
  const autor = { id: admin.id, nombre: 'Berta', apellido: 'Ríos' };
  expect(bloqueo).toMatchObject({
    accion: 'bloquearFranja',
    entidad: 'franjas',
    entidadId: franjaId,
    autor,
    persona: null,
    franja,
  });
  expect(cancelacion).toMatchObject({
    accion: 'cancelarReserva',
    ocurridoEn,
    autor,
    persona: { id: ana.id, nombre: 'Ana', apellido: 'Paz' },
    franja,
    antes: { estado: 'CONFIRMADA' },
    despues: { estado: 'CANCELADA' },
  });
  expect(acciones(antes)).toEqual(['crearHorariosBase', 'crearConfig']);
});

test('pages hold each row once, also where many happened at one moment', async () => {
  const admin = await crearPersona(app, { rol: 'ADMIN' });
  const ana = await crearPersona(app);
  for (let n = 0; n < 5; n += 1)
    await app.call(alternarCliente, { as: admin, params: { id: ana.id } });
  const ids = [];
  for (const page of [0, 1, 2]) {
    const { body } = await app.call(listarActividad, { as: admin, query: { size: 2, page } });
    expect(body).toMatchObject({ paginaActual: page, totalPaginas: 3, totalElementos: 5 });
    ids.push(...body.hechos.map(({ id }) => id));
  }
  expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => b - a));
  expect(ids).toHaveLength(5);
});

test('it is chosen by who, what, on which thing and on which days of the centre', async () => {
  const { admin, ana, franjaId } = await world(app, { clientes: ['ana'] });
  const otra = await crearPersona(app, { rol: 'ADMIN' });
  // The centre is three hours behind UTC. 23:30 and 00:30 of the centre lie on two days of the
  // centre, but on one day of UTC.
  await moveTo(app, '2026-10-01T23:30:00', admin);
  await app.call(alternarCliente, { as: admin, params: { id: ana.id } });
  await moveTo(app, '2026-10-02T00:30:00', otra);
  await app.call(bloquearFranja, { as: otra, params: { id: franjaId } });

  expect(acciones(await actividad(otra, { autorId: otra.id }))).toEqual(['bloquearFranja']);
  expect(acciones(await actividad(otra, { entidad: 'usuarios' }))).toEqual([
    'cambiarEstadoDeUsuario',
  ]);
  expect(acciones(await actividad(otra, { accion: 'crearConfig' }))).toEqual(['crearConfig']);
  // The daily work of Friday has left a hecho of another entidad, which `entidad` must filter out.
  expect(acciones(await actividad(otra, { desde: VIERNES, entidad: 'franjas' }))).toEqual([
    'bloquearFranja',
  ]);
  expect(acciones(await actividad(otra, { desde: '2026-10-01', hasta: '2026-10-01' }))).toEqual([
    'cambiarEstadoDeUsuario',
    'crearHorariosBase',
    'crearConfig',
  ]);
  expect(await actividad(otra, { hasta: '2026-09-30' })).toEqual([]);
  expect(await actividad(otra, { autorId: admin.id, entidad: 'franjas' })).toEqual([]);
  expect(
    await actividad(otra, {
      usuarioId: 999_999,
      reservaId: 999_999,
      autorId: 999_999,
      entidad: 'nada',
      accion: 'nada',
    }),
  ).toEqual([]);
});

test('what a program did is its own, and is chosen by the program', async () => {
  const { admin, ana, franja } = await world(app, { clientes: ['ana'] });
  const leer = (query: QueryOf<typeof listarActividad> = {}) =>
    app.make(listarActividad, { as: admin, query });
  const reservarA = (as: { token: string }, hora: string) =>
    app.make(crearReserva, { as, body: { franjaId: franja(hora), clienteId: ana.id } });
  const programa = await programaDe(app, admin);
  await reservarA(admin, '10:00');
  expect((await leer()).programas).toEqual([]);

  const { id } = await reservarA(programa, '11:00');
  await app.make(borrarToken, { as: admin, params: { id: programa.id } });
  const { hechos, programas } = await leer({ programaId: programa.id });
  expect(hechos).toMatchObject([{ accion: 'crearReserva', entidadId: id }]);
  expect(programas).toEqual([{ id: programa.id, nombre: 'Planilla de la contadora' }]);
  const accion = 'crearReserva';
  for (const suyo of [{ autorId: admin.id }, { autor: 'ADMIN' }])
    expect((await leer({ accion, ...suyo })).hechos).toMatchObject([{ programa: null }]);
});

test('who was erased stays erased, as the one it was about and as the one who did it', async () => {
  const { admin, ana, franjaId } = await world(app, { clientes: ['ana'] });
  const otra = await crearPersona(app, { rol: 'ADMIN' });
  const { id: reservaId } = await reservar(app, ana, franjaId);
  await app.call(actualizarReserva, {
    as: otra,
    params: { id: reservaId },
    body: { notas: 'De Ana' },
  });
  await app.call(actualizarUsuario, {
    as: otra,
    params: { id: ana.id },
    body: { nombre: 'Anahí' },
  });
  await app.call(cancelarReserva, { as: otra, params: { id: reservaId } });
  for (const { id } of [ana, otra]) await app.call(eliminarUsuario, { as: admin, params: { id } });

  const hechos = await actividad(admin);
  expect(JSON.stringify(hechos)).not.toMatch(/Anahí|De Ana|persona\d+@/);
  const deOtra = hechos.filter(({ usuarioId }) => usuarioId === otra.id);
  expect(deOtra.map(({ autor, persona }) => [autor, persona])).toEqual(
    deOtra.map(() => [null, null]),
  );
  expect(acciones(deOtra)).toEqual(['cancelarReserva', 'actualizarUsuario', 'actualizarReserva']);
});

test('a seat’s change names the booking’s holder and franja', async () => {
  const { admin, ana, franjaId } = await world(app, { clientes: ['ana'] });
  const { participantes } = await reservar(app, ana, franjaId, 1);
  const asientoId = participantes[1]?.asientoId ?? 0;
  const body = { nombre: 'Luz' };
  await app.call(actualizarAsiento, { as: admin, params: { id: asientoId }, body });
  const [hecho] = await actividad(admin, { entidad: 'asientos' });
  expect(hecho).toMatchObject({
    accion: 'actualizarAsiento',
    persona: { id: ana.id },
    franja: { inicio: `${VIERNES}T08:00:00` },
  });
  expect(JSON.stringify(hecho)).not.toContain('Luz');
});

test('a booking’s move tells both turns, also once their franjas are withdrawn', async () => {
  const { admin, franja, reservas } = await world(app, {
    clientes: ['ana'],
    reservas: [{ de: 'ana', hora: '08:00' }],
  });
  const [{ id }] = reservas;
  const hacia = { franjaId: franja('09:00') };
  await app.call(actualizarReserva, { as: admin, params: { id }, body: hacia });
  await app.call(eliminarReserva, { as: admin, params: { id } });
  const feriado = { fecha: VIERNES, descripcion: 'Aniversario' };
  await app.call(crearFeriado, { as: admin, body: feriado });

  const [eliminada, movida] = await actividad(admin, { entidad: 'reservas' });
  expect(movida).toMatchObject({
    accion: 'actualizarReserva',
    franja: null,
    antes: { turno: `${VIERNES}T08:00:00` },
    despues: { turno: `${VIERNES}T09:00:00` },
  });
  expect(eliminada).toMatchObject({ antes: { turno: `${VIERNES}T09:00:00` } });
});

test('the history of a booking and of a client is theirs alone, and the reception reads it', async () => {
  const { admin, ana, luis, franja } = await world(app, { clientes: ['ana', 'luis'] });
  const recepcion = await crearPersona(app, { rol: 'RECEPCION' });
  const deAna = await reservar(app, ana, franja('08:00'), 1);
  const deLuis = await reservar(app, luis, franja('08:00'));
  const asientoId = deAna.participantes[1]?.asientoId ?? 0;
  await app.make(actualizarAsiento, {
    as: admin,
    params: { id: asientoId },
    body: { nombre: 'Luz' },
  });
  await app.make(registrarPago, {
    as: recepcion,
    params: { id: deAna.id },
    body: { tipo: 'PAGO', monto: 5_000, medio: 'EFECTIVO' },
  });
  for (const { id } of [deAna, deLuis])
    await app.make(cancelarReserva, { as: admin, params: { id } });
  await app.make(anotarCliente, {
    as: recepcion,
    params: { id: ana.id },
    body: { nota: 'Rodilla' },
  });

  const deReserva = ['cancelarReserva', 'registrarPago', 'actualizarAsiento'];
  const reserva = await app.make(historiaDeReserva, { as: recepcion, params: { id: deAna.id } });
  expect(acciones(reserva.hechos)).toEqual(deReserva);
  const cliente = await app.make(historiaDeCliente, { as: recepcion, params: { id: ana.id } });
  expect(acciones(cliente.hechos)).toEqual(['anotarCliente', ...deReserva]);
  expect(cliente).toMatchObject({ totalElementos: 4, paginaActual: 0 });
  expect(await actividad(admin, { usuarioId: ana.id })).toEqual(cliente.hechos);
  expect(await actividad(admin, { reservaId: deAna.id })).toEqual(reserva.hechos);
  expect(acciones(await actividad(admin, { usuarioId: luis.id }))).toEqual(['cancelarReserva']);
  for (const { id } of [admin, recepcion]) {
    const ajena = await app.call(historiaDeCliente, { as: recepcion, params: { id } });
    expect(outcome(ajena)).toBe('404 CLIENTE_NO_ENCONTRADO');
  }
});
