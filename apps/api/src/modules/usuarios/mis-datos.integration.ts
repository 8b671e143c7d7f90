import { misDatos } from '@remanso/contract/persona/cuenta.contract';
import { esperarFranja } from '@remanso/contract/espera/esperas.contract';
import { pagarAbono } from '@remanso/contract/abono/abonos.contract';
import { anularPago, registrarPago } from '@remanso/contract/caja/pagos.contract';
import { crearSuscripcion } from '@remanso/contract/persona/suscripciones.contract';
import { actualizarReserva, cancelarReserva } from '@remanso/contract/reserva/reservas.contract';
import { expect, test } from 'vitest';
import { VIERNES, reservar } from '../../../test/support/builders.ts';
import { vender } from '../../../test/support/con-abono.ts';
import { NUEVA_SUSCRIPCION } from '../../../test/support/scene.ts';
import { world } from '../../../test/support/world.ts';
import { useTestApp } from '../../../test/support/test-app.ts';

const app = useTestApp();

test('everything that is kept about a person, in words that they can read', async () => {
  const scene = await world(app, { clientes: ['ana', 'otra'] });
  const { admin, ana, franjaId, franja, otra } = scene;
  await reservar(app, otra, franjaId);
  const { id } = await reservar(app, ana, franjaId, 1);
  await app.call(actualizarReserva, { as: ana, params: { id }, body: { notas: 'Con bastón' } });
  const llena = franja('09:00');
  await reservar(app, otra, llena, 3);
  await app.make(esperarFranja, { as: ana, params: { id: llena }, body: { personas: 2 } });
  await app.make(crearSuscripcion, { as: ana, body: NUEVA_SUSCRIPCION });
  const pago = { tipo: 'PAGO', monto: 5_000, medio: 'TARJETA', nota: 'La seña' } as const;
  await app.make(registrarPago, { as: admin, params: { id }, body: pago });

  const { status, body } = await app.call(misDatos, { as: ana });
  expect([status, body]).toEqual([
    200,
    {
      generadoEn: '2026-10-01T07:00:00',
      persona: {
        nombre: 'Ana',
        apellido: 'Paz',
        email: ana.email,
        genero: 'FEMENINO',
        telefono: '381 555 0142',
        rol: 'CLIENT',
        estado: 'ACTIVO',
        cuentaCreadaEn: '2026-10-01T07:00:00',
        nota: '',
      },
      reservas: [
        {
          numero: id,
          estado: 'CONFIRMADA',
          fecha: VIERNES,
          horario: '08:00 - 09:00',
          servicio: 'Sesión de recuperación',
          precioEnPesos: 36_000,
          notas: 'Con bastón',
          reservadaEn: '2026-10-01T07:00:00',
          minutosTarde: null,
          abono: null,
          participantes: [
            { nombre: 'Ana Paz', genero: 'FEMENINO', titular: true, vino: null },
            { nombre: 'Sol', genero: 'FEMENINO', titular: false, vino: null },
          ],
          pagos: [
            {
              fecha: '2026-10-01',
              tipo: 'PAGO',
              montoEnPesos: 5_000,
              medio: 'TARJETA',
              nota: 'La seña',
              anulado: false,
            },
          ],
        },
      ],
      abonos: [],
      esperas: [
        {
          fecha: VIERNES,
          horario: '09:00 - 10:00',
          personas: 2,
          estado: 'ESPERANDO',
          pedidaEn: '2026-10-01T07:00:00',
        },
      ],
      turnosFijos: [],
      dispositivos: [
        { nombre: 'Teléfono de Ana', activadoEn: '2026-10-01T07:00:00', ultimoAvisoEn: null },
      ],
    },
  ]);
  const { body: deAdmin } = await app.call(misDatos, { as: admin });
  expect([deAdmin.persona.rol, deAdmin.reservas]).toEqual(['ADMIN', []]);
});

test('an abono has its payments, told as those of a booking are', async () => {
  const { admin, ana, otra } = await world(app, { clientes: ['ana', 'otra'] });
  const suyo = await vender(app, { admin, a: ana, paga: 40_000 });
  await vender(app, { admin, a: otra });
  const { pago } = await app.make(pagarAbono, {
    as: admin,
    params: { id: suyo.id },
    body: { monto: 5, medio: 'TARJETA', nota: 'En dos veces' },
  });
  const motivo = 'Se anotó mal';
  await app.make(anularPago, { as: admin, params: { id: pago.id }, body: { motivo } });
  await vender(app, { admin, a: ana, paga: 0 });

  const { body } = await app.call(misDatos, { as: ana });
  const deHoy = { fecha: '2026-10-01', tipo: 'PAGO' };
  expect(body.abonos.map(({ pagadoEnPesos, pagos }) => [pagadoEnPesos, pagos])).toEqual([
    [
      40_000,
      [
        { ...deHoy, montoEnPesos: 40_000, medio: 'EFECTIVO', nota: '', anulado: false },
        { ...deHoy, montoEnPesos: 5, medio: 'TARJETA', nota: 'En dos veces', anulado: true },
      ],
    ],
    [0, []],
  ]);
});

test('also what was cancelled, the oldest first', async () => {
  const { ana, franjaId } = await world(app, { clientes: ['ana'] });
  const primera = await reservar(app, ana, franjaId);
  await app.call(cancelarReserva, { as: ana, params: { id: primera.id } });
  const segunda = await reservar(app, ana, franjaId);
  const { body } = await app.call(misDatos, { as: ana });
  const reservas = body.reservas as { numero: number; estado: string }[];
  expect(reservas.map(({ numero, estado }) => [numero, estado])).toEqual([
    [primera.id, 'CANCELADA'],
    [segunda.id, 'CONFIRMADA'],
  ]);
});
