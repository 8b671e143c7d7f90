import { resetearContrasena } from '@remanso/contract/persona/password-reset.contract';
import { alternarCliente, eliminarCliente } from '@remanso/contract/persona/clientes.contract';
import { register } from '@remanso/contract/persona/auth.contract';
import {
  cambiarRol,
  cambiarEstadoDeUsuario,
  eliminarUsuario,
  cambiarContrasena,
} from '@remanso/contract/persona/usuarios.contract';
import { inTransaction } from '../../src/database/transaction.ts';
import { guardarEnlace } from '../../src/modules/password-reset/password-reset.repository.ts';
import { CONTRASENA } from '../support/builders.ts';
import type { Actor, RaceRequest, RaceScene } from './race-scene.ts';
import { saying } from './race-requests.ts';
import type { Race } from './run-race.ts';
import { asking } from '../support/client.ts';

/*
 * Races of two people who change the same account at once, and races in which two administrators
 * try to remove each other.
 */

type Against = (id: number) => Omit<RaceRequest, 'by'>;

const demote: Against = (id) => ({
  ask: asking(cambiarRol, { params: { id }, body: { rol: 'CLIENT' } }),
});
const deactivate: Against = (id) => ({
  ask: asking(cambiarEstadoDeUsuario, { params: { id }, body: { estado: 'INACTIVO' } }),
});
const erase: Against = (id) => ({ ask: asking(eliminarUsuario, { params: { id } }) });

/**
 * Returns the race of two administrators who demote, deactivate or erase each other at the same
 * moment. One call succeeds; the other call is refused, so that an administrator is left.
 */
function eachOther(name: string, one: Against, other: Against, refusals: string[]): Race {
  const lost = ['409 ULTIMO_ADMINISTRADOR', ...refusals];
  return {
    name: `two administrators, ${name}`,
    contestants: async ({ idOf }) => [
      { by: 'admin', ...one(idOf('otherAdmin')) },
      { by: 'otherAdmin', ...other(idOf('admin')) },
    ],
    outcomes: [
      ...lost.map((refusal) => `200 · ${refusal}`),
      ...lost.map((refusal) => `${refusal} · 200`),
    ],
  };
}

const GONE = '401 SESION_NO_VALIDA';

function changePassword(nuevaContrasena: string): RaceRequest {
  const body = { contrasenaActual: CONTRASENA, nuevaContrasena };
  return { by: 'client1', ask: asking(cambiarContrasena, { body }) };
}

async function resetToken({ app, idOf }: RaceScene): Promise<string> {
  return inTransaction(app.dependencies.db, (tx) =>
    guardarEnlace(tx, { usuarioId: idOf('client1'), venceEn: '2026-10-02T00:00:00Z' }),
  );
}

const registerLuis = (telefono: string): RaceRequest => ({
  ask: asking(register, {
    body: {
      nombre: 'Luis',
      apellido: 'Rojas',
      email: 'luis@ejemplo.com',
      genero: 'MASCULINO',
      telefono,
      password: CONTRASENA,
    },
  }),
});

export const ACCOUNT_RACES: readonly Race[] = [
  eachOther('each demoted by the other', demote, demote, [GONE]),
  eachOther('each deactivated by the other', deactivate, deactivate, [GONE]),
  eachOther('each deleted by the other', erase, erase, [GONE]),
  eachOther('one demoted and one deleted', demote, erase, [GONE]),
  {
    name: 'a client toggled twice',
    contestants: async ({ idOf }) =>
      (['admin', 'otherAdmin'] as Actor[]).map((by) => ({
        by,
        ask: asking(alternarCliente, { params: { id: idOf('client1') } }),
      })),
    detail: saying('message'),
    alike: true,
    outcomes: ['1× 200 Cliente activado · 1× 200 Cliente desactivado'],
  },
  {
    name: 'one’s password changed twice',
    contestants: async () => [changePassword('Distinta1'), changePassword('Distinta2')],
    alike: true,
    outcomes: [`1× 200 · 1× ${GONE}`, '1× 200 · 1× 400 DATOS_INVALIDOS'],
  },
  {
    name: 'one’s password changed while the account is deleted',
    contestants: async ({ idOf }) => [
      changePassword('Distinta1'),
      { by: 'admin', ask: asking(eliminarCliente, { params: { id: idOf('client1') } }) },
    ],
    outcomes: ['200 · 200', `${GONE} · 200`],
  },
  {
    name: 'one reset link used twice',
    async contestants(scene) {
      const token = await resetToken(scene);
      return ['Distinta1', 'Distinta2'].map((nuevaPassword) => ({
        ask: asking(resetearContrasena, { body: { token, nuevaPassword } }),
      }));
    },
    alike: true,
    outcomes: ['1× 200 · 1× 400 ENLACE_INVALIDO'],
  },
  {
    name: 'a reset link used while the account is deleted',
    async contestants(scene) {
      const body = { token: await resetToken(scene), nuevaPassword: 'Distinta1' };
      return [
        { ask: asking(resetearContrasena, { body }) },
        { by: 'admin', ask: asking(eliminarCliente, { params: { id: scene.idOf('client1') } }) },
      ];
    },
    outcomes: ['200 · 200', '400 ENLACE_INVALIDO · 200'],
  },
  {
    name: 'one e-mail registered twice',
    contestants: async () => [registerLuis('381 555 0143'), registerLuis('381 555 0144')],
    alike: true,
    outcomes: ['1× 201 · 1× 409 EMAIL_EN_USO'],
  },
];
