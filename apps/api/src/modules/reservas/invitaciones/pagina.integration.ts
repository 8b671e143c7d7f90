import { actualizarConfig } from '@remanso/contract/centro/config.contract';
import { actualizarCentro } from '@remanso/contract/centro/centro.contract';
import { bloquearFranja } from '@remanso/contract/franja/franjas.contract';
import { crearInvitacion } from '@remanso/contract/reserva/invitaciones.contract';
import { obtenerReserva } from '@remanso/contract/reserva/reservas-leidas.contract';
import { cancelarReserva } from '@remanso/contract/reserva/reservas.contract';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { CONFIG, VIERNES, type Persona } from '../../../../test/support/builders.ts';
import { moveTo } from '../../../../test/support/personas.ts';
import { useTestApp } from '../../../../test/support/test-app.ts';
import { world } from '../../../../test/support/world.ts';
import { LIMITS } from '../../../platform/security/limits.ts';
import { paginaRoutes } from './pagina.routes.ts';

const app = useTestApp();

async function conSol() {
  const centro = await world(app, {
    clientes: ['ana'],
    reservas: [{ de: 'ana', hora: '08:00', con: 1 }],
  });
  const { ana: as, reservaId: id } = centro;
  const { url } = await app.make(crearInvitacion, { as, params: { id }, body: { asientoId: 2 } });
  return { ...centro, path: new URL(url).pathname };
}

async function open(path: string, form?: Record<string, string>) {
  const answer = await fetch(app.origin + path, {
    redirect: 'manual',
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
  });
  return { status: answer.status, headers: answer.headers, page: await answer.text() };
}

const companionOf = async (as: Persona<'CLIENT'>, id: number) =>
  (await app.make(obtenerReserva, { as, params: { id } })).participantes[1];
const titleOf = (page: string) => /<h1>(.*)<\/h1>/.exec(page)?.[1];

