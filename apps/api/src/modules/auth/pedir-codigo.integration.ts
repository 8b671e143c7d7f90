import { entrarConCodigo, pedirCodigo } from '@remanso/contract/persona/codigos.contract';
import { actualizarConfig } from '@remanso/contract/centro/config.contract';
import { expect, test } from 'vitest';
import { CONFIG } from '../../../test/support/builders.ts';
import { codigoPara, otroQue } from '../../../test/support/codigo-de-carta.ts';
import { createStatementCounter } from '../../../test/support/database/count-statements.ts';
import { dumpTables } from '../../../test/support/database/dump-tables.ts';
import { crearPersona, desactivar } from '../../../test/support/personas.ts';
import { outcome, told } from '../../../test/support/refusals.ts';
import { sentMails } from '../../../test/support/sent-mails.ts';
import { useTestApp } from '../../../test/support/test-app.ts';
import { world } from '../../../test/support/world.ts';

const app = useTestApp();

const NADIE = 'nadie@ejemplo.com';
const pedir = (email: string) => app.call(pedirCodigo, { body: { email } });
const entrar = (email: string, codigo: string) =>
  app.call(entrarConCodigo, { body: { email, codigo } });

/** Returns the e-mails of a client, of nobody, of an inactive account and of two at the desk. */
async function deTodaClase(): Promise<string[]> {
  const [ana, eva] = [await crearPersona(app), await crearPersona(app)];
  await desactivar(app, eva);
  const admin = await crearPersona(app, { rol: 'ADMIN' });
  const recepcion = await crearPersona(app, { rol: 'RECEPCION' });
  return [ana.email, NADIE, eva.email, admin.email, recepcion.email];
}

test('every well-formed e-mail is answered alike, with the end of the ten minutes', async () => {
  const answers = [];
  for (const email of await deTodaClase()) answers.push(await pedir(email));
  for (const { status, body } of answers) {
    expect(status).toBe(202);
    expect(body).toEqual({ message: expect.any(String), venceEn: '2026-10-01T07:10:00' });
  }
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  const headers = answers.map((answer) => [...answer.headers.keys()].join());
  expect(new Set(headers).size).toBe(1);
});

test('known, unknown, inactive and desk e-mails cost the same statements at every step', async () => {
  const count = createStatementCounter(app);
  const costs: number[][] = [];
  for (const email of await deTodaClase()) {
    const each = [await count(() => pedir(email)), await count(() => pedir(email))];
    for (let n = 0; n < 2; n += 1) each.push(await count(() => entrar(email, '000000')));
    costs.push(each);
  }
  expect(costs[0]).not.toContain(0);
  for (const each of costs) expect(each).toEqual(costs[0]);
});

test('five wrong tries are answered alike, whoever has the e-mail', async () => {
  const said: unknown[][] = [];
  for (const email of await deTodaClase()) {
    const codigo = await codigoPara(app, email);
    const each: unknown[] = [];
    for (let n = 0; n < 4; n += 1) each.push(outcome(await entrar(email, otroQue(codigo))));
    said.push(each);
  }
  for (const each of said) expect(each).toEqual(said[0]);
});

test('a client and who is new are sent the digits, first in the subject and in a link', async () => {
  const ana = await crearPersona(app, { nombre: 'ana' });
  await pedir(ana.email);
  await pedir(NADIE);
  for (const mail of await sentMails(app)) {
    expect(mail.headers?.['X-Aviso']).toBe('cuenta');
    const [codigo = ''] = /^\d{6}(?= para entrar)/.exec(mail.subject) ?? [];
    expect(codigo).not.toBe('');
    expect(mail.text).toContain(`\n${codigo}\n`);
    expect(mail.text).toContain(mail.to === NADIE ? 'Hola:' : 'Hola, Ana:');
    const enlace = /https?:\S+\/entrar#(\S+)/.exec(mail.text)?.[1];
    expect(Object.fromEntries(new URLSearchParams(enlace))).toEqual({ email: mail.to, codigo });
    expect(mail.html).toContain(`>${codigo}<`);
  }
});

test('the letter speaks of the turn that the code is to confirm, from the database', async () => {
  const { franja } = await world(app, { clientes: ['ana'] });
  const turno = { franjaId: franja('08:00'), personas: 3 };
  const antes = await app.call(pedirCodigo, { body: { email: NADIE } });
  expect(await app.call(pedirCodigo, { body: { email: NADIE, turno } })).toMatchObject({
    status: antes.status,
    body: antes.body,
  });
  const [mail] = await sentMails(app);
  const [codigo = ''] = /^\d{6}(?= )/.exec(mail?.subject ?? '') ?? [];
  expect(mail?.subject).toBe(`${codigo} confirma tu turno del viernes 2, 08:00`);
  for (const dicho of [
    'TODAVÍA NO ESTÁ RESERVADO',
    'viernes 2 de octubre\n08:00 a 09:00',
    'Personas: 3',
    'Precio: $\u00A045.000',
    `/entrar#email=nadie%40ejemplo.com&codigo=${codigo}&franja=${turno.franjaId}&inicio=2026-10-02T08%3A00%3A00&fin=2026-10-02T09%3A00%3A00&personas=3&precio=45000`,
  ]) {
    expect(mail?.text).toContain(dicho);
  }
  await app.call(pedirCodigo, { body: { email: NADIE, turno: { ...turno, espera: true } } });
  const deEspera = (await sentMails(app)).at(-1);
  expect(deEspera?.subject).toMatch(/^\d{6} confirma tu espera del viernes 2, 08:00$/);
  expect(deEspera?.text).not.toContain('Precio');
});

