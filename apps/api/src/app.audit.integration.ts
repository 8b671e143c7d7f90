import { ENDPOINTS } from '@remanso/contract/endpoints';
import { expect, test } from 'vitest';
import { useTestApp } from './testing/test-app.ts';
import { CONTRASENA } from './testing/builders.ts';
import { openScene, validRequest } from './testing/valid-requests.ts';

const app = useTestApp();

/** What an administrator does to the centre or to another person's things; their own account is no such thing. */
const WRITES = ENDPOINTS.filter(
  ({ id, method, access }) =>
    method !== 'GET' &&
    access !== 'public' &&
    !['logout', 'cambiarContrasena', 'eliminarCuenta'].includes(id),
);
/** The two that are made once in the life of a centre, which the scene has made already. */
const ONCE: Record<string, 'config' | 'horarios_base'> = {
  crearConfig: 'config',
  crearHorariosBase: 'horarios_base',
};
/** Their other half was erased with the person. */
const ERASURES = ['eliminarUsuario', 'eliminarCliente'];

const trail = () => app.database.db.selectFrom('auditoria').selectAll().orderBy('id').execute();

test.each(WRITES.map((endpoint) => [endpoint.id, endpoint] as const))(
  '%s by an administrator leaves one row that says who, what, and what it was',
  async (id, { method }) => {
    const scene = await openScene(app);
    const once = ONCE[id];
    if (once) await app.database.db.deleteFrom(once).execute();
    const { path, body } = await validRequest(id, scene);
    const before = await trail();
    const { token } = scene.admin;
    const answer = await app.call(`${method} ${path as '/'}`, { token, body });
    expect([id, answer.status]).toEqual([id, expect.toBeOneOf([200, 201])]);

    const rows = (await trail()).slice(before.length);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      usuario_id: scene.admin.id,
      accion: expect.stringMatching(/^[a-z]+[A-Z]/),
    });
    const known = rows[0]?.antes ?? rows[0]?.despues ?? null;
    expect(known === null).toBe(ERASURES.includes(id));
    const text = JSON.stringify(rows);
    expect(text).not.toContain(CONTRASENA);
    expect(text).not.toMatch(/argon2|contrasena|token/i);
  },
);

test('what a client does to their own things, and what is refused, leaves none', async () => {
  const scene = await openScene(app);
  const before = await trail();
  const { token } = scene.client;
  const reserva = await scene.newReserva();
  await app.call(`POST /reservas/${reserva}/cancelar`, { token });
  await app.call(`PUT /usuarios/${scene.client.id}`, { token, body: { nombre: 'Anahí' } });
  await app.call('PUT /config', { token, body: {} });
  await app.call('PUT /config', { token: scene.admin.token, body: {} });
  await app.call('DELETE /franjas/999999', { token: scene.admin.token });
  await app.call(`DELETE /usuarios/${scene.admin.id}`, { token: scene.admin.token });
  expect(await trail()).toEqual(before);
});
