import type { TipoDeAviso } from '@remanso/contract/avisos.contract';
import type { Executor } from './database/transaction.ts';
import type { Redactar } from './modules/avisos/create-cartero.ts';
import { createRedactarEnlace } from './modules/password-reset/redactar-enlace.ts';
import { redactarCambioDeEmail } from './modules/usuarios/redactar-cambio-de-email.ts';
import type { Clock } from './platform/clock.ts';

interface Dependencies {
  db: Executor;
  clock: Clock;
  publicUrl: string;
}

export function createRedactores(dependencies: Dependencies): Record<TipoDeAviso, Redactar> {
  const redactarEnlace = createRedactarEnlace(dependencies);
  return {
    contrasena: redactarEnlace,
    bienvenida: redactarEnlace,
    'cambio-de-email': redactarCambioDeEmail,
  };
}
