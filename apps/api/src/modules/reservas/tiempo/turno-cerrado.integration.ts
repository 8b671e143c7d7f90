import { eliminarAsiento } from '@remanso/contract/reserva/asientos.contract';
import { actualizarConfig } from '@remanso/contract/centro/config.contract';
import {
  crearBloqueo,
  crearFeriado,
  crearOverride,
  eliminarFeriado,
} from '@remanso/contract/plan/excepciones.contract';
import { bloquearFranja, desbloquearFranja } from '@remanso/contract/franja/franjas.contract';
import { actualizarHorariosBase } from '@remanso/contract/plan/horarios-base.contract';
import { misReservas } from '@remanso/contract/reserva/reservas-leidas.contract';
import {
  actualizarReserva,
  cancelarReserva,
  deshacerReserva,
  type ReservaDeCliente,
} from '@remanso/contract/reserva/reservas.contract';
import { expect, test } from 'vitest';
import { CONFIG, VIERNES, type Admin } from '../../../../test/support/builders.ts';
import { moveTo } from '../../../../test/support/personas.ts';
import { outcome } from '../../../../test/support/refusals.ts';
import { sentMails } from '../../../../test/support/sent-mails.ts';
import { useTestApp } from '../../../../test/support/test-app.ts';
import { world } from '../../../../test/support/world.ts';
import { avisarLoQueLlega } from './avisar-lo-que-llega.ts';

/*
 * Tests of a franja that is closed while it has bookings (rules §7.14): until when the holder can
 * cancel or move the booking, and who is told of the closing.
 */

const app = useTestApp();

async function open() {
  const centre = await world(app, {
    clientes: ['ana'],
    reservas: [{ de: 'ana', hora: '09:00', con: 1 }],
  });
  await sentMails(app);
  const { admin, ana, reservaId, franja } = centre;
  const own = async () => {
    const { reservas } = await app.make(misReservas, { as: ana });
    return reservas.find(({ id }) => id === reservaId) as ReservaDeCliente;
  };
  /**
   * Moves the clock and queues the due avisos twice at the same time, as two instances do. Returns
   * the kinds of the avisos sent.
   */
  const at = async (momento: string) => {
    await moveTo(app, momento, admin, ana);
    await Promise.all([avisarLoQueLlega(app.dependencies), avisarLoQueLlega(app.dependencies)]);
    return (await sentMails(app)).map(({ headers }) => headers?.['X-Aviso']);
  };
  const close = async (motivo?: string) =>
    app.make(bloquearFranja, { as: admin, params: { id: franja('09:00') }, body: { motivo } });
  const reopen = async () =>
    app.make(desbloquearFranja, { as: admin, params: { id: franja('09:00') } });
  return { ...centre, own, at, close, reopen };
}

test.each<[string, string, (as: Admin) => Promise<unknown>]>([
  [
    'a feriado',
    'Aniversario',
    async (as) =>
      app.make(crearFeriado, { as, body: { fecha: VIERNES, descripcion: 'Aniversario' } }),
  ],
  [
    'a bloqueo',
    'Obra',
    async (as) =>
      app.make(crearBloqueo, {
        as,
        body: { fechaDesde: VIERNES, fechaHasta: VIERNES, motivo: 'Obra' },
      }),
  ],
  [
    'other hours of that day',
    'Inventario',
    async (as) =>
      app.make(crearOverride, {
        as,
        body: {
          fecha: VIERNES,
          tramos: [{ horaInicio: '16:00', horaFin: '18:00' }],
          motivo: 'Inventario',
        },
      }),
  ],
  [
    'other hours of the week',
    'Fuera de horario',
    async (as) => app.make(actualizarHorariosBase, { as, body: [] }),
  ],
])(
  '%s closes it: its holder sees why, and may leave until it begins',
  async (_what, motivo, act) => {
    const { admin, ana, own, reservaId } = await open();
    expect(await own()).toMatchObject({ cerrada: null, cancelableHasta: `${VIERNES}T03:00:00` });
    await act(admin);
    expect(await own()).toMatchObject({
      cerrada: { motivo },
      cancelableHasta: `${VIERNES}T09:00:00`,
    });
    await moveTo(app, `${VIERNES}T08:59:59`, admin, ana);
    const cancelada = await app.make(cancelarReserva, { as: ana, params: { id: reservaId } });
    expect(cancelada).toMatchObject({ estado: 'cancelada', cerrada: null });
  },
);

