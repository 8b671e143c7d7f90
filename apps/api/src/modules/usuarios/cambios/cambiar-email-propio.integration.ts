import { actualizarUsuario, cambiarContrasena } from '@remanso/contract/persona/usuarios.contract';
import { expect, test } from 'vitest';
import { CONTRASENA, type Persona } from '../../../../test/support/builders.ts';
import { crearPersona } from '../../../../test/support/personas.ts';
import type { BodyOf } from '../../../../test/support/client.ts';
import { outcome, told } from '../../../../test/support/refusals.ts';
import { useTestApp } from '../../../../test/support/test-app.ts';

const app = useTestApp();

const cambiar = (as: Persona, body: BodyOf<typeof actualizarUsuario>) =>
  app.call(actualizarUsuario, { as, params: { id: as.id }, body });
const mudar = (persona: Persona, email: string, contrasenaActual = CONTRASENA) =>
  cambiar(persona, { email, contrasenaActual });
const emailDe = async ({ id }: Persona) =>
  (
    await app.database.db
      .selectFrom('usuarios')
      .select('email')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).email;

test.each(['CLIENT', 'ADMIN'] as const)(
  'a %s changes their own e-mail only with the password',
  async (rol) => {
    const ana = await crearPersona(app, { rol });
    expect(outcome(await cambiar(ana, { email: 'otra@ejemplo.com' }))).toBe(
      '400 DATOS_INVALIDOS contrasenaActual',
    );
    expect(outcome(await mudar(ana, 'otra@ejemplo.com', ''))).toBe(
      '400 DATOS_INVALIDOS contrasenaActual',
    );
    expect(outcome(await mudar(ana, 'otra@ejemplo.com', 'Errada1'))).toBe(
      '400 DATOS_INVALIDOS contrasenaActual',
    );
    expect(await emailDe(ana)).toBe(ana.email);
    const { status, body } = await mudar(ana, 'Otra@Ejemplo.com');
    expect([status, body.email]).toEqual([200, 'otra@ejemplo.com']);
    expect(JSON.stringify(body)).not.toMatch(/contrasena/i);
  },
);

test('what leaves the e-mail as it is asks for nothing', async () => {
  const ana = await crearPersona(app);
  expect((await cambiar(ana, { nombre: 'Anahí' })).status).toBe(200);
  expect((await cambiar(ana, { email: ana.email.toUpperCase(), nombre: 'Ana' })).status).toBe(200);
  expect((await mudar(ana, ana.email, 'Errada1')).status).toBe(200);
});

test('an administrator changes another’s without any password, as often as needed', async () => {
  const admin = await crearPersona(app, { rol: 'ADMIN' });
  const ana = await crearPersona(app);
  for (let n = 0; n < 5; n += 1) {
    const body = { email: `corregida${n}@ejemplo.com` };
    const { status } = await app.call(actualizarUsuario, {
      as: admin,
      params: { id: ana.id },
      body,
    });
    expect(status).toBe(200);
  }
});

test('a hundred and twenty changes at once are three, and three notices, one of them to the owner', async () => {
  const ana = await crearPersona(app);
  const answers = await Promise.all(
    Array.from({ length: 120 }, (_, n) => mudar(ana, `mudada${n}@ejemplo.com`)),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(3);
  expect(statuses.filter((status) => status === 429)).toHaveLength(117);
  const avisos = await app.database.db
    .selectFrom('avisos')
    .select('para')
    .where('tipo', '=', 'cambio-de-email')
    .orderBy('id')
    .execute();
  expect(avisos).toHaveLength(3);
  expect(avisos[0]?.para).toBe(ana.email);
});

test('the fourth of a day waits, and says until when; what was refused does not count', async () => {
  const ana = await crearPersona(app);
  const luis = await crearPersona(app);
  for (let n = 0; n < 3; n += 1) {
    expect(outcome(await mudar(ana, luis.email))).toBe('409 EMAIL_EN_USO');
    expect((await mudar(ana, `mudada${n}@ejemplo.com`)).status).toBe(200);
  }
  const cuarta = await mudar(ana, 'cuarta@ejemplo.com');
  expect([outcome(cuarta), told(cuarta)]).toEqual([
    '429 DEMASIADOS_INTENTOS',
    'Demasiados cambios de email. Intenta de nuevo en 24 horas.',
  ]);
  expect(Number(cuarta.headers.get('retry-after'))).toBeGreaterThan(23 * 3_600);
  expect(await emailDe(ana)).toBe('mudada2@ejemplo.com');
});

test('five wrong passwords here are five wrong ones of one’s own anywhere', async () => {
  const ana = await crearPersona(app);
  for (let n = 0; n < 5; n += 1) {
    expect((await mudar(ana, 'otra@ejemplo.com', 'Errada1')).status).toBe(400);
  }
  expect((await mudar(ana, 'otra@ejemplo.com')).status).toBe(429);
  const body = { contrasenaActual: CONTRASENA, nuevaContrasena: 'Distinta2' };
  const { status } = await app.call(cambiarContrasena, { as: ana, body });
  expect(status).toBe(429);
});
