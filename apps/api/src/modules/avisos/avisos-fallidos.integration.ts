import { expect, test, vi } from 'vitest';
import { inTransaction } from '../../database/transaction.ts';
import { createDailyJobs } from '../../jobs.ts';
import { crearPersona, type Persona } from '../../../test/support/builders.ts';
import { outcome, refusal } from '../../../test/support/refusals.ts';
import { iniciarCartero } from '../../../test/support/iniciar-cartero.ts';
import { useTestApp } from '../../../test/support/test-app.ts';

const app = useTestApp();

const PATIENCE = { timeout: 15_000, interval: 20 };

/** Lets each person ask for a link whose aviso fails until it is given up, when the link's hour is over. */
async function fallarPara(...personas: Persona[]): Promise<void> {
  const send = async () => {
    throw new Error('No such mailbox: token=secreto');
  };
  const cartero = iniciarCartero(app, { mailer: { send } });
  for (const { email } of personas) {
    await app.call('POST /password-reset/solicitar', { body: { email } });
    cartero.despertar();
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
  await cartero.stop();
}

async function conToken(admin: Persona): Promise<Persona> {
  admin.token = await app.dependencies.tokens.sign({ id: admin.id, rol: 'ADMIN', version: 1 });
  return admin;
}

test('what was given up is shown to the desk: to whom, what, since when and why', async () => {
  const admin = await crearPersona(app, { rol: 'ADMIN' });
  const [ana, luis] = [await crearPersona(app), await crearPersona(app)];
  await fallarPara(ana, luis);
  const { status, body } = await app.call('GET /avisos/fallidos?size=1', await conToken(admin));
  expect([status, body]).toEqual([
    200,
    {
      avisos: [
        {
          id: expect.any(Number),
          tipo: 'contrasena',
          para: luis.email,
          persona: { id: luis.id, nombre: 'Ana', apellido: 'Paz' },
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
    },
  ]);
  const trail = (await app.call('GET /actividad?entidad=avisos', admin)).body.hechos;
  const fallido = { accion: 'avisoFallido', usuarioId: null, autor: null };
  expect(trail).toMatchObject([fallido, fallido]);
  const personas = trail.map(({ persona }: { persona: { id: number } }) => persona.id);
  expect(personas.toSorted()).toEqual([ana.id, luis.id]);
  expect(JSON.stringify(trail)).not.toContain('@');
});

test('tried again it has its whole time anew; thrown away it is gone; neither twice', async () => {
  const admin = await crearPersona(app, { rol: 'ADMIN' });
  const [ana, luis] = [await crearPersona(app), await crearPersona(app)];
  await fallarPara(ana, luis);
  await conToken(admin);
  const { body } = await app.call('GET /avisos/fallidos', admin);
  const [deLuis, deAna] = body.avisos.map(({ id }: { id: number }) => id);
  const reintentar = () => app.call(`POST /avisos/${deAna}/reintentar`, admin);
  expect(outcome(await reintentar())).toEqual([
    200,
    { message: 'El mensaje se está enviando otra vez' },
  ]);
  const noFallido = refusal(409, 'AVISO_NO_FALLIDO', 'Ese mensaje ya salió o se está enviando');
  expect(outcome(await reintentar())).toEqual(noFallido);
  expect(outcome(await app.call(`DELETE /avisos/${deAna}`, admin))).toEqual(noFallido);

  const descartar = () => app.call(`DELETE /avisos/${deLuis}`, admin);
  expect(outcome(await descartar())).toEqual([200, { message: 'Mensaje descartado' }]);
  expect(outcome(await descartar())).toEqual(
    refusal(404, 'AVISO_INEXISTENTE', 'No existe ese mensaje'),
  );
  expect((await app.call('GET /avisos/fallidos', admin)).body.totalElementos).toBe(0);

  app.dependencies.cartero.start();
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
  await app.call('POST /password-reset/solicitar', { body: { email: luis.email } });
  expect(await left()).toEqual([ana.email, 'a@b.ar', luis.email]);
  app.clock.setEpoch(app.clock.epoch() + 1);
  expect(await left()).toEqual([luis.email]);
});
