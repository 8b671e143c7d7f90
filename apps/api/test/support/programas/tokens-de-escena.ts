import { listarAbonos } from '@remanso/contract/abono/abonos.contract';
import { crearToken } from '@remanso/contract/sistema/tokens.contract';
import { ALCANCES, MAXIMO_DE_TOKENS, type Alcance } from '@remanso/contract/sistema/tokens.rules';
import { hashOfSecret } from '../../../src/platform/security/secret-token.ts';
import type { Persona } from '../builders.ts';
import type { TestApp } from '../test-app.ts';

/** A token as an owner asks for it. */
export const NUEVO_TOKEN = {
  nombre: 'Planilla de la contadora',
  alcances: ['informes:leer'] as const,
};

/** Makes a token of an administrator, as a caller. */
export async function programaDe(
  app: TestApp,
  admin: Persona,
  alcances: readonly Alcance[] = ALCANCES,
): Promise<{ token: string; id: number }> {
  const body = { nombre: NUEVO_TOKEN.nombre, alcances: [...alcances] };
  const { id, token } = await app.make(crearToken, { as: admin, body });
  return { id, token };
}

/** Returns functions that add tokens of an administrator. */
export function tokensDeEscena(app: TestApp, admin: Persona) {
  return {
    newToken: async () => (await programaDe(app, admin)).id,
    newUsedToken: async () => {
      await app.make(listarAbonos, { as: await programaDe(app, admin) });
    },
    /** Adds as many tokens as there may be. */
    fillTokens: async () => {
      await app.database.db
        .insertInto('tokens')
        .values(
          Array.from({ length: MAXIMO_DE_TOKENS }, (_, n) => ({
            nombre: `Programa ${n}`,
            alcances: [...ALCANCES],
            hash: hashOfSecret(`programa ${n}`),
            usuario_id: admin.id,
            creado_en: app.clock.instant(),
          })),
        )
        .execute();
    },
  };
}
