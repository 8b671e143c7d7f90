import type pg from 'pg';
import type { Session } from '../http/session.ts';
import { createAttempts, createNetworkAttempts, keyOf, type Attempts } from './attempts.ts';

const WINDOW_SECONDS = 60 * 60;
const DAY_SECONDS = 24 * 60 * 60;
const WELCOME_SECONDS = 5 * 60;

/** The e-mail changes that a user may make in a day. */
const EMAIL_CHANGES = 3;

/**
 * The messages that an address which nobody has confirmed gets in a day: links to confirm it, and
 * letters, those about bookings and those about the account.
 */
const UNCONFIRMED = { links: 3, letters: 10 } as const;

/**
 * The uses allowed in an hour. A family, or the centre's own network, registers from one address.
 */
export const USES = { registrations: 20, bookings: 60, cancellations: 60 } as const;

type Counted = <T>(usuarioId: number, work: () => Promise<T>) => Promise<T>;

/**
 * Limits how often people may do what leaves rows behind. Each function throws 429 after too many
 * uses; the desk, which books and cancels for everybody, never waits, but for a second welcome to the
 * same person.
 */
export interface UseLimits {
  registration(ip: string): Promise<void>;
  /** Counts a booking, or the move of a booking. */
  booking(session: Session): Promise<void>;
  /** Takes back what was counted for a request that had its answer already. */
  repeatedBooking(session: Session): Promise<void>;
  /** Counts a cancellation, or the removal of a companion. */
  cancellation(session: Session): Promise<void>;
  /** Counts a link to confirm an address that is sent to it again. */
  confirmation(email: string): Promise<void>;
  /** Counts a letter to an unconfirmed address; false where it had enough about that. */
  letter(email: string, about: 'reservas' | 'cuenta'): Promise<boolean>;
  /** Runs a change of one's own e-mail and counts it; a change that throws is not counted. */
  emailChange: Counted;
  /** Runs what sends a welcome to a person again and counts it, as for `emailChange`. */
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
    confirmation: (email) => confirmations.take(keyOf(email)),
    letter: (email, about) => letters[about].admit(keyOf(email)),
    emailChange: counted(emailChanges),
    welcome: counted(welcomes),
    registration: (ip) => registrations.take(ip),
    async booking({ esDelMostrador, usuarioId }) {
      if (!esDelMostrador) await bookings.take(String(usuarioId));
    },
    async repeatedBooking({ esDelMostrador, usuarioId }) {
      if (!esDelMostrador) await bookings.giveBack(String(usuarioId));
    },
    async cancellation({ esDelMostrador, usuarioId }) {
      if (!esDelMostrador) await cancellations.take(String(usuarioId));
    },
  };
}

/** Counts what succeeds. */
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

/** Sets no limits, for `RATE_LIMIT=off`. */
export const noUseLimits: UseLimits = {
  registration: async () => undefined,
  booking: async () => undefined,
  repeatedBooking: async () => undefined,
  cancellation: async () => undefined,
  confirmation: async () => undefined,
  letter: async () => true,
  emailChange: (_usuarioId, change) => change(),
  welcome: (_usuarioId, send) => send(),
};
