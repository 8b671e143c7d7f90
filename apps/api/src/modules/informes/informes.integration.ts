import { marcarAsistencia } from '@remanso/contract/reserva/asistencia.contract';
import { diaDeSemana, fechasEntre } from '@remanso/contract/calendario';
import { eliminarCliente } from '@remanso/contract/persona/clientes.contract';
import { bloquearFranja, listarFranjas } from '@remanso/contract/franja/franjas.contract';
import { obtenerInforme, type Informe } from '@remanso/contract/seguimiento/informes.contract';
import { anularPago, pagosDeReserva, registrarPago } from '@remanso/contract/caja/pagos.contract';
import { listarReservas } from '@remanso/contract/reserva/reservas-leidas.contract';
import {
  cancelarReserva,
  type ReservaDelMostrador,
} from '@remanso/contract/reserva/reservas.contract';
import { expect, test } from 'vitest';
import { reservar, VIERNES, type Cliente } from '../../../test/support/builders.ts';
import { crearPersona, moveTo } from '../../../test/support/personas.ts';
import { outcome } from '../../../test/support/refusals.ts';
import { useTestApp } from '../../../test/support/test-app.ts';
import { world } from '../../../test/support/world.ts';

const app = useTestApp();

const LUNES = '2026-10-05';
/** The whole booking window. No booking lies before the window. */
const TODO = { desde: '2026-10-01', hasta: '2026-10-08' };

/**
 * Opens a centre with every case that the informe counts: groups of several sizes; bookings that
 * are cancelled, unconfirmed in time, or absent; a booked and an empty franja that are blocked;
 * payments on several days, an annulled payment, and a refund.
 */
async function unaSemana() {
  const centro = await world(app, {
    clientes: ['ana', 'luis', 'sol'],
    reservas: [
      { de: 'ana', hora: '08:00' },
      { de: 'luis', hora: '08:00', con: 1 },
      { de: 'sol', hora: '09:00', con: 3 },
      { de: 'ana', hora: '10:00', estado: 'PENDIENTE' },
      { de: 'luis', hora: '11:00' },
      { de: 'ana', hora: '09:00', dia: LUNES, con: 2 },
      { de: 'luis', hora: '16:00', dia: LUNES },
      { de: 'ana', hora: '08:00', dia: '2026-10-08' },
    ],
  });
  const { admin, reservas, franja } = centro;
  const id = (cual: number) => ({ params: { id: reservas[cual]?.id as number } });
  const mover = async (cual: number, tipo: 'PAGO' | 'DEVOLUCION', monto: number) => {
    const body = { tipo, monto, medio: 'EFECTIVO' } as const;
    return (await app.make(registrarPago, { as: admin, ...id(cual), body })).pago;
  };
  await mover(0, 'PAGO', 20_000);
  await mover(5, 'PAGO', 7_000);
  const { id: pago } = await mover(2, 'PAGO', 1_000);
  const motivo = { body: { motivo: 'No pasó' } };
  await app.make(anularPago, { as: admin, params: { id: pago }, ...motivo });
  await app.make(cancelarReserva, { as: admin, ...id(6) });
  for (const hora of ['11:00', '19:00']) {
    await app.make(bloquearFranja, { as: admin, params: { id: franja(hora) } });
  }
  await moveTo(app, `${VIERNES}T10:30:00`, admin);
  await app.make(marcarAsistencia, { as: admin, ...id(0), body: { presentes: [] } });
  await mover(5, 'DEVOLUCION', 2_000);
  return centro;
}

type Mundo = Awaited<ReturnType<typeof unaSemana>>;

const informe = ({ admin: as }: Pick<Mundo, 'admin'>, query = TODO) =>
  app.make(obtenerInforme, { as, query });

const ocupa = ({ estado }: ReservaDelMostrador) => estado !== 'CANCELADA';
const sumar = <T>(cosas: readonly T[], de: (cosa: T) => number) =>
  cosas.reduce((suma, cosa) => suma + de(cosa), 0);

/** Computes the figures of each day from the lists of bookings, franjas and payments. */
async function diasSegunLosListados({ admin: as }: Mundo, { desde, hasta }: typeof TODO) {
  const todas = (await app.make(listarReservas, { as, query: { size: 100 } })).reservas;
  const franjas = await app.make(listarFranjas, { as, query: { desde, hasta } });
  const pagos = [];
  for (const { id } of todas)
    pagos.push(...(await app.make(pagosDeReserva, { as, params: { id } })));
  const validos = pagos.filter(({ anulado }) => !anulado);
  return fechasEntre(desde, hasta).map((fecha): Informe['dias'][number] => {
    const abiertas = franjas.filter((una) => una.fecha === fecha && una.estado !== 'BLOQUEADA');
    const delDia = todas.filter(({ franja }) => franja.inicio.startsWith(fecha));
    const hechas = delDia.filter(ocupa);
    return {
      fecha,
      franjas: abiertas.length,
      plazas: sumar(abiertas, ({ capacidadEfectiva }) => capacidadEfectiva),
      ocupadas: sumar(hechas, ({ participantes }) => participantes.length),
      reservas: hechas.length,
      canceladas: delDia.length - hechas.length,
      ausencias: hechas.filter(({ asistencia }) => asistencia === 'NO_VINO').length,
      reservado: sumar(hechas, ({ precioTotal }) => precioTotal),
      cobrado: sumar(
        validos.filter((pago) => pago.fecha === fecha),
        ({ tipo, monto }) => (tipo === 'PAGO' ? monto : -monto),
      ),
    };
  });
}

