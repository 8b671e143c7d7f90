import { expect, test } from 'vitest';
import {
  VIERNES,
  centroConFranja,
  crearPersona,
  moveTo,
  reservar,
  verDia,
  type Persona,
} from '../../../test/support/builders.ts';
import { useTestApp } from '../../../test/support/test-app.ts';

const app = useTestApp();

const resumen = async (admin: Persona, id: number) =>
  (await app.call(`GET /clientes/${id}/resumen`, admin)).body;

async function comoAdmin(admin: Persona): Promise<void> {
  admin.token = await app.dependencies.tokens.sign({ id: admin.id, rol: 'ADMIN', version: 1 });
}

test('who has just registered has nothing to count', async () => {
  const admin = await crearPersona(app, { rol: 'ADMIN' });
  const ana = await crearPersona(app);
  expect(await resumen(admin, ana.id)).toEqual({
    cliente: {
      id: ana.id,
      nombre: 'Ana',
      apellido: 'Paz',
      email: ana.email,
      telefono: '381 555 0142',
      genero: 'FEMENINO',
      activo: true,
      registradoEn: app.clock.now(),
    },
    cuentas: {
      total: 0,
      canceladas: 0,
      pendientes: 0,
      enCurso: 0,
      totalGastado: 0,
      ultimaVisita: null,
    },
    proxima: null,
  });
});

test('the accounts follow each booking: to come, under way, past, cancelled', async () => {
  const { admin, ana } = await centroConFranja(app);
  const franjas = await verDia(app, VIERNES, ana);
  const idDe = (hora: string) => franjas.find(({ horaInicio }) => horaInicio === hora)?.id ?? 0;
  await reservar(app, ana, idDe('08:00'), 1);
  const segunda = await reservar(app, ana, idDe('10:00'));
  const tercera = await reservar(app, ana, idDe('11:00'));
  await app.call(`POST /reservas/${tercera.id}/cancelar`, ana);
  const sinEmpezar = await resumen(admin, ana.id);
  expect(sinEmpezar.cuentas).toEqual({
    total: 3,
    canceladas: 1,
    pendientes: 2,
    enCurso: 0,
    totalGastado: 0,
    ultimaVisita: null,
  });
  expect(sinEmpezar.proxima.franja.inicio).toBe(`${VIERNES}T08:00:00`);

  await moveTo(app, `${VIERNES}T08:30:00`);
  await comoAdmin(admin);
  const empezada = await resumen(admin, ana.id);
  expect(empezada.cuentas).toEqual({
    total: 3,
    canceladas: 1,
    pendientes: 1,
    enCurso: 1,
    totalGastado: 36_000,
    ultimaVisita: `${VIERNES}T08:00:00`,
  });
  expect(empezada.proxima.id).toBe(segunda.id);

  await moveTo(app, `${VIERNES}T12:00:00`);
  expect((await resumen(admin, ana.id)).cuentas).toMatchObject({
    pendientes: 0,
    enCurso: 0,
    totalGastado: 56_000,
    ultimaVisita: `${VIERNES}T10:00:00`,
  });
});

test('what the resumen says about erasing is what erasing does', async () => {
  const { admin, ana, franjaId } = await centroConFranja(app);
  await reservar(app, ana, franjaId);
  for (const [hora, status] of [
    ['07:59', 409],
    ['08:30', 409],
    ['09:00', 200],
  ] as const) {
    app.clock.set(`${VIERNES}T${hora}:00`);
    await comoAdmin(admin);
    const { pendientes, enCurso } = (await resumen(admin, ana.id)).cuentas;
    expect([hora, pendientes + enCurso > 0]).toEqual([hora, status === 409]);
    expect((await app.call(`DELETE /clientes/${ana.id}`, admin)).status).toBe(status);
  }
});

test('a client’s bookings come by pages, those to come first, and nobody else’s', async () => {
  const { admin, ana } = await centroConFranja(app);
  const otra = await crearPersona(app);
  const franjas = (await verDia(app, VIERNES, ana)).slice(0, 3);
  // Ana makes the bookings in another order than that in which they take place.
  for (const { id } of franjas.toReversed()) await reservar(app, ana, id);
  await reservar(app, otra, franjas[0]?.id ?? 0);
  const { body } = await app.call(`GET /clientes/${ana.id}/reservas?size=2`, admin);
  const inicios = (reservas: { franja: { inicio: string } }[]) =>
    reservas.map(({ franja }) => franja.inicio.slice(11, 16));
  expect(inicios(body.reservas)).toEqual(['10:00', '09:00']);
  expect(body).toMatchObject({ totalElementos: 3, totalPaginas: 2, tieneSiguiente: true });
  expect(body.reservas[0].cliente.id).toBe(ana.id);
  const second = (await app.call(`GET /clientes/${ana.id}/reservas?size=2&page=1`, admin)).body;
  expect(inicios(second.reservas)).toEqual(['08:00']);
});
