import { ENDPOINTS } from '@remanso/contract/endpoints';
import { expect, test } from 'vitest';
import { dumpTables } from './support/database/dump-tables.ts';
import { useTestApp } from './support/test-app.ts';
import { prepareCall } from './support/valid-requests/prepare-call.ts';

const app = useTestApp();

/**
 * The calls that create the configuration and the horario base, which the scene has created
 * already. The test sends the same bodies by the PUT calls instead.
 */
const ONLY_ONCE = ['crearConfig', 'crearHorariosBase'];

const WITH_BODY = ENDPOINTS.filter(({ id, body }) => body && !ONLY_ONCE.includes(id));

/** The fields that only the server may set, under their names in the API and in the tables. */
const NOT_FOR_CLIENTS = JSON.parse(`{
  "__proto__": { "rol": "ADMIN", "isAdmin": true },
  "constructor": { "prototype": { "isAdmin": true } },
  "id": 900, "rol": "ADMIN", "isAdmin": true, "estado": "INACTIVO", "activa": false,
  "precio": 1, "precioTotal": 1, "precio_total": 1, "precioPorPersona": 1, "ahorro": 1,
  "usuarioId": 1, "usuario_id": 1, "clienteId": 1, "adminId": 1, "esTitular": true, "tipo": "TITULAR",
  "ocupados": 0, "ocupadosTotal": 0, "bloqueada": true, "bloqueoId": 1, "retirada": "ADMIN", "origen": "GENERADA",
  "contrasenaHash": "x", "contrasena_hash": "x", "versionSesion": 9, "version_sesion": 9, "creadaEn": "2000-01-01T00:00:00"
}`) as object;

/**
 * Adds the fields of NOT_FOR_CLIENTS to each object of a body. A field that the body has already
 * keeps its value.
 */
function stuffed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(stuffed);
  if (typeof value !== 'object' || value === null) return value;
  const own = Object.entries(value).map(([key, each]) => [key, stuffed(each)]);
  return { ...NOT_FOR_CLIENTS, ...Object.fromEntries(own) };
}

/**
 * Sends a valid request to a new centre; returns the answer and the rows of all tables afterwards.
 */
async function send(endpoint: (typeof ENDPOINTS)[number], write: (body: unknown) => unknown) {
  await app.database.empty();
  const { body, send: ask } = await prepareCall(app, endpoint);
  const answer = await ask({ body: write(body ?? {}) });
  // The counters of attempts expire by the real clock, so their rows are not compared.
  const { limites: _counted, ...tables } = await dumpTables(app);
  return [answer.status, withoutChance(answer.body), withoutChance(tables)];
}

/**
 * Replaces the parts that are random: hashes, tokens, and the number in the e-mail address of a
 * person of the scene.
 */
function withoutChance(value: unknown): unknown {
  const text = JSON.stringify(value)
    .replaceAll(/\$argon2id\$[\w$=,+/]+/g, 'HASH')
    .replaceAll(/[\w-]{20,}\.[\w-]+\.[\w-]{43}/g, 'TOKEN')
    .replaceAll(/rmn_[\w-]{43}/g, 'rmn_TOKEN')
    .replaceAll(/whsec_[\w+/=]+/g, 'whsec_SECRETO')
    .replaceAll(/(?<![\w-])[\w-]{43}(?![\w-])/g, 'TOKEN_HASH')
    .replaceAll(/persona\d+@/g, 'persona@');
  return JSON.parse(text);
}

test.each(WITH_BODY)('$id believes nothing that it did not ask for', async (endpoint) => {
  const plain = await send(endpoint, (body) => body);
  expect(plain[0]).toBe(endpoint.status);
  expect(await send(endpoint, stuffed)).toEqual(plain);
});
