import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface Letter {
  to: string;
  subject: string;
  messageId: string;
  /** The token in the link to choose a password; empty where the letter has no such link. */
  token: string;
  raw: string;
}

/** Decodes a letter (quoted-printable) and reads its headers and its token. */
export function readLetter(raw: string): Letter {
  const plain = raw.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
  const header = (name: string) => new RegExp(`^${name}: (.+?)\\r?$`, 'm').exec(plain)?.[1] ?? '';
  return {
    to: header('To'),
    subject: header('Subject'),
    messageId: header('Message-ID'),
    token:
      /https:\/\/turnos\.ejemplo\.com\/reset-password\?token=([\w-]{43})\s/.exec(plain)?.[1] ?? '',
    raw,
  };
}

/**
 * Starts a real SMTP server. `receive` is called with each letter and can refuse the letter by
 * throwing; without `receive` the server accepts every letter.
 */
export async function startSmtp(
  options: SMTPServerOptions & {
    port?: number;
    receive?: (letter: Letter) => Promise<void> | void;
  } = {},
) {
  const { port = 0, receive, ...others } = options;
  const received: Letter[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      void text(stream)
        .then(async (raw) => {
          const letter = readLetter(raw);
          await receive?.(letter);
          received.push(letter);
        })
        .then(() => done(), done);
    },
    ...others,
  });
  // A connection that breaks off is the sender's affair; without a listener the error would be thrown.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.server.address() as AddressInfo;
  return {
    received,
    smtpUrl: `smtp://127.0.0.1:${address.port}`,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
