import { borrarToken, crearToken, listarTokens } from '@remanso/contract/sistema/tokens.contract';
import { NUEVO_TOKEN } from '../programas/tokens-de-escena.ts';
import { valid } from './valid-request.ts';

/** Valid requests for the calls about the tokens of programs. */
export const TOKENS = [
  valid(listarTokens, 'admin', async ({ newUsedToken }) => {
    await newUsedToken();
    return {};
  }),
  valid(crearToken, 'admin', () => ({
    body: { ...NUEVO_TOKEN, alcances: [...NUEVO_TOKEN.alcances] },
  })),
  valid(borrarToken, 'admin', async ({ newToken }) => ({ params: { id: await newToken() } })),
];
