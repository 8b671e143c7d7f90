import { PEDIDOS_POR_MINUTO } from '@remanso/contract/sistema/tokens.rules';
import type pg from 'pg';
import {
  WITHOUT_LIMIT,
  createAttempts,
  type Attempts,
  type KeyBy,
  type Limit,
} from './attempts.ts';

const MINUTE = 60;
const QUARTER = 15 * MINUTE;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * All limits on how often something may be done. `check`, `take` and `during` of a limit throw 429
 * beyond it; `admit` says so.
 */
export const LIMITS = {
  /** By network, because a family, or everybody at the centre, may share one. */
  registration: {
    name: 'registro-ip',
    by: 'network',
    allowed: 20,
    seconds: HOUR,
    refusal: 'Demasiadas cuentas nuevas desde esta red.',
  },
  /** A booking, the move of one, or a new entry in a waiting list. */
  booking: {
    name: 'reservar',
    by: 'client',
    allowed: 60,
    seconds: HOUR,
    refusal: 'Demasiadas reservas en poco tiempo.',
  },
  /** A cancellation, or the removal of a companion. */
  cancellation: {
    name: 'cancelar',
    by: 'client',
    allowed: 60,
    seconds: HOUR,
    refusal: 'Demasiadas cancelaciones en poco tiempo.',
  },
  /** The creation of a companion's page. */
  invitation: {
    name: 'invitar',
    by: 'client',
    allowed: 60,
    seconds: HOUR,
    refusal: 'Demasiadas invitaciones en poco tiempo.',
  },
  /** A companion's correction of their own name or sexo, by seat. */
  correction: {
    name: 'acompaniar',
    by: 'id',
    allowed: 20,
    seconds: HOUR,
    refusal: 'Demasiados cambios en poco tiempo.',
  },
  /** A companion's 'No puedo ir', apart from the corrections, by seat. */
  refusal: {
    name: 'no-puedo-ir',
    by: 'id',
    allowed: 20,
    seconds: HOUR,
    refusal: 'Demasiados intentos en poco tiempo.',
  },
  /** A request of a program, by token. */
  program: {
    name: 'programa',
    by: 'id',
    allowed: PEDIDOS_POR_MINUTO,
    seconds: MINUTE,
    refusal: 'Demasiados pedidos de este programa.',
  },
  /** A change of a user's own e-mail. */
  emailChange: {
    name: 'cambio-de-email',
    by: 'id',
    allowed: 3,
    seconds: DAY,
    refusal: 'Demasiados cambios de email.',
  },
  /** A confirmation link that is sent again to the same address. */
  confirmation: {
    name: 'confirmar-email',
    by: 'email',
    allowed: 3,
    seconds: DAY,
    refusal: 'Demasiados enlaces a ese email.',
  },
  /** Letters about bookings to an address that nobody has confirmed. */
  bookingLetter: { name: 'cartas-sin-confirmar', by: 'email', allowed: 10, seconds: DAY },
  /** Letters about the account to an address that nobody has confirmed. */
  accountLetter: { name: 'cartas-de-cuenta', by: 'email', allowed: 10, seconds: DAY },
  /** A further welcome to the same client. */
  welcome: {
    name: 'bienvenida',
    by: 'id',
    allowed: 1,
    seconds: 5 * MINUTE,
    refusal: 'Ya se le mandó hace menos de cinco minutos.',
  },
  /** Codes to enter by that are asked for. */
  codeFromNetwork: {
    name: 'codigo-ip',
    by: 'network',
    allowed: 20,
    seconds: HOUR,
    refusal: 'Demasiados códigos desde esta red.',
  },
  codeToEmail: {
    name: 'codigo-email',
    by: 'email',
    allowed: 5,
    seconds: HOUR,
    refusal: 'Demasiados códigos a ese email.',
  },
  /** Links with which a person chooses a password. */
  resetFromNetwork: { name: 'reset-ip', by: 'network', allowed: 10, seconds: HOUR },
  resetToEmail: { name: 'reset-email', by: 'email', allowed: 3, seconds: HOUR },
  /** Wrong guesses of a logged-in user's own password, as on a phone that was left open. */
  ownPassword: { name: 'contrasena-propia', by: 'id', allowed: 5, seconds: QUARTER },
  /** Failed logins to one account from one network. */
  failedLogin: { name: 'login-red', by: 'emailAndNetwork', allowed: 5, seconds: QUARTER },
  failedLoginFromNetwork: { name: 'login-ip', by: 'network', allowed: 20, seconds: QUARTER },
  /** Right logins are limited too: checking a right password takes as long as checking a wrong one. */
  rightLogin: { name: 'login-bien', by: 'email', allowed: 30, seconds: QUARTER },
  /**
   * Logins to one account from all networks together from which it has never logged in: ten in an
   * hour, and then one every two minutes (`strangersTrickle`). An attacker with a thousand networks
   * has 40 guesses an hour.
   */
  strangersLogin: { name: 'login-ajenas', by: 'email', allowed: 10, seconds: HOUR },
  strangersTrickle: { name: 'login-ajena', by: 'email', allowed: 1, seconds: 2 * MINUTE },
} as const satisfies Record<string, Limit>;

export type Limits = {
  [Name in keyof typeof LIMITS]: Attempts<KeyBy[(typeof LIMITS)[Name]['by']]>;
};

/** Creates all limits. Where `on` is false, nothing is limited (`RATE_LIMIT=off`). */
export function createLimits(pool: pg.Pool, { on }: { on: boolean }): Limits {
  const limits = Object.entries(LIMITS).map(([name, limit]: [string, Limit]) => [
    name,
    on ? createAttempts(pool, limit) : WITHOUT_LIMIT,
  ]);
  return Object.fromEntries(limits) as Limits;
}
