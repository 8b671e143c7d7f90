import { PEDIDOS_POR_MINUTO } from '@remanso/contract/sistema/tokens.rules';
import type pg from 'pg';
import type { Session } from '../http/session.ts';
import { createAttempts, createNetworkAttempts, keyOf, type Attempts } from './attempts.ts';

const WINDOW_SECONDS = 60 * 60;
const DAY_SECONDS = 24 * 60 * 60;
const WELCOME_SECONDS = 5 * 60;
const MINUTE_SECONDS = 60;

/** The e-mail changes that one user may make in a day. */
const EMAIL_CHANGES = 3;

/**
 * The most e-mails that the centre sends in a day to an address that nobody has confirmed: `links`
 * to confirm the address, and `letters` each about bookings and about the account.
 */
const UNCONFIRMED = { links: 3, letters: 10 } as const;

/**
 * The uses allowed in an hour. Registrations are counted by network, because a whole family, or
 * everybody at the centre, may share one network.
 */
export const USES = {
  registrations: 20,
  bookings: 60,
  cancellations: 60,
  invitations: 60,
  corrections: 20,
  refusals: 20,
} as const;

type Counted = <T>(usuarioId: number, work: () => Promise<T>) => Promise<T>;

/**
 * Limits how often people may do what adds rows to the database or sends e-mails. Each function
 * except `letter` and `repeatedBooking` throws 429 after too many uses. The desk books, cancels and
 * invites for everybody without a limit.
 */
export interface UseLimits {
  registration(ip: string): Promise<void>;
  /** Counts a booking, the move of a booking, or a new entry in a waiting list. */
  booking(session: Session): Promise<void>;
  /** Subtracts the count of a booking request that repeats one already answered (same key). */
  repeatedBooking(session: Session): Promise<void>;
  /** Counts a cancellation or the removal of a companion. */
  cancellation(session: Session): Promise<void>;
  /** Counts the creation of a companion's page. */
  invitation(session: Session): Promise<void>;
  /** Counts a companion's correction of their own name or sexo. Each seat has its own count. */
  correction(asientoId: number): Promise<void>;
  /** Counts a companion's 'No puedo ir', apart from the corrections. Each seat has its own count. */
  refusal(asientoId: number): Promise<void>;
  /** Counts a request of a program. */
  program(tokenId: number): Promise<void>;
  /** Counts a confirmation link that is sent again to the same address. */
  confirmation(email: string): Promise<void>;
  /**
   * Counts a letter to an unconfirmed address. Returns false when the address has had its letters
   * of the day.
   */
  letter(email: string, about: 'reservas' | 'cuenta'): Promise<boolean>;
  /** Runs a change of the user's own e-mail and counts it. A change that throws is not counted. */
  emailChange: Counted;
  /**
   * Runs the sending of a further welcome to the same person and counts it. A sending that throws
   * is not counted.
   */
  welcome: Counted;
}

export function createUseLimits(pool: pg.Pool): UseLimits {
  const limit = (name: string, allowed: number, refusal: string) =>
    createAttempts(pool, { name, allowed, seconds: WINDOW_SECONDS, refusal });
  const registrations = createNetworkAttempts(pool, {
    name: 'registro-ip',
    allowed: USES.registrations,
    seconds: WINDOW_SECONDS,
    refusal: 'Demasiadas cuentas nuevas desde esta red.',
  });
  const bookings = limit('reservar', USES.bookings, 'Demasiadas reservas en poco tiempo.');
  const cancellations = limit(
    'cancelar',
    USES.cancellations,
    'Demasiadas cancelaciones en poco tiempo.',
  );
  const invitations = limit('invitar', USES.invitations, 'Demasiadas invitaciones en poco tiempo.');
  const corrections = limit('acompaniar', USES.corrections, 'Demasiados cambios en poco tiempo.');
  const refusals = limit('no-puedo-ir', USES.refusals, 'Demasiados intentos en poco tiempo.');
  const emailChanges = createAttempts(pool, {
    name: 'cambio-de-email',
    allowed: EMAIL_CHANGES,
    seconds: DAY_SECONDS,
    refusal: 'Demasiados cambios de email.',
  });
  const confirmations = createAttempts(pool, {
    name: 'confirmar-email',
    allowed: UNCONFIRMED.links,
    seconds: DAY_SECONDS,
    refusal: 'Demasiados enlaces a ese email.',
  });
  const lettersAbout = (name: string) =>
    createAttempts(pool, { name, allowed: UNCONFIRMED.letters, seconds: DAY_SECONDS });
  const letters = {
    reservas: lettersAbout('cartas-sin-confirmar'),
    cuenta: lettersAbout('cartas-de-cuenta'),
  };
  const welcomes = createAttempts(pool, {
    name: 'bienvenida',
    allowed: 1,
    seconds: WELCOME_SECONDS,
    refusal: 'Ya se le mandó hace menos de cinco minutos.',
  });
  return {
    program: createProgramLimit(pool),
    confirmation: (email) => confirmations.take(keyOf(email)),
    letter: (email, about) => letters[about].admit(keyOf(email)),
    emailChange: counted(emailChanges),
    welcome: counted(welcomes),
    registration: (ip) => registrations.take(ip),
    booking: byClient(bookings.take),
    repeatedBooking: byClient(bookings.giveBack),
    cancellation: byClient(cancellations.take),
    invitation: byClient(invitations.take),
    correction: (asientoId) => corrections.take(String(asientoId)),
    refusal: (asientoId) => refusals.take(String(asientoId)),
  };
}

/** Runs `work` and counts it. When `work` throws, the count is subtracted again. */
const counted =
  (attempts: Attempts): Counted =>
  async (usuarioId, work) => {
    const key = String(usuarioId);
    await attempts.take(key);
    try {
      return await work();
    } catch (error) {
      await attempts.giveBack(key);
      throw error;
    }
  };

function createProgramLimit(pool: pg.Pool): UseLimits['program'] {
  const programs = createAttempts(pool, {
    name: 'programa',
    allowed: PEDIDOS_POR_MINUTO,
    seconds: MINUTE_SECONDS,
    refusal: 'Demasiados pedidos de este programa.',
  });
  return (tokenId) => programs.take(String(tokenId));
}

/** Sets no limits; used with `RATE_LIMIT=off`. */
export const noUseLimits: UseLimits = {
  registration: async () => undefined,
  booking: async () => undefined,
  repeatedBooking: async () => undefined,
  cancellation: async () => undefined,
  invitation: async () => undefined,
  correction: async () => undefined,
  refusal: async () => undefined,
  program: async () => undefined,
  confirmation: async () => undefined,
  letter: async () => true,
  emailChange: (_usuarioId, change) => change(),
  welcome: (_usuarioId, send) => send(),
};

/**
 * Returns a function that counts an action of a client under the client's id, and counts no action
 * of the desk.
 */
function byClient(count: (key: string) => Promise<void>): (session: Session) => Promise<void> {
  return async ({ esDelMostrador, usuarioId }) => {
    if (!esDelMostrador) await count(String(usuarioId));
  };
}
