import { anularPago, registrarPago } from '@remanso/contract/caja/pagos.contract';
import { actualizarReserva, eliminarReserva } from '@remanso/contract/reserva/reservas.contract';
import { listarActividad } from '@remanso/contract/seguimiento/auditoria.contract';
import {
  borrarWebhook,
  cambiarWebhook,
  crearWebhook,
  enviosDeWebhook,
  listarWebhooks,
  probarWebhook,
  reenviarEnvio,
} from '@remanso/contract/sistema/webhooks.contract';
import { EVENTOS, MAXIMO_DE_WEBHOOKS } from '@remanso/contract/sistema/webhooks.rules';
import { expect, test } from 'vitest';
import { VIERNES, reservar } from '../../../../test/support/builders.ts';
import { outcome } from '../../../../test/support/refusals.ts';
import { useTestApp } from '../../../../test/support/test-app.ts';
import { useReceiver } from '../../../../test/support/programas/webhooks.ts';
import { world } from '../../../../test/support/world.ts';

const app = useTestApp({ allowPrivateTargets: true, pollingSeconds: 0.1 });
const receiver = useReceiver(app);

const SECRET_PATH = 'https://avisos.ejemplo.com/hooks/s3cr3t0?clave=otra';
const nuevo = (url = SECRET_PATH) => ({ url, eventos: [...EVENTOS] });

test('a webhook is added with a secreto that nothing shows again', async () => {
  const { admin } = await world(app);
  const { secreto, ...made } = await app.make(crearWebhook, { as: admin, body: nuevo() });
  expect(Buffer.from(secreto.replace(/^whsec_/, ''), 'base64')).toHaveLength(32);
  expect(made).toEqual({
    id: made.id,
    ...nuevo(),
    activo: true,
    fallosSeguidos: 0,
    apagadoEn: null,
    creadoEn: '2026-10-01T07:00:00',
  });
  expect(await app.make(listarWebhooks, { as: admin })).toEqual({ webhooks: [made] });

  const params = { id: made.id };
  const body = { ...nuevo('https://otro.ejemplo.com/'), activo: false };
  const changed = await app.make(cambiarWebhook, { as: admin, params, body });
  expect(changed).toEqual({ ...made, ...body });
  await app.make(borrarWebhook, { as: admin, params });
  expect(await app.make(listarWebhooks, { as: admin })).toEqual({ webhooks: [] });

  const { hechos } = await app.make(listarActividad, { as: admin, query: { entidad: 'webhooks' } });
  const byAdmin = { usuarioId: admin.id, entidadId: made.id };
  const sitio = 'avisos.ejemplo.com';
  expect(hechos).toMatchObject([
    { accion: 'borrarWebhook', antes: { sitio: 'otro.ejemplo.com' }, ...byAdmin },
    { accion: 'cambiarWebhook', antes: { sitio, activo: true }, despues: { activo: false } },
    { accion: 'crearWebhook', despues: { sitio, activo: true }, ...byAdmin },
  ]);
  const written = [JSON.stringify(hechos), ...app.logs].join('\n');
  expect(written).not.toContain('s3cr3t0');
  expect(written).not.toContain(secreto);
});

test('ten programs are told and no more, however many are added at once', async () => {
  const { admin } = await world(app);
  const asked = Array.from({ length: MAXIMO_DE_WEBHOOKS + 3 }, () =>
    app.call(crearWebhook, { as: admin, body: nuevo() }),
  );
  const outcomes = (await Promise.all(asked)).map(outcome);
  expect(outcomes.filter((each) => each === '409 LIMITE_DE_WEBHOOKS')).toHaveLength(3);
});

test('turning one off gives up what waits for it; a changed address takes it over', async () => {
  const { admin, ana, franja } = await world(app, { clientes: ['ana'] });
  const { id } = await app.make(crearWebhook, { as: admin, body: nuevo('http://127.0.0.1:1/') });
  const params = { id };
  const first = async () =>
    (await app.make(enviosDeWebhook, { as: admin, params, query: {} })).envios[0];
  await reservar(app, ana, franja('08:00'));
  await receiver.until(async () => expect(await first()).toMatchObject({ intentos: 1 }));
  const off = { ...nuevo('http://127.0.0.1:1/'), activo: false };
  await app.make(cambiarWebhook, { as: admin, params, body: off });
  const given = await first();
  expect(given).toMatchObject({ estado: 'FALLIDO' });
  const again = { as: admin, params: { id: given?.id ?? 0 } };
  expect(outcome(await app.call(reenviarEnvio, again))).toBe('409 WEBHOOK_APAGADO');
});

