import type { Database } from './database/connect.ts';
import type { Executor } from './database/transaction.ts';
import { createAuthenticate } from './modules/auth/create-authenticate.ts';
import { createReplanificar, type Replanificar } from './modules/franjas/replanificar.ts';
import {
  createCerrarReservasPasadas,
  type CerrarReservasPasadas,
} from './modules/reservas/cerrar-reservas-pasadas.ts';
import { olvidarReservas } from './modules/reservas/reservas.repository.ts';
import type { Clock } from './platform/clock.ts';
import type { Authenticate } from './platform/http/session.ts';
import {
  createLoginLimits,
  noLoginLimits,
  type LoginLimits,
} from './platform/security/login-limits.ts';
import { createPasswords, type Passwords } from './platform/security/passwords.ts';
import { createTokens, type Tokens } from './platform/security/tokens.ts';

/** What the modules work with. Built once, by hand; tests build it with their own database and clock. */
export interface Dependencies {
  db: Executor;
  engine: Database['engine'];
  clock: Clock;
  passwords: Passwords;
  tokens: Tokens;
  loginLimits: LoginLimits;
  authenticate: Authenticate;
  /** For config, horarios-base and excepciones, which come before franjas in the order of modules. */
  replanificar: Replanificar;
  /** For usuarios, which comes before reservas. */
  cerrarReservasPasadas: CerrarReservasPasadas;
  olvidarReservas: typeof olvidarReservas;
}

interface Parts {
  database: Pick<Database, 'db' | 'pool' | 'engine'>;
  clock: Clock;
  jwtSecret: string;
  rateLimit: boolean;
}

export function createDependencies({ database, clock, jwtSecret, rateLimit }: Parts): Dependencies {
  const tokens = createTokens(jwtSecret, clock);
  return {
    db: database.db,
    engine: database.engine,
    clock,
    passwords: createPasswords(),
    tokens,
    loginLimits: rateLimit ? createLoginLimits(database.pool) : noLoginLimits,
    authenticate: createAuthenticate(database.db, tokens),
    replanificar: createReplanificar(clock),
    cerrarReservasPasadas: createCerrarReservasPasadas(clock),
    olvidarReservas,
  };
}
