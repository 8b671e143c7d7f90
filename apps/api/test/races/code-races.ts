import { register } from '@remanso/contract/persona/auth.contract';
import { entrarConCodigo, pedirCodigo } from '@remanso/contract/persona/codigos.contract';
import { eliminarCliente } from '@remanso/contract/persona/clientes.contract';
import { cambiarEstadoDeUsuario } from '@remanso/contract/persona/usuarios.contract';
import { CONTRASENA } from '../support/builders.ts';
import { asking } from '../support/client.ts';
import { guardarUnCodigo, otroQue } from '../support/codigo-de-carta.ts';
import type { RaceRequest, RaceScene } from './race-scene.ts';
import type { Race } from './run-race.ts';

/* Races of people who enter by a code while it is used, replaced, or its account changes. */

const EMAIL = 'nueva@ejemplo.com';
const PERSONA = { nombre: 'Nora', apellido: 'Sosa', telefono: '381 555 0177' };

const enter = (email: string, codigo: string, registro?: typeof PERSONA): RaceRequest => ({
  ask: asking(entrarConCodigo, { body: { email, codigo, ...(registro && { registro }) } }),
});

/** Returns a code of `client1` and the e-mail that it opens. */
async function codeOfClient({ app, idOf }: RaceScene) {
  const { email } = await app.database.db
    .selectFrom('usuarios')
    .select('email')
    .where('id', '=', idOf('client1'))
    .executeTakeFirstOrThrow();
  const known = email ?? '';
  return { email: known, codigo: await guardarUnCodigo(app, known) };
}

async function accountsWithEmail({ app }: RaceScene): Promise<string> {
  const { length } = await app.database.db
    .selectFrom('usuarios')
    .select('id')
    .where('email', '=', EMAIL)
    .execute();
  return `${length} account`;
}

export const CODE_RACES: readonly Race[] = [
  {
    name: 'one code of a client used twice',
    async contestants(scene) {
      const { email, codigo } = await codeOfClient(scene);
      return [enter(email, codigo), enter(email, codigo)];
    },
    alike: true,
    outcomes: ['1× 200 · 1× 401 CODIGO_VENCIDO'],
  },
  {
    name: 'one code of somebody new used four times',
    async contestants({ app }) {
      const codigo = await guardarUnCodigo(app, EMAIL);
      return Array.from({ length: 4 }, () => enter(EMAIL, codigo, PERSONA));
    },
    alike: true,
    aftermath: accountsWithEmail,
    outcomes: ['1× 200 · 3× 401 CODIGO_VENCIDO → 1 account'],
  },
  {
    name: 'eight wrong tries of one code',
    async contestants({ app }) {
      const wrong = otroQue(await guardarUnCodigo(app, EMAIL));
      return Array.from({ length: 8 }, () => enter(EMAIL, wrong));
    },
    alike: true,
    outcomes: ['5× 401 CODIGO_INCORRECTO · 3× 401 CODIGO_VENCIDO'],
  },
  {
    name: 'a code of somebody new used while the e-mail registers',
    async contestants({ app }) {
      const codigo = await guardarUnCodigo(app, EMAIL);
      const body = { ...PERSONA, genero: 'OTROS', email: EMAIL, password: CONTRASENA } as const;
      return [enter(EMAIL, codigo, PERSONA), { ask: asking(register, { body }) }];
    },
    aftermath: accountsWithEmail,
    outcomes: ['200 · 201 → 1 account', '200 · 409 EMAIL_EN_USO → 1 account'],
  },
  {
    name: 'a code used while another one is asked for',
    async contestants(scene) {
      const { email, codigo } = await codeOfClient(scene);
      return [enter(email, codigo), { ask: asking(pedirCodigo, { body: { email } }) }];
    },
    outcomes: ['200 · 202', '401 CODIGO_VENCIDO · 202'],
  },
  {
    name: 'a code used while the account is deleted',
    async contestants(scene) {
      const { email, codigo } = await codeOfClient(scene);
      return [
        enter(email, codigo),
        { by: 'admin', ask: asking(eliminarCliente, { params: { id: scene.idOf('client1') } }) },
      ];
    },
    outcomes: ['200 · 200', '401 CODIGO_INCORRECTO · 200'],
  },
  {
    name: 'a code used while the account is deactivated',
    async contestants(scene) {
      const { email, codigo } = await codeOfClient(scene);
      const params = { id: scene.idOf('client1') };
      const ask = asking(cambiarEstadoDeUsuario, { params, body: { estado: 'INACTIVO' } });
      return [enter(email, codigo), { by: 'admin', ask }];
    },
    outcomes: ['200 · 200', '403 CUENTA_DESACTIVADA · 200'],
  },
  {
    name: 'a code asked for four times at once',
    contestants: async () =>
      Array.from({ length: 4 }, () => ({ ask: asking(pedirCodigo, { body: { email: EMAIL } }) })),
    alike: true,
    outcomes: ['4× 202'],
  },
];
