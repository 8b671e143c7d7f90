import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import { senderNamed } from './sender.ts';
import { nameOfLetter } from './tidy-outbox.ts';

export interface Mail {
  to: string;
  /** The sender's name for an address in MAIL_FROM that has no name. */
  fromName?: string;
  /** The address that replies go to; when it is missing, replies go to the sender. */
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  /** The message id with its angle brackets; when it is missing, nodemailer generates one. */
  messageId?: string;
  headers?: Record<string, string>;
  /** The calendar part of the e-mail, of type `text/calendar` (RFC 6047). */
  calendar?: { method: 'REQUEST' | 'CANCEL'; content: string };
  /**
   * Milliseconds since 1970. After this time the file of the e-mail in the outbox may be deleted.
   */
  keepUntil?: number;
}

/**
 * Sends e-mails. `send` throws when the mail server does not take the e-mail; the caller tries
 * again.
 */
export interface Mailer {
  /** True when the mailer writes e-mails to files of this machine and sends nothing. */
  toFiles?: boolean;
  send(mail: Mail): Promise<void>;
}

interface Options {
  smtpUrl: string | undefined;
  mailFrom: string;
  /** The folder to which e-mails are written as `.eml` files when SMTP_URL is not set. */
  outbox: string;
  /** Returns the present in ISO 8601. The file name of each e-mail begins with this instant. */
  instant: () => string;
  log: (message: string) => void;
  /**
   * The milliseconds that `send` waits for a mail server's connection and for its greeting
   * (TIMEOUT_MS by default), before it throws. It waits twice as long for a later answer.
   */
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
    // socketTimeout is twice the other limits. With three equal limits, the error would name any of
    // the three by chance.
    { url, connectionTimeout: limit, greetingTimeout: limit, socketTimeout: 2 * limit },
  );
  return {
    async send(mail) {
      await transport.sendMail(messageOf(mail, mailFrom));
    },
  };
}

/**
 * Converts a Mail to a message of nodemailer, in which sender and calendar part have other names.
 */
function messageOf({ fromName, calendar, keepUntil: _kept, ...mail }: Mail, mailFrom: string) {
  return {
    ...mail,
    from: senderNamed(mailFrom, fromName),
    ...(calendar && { icalEvent: { ...calendar, filename: 'turno.ics' } }),
  };
}

/**
 * Creates a mailer that writes each e-mail to an `.eml` file, which any mail program opens. The
 * file gets its `.eml` name once it is complete.
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
