import { marcarAsistencia } from '@remanso/contract/reserva/asistencia.contract';
import { cancelarReserva } from '@remanso/contract/reserva/reservas.contract';
import {
  resumenDeCliente,
  eliminarCliente,
  reservasDeCliente,
} from '@remanso/contract/persona/clientes.contract';
import { registrarPago } from '@remanso/contract/caja/pagos.contract';
import { expect, test } from 'vitest';
import { VIERNES, type Admin } from '../../../test/support/builders.ts';
import { crearPersona, moveTo } from '../../../test/support/personas.ts';
import { world } from '../../../test/support/world.ts';
import { useTestApp } from '../../../test/support/test-app.ts';

const app = useTestApp();

const resumen = (as: Admin, id: number) => app.make(resumenDeCliente, { as, params: { id } });

test('who has just registered has nothing to count', async () => {
  const admin = await crearPersona(app, { rol: 'ADMIN' });
  const ana = await crearPersona(app, { nombre: 'ana' });
  expect(await resumen(admin, ana.id)).toEqual({
    cliente: {
      id: ana.id,
      nombre: 'Ana',
      apellido: 'Paz',
      email: ana.email,
      telefono: '381 555 0142',
      genero: 'FEMENINO',
      nota: '',
      activo: true,
      registradoEn: app.clock.now(),
    },
    cuentas: {
      total: 0,
      canceladas: 0,
      ausencias: 0,
      tardanzas: 0,
      pendientes: 0,
      enCurso: 0,
      totalGastado: 0,
      pagado: 0,
      pagadoPorAbonos: 0,
      pagadoConAbono: 0,
      porCobrar: 0,
      vencido: 0,
      abonosPorCobrar: 0,
      aDevolver: 0,
      ultimaVisita: null,
    },
    proxima: null,
  });
});

test('the accounts follow each booking: to come, under way, past, cancelled', async () => {
  const { admin, ana, reservas } = await world(app, {
    clientes: ['ana'],
    reservas: [
      { de: 'ana', hora: '08:00', con: 1 },
      { de: 'ana', hora: '10:00' },
      { de: 'ana', hora: '11:00' },
    ],
  });
  const [, segunda, tercera] = reservas;
  await app.make(cancelarReserva, { as: ana, params: { id: tercera.id } });
  const sinEmpezar = await resumen(admin, ana.id);
  expect(sinEmpezar.cuentas).toEqual({
    total: 3,
    canceladas: 1,
    ausencias: 0,
    tardanzas: 0,
    pendientes: 2,
    enCurso: 0,
    totalGastado: 0,
    pagado: 0,
    pagadoPorAbonos: 0,
    pagadoConAbono: 0,
    porCobrar: 56_000,
    vencido: 0,
    abonosPorCobrar: 0,
    aDevolver: 0,
    ultimaVisita: null,
  });
  expect(sinEmpezar.proxima?.franja.inicio).toBe(`${VIERNES}T08:00:00`);

  await moveTo(app, `${VIERNES}T08:30:00`, admin);
  const pago = { tipo: 'PAGO', monto: 16_000, medio: 'EFECTIVO' } as const;
  await app.make(registrarPago, { as: admin, params: { id: reservas[0].id }, body: pago });
  const empezada = await resumen(admin, ana.id);
  expect(empezada.cuentas).toEqual({
    total: 3,
    canceladas: 1,
    ausencias: 0,
    tardanzas: 0,
    pendientes: 1,
    enCurso: 1,
    totalGastado: 36_000,
    pagado: 16_000,
    pagadoPorAbonos: 0,
    pagadoConAbono: 0,
    porCobrar: 40_000,
    vencido: 20_000,
    abonosPorCobrar: 0,
    aDevolver: 0,
    ultimaVisita: `${VIERNES}T08:00:00`,
  });
  expect(empezada.proxima?.id).toBe(segunda.id);

  await moveTo(app, `${VIERNES}T12:00:00`);
  expect((await resumen(admin, ana.id)).cuentas).toMatchObject({
    pendientes: 0,
    enCurso: 0,
    totalGastado: 56_000,
    porCobrar: 40_000,
    vencido: 40_000,
    ultimaVisita: `${VIERNES}T10:00:00`,
  });
  // A turn to which nobody came does not count as a visit.
  const marcar = { as: admin, params: { id: segunda.id }, body: { presentes: [] } };
  await app.make(marcarAsistencia, marcar);
  expect((await resumen(admin, ana.id)).cuentas).toMatchObject({
    ausencias: 1,
    tardanzas: 0,
    pagado: 16_000,
    ultimaVisita: `${VIERNES}T08:00:00`,
  });
});

test('what is to be given back is told beside what is owed', async () => {
  const { admin, ana, reservas } = await world(app, {
    clientes: ['ana'],
    reservas: [
      { de: 'ana', hora: '08:00' },
      { de: 'ana', hora: '10:00' },
    ],
  });
  const body = { tipo: 'PAGO', monto: 15_000, medio: 'EFECTIVO' } as const;
  const params = { id: reservas[0].id };
  await app.make(registrarPago, { as: admin, params, body });
  await app.make(cancelarReserva, { as: admin, params });
  const { cuentas } = await resumen(admin, ana.id);
  expect(cuentas).toMatchObject({ porCobrar: 20_000, aDevolver: 15_000 });
});

test('what the resumen says about erasing is what erasing does', async () => {
  const { admin, ana } = await world(app, {
    clientes: ['ana'],
    reservas: [{ de: 'ana', hora: '08:00' }],
  });
  for (const [hora, status] of [
    ['07:59', 409],
    ['08:30', 409],
    ['09:00', 200],
  ] as const) {
    await moveTo(app, `${VIERNES}T${hora}:00`, admin);
    const { pendientes, enCurso } = (await resumen(admin, ana.id)).cuentas;
    expect([hora, pendientes + enCurso > 0]).toEqual([hora, status === 409]);
    expect((await app.call(eliminarCliente, { as: admin, params: { id: ana.id } })).status).toBe(
      status,
    );
  }
});

test('a client’s bookings come by pages, those to come first, and nobody else’s', async () => {
  const { admin, ana } = await world(app, {
    clientes: ['ana', 'luis'],
    // Ana does not make her bookings in the order in which they take place.
    reservas: [
      { de: 'ana', hora: '10:00' },
      { de: 'ana', hora: '09:00' },
      { de: 'ana', hora: '08:00' },
      { de: 'luis', hora: '08:00' },
    ],
  });
  const params = { id: ana.id };
  const first = await app.make(reservasDeCliente, { as: admin, params, query: { size: 2 } });
  const inicios = (reservas: { franja: { inicio: string } }[]) =>
    reservas.map(({ franja }) => franja.inicio.slice(11, 16));
  expect(inicios(first.reservas)).toEqual(['10:00', '09:00']);
  expect(first).toMatchObject({ totalElementos: 3, totalPaginas: 2, tieneSiguiente: true });
  expect(first.reservas[0]?.cliente.id).toBe(ana.id);
  const second = await app.make(reservasDeCliente, {
    as: admin,
    params,
    query: { size: 2, page: 1 },
  });
  expect(inicios(second.reservas)).toEqual(['08:00']);
});
