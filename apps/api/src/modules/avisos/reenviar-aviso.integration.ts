import {
  avisosDeCliente,
  avisosDeReserva,
  reenviarAviso,
} from '@remanso/contract/seguimiento/avisos.contract';
import { actualizarConfig } from '@remanso/contract/centro/config.contract';
import { actualizarUsuario, eliminarUsuario } from '@remanso/contract/persona/usuarios.contract';
import { cancelarReserva } from '@remanso/contract/reserva/reservas.contract';
import { expect, test } from 'vitest';
import { CONFIG, VIERNES } from '../../../test/support/builders.ts';
import { outcome } from '../../../test/support/refusals.ts';
import { sentMails } from '../../../test/support/sent-mails.ts';
import { useTestApp } from '../../../test/support/test-app.ts';
import { world } from '../../../test/support/world.ts';

const app = useTestApp();

const CON_RESERVA = { clientes: ['ana'], reservas: [{ de: 'ana', hora: '08:00' }] } as const;

test('the desk sees what was told of a booking, and tells it again to the address of now', async () => {
  const { admin, ana, reservaId } = await world(app, CON_RESERVA);
  const list = async () =>
    (await app.make(avisosDeReserva, { as: admin, params: { id: reservaId } })).avisos;
  const [waiting] = await list();
  expect(waiting).toEqual({
    id: expect.any(Number),
    tipo: 'confirmacion',
    para: ana.email,
    creadoEn: app.clock.now(),
    enviadoEn: null,
    fallidoEn: null,
    motivo: null,
  });
  const params = { id: waiting?.id ?? 0 };
  const reenviar = () => app.call(reenviarAviso, { as: admin, params });
  expect(outcome(await reenviar())).toBe('409 AVISO_SIN_REENVIO');
  const [first] = await sentMails(app);
  const email = 'ana.nueva@ejemplo.com';
  await app.make(actualizarUsuario, { as: admin, params: { id: ana.id }, body: { email } });
  const body = { ...CONFIG, notificacionesActivas: false };
  await app.make(actualizarConfig, { as: admin, body });
  expect(outcome(await reenviar())).toEqual([
    200,
    { message: 'El mensaje se está enviando otra vez' },
  ]);
  const again = (await sentMails(app)).filter(({ to }) => to === email).at(-1);
  expect(again).toMatchObject({ subject: first?.subject, headers: { 'X-Aviso': 'confirmacion' } });
  expect((await list()).map(({ para, enviadoEn }) => [para, enviadoEn !== null])).toEqual([
    [ana.email, true],
    [email, true],
  ]);
});

test('what was told to a client comes by pages, the latest first, of the account and of bookings', async () => {
  const { admin, ana, reservaId } = await world(app, {
    clientes: ['ana', 'luis'],
    reservas: [
      { de: 'ana', hora: '08:00' },
      { de: 'luis', hora: '09:00' },
    ],
  });
  const params = { id: ana.id };
  const email = 'ana.nueva@ejemplo.com';
  await app.make(actualizarUsuario, { as: admin, params, body: { email } });
  const page = (size: number) =>
    app.make(avisosDeCliente, { as: admin, params, query: { page: 0, size } });
  const { avisos, totalElementos } = await page(10);
  expect(totalElementos).toBe(avisos.length);
  const reserva = { id: reservaId, inicio: `${VIERNES}T08:00:00` };
  expect(avisos.map(({ tipo, para, reserva: suya }) => [tipo, para, suya])).toEqual([
    ['confirmar-email', email, null],
    ['cambio-de-email', ana.email, null],
    ['confirmacion', ana.email, reserva],
  ]);
  expect(await page(1)).toMatchObject({ avisos: avisos.slice(0, 1), totalElementos: 3 });
});

test('what was told stays in its order, and goes with the person', async () => {
  const { admin, ana, reservaId } = await world(app, CON_RESERVA);
  await app.make(cancelarReserva, { as: ana, params: { id: reservaId } });
  await sentMails(app);
  const list = async () =>
    (await app.make(avisosDeReserva, { as: admin, params: { id: reservaId } })).avisos;
  expect((await list()).map(({ tipo }) => tipo)).toEqual(['confirmacion', 'cancelacion']);
  await app.make(eliminarUsuario, { as: admin, params: { id: ana.id } });
  expect(await list()).toEqual([]);
});
