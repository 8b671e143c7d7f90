import { eliminarFranja } from '@remanso/contract/franja/franjas.contract';
import { actualizarReserva } from '@remanso/contract/reserva/reservas.contract';
import {
  crearUsuario,
  cambiarContrasena,
  actualizarUsuario,
  eliminarUsuario,
} from '@remanso/contract/persona/usuarios.contract';
import { esDato } from '@remanso/contract/seguimiento/datos.rules';
import { leerLado } from '@remanso/contract/seguimiento/hechos.contract';
import { ACCIONES, formaDe } from '@remanso/contract/seguimiento/hechos.rules';
import { ENDPOINTS } from '@remanso/contract/endpoints';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { dumpTables, dumpUncountedTables } from './support/database/dump-tables.ts';
import { useTestApp } from './support/test-app.ts';
import { CONTRASENA } from './support/builders.ts';
import { openScene } from './support/scene.ts';
import { validRequest } from './support/valid-requests/valid-requests.ts';

const app = useTestApp();

/**
 * The calls about the caller's own account or session. Tests beside their modules check what these
 * calls leave in the trail.
 */
const OF_ONESELF = [
  'logout',
  'cambiarContrasena',
  'enviarConfirmacion',
  'eliminarCuenta',
  // An administrator has no phone in the scene.
  'borrarSuscripcion',
];
/** The calls that store nothing: the answer is a signed link. */
const STORES_NOTHING = ['crearEnlaceDeCalendario'];
/**
 * The calls that the trail must record: all that change data, except previews, calls without a
 * session, and five calls about the caller's own account or session.
 */
const WRITES = ENDPOINTS.filter(
  ({ id, method, access }) =>
    method !== 'GET' &&
    access !== 'public' &&
    !OF_ONESELF.includes(id) &&
    !STORES_NOTHING.includes(id) &&
    // A preview changes nothing: it reports the effects of a write.
    !id.startsWith('previsualizar'),
).map((endpoint) => [endpoint.id, endpoint] as const);
/**
 * The calls that create a thing which a centre has only once. The scene has created the thing
 * already, so the test first empties these tables.
 */
const ONCE: Record<string, ('config' | 'listas_de_precios' | 'horarios_base')[]> = {
  crearConfig: ['config', 'listas_de_precios'],
  crearHorariosBase: ['horarios_base'],
};

interface Sides {
  antes: boolean;
  despues: boolean;
}
const CHANGED: Sides = { antes: true, despues: true };
const MADE: Sides = { antes: false, despues: true };
const UNMADE: Sides = { antes: true, despues: false };
/** An erasure records neither `antes` nor `despues`, because the data is erased with the person. */
const ERASED: Sides = { antes: false, despues: false };
const ERASURES = ['eliminarUsuario', 'eliminarCliente'];
/** The sides of a hecho for the calls that SIDES_OF_METHOD does not describe. */
const SIDES: Record<string, Sides> = {
  eliminarUsuario: ERASED,
  eliminarCliente: ERASED,
  // The week counts as seven closed days before the first save, so that creating the horarios base
  // is recorded as a change of these days.
  crearHorariosBase: CHANGED,
  cancelarReserva: CHANGED,
  anularPago: CHANGED,
  anularAbonoVendido: CHANGED,
  anularMovimiento: CHANGED,
  reabrirCaja: CHANGED,
  reintentarAviso: CHANGED,
  // Adding or removing an asiento is recorded as a change of its reserva, with the reserva's price.
  agregarAsiento: CHANGED,
  eliminarAsiento: CHANGED,
  deshacerReserva: CHANGED,
  marcarRecado: MADE,
  marcarOferta: MADE,
  unirClientes: CHANGED,
  cancelarSerie: CHANGED,
};
const SIDES_OF_METHOD: Record<string, Sides> = { POST: MADE, DELETE: UNMADE };

/** The PUTs that say something anew each time. */
const ANEW = ['alternarCliente', 'confirmarReloj'];

const trail = () => app.database.db.selectFrom('auditoria').selectAll().orderBy('id').execute();

/**
 * Opens a scene in which the call `id` is valid. `send` sends the call as the administrator; it
 * succeeds unless the test has changed the scene.
 */
async function prepare(id: string, method: string) {
  const scene = await openScene(app);
  for (const once of ONCE[id] ?? []) await app.database.db.deleteFrom(once).execute();
  const { path, body } = await validRequest(id, scene);
  const send = () => app.send(method, path, { as: scene.admin, body });
  return { scene, send };
}

