import type { Scene } from './scene.ts';
import type { ValidRequest } from './valid-request.ts';
import { CUENTAS } from './valid-requests-de-cuentas.ts';
import { EXCEPCIONES } from './valid-requests-de-excepciones.ts';
import { RESERVAS } from './valid-requests-de-reservas.ts';
import { PLAN } from './valid-requests-del-plan.ts';

const VALID_REQUESTS = new Map([...CUENTAS, ...PLAN, ...EXCEPCIONES, ...RESERVAS]);

export async function validRequest(id: string, scene: Scene): Promise<ValidRequest> {
  const make = VALID_REQUESTS.get(id);
  if (!make)
    throw new Error(`test/support/valid-requests*.ts have no request for the endpoint ${id}`);
  return make(scene);
}