test('an envío is sent again under the same id, and one that waits is sent at once', async () => {
  const { admin, ana, franjaId } = await world(app, { clientes: ['ana'] });
  const id = await receiver.add(admin);
  receiver.of().answers.push(500);
  const booked = await reservar(app, ana, franjaId);
  const params = { id };
  const all = async () => (await app.make(enviosDeWebhook, { as: admin, params })).envios;
  await receiver.until(async () =>
    expect(await all()).toMatchObject([{ estado: 'PENDIENTE', codigo: 500 }]),
  );
  const [waiting] = await all();
  const again = { as: admin, params: { id: waiting?.id ?? 0 } };
  await app.make(reenviarEnvio, again);
  await receiver.untilTold();
  await app.make(actualizarReserva, { as: ana, params: booked, body: { notas: 'Otra' } });
  await receiver.untilTold();
  await app.make(reenviarEnvio, again);
  await receiver.untilTold();
  const { received } = receiver.of();
  expect(received.map(({ type }) => type)).toEqual([
    'reserva.creada',
    'reserva.cambiada',
    'reserva.creada',
  ]);
  // It says what it said the first time.
  expect(received[2]).toEqual(received[0]);
  const query = { page: '1', size: '1' } as const;
  expect(await app.make(enviosDeWebhook, { as: admin, params, query })).toMatchObject({
    envios: [{ id: waiting?.id, tipo: 'reserva.creada', estado: 'ENTREGADO', intentos: 1 }],
    totalElementos: 2,
  });
});

test('an envío says of whom and of which turn it tells, and nothing else of them', async () => {
  const { admin, ana, franja } = await world(app, { clientes: ['ana'] });
  const id = await receiver.add(admin);
  const booked = await reservar(app, ana, franja('08:00'));
  const pay = { monto: 500, medio: 'EFECTIVO', tipo: 'PAGO' } as const;
  const { pago } = await app.make(registrarPago, { as: admin, params: booked, body: pay });
  await app.make(anularPago, { as: admin, params: pago, body: { motivo: 'Fue otra persona' } });
  await app.make(actualizarReserva, {
    as: admin,
    params: booked,
    body: { franjaId: franja('09:00') },
  });
  await app.make(eliminarReserva, { as: admin, params: booked });
  await receiver.untilTold();
  await app.make(probarWebhook, { as: admin, params: { id } });
  const { envios } = await app.make(enviosDeWebhook, { as: admin, params: { id } });
  const persona = { id: ana.id, nombre: 'Ana', apellido: 'Paz' };
  const of = (tipo: string, hora: string | null) => ({
    tipo,
    persona,
    turno: hora && `${VIERNES}T${hora}:00`,
  });
  expect(envios.map(({ tipo, persona: who, turno }) => ({ tipo, persona: who, turno }))).toEqual([
    { tipo: 'webhook.prueba', persona: null, turno: null },
    of('reserva.cancelada', '09:00'),
    of('reserva.cambiada', '09:00'),
    // The booking of a payment is gone, and so is the turn that it had.
    of('pago.anulado', null),
    of('pago.registrado', null),
    of('reserva.creada', '08:00'),
  ]);
});

test('a test is sent at once, also while it is off, and tells what was answered', async () => {
  const { admin } = await world(app);
  const id = await receiver.add(admin);
  const body = { url: receiver.of().url, eventos: [...EVENTOS], activo: false };
  await app.make(cambiarWebhook, { as: admin, params: { id }, body });
  receiver.of().answers.push(418);
  const ask = () => app.make(probarWebhook, { as: admin, params: { id } });
  expect(await ask()).toMatchObject({
    tipo: 'webhook.prueba',
    estado: 'FALLIDO',
    codigo: 418,
    ultimoError: 'Respondió 418',
  });
  expect(await ask()).toMatchObject({ estado: 'ENTREGADO', intentos: 1, ultimoError: null });
  expect(receiver.of().received).toMatchObject([
    { type: 'webhook.prueba', timestamp: '2026-10-01T10:00:00.000Z', data: { webhookId: id } },
  ]);
  const { webhooks } = await app.make(listarWebhooks, { as: admin });
  expect(webhooks).toMatchObject([{ activo: false, fallosSeguidos: 0 }]);
});
