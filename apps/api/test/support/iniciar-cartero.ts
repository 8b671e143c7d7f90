import { crearComponer } from '../../src/mensajes/crear-componer.ts';
import { crearImprenta } from '../../src/mensajes/crear-imprenta.ts';
import { crearCartero, type Cartero } from '../../src/modules/avisos/crear-cartero.ts';
import { createMailer, type Mailer } from '../../src/platform/mail/mailer.ts';
import { crearRedactores } from '../../src/redactores.ts';
import type { TestApp } from './test-app.ts';

interface Mailing {
  smtpUrl?: string;
  outbox?: string;
  /** The mailer that is used instead of production's. */
  mailer?: Mailer;
  db?: TestApp['database']['db'];
}

export interface RunningCartero extends Cartero {
  failures: unknown[];
}

const imprimir = crearImprenta();

/**
 * Starts a cartero with the mailer of production, which sends what waits: that of another instance,
 * or the app's own with a real mail server.
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
    redactores: crearRedactores({ db, clock, publicUrl }),
    admitir: async () => true,
    componer: crearComponer({ clock, publicUrl, mailFrom, imprimir }),
    pollingSeconds: 0.1,
    log: (_message, error) => failures.push(error),
  });
  cartero.start();
  return { ...cartero, failures };
}
