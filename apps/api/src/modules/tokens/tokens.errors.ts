import { MAXIMO_DE_TOKENS } from '@remanso/contract/sistema/tokens.rules';
import { AppError, datosInvalidos } from '../../platform/errors.ts';

export const tokenInexistente = () =>
  new AppError(404, 'TOKEN_INEXISTENTE', 'Esa llave no existe, o ya está anulada');
export const limiteDeTokens = () =>
  new AppError(
    409,
    'LIMITE_DE_TOKENS',
    `Ya hay ${MAXIMO_DE_TOKENS} llaves. Antes de crear otra, anula una.`,
  );
export const yaVencido = () =>
  datosInvalidos([{ campo: 'venceEn', mensaje: 'Tiene que vencer después de ahora' }]);