test.each(WRITES)(
  '%s by an administrator leaves one row that says who, what, and what it was',
  async (id, { method }) => {
    const { scene, send } = await prepare(id, method);
    const before = await trail();
    expect([id, (await send()).status]).toEqual([id, expect.toBeOneOf([200, 201, 204])]);

    const rows = (await trail()).slice(before.length);
    expect(rows).toHaveLength(1);
    const [row] = rows;
    expect(row).toMatchObject({
      usuario_id: scene.admin.id,
      accion: expect.toBeOneOf([...ACCIONES]),
      entidad: expect.stringMatching(/^[a-z-]+$/),
      ocurrido_en: app.clock.epoch(),
    });
    const sides = { antes: row?.antes !== null, despues: row?.despues !== null };
    expect([id, sides]).toEqual([id, SIDES[id] ?? SIDES_OF_METHOD[method] ?? CHANGED]);
    const same = JSON.stringify(row?.antes) === JSON.stringify(row?.despues);
    expect([id, same]).toEqual([id, ERASURES.includes(id)]);
    for (const side of [row?.antes, row?.despues]) {
      const data = side === null ? [] : Object.keys(side as object);
      const forma = formaDe(String(row?.accion));
      const known = esDato(forma) ? data : data.filter((key) => key in forma);
      expect([id, known, leerLado(String(row?.accion), side)]).toEqual([id, data, side]);
    }
    const text = JSON.stringify(rows.map(({ antes, despues }) => [antes, despues]));
    expect(text).not.toContain(CONTRASENA);
    expect(text).not.toMatch(/argon2|contrasena|token|rmn_/i);
  },
);

test.each(WRITES.filter(([id, { method }]) => method === 'PUT' && !ANEW.includes(id)))(
  '%s that changes nothing leaves no row',
  async (id, { method }) => {
    const { send } = await prepare(id, method);
    await send();
    const before = await trail();
    // What is refused a second time leaves nothing either.
    expect([id, (await send()).status]).toEqual([id, expect.toBeOneOf([200, 204, 409])]);
    expect(await trail()).toEqual(before);
  },
);

// Makes every insert into the trail (`auditoria`) throw a database error that the server does not
// expect.
const BREAK_TRAIL = sql`
  create function romper() returns trigger language plpgsql as $$ begin raise 'the trail is broken'; end $$;
  create trigger roto before insert on auditoria for each row execute function romper()`;
const MEND_TRAIL = sql`drop function if exists romper cascade`;
afterEach(() => MEND_TRAIL.execute(app.database.db));

test.each(WRITES)(
  '%s does nothing at all where its row cannot be written',
  async (id, endpoint) => {
    const { send } = await prepare(id, endpoint.method);
    const before = await dumpUncountedTables(app);
    await BREAK_TRAIL.execute(app.database.db);
    expect([id, (await send()).status]).toEqual([id, 500]);
    expect(await dumpUncountedTables(app)).toEqual(before);
  },
);

test('what a client changes of their own data or notes, and what is refused, leaves none', async () => {
  const scene = await openScene(app);
  const before = await trail();
  const { admin, client } = scene;
  const reserva = { as: client, params: { id: await scene.newReserva() } };
  const persona = { as: client, params: { id: client.id } };
  const answers = [
    await app.call(actualizarReserva, { ...reserva, body: { notas: 'Llega tarde' } }),
    await app.call(actualizarUsuario, { ...persona, body: { nombre: 'Anahí' } }),
    await app.send('PUT', '/config', { as: client, body: {} }),
    await app.send('PUT', '/config', { as: admin, body: {} }),
    await app.call(eliminarFranja, { as: admin, params: { id: 999_999 } }),
    await app.call(eliminarUsuario, { as: admin, params: { id: admin.id } }),
  ];
  const statuses = answers.map(({ status }) => status);
  expect(statuses).toEqual([200, 200, 403, 400, 404, 409]);
  expect(await trail()).toEqual(before);
});

test('the password that an administrator gives to others, or changes of their own, is nowhere', async () => {
  const scene = await openScene(app);
  const nueva = { nombre: 'Eva', apellido: 'Sosa', genero: 'FEMENINO' } as const;
  const cuenta = { email: scene.newEmail(), telefono: '381 555 0144', password: 'Prestada7' };
  await app.make(crearUsuario, { as: scene.admin, body: { ...nueva, ...cuenta } });
  const change = { contrasenaActual: CONTRASENA, nuevaContrasena: 'Propia88' };
  expect((await app.call(cambiarContrasena, { as: scene.admin, body: change })).status).toBe(200);
  const kept = JSON.stringify([await dumpTables(app), app.logs]);
  expect(kept).not.toMatch(/Prestada7|Propia88|Secreta1/);
});