test('what is open again has its limit back; a companion leaves and a booking moves likewise', async () => {
  const { admin, ana, own, franja, reservaId, close, reopen } = await open();
  await close();
  expect((await own()).cerrada).toEqual({ motivo: null });
  await moveTo(app, `${VIERNES}T08:00:00`, admin, ana);
  await reopen();
  const cancel = () => app.call(cancelarReserva, { as: ana, params: { id: reservaId } });
  expect(outcome(await cancel())).toBe('409 FUERA_DEL_LIMITE');
  await close();
  const [, companion] = (await own()).participantes;
  await app.make(eliminarAsiento, { as: ana, params: { id: companion?.asientoId ?? 0 } });
  const body = { franjaId: franja('11:00') };
  await app.make(actualizarReserva, { as: ana, params: { id: reservaId }, body });
  expect(outcome(await cancel())).toBe('409 FUERA_DEL_LIMITE');
});

test('one message goes out ten minutes later: the day, the hour, why, and what can be done', async () => {
  const { admin, at, ana } = await open();
  await moveTo(app, '2026-10-01T10:00:00', admin);
  await app.make(crearFeriado, { as: admin, body: { fecha: VIERNES, descripcion: 'Aniversario' } });
  expect(await at('2026-10-01T10:09:59')).toEqual([]);
  await moveTo(app, '2026-10-01T10:10:00', admin);
  await Promise.all([1, 2].map(() => avisarLoQueLlega(app.dependencies)));
  const [mail, ...others] = await sentMails(app);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to: ana.email, headers: { 'X-Aviso': 'cierre' } });
  for (const part of [mail?.subject, mail?.text, mail?.html]) {
    expect(part).toContain('viernes 2 de octubre a las 09:00');
  }
  for (const part of [mail?.text, mail?.html]) {
    expect(part).toContain('Motivo: Aniversario');
    expect(part).toContain('El centro te va a proponer otro turno');
    expect(part).toContain('puedes cancelar la reserva ahora mismo');
  }
  // No reminder is sent of a turn that does not take place.
  expect(await at('2026-10-01T11:00:00')).toEqual([]);
  expect(await at('2026-10-01T21:00:00')).toEqual([]);
});

test('a reason that is corrected is no second closing; one that opened meanwhile is', async () => {
  const { admin, at, close, reopen } = await open();
  const body = { fecha: VIERNES, descripcion: 'Aniversario' };
  const { id } = await app.make(crearFeriado, { as: admin, body });
  expect(await at('2026-10-01T08:00:00')).toEqual(['cierre']);
  const query = { reemplaza: id };
  const otro = await app.make(crearFeriado, {
    as: admin,
    query,
    body: { ...body, descripcion: 'Patrono' },
  });
  expect(await at('2026-10-01T09:00:00')).toEqual([]);
  await app.make(eliminarFeriado, { as: admin, params: { id: otro.id } });
  await close('Caldera');
  expect(await at('2026-10-01T16:00:00')).toEqual(['cierre']);
  await reopen();
  expect(await at('2026-10-01T16:30:00')).toEqual([]);
});

test('it does not go out where the booking has left, or the franja is open again', async () => {
  const { admin, ana, at, franja, reservaId, close, reopen } = await open();
  await close();
  await reopen();
  expect(await at('2026-10-01T08:00:00')).toEqual([]);
  await close();
  const params = { id: reservaId };
  const body = { franjaId: franja('10:00') };
  await app.make(actualizarReserva, { as: admin, params, body });
  expect(await at('2026-10-01T08:09:00')).toEqual(['cambio']);
  // The booking returns to the closed franja. The holder is told of the closing ten minutes later.
  await app.make(deshacerReserva, { as: admin, params });
  expect(await at('2026-10-01T08:18:59')).toEqual(['cambio']);
  expect(await at('2026-10-01T08:19:00')).toEqual(['cierre']);
  await reopen();
  await close();
  await app.make(cancelarReserva, { as: ana, params });
  expect(await at('2026-10-01T09:00:00')).toEqual(['cancelacion']);
});

test('what waits to be sent while the franja opens again is not sent', async () => {
  const { admin, at, close, reopen } = await open();
  await close();
  await moveTo(app, '2026-10-01T08:00:00', admin);
  await avisarLoQueLlega(app.dependencies);
  await reopen();
  expect(await at('2026-10-01T08:00:01')).toEqual([]);
});

test('where the centre sends nothing, nobody is told', async () => {
  const { admin, at, close } = await open();
  await app.make(actualizarConfig, {
    as: admin,
    body: { ...CONFIG, notificacionesActivas: false },
  });
  await close();
  expect(await at('2026-10-01T08:00:00')).toEqual([]);
});
