import type { Scene } from '../scene.ts';
import type { Allowed, ValidRequest } from './valid-request.ts';
import { ABONOS } from './valid-requests-de-abonos.ts';
import { CAJA } from './valid-requests-de-caja.ts';
import { CUENTAS } from './valid-requests-de-cuentas.ts';
import { ESPERAS } from './valid-requests-de-esperas.ts';
import { EXCEPCIONES } from './valid-requests-de-excepciones.ts';
import { INVITACIONES } from './valid-requests-de-invitaciones.ts';
import { RESERVAS } from './valid-requests-de-reservas.ts';
import { SERIES } from './valid-requests-de-series.ts';
import { TOKENS } from './valid-requests-de-tokens.ts';
import { WEBHOOKS } from './valid-requests-de-webhooks.ts';
import { PLAN } from './valid-requests-del-plan.ts';

const VALID_REQUESTS = new Map([
  ...CUENTAS,
  ...PLAN,
  ...EXCEPCIONES,
  ...RESERVAS,
  ...ESPERAS,
  ...SERIES,
  ...INVITACIONES,
  ...CAJA,
  ...ABONOS,
  ...TOKENS,
  ...WEBHOOKS,
]);

export async function validRequest(id: string, scene: Scene): Promise<ValidRequest> {
  return requestOf(id).make(scene);
}

export function allowedOf(id: string): Allowed {
  return requestOf(id).allowed;
}

function requestOf(id: string) {
  const request = VALID_REQUESTS.get(id);
  if (!request)
    throw new Error(`test/support/valid-requests/ has no request for the endpoint ${id}`);
  return request;
}
