import { MAXIMO_DE_WEBHOOKS } from '@remanso/contract/sistema/webhooks.rules';
import { AppError } from '../../platform/errors.ts';

export const webhookInexistente = () =>
  new AppError(404, 'WEBHOOK_INEXISTENTE', 'Ese programa no recibe avisos');
export const envioInexistente = () =>
  new AppError(404, 'ENVIO_INEXISTENTE', 'Ese aviso ya no está');
export const webhookApagado = () =>
  new AppError(409, 'WEBHOOK_APAGADO', 'Antes de reenviar, vuelve a prender los avisos');
export const limiteDeWebhooks = () =>
  new AppError(
    409,
    'LIMITE_DE_WEBHOOKS',
    `Ya hay ${MAXIMO_DE_WEBHOOKS} programas que reciben avisos. Antes de sumar otro, quita uno.`,
  );

const DIRECCION = 'La dirección debe ser https y de internet, no de una red privada';
export const direccionPrivada = () =>
  new AppError(400, 'DATOS_INVALIDOS', DIRECCION, {
    campos: [{ campo: 'url', mensaje: DIRECCION }],
  });
