import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import { senderNamed } from './sender.ts';
import { nameOfLetter } from './tidy-outbox.ts';

export interface Mail {
  to: string;
  /** The name of the sender, where the operator has given none. */
  fromName?: string;
  /** The address that answers go to, where it is not the sender's. */
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  /** The message id with its angle brackets; generated when it is missing. */
  messageId?: string;
  headers?: Record<string, string>;
  /** A part of `text/calendar` (RFC 6047). */
  calendar?: { method: 'REQUEST' | 'CANCEL'; content: string };
  /** Milliseconds since 1970. Where each e-mail is a file, the file may be deleted then. */
  keepUntil?: number;
}

/** Sends e-mails. `send` throws when the mail could not be handed over; its caller tries again. */
export interface Mailer {
  /** True where e-mails become files of this machine, which reach nobody. */
  toFiles?: boolean;
  send(mail: Mail): Promise<void>;
}

interface Options {
  smtpUrl: string | undefined;
  mailFrom: string;
  /** The folder of the `.eml` files that are written when there is no SMTP server. */
  outbox: string;
  /** Returns the present in ISO 8601, which names the file of each e-mail. */
  instant: () => string;
  log: (message: string) => void;
  /** How long a silent server is waited for, in milliseconds. */
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
    // The limit of a silent socket is longer than the other two: if all ran out together, the error
    // would name one of them by chance.
    { url, connectionTimeout: limit, greetingTimeout: limit, socketTimeout: 2 * limit },
  );
  return {
    async send(mail) {
      await transport.sendMail(messageOf(mail, mailFrom));
    },
  };
}

/** Returns a mail as nodemailer takes it, which knows some of it by other names. */
function messageOf({ fromName, calendar, keepUntil: _kept, ...mail }: Mail, mailFrom: string) {
  return {
    ...mail,
    from: senderNamed(mailFrom, fromName),
    ...(calendar && { icalEvent: { ...calendar, filename: 'turno.ics' } }),
  };
}

/**
 * Creates a mailer that writes each e-mail to a file which any mail program opens, and puts it in
 * place whole.
 */
function createFileMailer({ mailFrom, outbox, instant, log }: Options): Mailer {
  const transport = nodemailer.createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'unix',
  });
  return {
    toFiles: true,
    async send(mail) {
      const { message } = await transport.sendMail(messageOf(mail, mailFrom));
      await mkdir(outbox, { recursive: true, mode: 0o700 });
      const file = join(outbox, nameOfLetter(instant(), mail.keepUntil));
      await writeFile(`${file}.parcial`, message as Buffer, { mode: 0o600, flush: true });
      await rename(`${file}.parcial`, file);
      log(`e-mail written to ${file}`);
    },
  };
}
