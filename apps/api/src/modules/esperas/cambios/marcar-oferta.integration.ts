import {
  esperarFranja,
  esperasDeFranja,
  rechazarEspera,
} from '@remanso/contract/espera/esperas.contract';
import { actualizarConfig } from '@remanso/contract/centro/config.contract';
import { eliminarUsuario } from '@remanso/contract/persona/usuarios.contract';
import {
  desmarcarOferta,
  listarRecados,
  marcarOferta,
} from '@remanso/contract/reserva/recados.contract';
import { expect, test } from 'vitest';
import { CONFIG, type Persona } from '../../../../test/support/builders.ts';
import { TURNO, abrirFila } from '../../../../test/support/fila-de-turno.ts';
import { crearClienteSinEmail, crearPersona, moveTo } from '../../../../test/support/personas.ts';
import { startMailWorker } from '../../../../test/support/start-mail-worker.ts';
import { openStream } from '../../../../test/support/open-stream.ts';
import { outcome } from '../../../../test/support/refusals.ts';
import { sentMails } from '../../../../test/support/sent-mails.ts';
import { useTestApp } from '../../../../test/support/test-app.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';

const app = useTestApp();

const recados = async (as: Persona) =>
  (await app.make(listarRecados, { as })).recados.filter((recado) => recado.tipo === 'OFERTA');
const at = (as: Persona, id: number) => ({ as, params: { id, tipo: 'OFERTA' as const } });

/** Uses up the letters that an e-mail without confirmation gets about bookings in a day. */
async function sinCartas({ id, email }: Persona): Promise<void> {
  await app.database.db
    .updateTable('usuarios')
    .set({ email_confirmado: false })
    .where('id', '=', id)
    .execute();
  while (await app.dependencies.limits.bookingLetter.admit(email));
}

/** Prepares a franja in which two clients are offered places: one without an e-mail, then Luis. */
async function conOfertas() {
  const escena = await abrirFila(app);
  const clienteId = await crearClienteSinEmail(app);
  const { id } = await app.make(esperarFranja, {
    as: escena.admin,
    params: { id: escena.franjaId },
    body: { personas: 2, clienteId },
  });
  await escena.esperar(escena.luis, 1);
  await escena.liberar();
  return { ...escena, id, clienteId };
}

test('who has no e-mail is called by the desk, which ticks it', async () => {
  const { admin, id, clienteId } = await conOfertas();
  const reception = await crearPersona(app, { rol: 'RECEPCION' });
  const [recado, ...others] = await recados(admin);
  expect(others).toEqual([]);
  expect(recado).toMatchObject({
    tipo: 'OFERTA',
    espera: {
      id,
      personas: 2,
      estado: 'OFRECIDA',
      venceEn: '2026-10-01T10:00:00',
      franja: { inicio: TURNO },
      cliente: { id: clienteId, email: null },
    },
    hecho: null,
  });
  await app.make(marcarOferta, at(reception, id));
  expect((await recados(admin))[0]?.hecho).toMatchObject({
    por: { id: reception.id },
    en: '2026-10-01T07:00:00',
  });
  await app.make(desmarcarOferta, at(admin, id));
  expect((await recados(admin))[0]?.hecho).toBeNull();
  await app.make(marcarOferta, at(reception, id));
  await app.make(eliminarUsuario, { as: admin, params: { id: reception.id } });
  expect((await recados(admin))[0]?.hecho).toMatchObject({ por: null });
});

test('it is there until the offer is over, and is ticked no more', async () => {
  const { admin, id } = await conOfertas();
  await moveTo(app, '2026-10-01T09:59:59', admin);
  expect(await recados(admin)).toHaveLength(1);
  app.clock.set('2026-10-01T10:00:00');
  expect(await recados(admin)).toEqual([]);
  expect(outcome(await app.call(marcarOferta, at(admin, id)))).toBe('409 ESPERA_EN_OTRO_ESTADO');
});

test('an e-mail that could not be delivered makes a call of it', async () => {
  const { admin, luis } = await conOfertas();
  await app.database.db
    .updateTable('avisos')
    .set({ fallido_en: app.clock.instant(), proximo_en: null })
    .where('tipo', '=', 'oferta')
    .execute();
  const llamar = (await recados(admin)).map(({ espera }) => espera.cliente.id);
  expect(llamar).toHaveLength(2);
  expect(llamar).toContain(luis.id);
});

test('who confirmed no e-mail and has had their letters of the day is called', async () => {
  const { admin, luis, franjaId, esperar, liberar } = await abrirFila(app);
  await sinCartas(luis);
  await esperar(luis);
  const stream = await openStream(app.origin, admin);
  await liberar();
  await stream.until('esperas');
  const porAvisar = async () =>
    (await app.make(esperasDeFranja, { as: admin, params: { id: franjaId } })).esperas.map(
      (espera) => espera.porAvisar,
    );
  expect([await porAvisar(), await recados(admin)]).toEqual([[false], []]);
  expect((await sentMails(app)).map(({ to }) => to)).not.toContain(luis.email);
  await stream.until('esperas');
  const [recado] = await recados(admin);
  expect(recado?.espera.cliente.id).toBe(luis.id);
  expect(await porAvisar()).toEqual([true]);
  await app.make(marcarOferta, at(admin, recado?.espera.id ?? 0));
  expect([await porAvisar(), (await recados(admin)).length]).toEqual([[false], 1]);
  await stream.close();
});

test('while the mail server refuses the letter, the desk may call', async () => {
  const { admin, luis, esperar, liberar } = await abrirFila(app);
  await esperar(luis);
  await liberar();
  const refusing = { send: () => Promise.reject(new Error('421 later')) } as unknown as Mailer;
  const mailWorker = startMailWorker(app, { mailer: refusing });
  await expect.poll(() => recados(admin)).toHaveLength(1);
  await mailWorker.stop();
  app.clock.set('2026-10-01T07:30:00');
  expect((await sentMails(app)).map(({ to }) => to)).toContain(luis.email);
  expect(await recados(admin)).toEqual([]);
});

test('a centre that sends no e-mails calls everybody, and the offer stands in the app', async () => {
  const { admin, luis, esperar, liberar, suyas, avisos } = await abrirFila(app, {
    notificacionesActivas: false,
  });
  await esperar(luis);
  await liberar();
  expect(await suyas(luis)).toEqual(['OFRECIDA']);
  expect(await avisos()).toEqual([]);
  expect((await recados(admin)).map(({ espera }) => espera.cliente.id)).toEqual([luis.id]);
  await app.make(actualizarConfig, { as: admin, body: CONFIG });
  expect(await recados(admin)).toHaveLength(1);
});

test('the message of an offer says the turn, how many places, and until when', async () => {
  const { luis } = await conOfertas();
  const mail = (await sentMails(app)).find(({ headers }) => headers?.['X-Aviso'] === 'oferta');
  expect(mail).toMatchObject({ to: luis.email });
  expect(mail?.subject).toBe('Hay 1 lugar el viernes 2 de octubre a las 18:00');
  expect(mail?.text).toContain('jueves 1 de octubre a las 10:00');
  expect(mail?.text).toContain('/reservas/mis-reservas');
});

test('the message of an offer that is over by then is not sent', async () => {
  const { luis, esperar, liberar } = await abrirFila(app);
  const id = await esperar(luis);
  await liberar();
  await app.make(rechazarEspera, { as: luis, params: { id } });
  const rotulos = (await sentMails(app)).map(({ headers }) => headers?.['X-Aviso']);
  expect(rotulos).toContain('cancelacion');
  expect(rotulos).not.toContain('oferta');
});
