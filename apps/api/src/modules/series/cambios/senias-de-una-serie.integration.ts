import { avisosDeReserva, reenviarAviso } from '@remanso/contract/seguimiento/avisos.contract';
import { registrarPago } from '@remanso/contract/caja/pagos.contract';
import { actualizarConfig } from '@remanso/contract/centro/config.contract';
import { expect, test } from 'vitest';
import { CONFIG } from '../../../../test/support/builders.ts';
import { moveTo } from '../../../../test/support/personas.ts';
import { outcome } from '../../../../test/support/refusals.ts';
import { sentMails } from '../../../../test/support/sent-mails.ts';
import { pedirSerie } from '../../../../test/support/series.ts';
import { useTestApp } from '../../../../test/support/test-app.ts';
import { world } from '../../../../test/support/world.ts';
import { avisarLoQueLlega } from '../../reservas/tiempo/avisar-lo-que-llega.ts';

const app = useTestApp();

/** A series of three dates whose señas lapse at 19:00 of the day on which it was made. */
async function conSenias() {
  const { admin, ana, franja } = await world(app, { clientes: ['ana'] });
  const senia = { seniaPorcentaje: 50, seniaHoras: 12, datosDeTransferencia: 'alias AGUA' };
  const body = { ...CONFIG, ...senia, seriesDeClientes: true };
  await app.make(actualizarConfig, { as: admin, body });
  const { body: hecha } = await pedirSerie(app, ana, { franjaId: franja('10:00') });
  await sentMails(app);
  const mirar = () => avisarLoQueLlega(app.dependencies);
  return { admin, reservas: (hecha as { reservas: { id: number }[] }).reservas, mirar };
}

const pagar = (as: Awaited<ReturnType<typeof conSenias>>['admin'], id: number) =>
  app.make(registrarPago, {
    as,
    params: { id },
    body: { tipo: 'PAGO', monto: 10_000, medio: 'TRANSFERENCIA' },
  });

test('one letter a day asks for the señas of all dates that lack theirs', async () => {
  const { admin, reservas, mirar } = await conSenias();
  await pagar(admin, reservas[0]?.id ?? 0);
  await sentMails(app);
  await moveTo(app, '2026-10-01T17:00:00', admin);
  await Promise.all([mirar(), mirar()]);
  await mirar();
  const [mail, ...otros] = await sentMails(app);
  expect([mail?.subject, mail?.headers, otros]).toEqual([
    'Las señas del turno fijo vencen desde el jueves 1 de octubre a las 19:00',
    expect.objectContaining({ 'X-Aviso': 'senia' }),
    [],
  ]);
  expect(mail?.text).toContain('todavía no llegaron las señas de 2 fechas');
  expect(mail?.text).toContain('Señas: $\u00a020.000 en total');
  expect(mail?.text).not.toContain('viernes 2 de octubre');
});

test('a seña that comes while the letter waits is not asked for', async () => {
  const { admin, reservas, mirar } = await conSenias();
  await moveTo(app, '2026-10-01T17:00:00', admin);
  await mirar();
  const [primera, segunda, tercera] = reservas.map(({ id }) => id);
  await pagar(admin, primera ?? 0);
  await pagar(admin, segunda ?? 0);
  const cartas = await sentMails(app);
  const deSenia = cartas.filter(({ subject }) => subject.startsWith('Las señas'));
  expect(deSenia).toHaveLength(1);
  expect(deSenia[0]?.text).toContain('todavía no llegó la seña de 1 fecha');
  await pagar(admin, tercera ?? 0);
});

test('sent again, the letter asks for the dates that still lack their seña, and for none where all came', async () => {
  const { admin, reservas, mirar } = await conSenias();
  await moveTo(app, '2026-10-01T17:00:00', admin);
  await mirar();
  await sentMails(app);
  const [primera = 0, ...otras] = reservas.map(({ id }) => id);
  const { avisos } = await app.make(avisosDeReserva, { as: admin, params: { id: primera } });
  const aviso = avisos.find(({ tipo }) => tipo === 'senia-por-vencer');
  const reenviar = () => app.call(reenviarAviso, { as: admin, params: { id: aviso?.id ?? 0 } });
  // The letter is of the first date, and its seña has come: it is still true of the others.
  await pagar(admin, primera);
  await sentMails(app);
  expect((await reenviar()).status).toBe(200);
  const cartas = await sentMails(app);
  const deSenia = cartas.filter(({ subject }) => subject.startsWith('Las señas'));
  expect(deSenia.at(-1)?.text).toContain('todavía no llegaron las señas de 2 fechas');
  for (const id of otras) await pagar(admin, id);
  expect(outcome(await reenviar())).toBe('409 RECORDATORIO_VENCIDO');
});
