import type pg from 'pg';
import type { Session } from '../http/session.ts';
import { createAttempts, networkOf } from './attempts.ts';

const WINDOW_SECONDS = 60 * 60;
const DAY_SECONDS = 24 * 60 * 60;

/** How often in a day. */
const EMAIL_CHANGES = 3;

/** How often in an hour. A family, or the centre's own network, registers from one address. */
export const USES = { registrations: 20, bookings: 60, cancellations: 60 } as const;

/**
 * How often what leaves rows behind may be done. Each throws 429 to who did it too often; the desk, which does it for
 * everybody, never waits.
 */
export interface UseLimits {
  registration(ip: string): Promise<void>;
  /** Booking, and moving a booking. */
  booking(session: Session): Promise<void>;
  /** Cancelling, and taking a companion out. */
  cancellation(session: Session): Promise<void>;
  /** Moving one's own account to another e-mail; what throws was none. */
  emailChange<T>(usuarioId: number, change: () => Promise<T>): Promise<T>;
}

export function createUseLimits(pool: pg.Pool): UseLimits {
  const limit = (name: string, allowed: number, refusal: string) =>
    createAttempts(pool, { name, allowed, seconds: WINDOW_SECONDS, refusal });
  const registrations = limit(
    'registro-ip',
    USES.registrations,
    'Demasiadas cuentas nuevas desde esta red.',
  );
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
  return {
    async emailChange(usuarioId, change) {
      const key = String(usuarioId);
      await emailChanges.take(key);
      try {
        return await change();
      } catch (error) {
        await emailChanges.giveBack(key);
        throw error;
      }
    },
    registration: (ip) => registrations.take(networkOf(ip)),
    async booking({ isAdmin, usuarioId }) {
      if (!isAdmin) await bookings.take(String(usuarioId));
    },
    async cancellation({ isAdmin, usuarioId }) {
      if (!isAdmin) await cancellations.take(String(usuarioId));
    },
  };
}

/** For `RATE_LIMIT=off`. */
export const noUseLimits: UseLimits = {
  registration: async () => undefined,
  booking: async () => undefined,
  cancellation: async () => undefined,
  emailChange: (_usuarioId, change) => change(),
};
