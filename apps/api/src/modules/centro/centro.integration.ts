import {
  actualizarCentro,
  obtenerCentro,
  previsualizarCentro,
} from '@remanso/contract/centro/centro.contract';
import { centroNuevo, mapaDe } from '@remanso/contract/centro/centro.rules';
import { expect, test } from 'vitest';
import { clientOf } from '../../../test/support/client.ts';
import { crearPersona } from '../../../test/support/personas.ts';
import { outcome } from '../../../test/support/refusals.ts';
import { startSecondInstance } from '../../../test/support/start-second-instance.ts';
import { useTestApp } from '../../../test/support/test-app.ts';

const app = useTestApp();

const newAdmin = () => crearPersona(app, { rol: 'ADMIN' });
const read = async () => (await app.call(obtenerCentro, {})).body;

test('is the built-in brand until somebody saves, in the zone of the server', async () => {
  expect(await read()).toEqual(centroNuevo());
  expect((await read()).zonaHoraria).toBe(app.clock.timeZone);
});

test('a change says what it names, and leaves the rest', async () => {
  const body = { nombre: 'Termas del Valle', telefono: '(0387) 421 5555' };
  const saved = await app.call(actualizarCentro, { as: await newAdmin(), body });
  expect(outcome(saved)).toEqual([200, { ...centroNuevo(), ...body }]);
  expect(await read()).toEqual(saved.body);
});

test('an e-mail shows what is typed, and nothing of it is saved', async () => {
  const body = { nombre: 'Termas & Sal', direccion: 'Calle 1', comoSePaga: 'En efectivo' };
  const { asunto, html } = await app.make(previsualizarCentro, { as: await newAdmin(), body });
  expect(asunto).toMatch(/^Reserva confirmada: /);
  for (const text of ['Termas &amp; Sal', 'Calle 1', 'En efectivo', centroNuevo().telefono]) {
    expect(html).toContain(text);
  }
  expect(await read()).toEqual(centroNuevo());
});

test.each([
  ['whatsapp', '(0387) 15-555 0199', '5493875550199'],
  ['whatsapp', '+54 9 387 555 0199', '5493875550199'],
  ['instagram', '@termas.valle', 'termas.valle'],
  ['instagram', 'https://www.instagram.com/termas_valle/?hl=es', 'termas_valle'],
  ['email', ' Hola@Termas.Example ', 'hola@termas.example'],
  ['mapa', 'https://maps.app.goo.gl/abc', 'https://maps.app.goo.gl/abc'],
] as const)('%s %j is kept as %j', async (campo, escrito, guardado) => {
  const saved = await app.call(actualizarCentro, {
    as: await newAdmin(),
    body: { [campo]: escrito },
  });
  expect(saved.body[campo]).toBe(guardado);
});

test('what may be empty may be emptied, and the rest may not', async () => {
  const nada = { email: '', whatsapp: '', instagram: '', mapa: '', comoSePaga: '', horarios: [] };
  const saved = await app.call(actualizarCentro, { as: await newAdmin(), body: nada });
  expect(saved.body).toEqual({ ...centroNuevo(), ...nada });
});

test('the map follows the address until another link is given', async () => {
  const admin = await newAdmin();
  const save = async (body: object) =>
    (await app.call(actualizarCentro, { as: admin, body })).body.mapa;
  expect(await save({ direccion: 'Calle 1, Salta' })).toBe(mapaDe('Calle 1, Salta'));
  expect(await save({ mapa: 'https://mapa.example/1' })).toBe('https://mapa.example/1');
  expect(await save({ direccion: 'Calle 2, Salta' })).toBe('https://mapa.example/1');
});

test('two who save at once lose nothing of each other', async () => {
  const [uno, otra] = await Promise.all([newAdmin(), newAdmin()]);
  await Promise.all([
    app.call(actualizarCentro, { as: uno, body: { nombre: 'Uno' } }),
    app.call(actualizarCentro, { as: otra, body: { lema: 'Otro lema' } }),
  ]);
  expect(await read()).toMatchObject({ nombre: 'Uno', lema: 'Otro lema' });
});

test('another instance says at once what was saved on this one', async () => {
  const other = await startSecondInstance(app);
  await app.call(actualizarCentro, { as: await newAdmin(), body: { nombre: 'Dos' } });
  const { body } = await clientOf(other.origin).call(obtenerCentro, {});
  await other.stop();
  expect(body.nombre).toBe('Dos');
});
