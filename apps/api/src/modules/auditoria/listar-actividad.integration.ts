import type { Hecho } from '@remanso/contract/auditoria.contract';
import { expect, test } from 'vitest';
import {
  VIERNES,
  centroConFranja,
  crearPersona,
  reservar,
  type Persona,
} from '../../../test/support/builders.ts';
import { useTestApp } from '../../../test/support/test-app.ts';

const app = useTestApp();

async function actividad(admin: Persona, query = ''): Promise<Hecho[]> {
  const { status, body } = await app.call(`GET /actividad?size=100&${query}`, admin);
  expect([query, status]).toEqual([query, 200]);
  return body.hechos;
}

const acciones = (hechos: Hecho[]) => hechos.map(({ accion }) => accion);

async function comoAdmin(momento: string, admin: Persona): Promise<void> {
  app.clock.set(momento);
  admin.token = await app.dependencies.tokens.sign({ id: admin.id, rol: 'ADMIN', version: 1 });
}

test('the newest first, with who did it, to whom, and on which franja', async () => {
  const { admin, ana, franjaId } = await centroConFranja(app);
  const { id: reservaId } = await reservar(app, ana, franjaId);
  await app.call(`POST /reservas/${reservaId}/cancelar`, admin);
  const ocurridoEn = app.clock.now();
  await app.call(`PUT /franjas/${franjaId}/bloquear`, admin);
  const [bloqueo, cancelacion, ...antes] = await actividad(admin);
  const franja = { inicio: `${VIERNES}T08:00:00`, fin: `${VIERNES}T09:00:00` };
  const autor = { id: admin.id, nombre: 'Ana', apellido: 'Paz' };
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
  for (let n = 0; n < 5; n += 1) await app.call(`PUT /clientes/${ana.id}/toggle-activo`, admin);
  const ids = [];
  for (const page of [0, 1, 2]) {
    const { body } = await app.call(`GET /actividad?size=2&page=${page}`, admin);
    expect(body).toMatchObject({ paginaActual: page, totalPaginas: 3, totalElementos: 5 });
    ids.push(...body.hechos.map(({ id }: Hecho) => id));
  }
  expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => b - a));
  expect(ids).toHaveLength(5);
});

test('it is chosen by who, what, on which thing and on which days of the centre', async () => {
  const { admin, ana, franjaId } = await centroConFranja(app);
  const otra = await crearPersona(app, { rol: 'ADMIN' });
  // The two moments are half an hour before and after the centre's midnight, which is three hours past UTC's.
  await comoAdmin('2026-10-01T23:30:00', admin);
  await app.call(`PUT /clientes/${ana.id}/toggle-activo`, admin);
  await comoAdmin('2026-10-02T00:30:00', otra);
  await app.call(`PUT /franjas/${franjaId}/bloquear`, otra);

  expect(acciones(await actividad(otra, `usuarioId=${otra.id}`))).toEqual(['bloquearFranja']);
  expect(acciones(await actividad(otra, 'entidad=usuarios'))).toEqual(['cambiarEstadoDeUsuario']);
  expect(acciones(await actividad(otra, 'accion=crearConfig'))).toEqual(['crearConfig']);
  // The work of the new day left a row of its own, about another entidad.
  expect(acciones(await actividad(otra, 'desde=2026-10-02&entidad=franjas'))).toEqual([
    'bloquearFranja',
  ]);
  expect(acciones(await actividad(otra, 'desde=2026-10-01&hasta=2026-10-01'))).toEqual([
    'cambiarEstadoDeUsuario',
    'crearHorariosBase',
    'crearConfig',
  ]);
  expect(await actividad(otra, 'hasta=2026-09-30')).toEqual([]);
  expect(await actividad(otra, `usuarioId=${admin.id}&entidad=franjas`)).toEqual([]);
  expect(await actividad(otra, 'usuarioId=999999&entidad=nada&accion=nada')).toEqual([]);
});

test('who was erased stays erased, as the one it was about and as the one who did it', async () => {
  const { admin, ana, franjaId } = await centroConFranja(app);
  const otra = await crearPersona(app, { rol: 'ADMIN' });
  const { id: reservaId } = await reservar(app, ana, franjaId);
  await app.call(`PUT /reservas/${reservaId}`, { token: otra.token, body: { notas: 'De Ana' } });
  await app.call(`PUT /usuarios/${ana.id}`, { token: otra.token, body: { nombre: 'Anahí' } });
  await app.call(`POST /reservas/${reservaId}/cancelar`, otra);
  for (const { id } of [ana, otra]) await app.call(`DELETE /usuarios/${id}`, admin);

  const hechos = await actividad(admin);
  expect(JSON.stringify(hechos)).not.toMatch(/Anahí|De Ana|persona\d+@/);
  const deOtra = hechos.filter(({ usuarioId }) => usuarioId === otra.id);
  expect(deOtra.map(({ autor, persona }) => [autor, persona])).toEqual(
    deOtra.map(() => [null, null]),
  );
  expect(acciones(deOtra)).toEqual(['cancelarReserva', 'actualizarUsuario', 'actualizarReserva']);
});

test('a seat’s change names the booking’s holder and franja', async () => {
  const { admin, ana, franjaId } = await centroConFranja(app);
  const { participantes } = await reservar(app, ana, franjaId, 1);
  const asientoId = participantes[1]?.asientoId ?? 0;
  const body = { nombre: 'Luz' };
  await app.call(`PUT /asientos/${asientoId}`, { token: admin.token, body });
  const [hecho] = await actividad(admin, 'entidad=asientos');
  expect(hecho).toMatchObject({
    accion: 'actualizarAsiento',
    persona: { id: ana.id },
    franja: { inicio: `${VIERNES}T08:00:00` },
  });
  expect(JSON.stringify(hecho)).not.toContain('Luz');
});

test('a booking’s move tells both turns, also once their franjas are withdrawn', async () => {
  const { admin, ana, franjaId } = await centroConFranja(app);
  const { body: franjas } = await app.call(`GET /franjas?desde=${VIERNES}&hasta=${VIERNES}`, admin);
  const hacia = franjas.find(({ id }: { id: number }) => id !== franjaId);
  const { id } = await reservar(app, ana, franjaId);
  await app.call(`PUT /reservas/${id}`, { token: admin.token, body: { franjaId: hacia.id } });
  await app.call(`DELETE /reservas/${id}`, admin);
  const feriado = { fecha: VIERNES, descripcion: 'Aniversario' };
  await app.call('POST /excepciones/feriados', { token: admin.token, body: feriado });

  const [eliminada, movida] = await actividad(admin, 'entidad=reservas');
  expect(movida).toMatchObject({
    accion: 'actualizarReserva',
    franja: null,
    antes: { turno: `${VIERNES}T08:00:00` },
    despues: { turno: hacia.inicio },
  });
  expect(eliminada).toMatchObject({ antes: { turno: hacia.inicio } });
});