test('each day is what the lists of franjas, bookings and payments add up to', async () => {
  const centro = await unaSemana();
  const { dias } = await informe(centro);
  expect(dias).toEqual(await diasSegunLosListados(centro, TODO));
  expect(dias.find(({ fecha }) => fecha === VIERNES)).toEqual({
    fecha: VIERNES,
    franjas: 6,
    plazas: 24,
    ocupadas: 1 + 2 + 4 + 1,
    reservas: 4,
    canceladas: 1,
    ausencias: 1,
    reservado: 20_000 + 36_000 + 60_000 + 20_000,
    cobrado: -2_000,
  });
  expect(dias.map(({ cobrado }) => cobrado)).toEqual([27_000, -2_000, 0, 0, 0, 0, 0, 0]);
  expect(dias[3]).toMatchObject({ fecha: '2026-10-04', franjas: 0, plazas: 0, reservas: 0 });
});

test('what came before is as many days, and adds up in the same way', async () => {
  const centro = await unaSemana();
  const query = { desde: '2026-10-05', hasta: '2026-10-08' };
  const antes = { desde: '2026-10-01', hasta: '2026-10-04' };
  const { anterior, dias } = await informe(centro, query);
  expect(dias).toEqual(await diasSegunLosListados(centro, query));
  const { desde, hasta, porGrupo, clientes, abonosVendidos, ...totales } = anterior;
  expect({ desde, hasta }).toEqual(antes);
  const deAntes = await diasSegunLosListados(centro, antes);
  const nombres = Object.keys(totales) as (keyof typeof totales)[];
  expect(nombres).toHaveLength(8);
  for (const nombre of nombres) {
    expect([nombre, totales[nombre]]).toEqual([nombre, sumar(deAntes, (dia) => dia[nombre])]);
  }
  const solo = await informe(centro, antes);
  expect({ porGrupo, clientes }).toEqual({ porGrupo: solo.porGrupo, clientes: solo.clientes });
  expect(abonosVendidos).toBe(0);
  expect(solo.anterior).toMatchObject({ desde: '2026-09-27', hasta: '2026-09-30', franjas: 0 });
});

test('hours of the week: places and people by weekday and by the hour of the beginning', async () => {
  const centro = await unaSemana();
  const { porHora, dias } = await informe(centro);
  const de = (diaSemana: string, hora: string) =>
    porHora.find((una) => una.diaSemana === diaSemana && una.hora === hora);
  expect(de('VIERNES', '08:00')).toEqual({
    diaSemana: 'VIERNES',
    hora: '08:00',
    plazas: 4,
    ocupadas: 3,
  });
  // The period has two Thursdays, each with four places at eight o'clock.
  expect(de('JUEVES', '08:00')).toMatchObject({ plazas: 8, ocupadas: 1 });
  expect(de('VIERNES', '10:00')).toMatchObject({ plazas: 4, ocupadas: 0 });
  // A blocked franja adds no places, but the people booked in it still count.
  expect(de('VIERNES', '11:00')).toMatchObject({ plazas: 0, ocupadas: 1 });
  expect(de('VIERNES', '19:00')).toBeUndefined();
  expect(porHora.some(({ diaSemana }) => diaSemana === 'DOMINGO')).toBe(false);
  for (const cifra of ['plazas', 'ocupadas'] as const) {
    expect(sumar(porHora, (una) => una[cifra])).toBe(sumar(dias, (dia) => dia[cifra]));
  }
  const enOrden = [...new Set(porHora.map(({ diaSemana }) => diaSemana))];
  expect(enOrden).toEqual(['LUNES', 'MARTES', 'MIERCOLES', 'JUEVES', 'VIERNES', 'SABADO']);
  expect(diaDeSemana(VIERNES)).toBe('VIERNES');
});

