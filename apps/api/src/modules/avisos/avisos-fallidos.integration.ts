import { listarActividad } from '@remanso/contract/seguimiento/auditoria.contract';
import {
  listarAvisosFallidos,
  reintentarAviso,
  descartarAviso,
} from '@remanso/contract/seguimiento/avisos.contract';
import { solicitarReset } from '@remanso/contract/persona/password-reset.contract';
import { expect, test, vi } from 'vitest';
import { inTransaction } from '../../database/transaction.ts';
import { createDailyJobs } from '../../jobs.ts';
import { type Persona } from '../../../test/support/builders.ts';
import { crearPersona, moveTo } from '../../../test/support/personas.ts';
import { outcome } from '../../../test/support/refusals.ts';
import { startMailWorker } from '../../../test/support/start-mail-worker.ts';
import { useTestApp } from '../../../test/support/test-app.ts';

const app = useTestApp();

const PATIENCE = { timeout: 15_000, interval: 20 };

/**
 * Lets each person ask for a password link, with a mailer that fails. Returns when their avisos
 * have been given up, after the hour for which a link is valid.
 */
async function fallarPara(...personas: Persona[]): Promise<void> {
  const send = async () => {
    throw new Error('No such mailbox: token=secreto');
  };
  const mailWorker = startMailWorker(app, { mailer: { send } });
  for (const { email } of personas) {
    await app.call(solicitarReset, { body: { email } });
    mailWorker.wake();
    app.clock.setEpoch(app.clock.epoch() + 1_000);
  }
  const pending = () =>
    app.database.db
      .selectFrom('avisos')
      .select(['intentos', 'ultimo_error'])
      .where('proximo_en', 'is not', null)
      .execute();
  await vi.waitFor(async () => {
    expect((await pending()).every(({ ultimo_error: error }) => error !== null)).toBe(true);
  }, PATIENCE);
  app.clock.setEpoch(app.clock.epoch() + 3_600_000);
  await vi.waitFor(async () => expect(await pending()).toEqual([]), PATIENCE);
  await mailWorker.stop();
}

test('what was given up is shown to the desk: to whom, what, since when and why', async () => {
  const admin = await crearPersona(app, { rol: 'ADMIN' });
  const [ana, luis] = [await crearPersona(app), await crearPersona(app)];
  await fallarPara(ana, luis);
  await moveTo(app, app.clock.now(), admin);
  const page = await app.make(listarAvisosFallidos, { as: admin, query: { size: 1 } });
  expect(page).toEqual({
    avisos: [
      {
        id: expect.any(Number),
        tipo: 'contrasena',
        para: luis.email,
        persona: { id: luis.id, nombre: 'Inés', apellido: 'Lazarte' },
        creadoEn: '2026-10-01T07:00:01',
        fallidoEn: '2026-10-01T08:00:02',
        intentos: 2,
        motivo: 'No llegó a salir a tiempo',
      },
    ],
    paginaActual: 0,
    totalPaginas: 2,
    totalElementos: 2,
    tieneSiguiente: true,
    tieneAnterior: false,
    correo: 'SMTP',
  });
  const { hechos: trail } = await app.make(listarActividad, {
    as: admin,
    query: { entidad: 'avisos' },
  });
  const fallido = { accion: 'avisoFallido', usuarioId: null, autor: null };
  expect(trail).toMatchObject([fallido, fallido]);
  const personas = trail.map(({ persona }) => persona?.id);
  expect(personas.toSorted()).toEqual([ana.id, luis.id]);
  expect(JSON.stringify(trail)).not.toContain('@');
});

test('tried again it has its whole time anew; thrown away it is gone; neither twice', async () => {
  const admin = await crearPersona(app, { rol: 'ADMIN' });
  const [ana, luis] = [await crearPersona(app), await crearPersona(app)];
  await fallarPara(ana, luis);
  await moveTo(app, app.clock.now(), admin);
  const { avisos } = await app.make(listarAvisosFallidos, { as: admin });
  const [deLuis = 0, deAna = 0] = avisos.map(({ id }) => id);
  const reintentar = () => app.call(reintentarAviso, { as: admin, params: { id: deAna } });
  expect(outcome(await reintentar())).toEqual([
    200,
    { message: 'El mensaje se está enviando otra vez' },
  ]);
  expect(outcome(await reintentar())).toBe('409 AVISO_NO_FALLIDO');
  expect(outcome(await app.call(descartarAviso, { as: admin, params: { id: deAna } }))).toBe(
    '409 AVISO_NO_FALLIDO',
  );

  const descartar = () => app.call(descartarAviso, { as: admin, params: { id: deLuis } });
  expect(outcome(await descartar())).toEqual([200, { message: 'Mensaje descartado' }]);
  expect(outcome(await descartar())).toBe('404 AVISO_INEXISTENTE');
  expect((await app.call(listarAvisosFallidos, { as: admin })).body.totalElementos).toBe(0);

  app.dependencies.mailWorker.start();
  await vi.waitFor(() => expect(app.mails).toHaveLength(1), PATIENCE);
  expect(app.mails[0]?.to).toBe(ana.email);
});

test('what was sent or failed goes after thirty days, and what waits stays', async () => {
  const [ana, luis] = [await crearPersona(app), await crearPersona(app)];
  await fallarPara(ana);
  await app.database.pool.query(
    `insert into avisos (tipo, para, creado_en, vence_en, enviado_en) values ('contrasena', 'a@b.ar', $1, $1, $1)`,
    [app.clock.instant()],
  );
  const limpiar = createDailyJobs(app.dependencies).find(({ name }) => name === 'limpiar-vencidos');
  const left = async () => {
    await inTransaction(app.dependencies.db, async (tx) => limpiar?.run(tx));
    return (await app.database.db.selectFrom('avisos').select('para').orderBy('id').execute()).map(
      ({ para }) => para,
    );
  };
  app.clock.setEpoch(app.clock.epoch() + 30 * 24 * 3_600_000);
  await app.call(solicitarReset, { body: { email: luis.email } });
  expect(await left()).toEqual([ana.email, 'a@b.ar', luis.email]);
  app.clock.setEpoch(app.clock.epoch() + 1);
  expect(await left()).toEqual([luis.email]);
});
