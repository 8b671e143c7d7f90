import { MAXIMO_DE_TOKENS } from '@remanso/contract/sistema/tokens.rules';
import { AppError, datosInvalidos } from '../../platform/errors.ts';

export const tokenInexistente = () =>
  new AppError(404, 'TOKEN_INEXISTENTE', 'Ese token no existe, o ya no deja entrar');
export const limiteDeTokens = () =>
  new AppError(
    409,
    'LIMITE_DE_TOKENS',
    `Ya hay ${MAXIMO_DE_TOKENS} programas que pueden entrar. Antes de sumar otro hay que quitar uno.`,
  );
export const yaVencido = () =>
  datosInvalidos([{ campo: 'venceEn', mensaje: 'Tiene que vencer después de ahora' }]);