test('groups of one to four, each with its row', async () => {
  const centro = await unaSemana();
  expect((await informe(centro)).porGrupo).toEqual([
    { personas: 1, reservas: 3, reservado: 60_000 },
    { personas: 2, reservas: 1, reservado: 36_000 },
    { personas: 3, reservas: 1, reservado: 45_000 },
    { personas: 4, reservas: 1, reservado: 60_000 },
  ]);
  const sabado = { desde: '2026-10-03', hasta: '2026-10-03' };
  expect((await informe(centro, sabado)).porGrupo).toEqual(
    [1, 2, 3, 4].map((personas) => ({ personas, reservas: 0, reservado: 0 })),
  );
});

test('clients: who is new, who came, who came back', async () => {
  const centro = await unaSemana();
  const clientes = async (desde: string, hasta: string) =>
    (await informe(centro, { desde, hasta })).clientes;
  const nadie = { nuevos: 0, conReservas: 0, queVolvieron: 0 };
  expect(await clientes('2026-10-01', '2026-10-01')).toEqual({ ...nadie, nuevos: 3 });
  expect(await clientes(VIERNES, VIERNES)).toEqual({ ...nadie, conReservas: 3 });
  // Luis has cancelled his booking of Monday, so only Ana counts.
  expect(await clientes(LUNES, LUNES)).toEqual({ ...nadie, conReservas: 1, queVolvieron: 1 });
  expect((await informe(centro, { desde: '2026-10-04', hasta: '2026-10-06' })).anterior).toEqual(
    expect.objectContaining({ clientes: { nuevos: 3, conReservas: 3, queVolvieron: 0 } }),
  );
  expect(await clientes('2026-10-08', '2026-10-08')).toEqual({
    ...nadie,
    conReservas: 1,
    queVolvieron: 1,
  });
});

test('a client is new on the day that it is in the centre, and the desk is no client', async () => {
  const { admin } = await world(app);
  await moveTo(app, '2026-10-02T23:59:59', admin);
  await crearPersona(app);
  await moveTo(app, '2026-10-03T00:00:00', admin);
  await crearPersona(app);
  await crearPersona(app);
  await crearPersona(app, { rol: 'RECEPCION' });
  const nuevos = async (fecha: string) => {
    const { clientes, anterior } = await informe(
      { admin },
      {
        desde: fecha,
        hasta: fecha,
      },
    );
    return [clientes.nuevos, anterior.clientes.nuevos];
  };
  expect(await nuevos('2026-10-02')).toEqual([1, 0]);
  expect(await nuevos('2026-10-03')).toEqual([2, 1]);
  expect(await nuevos('2026-10-04')).toEqual([0, 2]);
});

test('the ten most frequent: by bookings, then by what they booked', async () => {
  const { admin, franja } = await world(app);
  const gente: Cliente[] = [];
  for (let n = 0; n < 12; n += 1) gente.push(await app.enterCliente(`cliente${n}`));
  const horas = ['08:00', '09:00', '10:00', '11:00', '16:00', '17:00'];
  for (const [n, una] of gente.entries()) {
    await reservar(app, una, franja(horas[Math.floor(n / 4)] as string));
  }
  const [primera, , tercera] = gente;
  await reservar(app, tercera as Cliente, franja('16:00'));
  await reservar(app, primera as Cliente, franja('16:00'), 1);
  const { masFrecuentes } = await informe({ admin });
  expect(masFrecuentes.map(({ id }) => id)).toEqual(
    [0, 2, 1, 3, 4, 5, 6, 7, 8, 9].map((n) => gente[n]?.id),
  );
  expect(masFrecuentes.slice(0, 2)).toEqual([
    { id: primera?.id, nombre: 'Cliente0 Coria', reservas: 2, reservado: 56_000 },
    { id: tercera?.id, nombre: 'Cliente2 Ovejero', reservas: 2, reservado: 40_000 },
  ]);
});

test('the bookings of who was erased stay in the figures, and are nobody’s', async () => {
  const centro = await unaSemana();
  const { admin, sol } = centro;
  await app.make(eliminarCliente, { as: admin, params: { id: sol.id } });
  const { dias, clientes, masFrecuentes, porGrupo } = await informe(centro);
  expect(dias[1]).toMatchObject({ reservas: 4, ocupadas: 8 });
  expect(porGrupo[3]).toMatchObject({ reservas: 1 });
  expect(clientes).toEqual({ nuevos: 2, conReservas: 2, queVolvieron: 0 });
  expect(masFrecuentes.map(({ id }) => id)).toEqual([centro.ana.id, centro.luis.id]);
});

test('a year with its leap day is the longest period', async () => {
  const { admin: as } = await world(app);
  const pedir = (hasta: string) =>
    app.call(obtenerInforme, { as, query: { desde: '2026-10-01', hasta } });
  const { status, body } = await pedir('2027-10-01');
  expect([status, body.dias.length, body.anterior.desde]).toEqual([200, 366, '2025-09-30']);
  expect(outcome(await pedir('2027-10-02'))).toBe('400 DATOS_INVALIDOS hasta');
});
