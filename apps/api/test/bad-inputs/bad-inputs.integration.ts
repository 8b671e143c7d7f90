import { validarReset } from '@remanso/contract/persona/password-reset.contract';
import { readFileSync, readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ENDPOINTS } from '@remanso/contract/endpoints';
import { RespuestaDeError } from '@remanso/contract/error.contract';
import { expect, test } from 'vitest';
import { BAD_ABONOS } from './dinero/abonos.ts';
import { BAD_AGENDA, BAD_AGENDA_PRIVADA } from './publico/agenda.ts';
import { BAD_ASIENTOS } from './asientos.ts';
import { openBadScene, openUnconfigured } from './bad-scene.ts';
import { BAD_AVISOS } from './avisos.ts';
import { BAD_CAMBIOS_DE_RESERVA } from './cambios-de-reserva.ts';
import { BAD_SIN_ABRIR } from './centro-sin-abrir.ts';
import { BAD_CENTRO } from './centro.ts';
import { BAD_CONFIG } from './config.ts';
import { BAD_CUENTAS } from './cuentas.ts';
import { BAD_ESPERAS } from './esperas.ts';
import { BAD_ETIQUETAS } from './etiquetas.ts';
import { BAD_EXCEPCIONES } from './excepciones.ts';
import { BAD_FRANJAS } from './franjas.ts';
import { BAD_IDS } from './ids.ts';
import { openPrivate } from './scene/open-private.ts';
import { sendBadInput } from './send-bad-input.ts';
import { BAD_IMPORTACIONES } from './importaciones/importaciones.ts';
import { BAD_INFORMES } from './informes.ts';
import { BAD_INVITACIONES } from './publico/invitaciones.ts';
import { BAD_LISTADOS } from './listados.ts';
import { BAD_PAGOS } from './dinero/pagos.ts';
import { BAD_CAJA } from './dinero/caja.ts';
import { BAD_RESERVAS } from './reservas.ts';
import { BAD_ACTIVIDAD } from './actividad.ts';
import { BAD_SERIES } from './series.ts';
import { BAD_SUSCRIPCIONES } from './suscripciones.ts';
import { BAD_USUARIOS } from './usuarios.ts';
import { BAD_TOKENS } from './programas/tokens.ts';
import { BAD_WEBHOOKS } from './programas/webhooks.ts';
import { BAD_WIRE } from './wire.ts';
import { dumpUncountedTables } from '../support/database/dump-tables.ts';
import { endpointOf } from '../support/endpoint-of.ts';
import { outcome } from '../support/refusals.ts';
import type { Answer } from '../support/client.ts';
import { hasPages } from '../support/has-pages.ts';
import { useTestApp } from '../support/test-app.ts';

const app = useTestApp();

const GROUPS = [
  { about: 'accounts, sessions and links', inputs: BAD_CUENTAS, open: openBadScene },
  { about: 'the trail', inputs: BAD_ACTIVIDAD, open: openBadScene },
  { about: 'users and clients', inputs: BAD_USUARIOS, open: openBadScene },
  { about: 'clients from elsewhere', inputs: BAD_IMPORTACIONES, open: openBadScene },
  { about: 'the configuration and the hours', inputs: BAD_CONFIG, open: openBadScene },
  { about: 'the centre itself', inputs: BAD_CENTRO, open: openBadScene },
  { about: 'versions that are old', inputs: BAD_ETIQUETAS, open: openBadScene },
  { about: 'exceptions', inputs: BAD_EXCEPCIONES, open: openBadScene },
  { about: 'franjas', inputs: BAD_FRANJAS, open: openBadScene },
  { about: 'the agenda', inputs: BAD_AGENDA, open: openBadScene },
  { about: 'a private agenda', inputs: BAD_AGENDA_PRIVADA, open: openPrivate },
  { about: 'bookings', inputs: BAD_RESERVAS, open: openBadScene },
  { about: 'changes of bookings', inputs: BAD_CAMBIOS_DE_RESERVA, open: openBadScene },
  { about: 'who waits for places', inputs: BAD_ESPERAS, open: openBadScene },
  { about: 'a turno fijo', inputs: BAD_SERIES, open: openBadScene },
  { about: 'seats', inputs: BAD_ASIENTOS, open: openBadScene },
  { about: 'the page of a companion', inputs: BAD_INVITACIONES, open: openBadScene },
  { about: 'who came and what was paid', inputs: BAD_PAGOS, open: openBadScene },
  { about: 'abonos', inputs: BAD_ABONOS, open: openBadScene },
  { about: 'the drawer', inputs: BAD_CAJA, open: openBadScene },
  { about: 'figures and exports', inputs: BAD_INFORMES, open: openBadScene },
  { about: 'pages of lists', inputs: BAD_LISTADOS, open: openBadScene },
  { about: 'messages', inputs: BAD_AVISOS, open: openBadScene },
  { about: 'subscribed phones', inputs: BAD_SUSCRIPCIONES, open: openBadScene },
  { about: 'tokens of programs', inputs: BAD_TOKENS, open: openBadScene },
  { about: 'other programs', inputs: BAD_WEBHOOKS, open: openBadScene },
  { about: 'ids in paths', inputs: BAD_IDS, open: openBadScene },
  { about: 'the wire itself', inputs: BAD_WIRE, open: openBadScene },
  { about: 'a centre that is not configured', inputs: BAD_SIN_ABRIR, open: openUnconfigured },
];
const ALL = GROUPS.flatMap(({ inputs }) => inputs);

