import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import { nameOfLetter } from './tidy-outbox.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** With its angle brackets; made up where it is missing. */
  messageId?: string;
  headers?: Record<string, string>;
  /** Epoch milliseconds: where each e-mail is a file, it may go then. */
  keepUntil?: number;
}

/** Throws when the mail could not be handed over; whoever sends tries again. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}

interface Options {
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Where `.eml` files go when there is no SMTP server. */
  outbox: string;
  /** Names the file of each. */
  instant: () => string;
  log: (message: string) => void;
  /** How long a silent server is waited for. */
  timeoutMs?: number;
}

const TIMEOUT_MS = 15_000;

export function createMailer(options: Options): Mailer {
  return options.smtpUrl === undefined
    ? createFileMailer(options)
    : createSmtpMailer(options.smtpUrl, options);
}

function createSmtpMailer(
  url: string,
  { mailFrom, timeoutMs: limit = TIMEOUT_MS }: Options,
): Mailer {
  const transport = nodemailer.createTransport(
    // A silent socket's limit is the longer one: where both ran out together, chance would name what was missing.
    { url, connectionTimeout: limit, greetingTimeout: limit, socketTimeout: 2 * limit },
    { from: mailFrom },
  );
  return {
    async send(mail) {
      await transport.sendMail(mail);
    },
  };
}

/** Each e-mail becomes a file that any mail program opens, put in place whole. */
function createFileMailer({ mailFrom, outbox, instant, log }: Options): Mailer {
  const transport = nodemailer.createTransport(
    { streamTransport: true, buffer: true, newline: 'unix' },
    { from: mailFrom },
  );
  return {
    async send(mail) {
      const { message } = await transport.sendMail(mail);
      await mkdir(outbox, { recursive: true, mode: 0o700 });
      const file = join(outbox, nameOfLetter(instant(), mail.keepUntil));
      await writeFile(`${file}.parcial`, message as Buffer, { mode: 0o600, flush: true });
      await rename(`${file}.parcial`, file);
      log(`e-mail written to ${file}`);
    },
  };
}