test('a turn that strangers may not see is answered alike, and its letter says nothing of it', async () => {
  const { admin, franja } = await world(app, {});
  const franjaId = franja('08:00');
  const pedirPara = (turno: { franjaId: number; personas: number }) =>
    app.call(pedirCodigo, { body: { email: NADIE, turno } });
  const count = createStatementCounter(app);
  const costs = [await count(() => pedirPara({ franjaId, personas: 1 }))];
  for (const ajena of [2_000_000_000, Number.MAX_SAFE_INTEGER]) {
    costs.push(await count(() => pedirPara({ franjaId: ajena, personas: 1 })));
    const mail = (await sentMails(app)).at(-1);
    expect(mail?.subject).toMatch(/^\d{6} para entrar a /);
  }
  expect(new Set(costs).size).toBe(1);
  await app.make(actualizarConfig, { as: admin, body: { ...CONFIG, agendaPublica: false } });
  await pedirPara({ franjaId, personas: 1 });
  expect((await sentMails(app)).at(-1)?.subject).toMatch(/^\d{6} para entrar a /);
});

test('who works at the desk is sent to the password, and who is inactive to the centre', async () => {
  const [, , inactiva, admin, recepcion] = await deTodaClase();
  for (const email of [inactiva, admin, recepcion]) await pedir(email ?? '');
  const mails = new Map((await sentMails(app)).map((mail) => [mail.to, mail]));
  expect([...mails.keys()].toSorted()).toEqual([inactiva, admin, recepcion].toSorted());
  for (const mail of mails.values()) {
    expect(mail.headers?.['X-Aviso']).toBe('cuenta');
    expect(mail.subject + mail.text + mail.html).not.toMatch(/\b\d{6}\b/);
  }
  expect(mails.get(inactiva ?? '')?.text).toContain('desactivada');
  for (const email of [admin, recepcion]) {
    expect(mails.get(email ?? '')?.text).toContain('entra con tu contraseña');
  }
});

test('the digits are in no table, no log and no trail, and nothing is kept of who is new', async () => {
  const ana = await crearPersona(app);
  const codigos = [await codigoPara(app, ana.email), await codigoPara(app, NADIE)];
  await entrar(ana.email, otroQue(codigos[0] ?? ''));
  await entrar(ana.email, codigos[0] ?? '');
  const kept = JSON.stringify(await dumpTables(app)) + app.logs.join();
  for (const codigo of codigos) {
    expect(codigo).toMatch(/^\d{6}$/);
    expect(kept).not.toContain(`"${codigo}"`);
    expect(kept).not.toMatch(new RegExp(String.raw`\D${codigo}\D`));
  }
  const avisos = await app.database.db.selectFrom('avisos').select(['tipo', 'para']).execute();
  expect(avisos).toEqual([
    { tipo: 'codigo', para: ana.email },
    { tipo: 'contrasena-cambiada', para: ana.email },
  ]);
});

test('of two codes that are asked for together only the last is sent', async () => {
  const ana = await crearPersona(app);
  await pedir(ana.email);
  await pedir(ana.email);
  const [mail, ...others] = await sentMails(app);
  expect(others).toEqual([]);
  expect((await entrar(ana.email, mail?.subject.slice(0, 6) ?? '')).status).toBe(200);
});

test('five codes an hour go to one e-mail, and twenty to one network', async () => {
  for (let n = 0; n < 5; n += 1) expect((await pedir(NADIE)).status).toBe(202);
  const sexto = await pedir(` ${NADIE.toUpperCase()}`);
  expect(outcome(sexto)).toBe('429 DEMASIADOS_INTENTOS');
  expect(told(sexto)).toMatch(/^Demasiados códigos a ese email\. /);
  const seconds = Number(sexto.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(59 * 60);
  expect(seconds).toBeLessThanOrEqual(60 * 60);
  for (let n = 6; n < 20; n += 1) expect((await pedir(`nadie${n}@ejemplo.com`)).status).toBe(202);
  expect(told(await pedir('otra@ejemplo.com'))).toMatch(/^Demasiados códigos desde esta red\. /);
});

test('what is over is deleted with the next day', async () => {
  await pedir(NADIE);
  app.clock.set('2026-10-02T07:00:00');
  await app.dependencies.dailyWork.check();
  expect(await app.database.db.selectFrom('codigos').selectAll().execute()).toEqual([]);
});
