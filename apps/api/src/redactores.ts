import type { TipoDeAviso } from '@remanso/contract/avisos.contract';
import type { Executor } from './database/transaction.ts';
import type { Redactar } from './modules/avisos/crear-cartero.ts';
import { crearRedactarEnlace } from './modules/password-reset/redactar-enlace.ts';
import { redactarCambioDeEmail } from './modules/usuarios/redactar-cambio-de-email.ts';
import type { Clock } from './platform/clock.ts';

interface Options {
  db: Executor;
  clock: Clock;
  publicUrl: string;
}

export function crearRedactores(options: Options): Record<TipoDeAviso, Redactar> {
  const redactarEnlace = crearRedactarEnlace(options);
  return {
    contrasena: redactarEnlace,
    bienvenida: redactarEnlace,
    'cambio-de-email': redactarCambioDeEmail,
  };
}