/**
 * The texts of the refusals that the server has answered so far. Each text has the codes of the
 * refusals with this text, or, for a 400, the names of the wrong fields.
 */
const heard = new Map<string, Set<string>>();

function listen({ body }: Answer): void {
  const refusal = RespuestaDeError.parse(body);
  const { codigo, message, error, campos = [{ campo: codigo, mensaje: message }] } = refusal;
  expect([message, error]).toEqual([campos[0]?.mensaje, message]);
  for (const { campo, mensaje } of campos) {
    const about = heard.get(mensaje) ?? new Set();
    heard.set(mensaje, about.add(campo.replaceAll(/\d+/g, 'n')));
  }
}

test.each(GROUPS)(
  '$about: each bad input is refused as written, and changes nothing',
  async ({ inputs, open }) => {
    const scene = await open(app);
    const before = await dumpUncountedTables(app);
    for (const input of inputs) {
      const { who, call, body, headers } = input;
      const answer = await sendBadInput(app, input, scene);
      const written = [who, call, body, headers];
      expect.soft([...written, outcome(answer)]).toEqual([...written, input.answer]);
      if (answer.status >= 400) listen(answer);
    }
    expect(await dumpUncountedTables(app)).toEqual(before);
  },
);

test('they are told in the texts of refusal-texts.md, of which each is heard', async () => {
  const file = path.join(import.meta.dirname, 'refusal-texts.md');
  const read = async () => (await readFile(file, 'utf8')).split(/(?<=\|---\|---\|\n)/);
  const rows = [...heard].map(
    ([text, about]) => `| ${text} | ${[...about].toSorted().join(', ')} |\n`,
  );
  const told = rows.toSorted((a, b) => a.localeCompare(b, 'es')).join('');
  const [prose = ''] = await read();
  if (process.env['UPDATE_TEXTS']) await writeFile(file, prose + told);
  expect(
    await read(),
    'written anew by UPDATE_TEXTS=1 npx vitest run --project integration test/bad-inputs',
  ).toEqual([prose, told]);
});

test('a link that is no good is an answer, not a refusal', async () => {
  const { things } = await openBadScene(app);
  const enlaces = ['enlaceUsado', 'enlaceVencido', 'enlaceReemplazado'].map((name) => things[name]);
  for (const enlace of [...enlaces, 'nada', 'x'.repeat(201), '%00', '%20', '%25']) {
    const { status, body } = await app.call(validarReset, { params: { token: String(enlace) } });
    expect([enlace, status, body]).toEqual([
      enlace,
      200,
      { valido: false, mensaje: 'Token inválido o expirado' },
    ]);
  }
});

test.each(GROUPS)('$about: none is listed twice', ({ inputs }) => {
  const written = inputs.map(({ who, call, body, headers }) =>
    JSON.stringify([who, call, body, headers]),
  );
  expect(written.filter((each, index) => written.indexOf(each) !== index)).toEqual([]);
});

test('there are more than two hundred', () => {
  expect(ALL.length).toBeGreaterThan(200);
});

test('every call that takes anything has its bad inputs', () => {
  // `validarReset` answers an invalid link with 200, which the test of links above covers.
  const takers = ENDPOINTS.filter(
    ({ params, query, body, id }) => (params ?? query ?? body) && id !== 'validarReset',
  );
  const called = new Set(ALL.map(({ call }) => endpointOf(call)));
  const missing = takers.filter((endpoint) => !called.has(endpoint));
  expect(
    missing.map(({ method, path: template }) => `${method} ${template}`),
    'to be added to the list of their noun in test/bad-inputs/; one with {id} to CON_ID in test/bad-inputs/ids.ts',
  ).toEqual([]);
});

test('every call with pages has the bad ones', () => {
  const badPage = ALL.filter(({ answer }) => answer === '400 DATOS_INVALIDOS page');
  const paged = new Set(badPage.map(({ call }) => endpointOf(call)));
  const missing = ENDPOINTS.filter((endpoint) => hasPages(endpoint) && !paged.has(endpoint));
  expect(
    missing.map(({ path: template }) => `GET ${template}`),
    'to be added to the list of their noun in test/bad-inputs/, by badPages',
  ).toEqual([]);
});

/**
 * The refusals that no single request causes: they need several requests, or a failing database.
 */
const NOT_FROM_ONE_REQUEST = [
  '409 CONFLICTO',
  '429 DEMASIADOS_INTENTOS',
  '500 ERROR_INTERNO',
  '503 BASE_NO_DISPONIBLE',
  '503 BASE_SIN_ESCRITURA',
  '503 SISTEMA_OCUPADO',
];

test('every refusal that the server can say has its bad input', () => {
  const source = path.join(import.meta.dirname, '../../src');
  const said = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) =>
      /^(modules|platform|database)\/.*(?<!test|integration|postgres)\.ts$/.test(file),
    )
    .flatMap((file) => [
      ...readFileSync(path.join(source, file), 'utf8').matchAll(
        /new AppError\(\s*(\d{3}),\s*'([A-Z_]+)'/g,
      ),
    ])
    .map(([, status, codigo]) => `${status} ${codigo}`);
  expect(said.length).toBeGreaterThan(40);
  const listed = new Set(ALL.map(({ answer }) => answer.split(' ').slice(0, 2).join(' ')));
  expect([...new Set(said)].filter((each) => !listed.has(each)).toSorted()).toEqual(
    NOT_FROM_ONE_REQUEST,
  );
});