test('the page says when, where and what to bring, and names nobody in full', async () => {
  const { path } = await conSol();
  const { status, headers, page } = await open(path);
  expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect([headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual([
    'no-store',
    'noindex, nofollow',
  ]);
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect(headers.get('content-security-policy')).toContain("form-action 'self'");
  for (const text of ['viernes 2 de octubre', '08:00 a 09:00', 'Ana P.', 'Cómo llegar', 'toalla'])
    expect(page).toContain(text);
  expect(page).toContain(`/api/invitaciones/${path.slice(-43)}/calendario.ics`);
  expect(page).not.toMatch(/Ana Paz|@ejemplo|<script|\$|Ana P\.\./);
  expect(app.logs.join('')).not.toContain(path.slice(-43));
});

test('a name is corrected by a plain form, and what was typed is never markup', async () => {
  const { ana, reservaId, path } = await conSol();
  const saved = await open(`${path}/datos`, { nombre: 'sol "<b>" ríos', sexo: 'OTROS' });
  expect([saved.status, saved.headers.get('location')]).toEqual([303, `${path}?guardado`]);
  const { page } = await open(`${path}?guardado`);
  expect(titleOf(page)).toBe('Un turno para Sol &quot;&lt;b&gt;&quot; Ríos');
  expect(page).toContain('Los datos quedaron guardados.');
  expect(await companionOf(ana, reservaId)).toMatchObject({ sexoOptional: 'OTROS' });
  const refused = await open(`${path}/datos`, { nombre: 'www.ofertas.com', sexo: '' });
  expect(refused.status).toBe(400);
  expect(refused.page).toMatch(/<details\s+open>\s*<summary>Corregir mi nombre/);
  expect(refused.page).toContain('value="www.ofertas.com"');
  expect(refused.page).toContain('El nombre no puede ser un email ni una dirección de internet');
  expect((await companionOf(ana, reservaId))?.nombreOptional).toBe('Sol "<b>" Ríos');
});

test('who cannot come says so with one button, and is thanked at an address without the secret', async () => {
  const { ana, reservaId, path } = await conSol();
  const left = await open(`${path}/rechazar`, {});
  expect([left.status, left.headers.get('location')]).toEqual([303, '/invitacion/listo']);
  expect(titleOf((await open('/invitacion/listo')).page)).toBe('El lugar quedó libre');
  expect(await companionOf(ana, reservaId)).toBeUndefined();
  for (const again of [await open(path), await open(`${path}/rechazar`, {})])
    expect([again.status, titleOf(again.page)]).toEqual([404, 'Esta invitación ya no sirve']);
});

test('where no e-mails go out, the companion is asked to tell the holder too', async () => {
  const { path } = await conSol();
  expect((await open(path)).page).toContain('Ana P. lo sabe enseguida.');
  expect((await open('/invitacion/listo')).page).toContain('Quien hizo la reserva ya lo sabe.');
  const server = fastify();
  await server.register(
    (scope) => paginaRoutes(scope, { ...app.dependencies, correo: 'ARCHIVOS' }),
    { prefix: '/invitacion' },
  );
  const pages = [await server.inject(path), await server.inject('/invitacion/listo')];
  expect(pages[0]?.body).toContain('A Ana P., avísale tú también.');
  expect(pages[1]?.body).toContain('Avísale tú también a quien hizo la reserva.');
  expect(pages.map(({ body }) => body).join('')).not.toMatch(/sabe/);
});

test('after the limit it says how to write to the centre', async () => {
  const { admin, ana, reservaId, franjaId, path } = await conSol();
  await moveTo(app, `${VIERNES}T02:00:01`, ana, admin);
  const { page } = await open(path);
  expect(page).not.toContain('Avisar que no voy');
  expect(page).toMatch(/href="https:\/\/wa\.me\/\d+\?text=Hola%2C%20soy%20Sol/);
  const late = await open(`${path}/rechazar`, {});
  expect([late.status, (await companionOf(ana, reservaId))?.nombreOptional]).toEqual([409, 'Sol']);
  expect(late.page).toMatch(/<details\s+open>\s*<summary>No puedo ir/);
  const body = { whatsapp: '', email: '' };
  await app.make(actualizarCentro, { as: admin, body });
  expect((await open(path)).page).not.toMatch(/wa\.me|mailto:/);
  await app.make(bloquearFranja, { as: admin, params: { id: franjaId } });
  const closed = (await open(path)).page;
  expect(closed).toContain('En ese horario el centro no abre');
  expect(closed).toContain('Avisar que no voy');
});

test('a companion who wants a turn too is led to the agenda, or to the login where there is none', async () => {
  const { admin, path } = await conSol();
  const leadsTo = async () => /href="([^"]+)">Reservar el mío/.exec((await open(path)).page)?.[1];
  expect(await leadsTo()).toBe('/agenda');
  await app.make(actualizarConfig, { as: admin, body: { ...CONFIG, agendaPublica: false } });
  expect(await leadsTo()).toBe('/login');
});

test('a cancelled booking, a past one and an unknown secret each have a quiet page', async () => {
  const { ana, reservaId: id, path } = await conSol();
  const quiet = async (where = path) => {
    const { status, page } = await open(where);
    expect(page).not.toMatch(/Sol|Ana|<form|08:00/);
    expect(page).toContain('<a href="tel:+543815550142">+54 381 555-0142</a>');
    return [status, titleOf(page)];
  };
  expect(await quiet(`/invitacion/${'x'.repeat(43)}`)).toEqual([
    404,
    'Esta invitación ya no sirve',
  ]);
  await app.make(cancelarReserva, { as: ana, params: { id } });
  expect(await quiet()).toEqual([410, 'Este turno se canceló']);
  await moveTo(app, `${VIERNES}T08:00:00`, ana);
  expect(await quiet()).toEqual([410, 'Este turno ya pasó']);
});

test('too much, and what is no form, are told on a page', async () => {
  const { path } = await conSol();
  for (let n = 0; n < LIMITS.refusal.allowed; n += 1) await app.dependencies.limits.refusal.take(2);
  const many = await open(`${path}/rechazar`, {});
  expect([many.status, Number(many.headers.get('retry-after')) > 0]).toEqual([429, true]);
  expect(many.page).toContain('Demasiados intentos en poco tiempo');
  const json = await fetch(`${app.origin}${path}/datos`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  expect([json.status, json.headers.get('content-type')]).toEqual([
    415,
    'text/html; charset=utf-8',
  ]);
  const long = await open(`${path}/datos`, { nombre: 'x'.repeat(5_000) });
  expect([long.status, titleOf(long.page)]).toEqual([413, 'Algo no salió bien']);
});
