import { crearComponer } from '../../src/mensajes/crear-componer.ts';
import {
  createOutboxWorker,
  type OutboxWorker,
} from '../../src/platform/outbox/create-outbox-worker.ts';
import { createMailChannel } from '../../src/modules/avisos/avisos.channel.ts';
import { createCodeDigits } from '../../src/platform/security/code-digits.ts';
import { createMailer, type Mailer } from '../../src/platform/mail/mailer.ts';
import { createEmailTemplates } from '../../src/create-email-templates.ts';
import { JWT_SECRET } from './secrets.ts';
import type { TestApp } from './test-app.ts';

interface Mailing {
  smtpUrl?: string;
  outbox?: string;
  /** A mailer that replaces the production mailer. */
  mailer?: Mailer;
  db?: TestApp['database']['db'];
}

export interface RunningMailWorker extends OutboxWorker {
  failures: unknown[];
}

/**
 * Starts a mail worker that sends the waiting avisos by the production mailer. Tests use it as the
 * worker of another instance, or as the app's own with a real mail server.
 */
export function startMailWorker(app: TestApp, mailing: Mailing = {}): RunningMailWorker {
  const { clock } = app;
  const { smtpUrl, outbox = '/nowhere', db = app.database.db } = mailing;
  const log = () => undefined;
  const mailFrom = 'Remanso <turnos@remanso.example>';
  const publicUrl = 'https://turnos.ejemplo.com';
  const failures: unknown[] = [];
  const channel = createMailChannel({
    db,
    clock,
    publicUrl,
    mailer:
      mailing.mailer ?? createMailer({ smtpUrl, outbox, mailFrom, instant: clock.instant, log }),
    emailTemplates: createEmailTemplates({
      db,
      clock,
      publicUrl,
      codeDigits: createCodeDigits(JWT_SECRET),
    }),
    admitir: async () => true,
    componer: crearComponer({ clock, publicUrl, mailFrom }),
  });
  const mailWorker = createOutboxWorker(channel, {
    db,
    clock,
    outage: app.database.outage,
    pollingSeconds: 0.1,
    log: (_message, error) => failures.push(error),
  });
  mailWorker.start();
  return { ...mailWorker, failures };
}
