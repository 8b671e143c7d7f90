import { crearComponer } from '../../src/mensajes/crear-componer.ts';
import { crearCartero, type Cartero } from '../../src/modules/avisos/crear-cartero.ts';
import { createCodeDigits } from '../../src/platform/security/code-digits.ts';
import { createMailer, type Mailer } from '../../src/platform/mail/mailer.ts';
import { crearRedactores } from '../../src/redactores.ts';
import { JWT_SECRET } from './secrets.ts';
import type { TestApp } from './test-app.ts';

interface Mailing {
  smtpUrl?: string;
  outbox?: string;
  /** A mailer that replaces the production mailer. */
  mailer?: Mailer;
  db?: TestApp['database']['db'];
}

export interface RunningCartero extends Cartero {
  failures: unknown[];
}

/**
 * Starts a cartero that sends the waiting avisos by the production mailer. Tests use it as the
 * cartero of another instance, or as the app's own with a real mail server.
 */
export function iniciarCartero(app: TestApp, mailing: Mailing = {}): RunningCartero {
  const { clock } = app;
  const { smtpUrl, outbox = '/nowhere', db = app.database.db } = mailing;
  const log = () => undefined;
  const mailFrom = 'Remanso <turnos@remanso.example>';
  const publicUrl = 'https://turnos.ejemplo.com';
  const failures: unknown[] = [];
  const cartero = crearCartero({
    db,
    clock,
    outage: app.database.outage,
    publicUrl,
    mailer:
      mailing.mailer ?? createMailer({ smtpUrl, outbox, mailFrom, instant: clock.instant, log }),
    redactores: crearRedactores({ db, clock, publicUrl, codeDigits: createCodeDigits(JWT_SECRET) }),
    admitir: async () => true,
    componer: crearComponer({ clock, publicUrl, mailFrom }),
    pollingSeconds: 0.1,
    log: (_message, error) => failures.push(error),
  });
  cartero.start();
  return { ...cartero, failures };
}
